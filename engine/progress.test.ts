import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProgressRecord, StepRecord } from '../schemas/index.ts';
import { checkProgressRecord } from '../schemas/index.ts';
import { mergeProgress, newRecord, outcomeOf, recordOutcome, recordStatus, resumeStep } from './progress.ts';
import { planOf, START, tourOf } from './testing/fixtures.ts';

fc.configureGlobal({ seed: 7 });

const tour = tourOf([{ id: 'a' }, { id: 'b', was: ['old_b'] }, { id: 'c', onMissing: 'stop' }]);
const fresh = newRecord(tour, 1, START);

/** Times that are written in different ways for the same moment, and clocks that are wrong. */
const time = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom('', '.0', '.00', '.5', '.500'))
  .map(([second, fraction]) => `2025-01-01T08:00:0${second}${fraction}Z`);

const step: fc.Arbitrary<StepRecord> = fc.record({
  outcome: fc.constantFrom('completed', 'skipped', 'unavailable'),
  at: time,
  by: fc.constantFrom('user', 'agent', 'tour'),
});

const record: fc.Arbitrary<ProgressRecord> = fc.record({
  tour: fc.constant(tour.key),
  attempt: fc.integer({ min: 1, max: 2 }),
  version: fc.integer({ min: 1, max: 3 }),
  status: fc.constantFrom('active', 'completed', 'dismissed'),
  steps: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'gone'), step, { noNullPrototype: true }),
  startedAt: time,
  updatedAt: time,
});

const RANK = { unavailable: 0, skipped: 1, completed: 2 };

describe('merging', () => {
  test('is commutative', () => {
    fc.assert(
      fc.property(record, record, (a, b) => {
        expect(mergeProgress(a, b)).toEqual(mergeProgress(b, a));
      }),
    );
  });

  test('is associative', () => {
    fc.assert(
      fc.property(record, record, record, (a, b, c) => {
        expect(mergeProgress(mergeProgress(a, b), c)).toEqual(mergeProgress(a, mergeProgress(b, c)));
      }),
    );
  });

  test('is idempotent', () => {
    fc.assert(
      fc.property(record, record, (a, b) => {
        expect(mergeProgress(a, a)).toEqual(a);
        const merged = mergeProgress(a, b);
        expect(mergeProgress(merged, a)).toEqual(merged);
      }),
    );
  });

  test('loses no entry of the attempt that counts, and makes none worse', () => {
    fc.assert(
      fc.property(record, record, (a, b) => {
        const merged = mergeProgress(a, b);
        for (const one of [a, b].filter(({ attempt }) => attempt === merged.attempt)) {
          expect(Object.keys(merged.steps)).toEqual(expect.arrayContaining(Object.keys(one.steps)));
          for (const [id, entry] of Object.entries(one.steps)) {
            expect(RANK[merged.steps[id]?.outcome ?? 'unavailable']).toBeGreaterThanOrEqual(
              RANK[entry.outcome],
            );
          }
          if (one.status === 'completed') expect(merged.status).toBe('completed');
          expect(merged.version).toBeGreaterThanOrEqual(one.version);
          expect(Date.parse(merged.startedAt)).toBeLessThanOrEqual(Date.parse(one.startedAt));
          expect(Date.parse(merged.updatedAt)).toBeGreaterThanOrEqual(Date.parse(one.updatedAt));
        }
      }),
    );
  });

  test('gives a record that fits the schema', () => {
    fc.assert(
      fc.property(record, record, (a, b) => {
        expect(checkProgressRecord(mergeProgress(a, b))).toBe(true);
      }),
    );
  });

  test.each<[string, Partial<ProgressRecord>, Partial<ProgressRecord>, Partial<ProgressRecord>]>([
    [
      'the higher attempt wins whole',
      { attempt: 2, status: 'active' },
      { status: 'completed' },
      { attempt: 2, status: 'active' },
    ],
    ['completed over dismissed', { status: 'dismissed' }, { status: 'completed' }, { status: 'completed' }],
    ['dismissed over active', { status: 'dismissed' }, { status: 'active' }, { status: 'dismissed' }],
    ['the greater version', { version: 2 }, { version: 1 }, { version: 2 }],
    [
      'a tie goes to the earlier time, then the smaller actor',
      { steps: { a: { outcome: 'completed', at: '2025-01-01T08:00:00.5Z', by: 'user' } } },
      { steps: { a: { outcome: 'completed', at: '2025-01-01T08:00:00Z', by: 'user' } } },
      { steps: { a: { outcome: 'completed', at: '2025-01-01T08:00:00Z', by: 'user' } } },
    ],
    [
      'a tie of both',
      { steps: { a: { outcome: 'skipped', at: '2025-01-01T08:00:00Z', by: 'user' } } },
      { steps: { a: { outcome: 'skipped', at: '2025-01-01T08:00:00Z', by: 'agent' } } },
      { steps: { a: { outcome: 'skipped', at: '2025-01-01T08:00:00Z', by: 'agent' } } },
    ],
  ])('%s', (_, a, b, merged) => {
    expect(mergeProgress({ ...fresh, ...a }, { ...fresh, ...b })).toEqual({ ...fresh, ...merged });
  });

  test('is of one tour', () => {
    expect(() => mergeProgress(fresh, { ...fresh, tour: 'other' })).toThrow('"orders.first_order"');
  });
});

describe('recording', () => {
  test('an outcome keeps a better one, and time never goes back', () => {
    const done = recordOutcome(fresh, 'a', 'completed', 'user', START + 5000);
    const skipped = recordOutcome(done, 'a', 'skipped', 'tour', START + 1000);
    expect(skipped.steps.a).toEqual({ outcome: 'completed', at: '2025-01-01T08:00:05.000Z', by: 'user' });
    expect(skipped.updatedAt).toBe('2025-01-01T08:00:05.000Z');
    expect(fresh.steps).toEqual({});
  });

  test('completed stays completed, and takes the version that was played', () => {
    const completed = recordStatus(fresh, 'completed', 2, START);
    expect(completed).toMatchObject({ status: 'completed', version: 2 });
    expect(recordStatus(completed, 'dismissed', 1, START)).toMatchObject({ status: 'completed', version: 2 });
  });

  test('an outcome under an older id is the step’s', () => {
    const [, b] = tour.steps;
    if (b === undefined) throw new Error('The tour has a second step.');
    expect(outcomeOf(recordOutcome(fresh, 'old_b', 'skipped', 'user', START), b)).toBe('skipped');
    const both = recordOutcome(
      recordOutcome(fresh, 'old_b', 'completed', 'user', START),
      'b',
      'skipped',
      'user',
      START,
    );
    expect(outcomeOf(both, b)).toBe('skipped');
    expect(outcomeOf({ ...fresh, steps: JSON.parse('{"__proto__": {}}') }, { id: 'toString', was: [] })).toBe(
      undefined,
    );
  });
});

test('a step may have the name of what every object has', () => {
  const done = recordOutcome(fresh, 'constructor', 'skipped', 'user', START);
  expect(done.steps).toEqual({ constructor: { outcome: 'skipped', at: done.updatedAt, by: 'user' } });
  expect(mergeProgress(fresh, done)).toEqual(done);
});

test.each<[string, Record<string, 'completed' | 'skipped' | 'unavailable'>, number]>([
  ['at the first', {}, 0],
  ['after what has an outcome', { a: 'completed', old_b: 'skipped' }, 2],
  ['past what was unavailable', { a: 'unavailable' }, 1],
  ['at what stopped the tour', { a: 'completed', b: 'completed', c: 'unavailable' }, 2],
  ['at the first, when everything has an outcome', { a: 'unavailable', b: 'unavailable', c: 'completed' }, 0],
])('goes on %s', (_, outcomes, index) => {
  const record = Object.entries(outcomes).reduce(
    (sum, [id, outcome]) => recordOutcome(sum, id, outcome, 'user', START),
    fresh,
  );
  expect(resumeStep(record, planOf(tour).steps)).toBe(index);
});
