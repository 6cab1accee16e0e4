/** What the machine tells the world: actions, each with the event that the host hears of. */
import { type Calls, type Course, currentStep, wasShown } from './course.ts';
import type { MachineEvent, TourEvent } from './events.ts';
import { outcomeNow } from './moves.ts';
import type { RouteSource } from './ports.ts';
import type { Outcome } from './progress.ts';
import { actorOf, metRule } from './rules.ts';

interface Args {
  readonly context: Course;
  readonly event: MachineEvent;
}

/** The telling actions of one machine, by the names that its transitions use. */
export function createTelling(
  routes: Pick<RouteSource, 'current'>,
  calls: Calls | undefined,
  tell: (event: TourEvent) => void,
) {
  const happened = (
    { plan }: Course,
    type: TourEvent['type'],
    rest: Pick<TourEvent, 'step' | 'reason' | 'by'> = {},
  ): void => tell({ type, tour: plan.tour.key, attempt: plan.attempt, ...rest });

  return {
    tellStart: ({ context }: Args): void => {
      if (context.visit > 0 || context.plan.refusal !== null) return;
      happened(context, 'tour_started', context.plan.resumed ? { reason: 'resumed' } : {});
    },
    tellShown: ({ context }: Args): void => {
      const step = currentStep(context);
      if (step !== undefined && !wasShown(context)) happened(context, 'step_shown', { step: step.id });
    },
    tellOutcome: ({ context, event }: Args, params: { readonly outcome: Outcome }): void => {
      const outcome = outcomeNow(context, params.outcome);
      const reason =
        outcome === 'completed'
          ? (metRule(context, event, routes, calls) ?? 'route')
          : (context.reason?.code ?? (event.type === 'timeout' ? 'anchor_missing' : undefined));
      happened(context, `step_${outcome}`, {
        step: currentStep(context)?.id ?? '',
        ...(reason !== undefined && { reason }),
        by: actorOf(context, event),
      });
    },
    tellEnd: ({ context, event }: Args, { type }: { readonly type: TourEvent['type'] }): void => {
      if (context.visit === 0 && type === 'tour_left') return;
      const reason = context.reason === null ? {} : { reason: context.reason.code };
      happened(context, type, { ...reason, by: actorOf(context, event) });
    },
  };
}
