import { expect, test } from 'vitest';
import { indexNames, nearestName, sameLetters } from './nearest.ts';

const NAMES = [
  'navigate.orders.list',
  'nav.orders',
  'nav.team',
  'orders.list.filter',
  'orders.list.sort',
  'ui.point',
];

test.each([
  ['ui.piont', NAMES, 'ui.point'],
  ['orders.list.filters', NAMES, 'orders.list.filter'],
  ['Orders_List-Filter', NAMES, 'orders.list.filter'],
  ['orders.list.narrow', NAMES, 'orders.list.sort'],
  ['navigate.order.list', NAMES, 'navigate.orders.list'],
  ['zzz', NAMES, undefined],
  ['', NAMES, undefined],
  ['Tuor', ['Tour', 'TourOverlay'], 'Tour'],
  ['onn', ['on', 'anchor'], 'on'],
  ['ab', ['xy'], undefined],
  ['a', [], undefined],
  ['same_distance', ['same_distanca', 'same_distancb'], 'same_distanca'],
  ['same_distance', ['same_distancb', 'same_distanca'], 'same_distanca'],
  ['orders.listView', ['orders.list.view', 'orders.list_view'], undefined],
])('%j in %j', (wrong, names, expected) => {
  expect(nearestName(wrong, names)).toBe(expected);
});

test('an index answers as often as it is asked', () => {
  const index = indexNames(new Set(NAMES));
  expect([index.nearest('ui.pint'), index.nearest('nav.order')]).toEqual(['ui.point', 'nav.orders']);
});

test('the same letters: only case and separators differ', () => {
  expect(sameLetters('on_missing', 'onMissing')).toBe(true);
  expect(sameLetters('onMissing', 'onMissing')).toBe(false);
  expect(sameLetters('onMising', 'onMissing')).toBe(false);
});
