/** Progress records: how far one user is in one tour, and how two records of it become one (S0-49). */
import type { ProgressRecord, StepRecord } from '../schemas/index.ts';
import type { Actor } from './ports.ts';
import type { Step, Tour } from './tour.ts';

export type Outcome = StepRecord['outcome'];

const OUTCOME_RANK = { unavailable: 0, skipped: 1, completed: 2 } as const;
const STATUS_RANK = { active: 0, dismissed: 1, completed: 2 } as const;

/**
 * A record of an attempt that has just begun.
 *
 * @param attempt which time through the tour this is, from 1
 * @param now milliseconds since the epoch
 */
export function newRecord(tour: Pick<Tour, 'key' | 'version'>, attempt: number, now: number): ProgressRecord {
  const at = timestamp(now);
  return {
    tour: tour.key,
    attempt,
    version: tour.version,
    status: 'active',
    steps: {},
    startedAt: at,
    updatedAt: at,
  };
}

/** What became of a step, also when it was recorded under an older id of the step (P-08). */
export function outcomeOf(record: ProgressRecord, step: Pick<Step, 'id' | 'was'>): Outcome | undefined {
  const id = [step.id, ...step.was].find((known) => Object.hasOwn(record.steps, known));
  return id === undefined ? undefined : record.steps[id]?.outcome;
}

/** Whether the user is through with a step that is left out of a plan for this reason, or came to this end. */
export function isThrough(reason: string | undefined): boolean {
  return reason === 'completed' || reason === 'skipped';
}

/**
 * The record with a step's outcome added. A better outcome that is already there stays: completed is better than
 * skipped, skipped than unavailable.
 *
 * @param now milliseconds since the epoch
 */
export function recordOutcome(
  record: ProgressRecord,
  step: string,
  outcome: Outcome,
  by: Actor,
  now: number,
): ProgressRecord {
  const at = timestamp(now);
  const before = record.steps[step];
  const entry = { outcome, at, by };
  return {
    ...record,
    steps: { ...record.steps, [step]: before === undefined ? entry : betterStep(before, entry) },
    updatedAt: later(record.updatedAt, at),
  };
}

/**
 * The record at the end of an attempt. Completed stays completed, whatever comes after.
 *
 * @param version the version of the tour that was played
 * @param now milliseconds since the epoch
 */
export function recordStatus(
  record: ProgressRecord,
  status: 'completed' | 'dismissed',
  version: number,
  now: number,
): ProgressRecord {
  return {
    ...record,
    status: STATUS_RANK[status] > STATUS_RANK[record.status] ? status : record.status,
    version: Math.max(record.version, version),
    updatedAt: later(record.updatedAt, timestamp(now)),
  };
}

/**
 * The step to go on from: the first one of the plan without an outcome. A step that stopped the tour because its
 * anchor was missing is tried again; so is the first step when the anchors of all of them were missing.
 *
 * @returns the index in `steps`; 0 for an empty plan
 */
export function resumeStep(record: ProgressRecord, steps: readonly Step[]): number {
  const index = steps.findIndex((step) => {
    const outcome = outcomeOf(record, step);
    return outcome === undefined || (outcome === 'unavailable' && step.onMissing === 'stop');
  });
  return Math.max(index, 0);
}

/**
 * Merges two records of one user in one tour. It is commutative, associative and idempotent, so that tabs, devices
 * and late writes end with the same record, whatever order they come in and whatever their clocks say (design 3.4).
 *
 * @throws Error when the records are of different tours
 */
export function mergeProgress(a: ProgressRecord, b: ProgressRecord): ProgressRecord {
  if (a.tour !== b.tour) throw new Error(`A record of "${a.tour}" cannot be merged with one of "${b.tour}".`);
  if (a.attempt !== b.attempt) return a.attempt > b.attempt ? a : b;
  const steps = { ...a.steps };
  for (const [id, entry] of Object.entries(b.steps)) {
    const other = steps[id];
    steps[id] = other === undefined ? entry : betterStep(other, entry);
  }
  return {
    tour: a.tour,
    attempt: a.attempt,
    version: Math.max(a.version, b.version),
    status: STATUS_RANK[a.status] >= STATUS_RANK[b.status] ? a.status : b.status,
    steps,
    startedAt: later(a.startedAt, b.startedAt) === a.startedAt ? b.startedAt : a.startedAt,
    updatedAt: later(a.updatedAt, b.updatedAt),
  };
}

function betterStep(a: StepRecord, b: StepRecord): StepRecord {
  if (a.outcome !== b.outcome) return OUTCOME_RANK[a.outcome] > OUTCOME_RANK[b.outcome] ? a : b;
  if (a.at !== b.at) return later(a.at, b.at) === a.at ? b : a;
  return a.by <= b.by ? a : b;
}

/** The later of two times. One moment can be written in several ways (`05Z`, `05.0Z`): the text breaks the tie. */
function later(a: string, b: string): string {
  const distance = Date.parse(a) - Date.parse(b);
  return distance > 0 || (distance === 0 && a >= b) ? a : b;
}

function timestamp(now: number): string {
  return new Date(now).toISOString();
}
