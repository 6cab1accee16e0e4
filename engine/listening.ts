/**
 * What a session listens to, and the call that it runs: one callback actor each, which gives back how to end it.
 * Leaving the state that invoked it ends it.
 */
import { type AnyEventObject, fromCallback } from 'xstate';
import type { Calls, Course, Here } from './course.ts';
import type { MachineEvent } from './events.ts';
import type { AnchorStatus, AnchorWatcher, Clock, RouteSource, RouteState, Undo } from './ports.ts';
import { isMove } from './rules.ts';

export interface CallInput {
  readonly course: Course;
  readonly here: Here;
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

/** The time for which the anchor is looked for. */
export function runTimer(clock: Clock, anchors: AnchorWatcher) {
  return fromCallback<AnyEventObject, { visit: number; ms: number; anchor: string }>(
    ({ input: { visit, ms, anchor }, sendBack }) =>
      clock.after(ms, () => {
        anchors.missed?.(anchor);
        sendBack({ type: 'timeout', visit } satisfies MachineEvent);
      }),
  );
}

/**
 * Makes the call that is due, and gives it up when ended.
 *
 * @param session names this session among all sessions of the tour
 */
export function runCall(calls: Calls | undefined, session: string) {
  return fromCallback<AnyEventObject, CallInput>(({ input: { course, here }, sendBack }) =>
    calls?.make(course, here, session, (outcome) =>
      sendBack({ type: 'called', visit: course.visit, outcome } satisfies MachineEvent),
    ),
  );
}
