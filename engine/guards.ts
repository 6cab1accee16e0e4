/** The machine's guards: what may happen now. Each event counts only in the visit that it belongs to. */
import { anchorCanBeOn } from './catalog.ts';
import { type Calls, type Course, currentStep, type Here, previousStep } from './course.ts';
import type { MachineEvent } from './events.ts';
import { beginFirst } from './moves.ts';
import type { RouteSource, RouteState } from './ports.ts';
import { isMove, isRuleRoute, metRule } from './rules.ts';
import { findStep, type Step } from './tour.ts';

interface Args {
  readonly context: Course;
  readonly event: MachineEvent;
}

/** A guard that holds for events of the current visit only. */
const when =
  (holds: (course: Course, event: MachineEvent) => boolean) =>
  ({ context, event }: Args): boolean =>
    event.visit === context.visit && holds(context, event);

/** A guard on the course alone, for what follows from it without an event. */
const whenever =
  (holds: (course: Course) => boolean) =>
  ({ context }: Args): boolean =>
    holds(context);

const isOver = (course: Course): boolean => currentStep(course) === undefined;
const isVisible = ({ status }: Course): boolean => status?.state === 'visible';
const isOffRoute = (course: Course): boolean => !canBeHere(course, course.route);
const lacksAnchor = ({ reason }: Course): boolean => reason?.code === 'anchor_missing';

/** The guards of one machine, by the names that its transitions use. */
export function createGuards(
  routes: Pick<RouteSource, 'current'>,
  calls: Calls | undefined,
  here: () => Here,
) {
  return {
    isCurrent: when(() => true),
    /** What happened is what the step waits for. */
    advances: when((course, event) => metRule(course, event, routes, calls) !== null),
    /** The step that was shown before the page was left waits for the route that the user is on now. */
    isDoneAlready: when((course) => {
      if (!course.plan.resumed) return false;
      const first = beginFirst(course, here());
      return isRuleRoute(first, first.route);
    }),
    mayGoTo: when(({ plan, pause }, event) => {
      if (event.type !== 'go_to' || (pause !== null && pause !== 'off_route')) return false;
      return findStep(plan.steps, event.step) !== undefined;
    }),
    maySkip: when((course) => currentStep(course)?.skippable === true),
    mayGoBack: when((course) => previousStep(course) !== undefined),
    mayShow: when((course) => calls?.isOffered(course) === true),
    isRefused: when((_, event) => event.type === 'called' && !event.outcome.ok),
    onMissing: ({ context, event }: Args, { policy }: { readonly policy: Step['onMissing'] }): boolean =>
      event.visit === context.visit && currentStep(context)?.onMissing === policy,

    isMove: when((course, event) => event.type === 'route' && isMove(course.route, event.route)),
    /** Paused off route, and back where the step can be played. */
    isBack: when(
      (course, event) =>
        event.type === 'route' &&
        course.pause === 'off_route' &&
        canBeHere(course, event.route) &&
        calls?.canMake(course, event.route) !== false,
    ),
    mayResume: when(({ pause }) => pause !== 'off_route'),

    isCompleted: whenever((course) => isOver(course) && course.reason === null),
    isOver: whenever(isOver),
    isStuck: whenever(({ reason }) => reason !== null),
    /** The app does not offer the tool here: the user may be on the way. What the user asked for is tried. */
    isTooEarly: whenever((course) => course.shown === null && calls?.canMake(course, course.route) === false),
    hasCalled: whenever(({ calls }) => calls.length === 0),
    /** Shown, or to be shown at once: its anchor need not be looked for. */
    hasCalledAndIsSeen: whenever(
      (course) =>
        course.calls.length === 0 && (course.shown !== null || (isVisible(course) && !isOffRoute(course))),
    ),
    isOffRoute: whenever(isOffRoute),
    /** The anchor cannot be here, and here is where the step wanted the user to go. */
    isThereAlready: whenever((course) => isOffRoute(course) && isRuleRoute(course, course.route)),
    isVisible: whenever(isVisible),
    hasLostCard: whenever(({ shown }) => shown === null),
    hasLateAnchor: whenever((course) => lacksAnchor(course) && isVisible(course)),
    isStuckOffRoute: whenever((course) => lacksAnchor(course) && isOffRoute(course)),
  };
}

/** Whether the current step can be played on the route: its anchor can be there. */
function canBeHere(course: Course, { route }: RouteState): boolean {
  const step = currentStep(course);
  return step === undefined || anchorCanBeOn(course.plan.catalog, step.anchor, route);
}
