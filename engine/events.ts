/** What goes into a session, and what it tells the world. */

import type { Actor, AnchorStatus, RouteState, ToolOutcome } from './ports.ts';
import type { ReasonCode } from './snapshot.ts';

/**
 * What a presenter, a host or an agent asks of a session. `visit` is the one of the snapshot that the asker saw: a
 * request of an earlier visit does nothing, so that a double click never jumps over a step.
 */
export type SessionEvent =
  | { readonly type: 'start' }
  | {
      readonly type: 'next' | 'back' | 'skip' | 'leave' | 'dismiss' | 'retry' | 'show_me';
      readonly visit: number;
      readonly by?: Actor;
    }
  /** Jumps to a step of the plan; before the start it starts there. An id that the plan does not have does nothing. */
  | { readonly type: 'go_to'; readonly step: string; readonly by?: Actor }
  /** Tells of a tool's result that the session did not ask for: an agent's call, or what the user did by hand. */
  | { readonly type: 'report'; readonly tool: string; readonly result: unknown; readonly by?: Actor }
  | { readonly type: 'pause'; readonly reason: 'hidden_tab' | 'other_tab' }
  | { readonly type: 'resume' };

/** What the world tells a session. */
type HeardEvent =
  | { readonly type: 'route'; readonly route: RouteState }
  | { readonly type: 'anchor'; readonly status: AnchorStatus }
  | { readonly type: 'click'; readonly anchor: string }
  /** The running call was answered. */
  | { readonly type: 'called'; readonly outcome: ToolOutcome }
  /** The anchor was looked for long enough. */
  | { readonly type: 'timeout' };

/** What the machine takes: each event with the visit that it belongs to. */
export type MachineEvent = (SessionEvent | HeardEvent) & { readonly visit: number };

/** What happened in a tour; each thing is told once. */
export interface TourEvent {
  readonly type:
    | 'tour_started'
    | 'step_shown'
    | 'step_completed'
    | 'step_skipped'
    | 'step_unavailable'
    | 'tour_completed'
    | 'tour_dismissed'
    | 'tour_left';
  readonly tour: string;
  readonly attempt: number;
  readonly step?: string;
  /**
   * Why: the advance rule that was met, what made a step unavailable or the tour fail; `resumed` for a start that
   * goes on with an earlier attempt.
   */
  readonly reason?: ReasonCode | 'manual' | 'click' | 'route' | 'tool_result' | 'resumed';
  readonly by?: Actor;
}
