/**
 * What a session listens to, and the call that it runs: one callback actor each, which gives back how to end it.
 * Leaving the state that invoked it ends it.
 */
import { type AnyEventObject, fromCallback } from 'xstate';
import type { RunningCall } from './calls.ts';
import type { MachineEvent } from './events.ts';
import { messageOf } from './failure.ts';
import type { Plan } from './plan.ts';
import type {
  AnchorStatus,
  AnchorWatcher,
  Clock,
  RouteSource,
  RouteState,
  ToolOutcome,
  ToolRunner,
  Undo,
} from './ports.ts';
import { isMove } from './rules.ts';

/** The call to run; null when there is none. */
export interface CallInput {
  readonly visit: number;
  readonly running: RunningCall | null;
  readonly plan: Plan;
}

/** Tells the route at once, because it may have changed while nobody listened, and then each change. */
export function listenToRoutes(routes: RouteSource) {
  return fromCallback<AnyEventObject, { visit: number }>(({ input: { visit }, sendBack }) =>
    hearRoutes(routes, visit, sendBack),
  );
}

/** What a step listens to while it lasts. */
export interface StepInput {
  readonly visit: number;
  /** The route that it began on. */
  readonly route: RouteState;
  readonly anchor: string;
  /** Where the anchor was when the step began, which need not be told of. */
  readonly status: AnchorStatus | null;
  /** The anchors whose click it waits for. */
  readonly clicks: readonly string[];
}

/** Listens to the routes, the step's anchor and the clicks it waits for: one actor, for there is one in every step. */
export function listenToStep(routes: RouteSource, anchors: AnchorWatcher) {
  return fromCallback<AnyEventObject, StepInput>(({ input, sendBack }) => {
    const { visit, route, anchor, clicks } = input;
    let known = input.status;
    const undos = [
      hearRoutes(routes, visit, sendBack, route),
      anchors.watch(anchor, (status) => {
        if (known?.state === 'visible' && status.state === 'visible') return;
        known = status;
        sendBack({ type: 'anchor', visit, status } satisfies MachineEvent);
      }),
      ...clicks.map((each) =>
        anchors.onClick(each, () => sendBack({ type: 'click', visit, anchor: each } satisfies MachineEvent)),
      ),
    ];
    return () => {
      for (const undo of undos) undo();
    };
  });
}

/** @param known the route that need not be told of */
function hearRoutes(
  routes: RouteSource,
  visit: number,
  send: (event: MachineEvent) => void,
  known?: RouteState,
): Undo {
  const tell = (route: RouteState) => send({ type: 'route', visit, route });
  const undo = routes.subscribe(tell);
  const now = routes.current();
  if (known === undefined || isMove(known, now)) tell(now);
  return undo;
}

export function runTimer(clock: Clock) {
  return fromCallback<AnyEventObject, { visit: number; ms: number }>(({ input: { visit, ms }, sendBack }) =>
    clock.after(ms, () => sendBack({ type: 'timeout', visit } satisfies MachineEvent)),
  );
}

/**
 * Runs the call, and gives it up when ended. Every call has an id of its own, also after a reload of the page.
 *
 * @param session names this session among all sessions of the tour
 */
export function runCall(runner: ToolRunner, session: string) {
  let made = 0;
  return fromCallback<AnyEventObject, CallInput>(({ input: { visit, running, plan }, sendBack }) => {
    if (running === null) return undefined;
    const { call, filled, timeoutMs } = running;
    const tell = (outcome: ToolOutcome) =>
      sendBack({ type: 'called', visit, outcome } satisfies MachineEvent);
    if (!filled.ok) return tell(filled);
    made += 1;
    const id = [plan.tour.key, plan.attempt, call.step, session, made].join(':');
    const abort = new AbortController();
    const run = async () => runner.run({ id, tool: call.tool, input: filled.input, timeoutMs }, abort.signal);
    run().then(tell, (error: unknown) =>
      tell({
        ok: false,
        refusal: { code: 'handler_failed', message: `The call could not be made: ${messageOf(error)}` },
      }),
    );
    return () => abort.abort();
  });
}
