/** What steps need, for what no overlay can make worse. */
import { expect, test } from 'vitest';
import type { StepDocument, TourDocument } from '../schemas/index.ts';
import { needsOf } from './step-needs.ts';
import { project } from './testing/project.ts';

function needs(steps: readonly Partial<StepDocument>[], trigger?: TourDocument['trigger']) {
  const catalog = project.apps.get('console')?.catalog;
  if (catalog === undefined) throw new Error('The project has no console.');
  const all = steps.map(
    (step): StepDocument => ({ id: 's', tool: 'ui.point', text: 't.t', anchor: 'page', ...step }),
  );
  const [first, ...others] = all;
  if (first === undefined) throw new Error('There is no step.');
  const tour: TourDocument = {
    kind: 'Tour',
    key: 'a.b',
    app: 'console',
    version: 1,
    title: 't.t',
    steps: [first, ...others],
    ...(trigger !== undefined && { trigger }),
  };
  return needsOf(tour, all, catalog).map(({ id, extent, words }) => `${id}: ${extent}, ${words}`);
}

const again = { tool: 'navigate.orders.detail', input: { order: { from: 'context.record' } } };
const taken = 'its argument "order" is taken from "context.record"';

test.each<[string, TourDocument['trigger'], string]>([
  ['all routes', { on: 'route', route: 'orders.detail' }, 'all'],
  ['some routes', undefined, 'some'],
  ['none of the routes', { on: 'route', route: 'orders.list' }, 'none'],
  ['routes of which nothing is known', { on: 'route', route: 'none' }, 'all'],
])('a value that %s publish', (_, trigger, extent) => {
  expect(needs([again], trigger)).toContain(`s input order: ${extent}, ${taken}`);
});

test('nothing is known of an argument of a tool that is none', () => {
  expect(needs([{ ...again, tool: 'none' }])).toEqual([`s input order: all, ${taken}`]);
});

test.each<[StepDocument['onMissing'], string[]]>([
  ['wait', ['s anchor: some, its anchor "orders.list.filters" is on orders.list']],
  ['skip', []],
  ['center', []],
])('an anchor with onMissing: %s', (onMissing, expected) => {
  const found = needs([{ anchor: 'orders.list.filters', ...(onMissing !== undefined && { onMissing }) }]);
  expect(found.filter((each) => each.startsWith('s anchor'))).toEqual(expected);
});

test('a tool that is offered on some routes', () => {
  expect(needs([{ tool: 'orders.list.search' }])).toEqual([
    's tool: some, its tool "orders.list.search" is offered on orders.list',
  ]);
});

test('the outcome of an earlier step is there, that of a later one or its own is not', () => {
  const when = { steps: { a: 'completed', b: 'skipped', c: 'completed', none: 'completed' } } as const;
  const found = needs([{ id: 'a' }, { id: 'b', when }, { id: 'c' }]);
  expect(found.filter((each) => each.startsWith('b when'))).toEqual([
    'b when a: all, its "when" asks for the outcome of "a"',
    'b when b: none, its "when" asks for the outcome of "b"',
    'b when c: none, its "when" asks for the outcome of "c"',
    'b when none: none, its "when" asks for the outcome of "none"',
  ]);
});
