/** One moment of a session, as presenters and hosts see it, and what follows from it about the way ahead. */
import type { ProgressRecord } from '../schemas/index.ts';
import type { Plan, PlanStep } from './plan.ts';
import type { RefusalCode } from './ports.ts';
import { outcomeOf } from './progress.ts';
import { findStep } from './tour.ts';

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
  /** The current step, also after leaving it; null before the start and after the last step. */
  readonly step: PlanStep | null;
  /** The anchor beside which the card stands, `page` for a centred card; null when no card is shown. */
  readonly shown: string | null;
  readonly record: ProgressRecord;
  /** Ids of steps that their `when` left out when they were about to begin. */
  readonly leftOut: readonly string[];
  /** Ids of the steps shown before the current one: Back goes to the last. */
  readonly trail: readonly string[];
  readonly reason: Reason | null;
}

/** Where the current step is among those that this user will really see, from 1; 0 of n when there is none. */
export function counterOf(snapshot: SessionSnapshot): { readonly position: number; readonly of: number } {
  const counted = countedSteps(snapshot);
  const position = snapshot.step === null ? -1 : counted.indexOf(snapshot.step);
  return {
    position: position < 0 ? 0 : snapshot.plan.seen + position + 1,
    of: snapshot.plan.seen + counted.length,
  };
}

/** Whether no further step will be shown after the current one, as far as can be told. */
export function isLast(snapshot: SessionSnapshot): boolean {
  return snapshot.step !== null && countedSteps(snapshot).at(-1) === snapshot.step;
}

/** The steps of the plan without those that could not be shown or whose `when` does not hold. */
function countedSteps({ plan, step: current, record, leftOut }: SessionSnapshot): PlanStep[] {
  const at = current === null ? -1 : plan.steps.indexOf(current);
  return plan.steps.filter((step, index) => {
    if (step === current) return true;
    if (leftOut.includes(step.id) || outcomeOf(record, step) === 'unavailable') return false;
    return index < at || mayBeDue(step, plan, record, plan.steps.slice(Math.max(at, 0)));
  });
}

/** Whether the outcomes that the step's `when` asks for are there or can still come. */
function mayBeDue(step: PlanStep, plan: Plan, record: ProgressRecord, ahead: readonly PlanStep[]): boolean {
  return Object.entries(step.when?.steps ?? {}).every(([id, wanted]) => {
    const asked = findStep(plan.tour.steps, id);
    if (asked === undefined) return false;
    return outcomeOf(record, asked) === wanted || ahead.some((other) => other.id === asked.id);
  });
}
