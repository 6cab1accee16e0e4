/** One moment of a session, as presenters and hosts see it, and what follows from it about the way ahead. */
import type { ProgressRecord } from '../schemas/index.ts';
import type { Plan, PlanStep } from './plan.ts';
import type { RefusalCode } from './ports.ts';

export type SessionState =
  | 'idle'
  | 'calling'
  | 'locating'
  | 'presenting'
  | 'stuck'
  | 'paused'
  | 'completed'
  | 'dismissed'
  | 'left'
  | 'failed';

export type PauseCode = 'off_route' | 'hidden_tab' | 'other_tab';

export type ReasonCode = RefusalCode | PauseCode | 'anchor_missing' | 'nothing_to_show';

/** Why a session is stuck, paused or failed: a code for programs, a sentence for people. */
export interface Reason {
  readonly code: ReasonCode;
  readonly message: string;
}

export interface SessionSnapshot {
  readonly state: SessionState;
  readonly plan: Plan;
  /** Grows with every step begun, also when the same step is begun again. 0 before the start. */
  readonly visit: number;
  /** The current step; null before the start and after the end. */
  readonly step: PlanStep | null;
  /** The anchor beside which the card stands, `page` for a centred card; null when no card is shown. */
  readonly shown: string | null;
  readonly record: ProgressRecord;
  /** Ids of steps that their `when` left out when they were about to begin. */
  readonly left: readonly string[];
  /** Ids of the steps shown before the current one: Back goes to the last. */
  readonly trail: readonly string[];
  readonly reason: Reason | null;
}
