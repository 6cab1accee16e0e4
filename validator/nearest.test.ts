import fc from 'fast-check';
import { distance } from 'fastest-levenshtein';
import { expect, test } from 'vitest';
import { sameLetters } from './name-likeness.ts';
import { indexNames, nearestName, nearestNames } from './nearest.ts';

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
  ['navigate.order.list', NAMES, 'navigate.orders.list'],
  ['zzz', NAMES, undefined],
  ['', NAMES, undefined],
  ['Tuor', ['Tour', 'TourOverlay'], 'Tour'],
  ['onn', ['on', 'anchor'], 'on'],
  ['no', ['on', 'anchor'], 'on'],
  ['ab', ['xy'], undefined],
  ['a', [], undefined],
  ['same_distance', ['same_distanca', 'same_distancb'], 'same_distanca'],
  ['same_distance', ['same_distancb', 'same_distanca'], 'same_distanca'],
  ['orders.listView', ['orders.list.view', 'orders.list_view'], undefined],
  ['orders.list_view', ['orders.list.view', 'orders.list_view'], 'orders.list_view'],
  ['orders.lisfilter', ['orders.list.filter'], 'orders.list.filter'],
  // One part has another name, which may be a new one.
  ['orders.create.submit', ['orders.create.send', 'orders.list.new'], 'orders.create.send'],
  ['navigate.orders.list', ['navigate.orders.all', 'navigate.team.list'], 'navigate.orders.all'],
  ['orders.list', ['orders.all', 'team.list'], 'orders.all'],
  ['tours.first.open', ['tours.first_ordeal_ended.open', 'tours.last.open'], 'tours.last.open'],
  ['tours.stpe.txt', ['tours.step.text'], 'tours.step.text'],
  ['customers.archive', ['customers.bundled'], 'customers.bundled'],
  ['shop:orders.lits', ['shop:orders.list', 'orders.list'], 'shop:orders.list'],
  // A part more or less.
  ['orders.filter', ['orders.list.filter'], 'orders.list.filter'],
  ['orders.list.filter', ['list.filter'], 'list.filter'],
  ['home', ['home.all'], 'home.all'],
  ['home', ['new_home'], 'new_home'],
  // A word more or less, as after a rename: nearer than a name with another word or number, farther than a slip.
  ['tours.first.open', ['tours.first_order.open', 'tours.last.open'], 'tours.first_order.open'],
  ['orders.list.filter', ['orders.list.filter_renamed', 'orders.list.sort'], 'orders.list.filter_renamed'],
  ['orders.list.part_1', ['orders.list.part_0', 'orders.list.part_1_renamed'], 'orders.list.part_1_renamed'],
  ['orders.old_filter', ['orders.all_falter', 'orders.filter'], 'orders.filter'],
  ['first_sign_in', ['firstSign', 'last_sign_in'], 'firstSign'],
  ['first_sign_in_now', ['firstSignIn', 'cast_sign_in_now'], 'firstSignIn'],
  ['tours.first.open', ['tours.first.open_later', 'tours.first.open_now'], 'tours.first.open_now'],
  ['page_size', ['page', 'list'], undefined],
  ['page', ['page_of_list', 'page_size'], undefined],
  ['orders.list.filter', ['orders.list.filter_bar', 'orders.list.filters'], 'orders.list.filters'],
  ['orders.list.filtre', ['orders.list.filter', 'orders.list.filtre_bar'], 'orders.list.filter'],
  ['orders.list.fltr', ['orders.list.filter', 'orders.list.fltr_bar'], 'orders.list.filter'],
  // Letters are misspelt, numbers are not.
  ['step_2_txet', ['step_1_text', 'step_2_tact'], 'step_2_tact'],
  ['row_3', ['row_1', 'row_2'], undefined],
  ['column_3', ['column_1', 'colunm_2'], 'colunm_2'],
  ['rows.3.cell', ['rows.1.cell', 'rows.13.cell', 'rows.4'], undefined],
  ['row_33', ['row_3', 'row_13', 'row_33_old'], 'row_33_old'],
  ['orders2', ['orders', 'orders1'], 'orders'],
  ['first_order_text_1', ['first_order_next_2', 'fist_orde_txt_1'], 'fist_orde_txt_1'],
  // Other things in the same corner.
  ['orders.archive.all', ['orders.list.new', 'orders.list.filter'], undefined],
  ['nav.reports', ['nav.orders', 'nav.team'], undefined],
  ['orders.list.archive', ['orders.card.delete'], undefined],
  ['orders.archive', ['orders.list.new'], undefined],
  ['orders', ['team', 'settings'], undefined],
  ['nav.team.list', ['map.trim.list'], undefined],
  ['ui.at', ['ui.on'], undefined],
])('%j in %j', (wrong, names, expected) => {
  expect(nearestName(wrong, names)).toBe(expected);
});

test.each([
  // Two slips of a letter, and two names of which one part is another word: what stood there is not known.
  ['same_distance', ['same_distancb', 'other', 'same_distanca'], ['same_distanca', 'same_distancb']],
  ['orders.list.narrow', NAMES, ['orders.list.filter', 'orders.list.sort']],
  // Where every module has a list, what is in the same module comes first.
  [
    'orders.list.filter',
    ['items.list.filter', 'orders.index.filter', 'team.list.filter', 'activity.list.filter'],
    ['orders.index.filter'],
  ],
  [
    'navigate.orders.list',
    ['navigate.items.list', 'navigate.orders.detail', 'navigate.orders.index', 'navigate.team.list'],
    ['navigate.orders.detail', 'navigate.orders.index'],
  ],
  [
    'orders.list.filter',
    ['items.list.filter', 'team.list.filter'],
    ['items.list.filter', 'team.list.filter'],
  ],
  ['orders.detials', ['orders.detail', 'orders.list'], ['orders.detail']],
  ['orders.list.narrow', ['orders.list.narrowing', 'orders.list.sort'], ['orders.list.narrowing']],
  ['step', ['step_1', 'step_2', 'step_3'], ['step_1', 'step_2', 'step_3']],
  // More than three are no help.
  ['step', ['step_1', 'step_2', 'step_3', 'step_4'], []],
  ['orders.list.narrow', ['a', 'b', 'c', 'd'].map((name) => `orders.list.${name}`), []],
])('%j in %j: all that are equally near', (wrong, names, expected) => {
  expect(nearestNames(wrong, names)).toEqual(expected);
});

test('an index answers as often as it is asked', () => {
  const index = indexNames(new Set(NAMES));
  expect([index.nearest('ui.pint'), index.nearest('nav.order')]).toEqual([['ui.point'], ['nav.orders']]);
});

test('the same letters: only case and separators differ', () => {
  expect(sameLetters('on_missing', 'onMissing')).toBe(true);
  expect(sameLetters('onMissing', 'onMissing')).toBe(false);
  expect(sameLetters('onMising', 'onMissing')).toBe(false);
});

test('no name is passed over that is as near as the one that is found', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '1', '2'), minLength: 1, maxLength: 7 });
  const nearest = fc.property(word, fc.uniqueArray(word, { maxLength: 12 }), (wrong, names) => {
    const edits = (name: string) => {
      const apart = distance(wrong, name);
      const [own, other] = [wrong, name].map((each) => [...each].sort().join(''));
      return apart === 2 && own === other ? 1 : apart;
    };
    const numbers = (name: string) => name.replace(/\D+/g, '');
    const isAnotherNumber = (name: string) => {
      const [own, other] = [wrong, name].map((each) => each.replace(/\d+/g, ''));
      return own === other && new Set([numbers(wrong), numbers(name), '']).size === 3;
    };
    const far = (name: string) => edits(name) + (numbers(name) === numbers(wrong) ? 0 : 2);
    const length = (name: string) => Math.max(wrong.length, name.length);
    const meant = names
      .filter(
        (name) =>
          !isAnotherNumber(name) &&
          edits(name) <= (length(name) <= 4 ? Math.min(1, length(name) - 1) : length(name) * 0.4),
      )
      .sort((a, b) => far(a) - far(b) || (a < b ? -1 : 1));
    expect(nearestName(wrong, names)).toBe(meant[0]);
  });
  fc.assert(nearest, { numRuns: 3000, seed: 5 });
});

test.each<[string, (key: string, index: number) => string]>([
  ['a suffix', (key) => `${key}_renamed`],
  ['another group', (key) => key.replace('tours', 'guides')],
  ['other names of the tours', (key) => key.replace('tour_', 'walk_')],
  ['other names of the texts', (key) => key.replace(/(?:step|title)_/, 'no_')],
  ['other names of all', (key) => key.replace('tours.tour_', 'guides.walk_')],
  ['another number', (key) => key.replace('tour_', 'tour_7')],
  ['nothing alike', (_, index) => `quite.different.name_${index}`],
])('of thousands of wrong names each is compared with a few: %s', (_, renamed) => {
  const names = Array.from(
    { length: 5000 },
    (_, index) => `tours.tour_${index >> 3}.${index % 8 === 0 ? 'title' : 'step'}_${index % 8}`,
  );
  let compared = 0;
  const index = indexNames(names, (a, b) => {
    compared += 1;
    return distance(a, b);
  });
  for (const [at, name] of names.entries()) index.nearest(renamed(name, at));
  expect(compared / names.length).toBeLessThan(20);
});

test('of names that are all alike, so many are compared and no more', () => {
  const letters = [...'abcdefghijklmnopqr'];
  const names = letters.flatMap((a) => letters.flatMap((b) => letters.map((c) => `text${a}${b}${c}`)));
  let compared = 0;
  const index = indexNames(names, (a, b) => {
    compared += 1;
    return distance(a, b);
  });
  const answers = names.slice(0, 100).map((name) => index.nearest(`${name}xyz`));
  expect(compared / 100).toBeLessThanOrEqual(600);
  // Which ones these are does not depend on the order of the names.
  const reversed = indexNames(names.toReversed());
  expect(names.slice(0, 100).map((name) => reversed.nearest(`${name}xyz`))).toEqual(answers);
});

test('what shares all parts but one is found among thousands', () => {
  const letters = [...'abcdefghijklmnopqr'];
  const names = letters.flatMap((a) =>
    letters.flatMap((b) => letters.map((c) => `app.text${a}${b}${c}.title`)),
  );
  const index = indexNames(names);
  expect(index.nearest('app.textqrp.label')).toEqual(['app.textqrp.title']);
  expect(index.nearest('app.textqrp.upperTitle')).toEqual(['app.textqrp.title']);
  expect(index.nearest('app.textqrp.upper.title')).toEqual(['app.textqrp.title']);
});
