/** A session: one running tour on one page. It wraps the machine, so that nobody outside sees XState. */
import { createActor, type SnapshotFrom } from 'xstate';
import { type Calls, type Course, currentStep, wasShown } from './course.ts';
import type { SessionEvent, TourEvent } from './events.ts';
import { messageOf } from './failure.ts';
import { createTourMachine } from './machine.ts';
import type { Plan } from './plan.ts';
import type { SessionPorts, Undo } from './ports.ts';
import type { Reason, SessionSnapshot, SessionState } from './snapshot.ts';

export interface Session {
  /** The same object until something changes. */
  getSnapshot(): SessionSnapshot;
  /** Takes a request; one that makes no sense now, or is of an earlier visit, does nothing. Never throws. */
  send(event: SessionEvent): void;
  /** Calls the listener after each change, not at once. */
  subscribe(listener: (snapshot: SessionSnapshot) => void): Undo;
  /** Tells what happens in the tour, each thing once. */
  events(listener: (event: TourEvent) => void): Undo;
  /** Ends the session without a trace in the record: aborts its call and stops watching. Safe to call twice. */
  stop(): void;
}

/**
 * Makes a session of a plan. Nothing happens until it is sent `start` (or `go_to`).
 *
 * @param calls what some tours need (`needsCalls`); `createSession` has them for any
 */
export function openSession(
  plan: Plan,
  ports: Omit<SessionPorts, 'runner' | 'context'>,
  calls?: Calls,
): Session {
  const listeners = new Set<(snapshot: SessionSnapshot) => void>();
  const eventListeners = new Set<(event: TourEvent) => void>();
  const untold: TourEvent[] = [];

  const machine = createTourMachine(ports, (event) => untold.push(event), calls);
  const actor = createActor(machine, { input: plan });
  let seen = actor.getSnapshot();
  let snapshot = snapshotOf(seen);

  // Told once the snapshot is the new one, so that a listener that looks at it sees what it was told of.
  const tell = (): void => {
    for (const event of untold.splice(0)) {
      for (const listener of [...eventListeners]) listener(event);
    }
  };

  const change = (to: SessionSnapshot): void => {
    snapshot = to;
    tell();
    for (const listener of [...listeners]) listener(snapshot);
  };

  actor.subscribe({
    next(next) {
      if (next === seen) return;
      seen = next;
      change(snapshotOf(next));
    },
    // A port that throws, such as the app's router, ends the session: a card that is left over would lock the user in.
    error(error) {
      const reason = { code: 'handler_failed', message: messageOf(error) } as const;
      const { plan } = snapshot;
      // XState leaves what runs in the machine running.
      for (const child of Object.values(seen.children)) child?.send({ type: 'xstate.stop' });
      untold.push({ type: 'tour_left', tour: plan.tour.key, attempt: plan.attempt, reason: reason.code });
      change({ ...snapshot, state: 'failed', shown: null, reason });
      throw error; // told as any uncaught error
    },
  });
  actor.start();

  return {
    getSnapshot: () => snapshot,
    send(event) {
      if (actor.getSnapshot().status === 'active') actor.send({ visit: seen.context.visit, ...event });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    events(listener) {
      eventListeners.add(listener);
      return () => {
        eventListeners.delete(listener);
      };
    },
    stop: () => {
      actor.stop();
    },
  };
}

function snapshotOf({
  value,
  status,
  context,
}: SnapshotFrom<ReturnType<typeof createTourMachine>>): SessionSnapshot {
  // No snapshot is of `beginning`, which is left at once.
  const state = (typeof value === 'string' ? value : value.step) as SessionState;
  const { plan, visit, shown, record, leftOut, trail } = context;
  return {
    state,
    plan,
    visit,
    step: visit === 0 ? null : (currentStep(context) ?? null),
    // After the end a final state keeps the step, for who asks where it ended, but shows nothing.
    shown: status === 'active' ? shown : null,
    record,
    leftOut,
    trail: wasShown(context) ? trail.slice(0, -1) : trail,
    reason: reasonOf(state, context),
  };
}

function reasonOf(state: SessionState, { pause, reason }: Course): Reason | null {
  if (state === 'paused' && pause !== null) return { code: pause, message: PAUSED[pause] };
  return state === 'stuck' || state === 'failed' ? reason : null;
}

const PAUSED = {
  off_route: 'The user is on a route where the anchor of this step cannot be.',
  hidden_tab: 'The tab is hidden.',
  other_tab: 'The tour is shown in another tab.',
} as const;
