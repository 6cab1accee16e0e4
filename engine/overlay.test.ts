import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyOverlay, overlaidSteps } from './overlay.ts';
import { tourOf } from './testing/fixtures.ts';

fc.configureGlobal({ seed: 7 });

const IDS = ['welcome', 'invite', 'theme', 'import_csv', 'done'];
const tour = tourOf(IDS.map((id) => (id === 'theme' ? { id, was: ['colours'] } : { id })));
const idsOf = (applied: ReturnType<typeof applyOverlay>) => applied.tour.steps.map(({ id }) => id);

const some = fc.subarray(IDS, { minLength: 0 });
const shuffled = fc.shuffledSubarray(IDS);

describe('an overlay', () => {
  test('fills the positions that the listed steps held, then hides', () => {
    const overlay = { hide: ['import_csv'], order: ['theme', 'invite'] };
    expect(idsOf(applyOverlay(tour, overlay))).toEqual(['welcome', 'theme', 'invite', 'done']);
  });

  test('that is empty changes nothing', () => {
    for (const overlay of [{}, { order: [], hide: [] }]) {
      expect(applyOverlay(tour, overlay)).toEqual({ tour, dropped: [] });
    }
  });

  test('hides exactly the listed steps', () => {
    fc.assert(
      fc.property(some, (hide) => {
        expect(idsOf(applyOverlay(tour, { hide }))).toEqual(IDS.filter((id) => !hide.includes(id)));
      }),
    );
  });

  test('orders: a permutation, the listed ones in the listed order, all others in their places', () => {
    fc.assert(
      fc.property(shuffled, (order) => {
        const ids = idsOf(applyOverlay(tour, { order }));
        expect([...ids].sort()).toEqual([...IDS].sort());
        expect(ids.filter((id) => order.includes(id))).toEqual(order);
        for (const [index, id] of IDS.entries()) if (!order.includes(id)) expect(ids[index]).toBe(id);
      }),
    );
  });

  test('orders and hides: the rest is a permutation, and no step is changed', () => {
    fc.assert(
      fc.property(shuffled, some, (order, hide) => {
        const { steps } = applyOverlay(tour, { order, hide }).tour;
        const rest = tour.steps.filter(({ id }) => !hide.includes(id));
        expect(new Set(steps)).toEqual(new Set(rest));
        expect(steps).toHaveLength(rest.length);
        for (const step of steps) expect(tour.steps).toContain(step);
      }),
    );
  });

  test('finds a step by an older id, and reports what it no longer finds or names twice', () => {
    const applied = applyOverlay(tour, {
      order: ['colours', 'gone', 'invite', 'theme'],
      hide: ['done', 'gone'],
    });
    expect(idsOf(applied)).toEqual(['welcome', 'theme', 'invite', 'import_csv']);
    expect(applied.dropped).toEqual([
      { id: 'gone', from: 'order', reason: 'unknown' },
      { id: 'theme', from: 'order', reason: 'repeated' },
      { id: 'gone', from: 'hide', reason: 'unknown' },
    ]);
  });

  test('leaves the tour it is applied to as it was', () => {
    const frozen = Object.freeze({ ...tour, steps: Object.freeze([...tour.steps]) });
    applyOverlay(frozen, { order: ['done', 'welcome'], hide: ['theme'] });
    expect(frozen.steps.map(({ id }) => id)).toEqual(IDS);
  });

  test.each<[string, { order?: string[]; hide?: string[] }, string]>([
    ['nothing', {}, 'abcd'],
    ['two steps in the places that they have', { order: ['c', 'a'] }, 'cbad'],
    ['three steps, the last one first', { order: ['d', 'b', 'c'] }, 'adbc'],
    ['one step alone', { order: ['b'] }, 'abcd'],
    ['a step by its former id', { order: ['c', 'x'] }, 'cbad'],
    ['one step twice', { order: ['c', 'a', 'c'] }, 'cbad'],
    ['an id that the tour does not have', { order: ['none', 'c', 'a'], hide: ['none'] }, 'cbad'],
    ['a hidden step', { hide: ['b'] }, 'acd'],
    ['a hidden step by its former id', { hide: ['y'] }, 'acd'],
    ['a step that is moved and hidden', { order: ['c', 'a'], hide: ['a'] }, 'cbd'],
  ])('lists %s, in a document as in a tour', (_, overlay, expected) => {
    const steps = [{ id: 'a', was: ['x', 'd'] }, { id: 'b', was: ['y'] }, { id: 'c' }, { id: 'd' }];
    expect(
      overlaidSteps(steps, overlay)
        .steps.map(({ id }) => id)
        .join(''),
    ).toBe(expected);
    expect(idsOf(applyOverlay(tourOf(steps), overlay)).join('')).toBe(expected);
  });
});
