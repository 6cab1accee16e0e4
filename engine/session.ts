/** A session: one running tour on one page. It wraps the machine, so that nobody outside sees XState. */
import type { SessionEvent, TourEvent } from './events.ts';
import type { Plan } from './plan.ts';
import type {
  AnchorWatcher,
  Clock,
  PageContext,
  ProgressStore,
  RouteSource,
  ToolRunner,
  Undo,
} from './ports.ts';
import type { SessionSnapshot } from './snapshot.ts';

export interface SessionPorts {
  readonly runner: ToolRunner;
  readonly anchors: AnchorWatcher;
  readonly routes: RouteSource;
  readonly progress: Pick<ProgressStore, 'save'>;
  readonly clock: Clock;
  /** The page context now. Default: what the route tells, with the record that it publishes. */
  readonly context?: () => PageContext;
}

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
 */
export function createSession(_plan: Plan, _ports: SessionPorts): Session {
  throw new Error('Not built yet.');
}
