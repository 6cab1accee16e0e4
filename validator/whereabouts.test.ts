/** Sentences about where a tour is, in catalogs with none, one and several ways. */
import { expect, test } from 'vitest';
import { type Catalog, createCatalog } from '../engine/index.ts';
import type { AnchorRow, ToolRow } from '../schemas/index.ts';
import { on, type Situations } from './situations.ts';
import { anchorRow, toolRow } from './testing/rows.ts';
import { areOn, extentOf, lackOf, wayInto, wayTo, whereTourIs } from './whereabouts.ts';

function catalogOf(tools: ToolRow[], anchors: AnchorRow[]): Catalog {
  return createCatalog(
    { kind: 'ClientToolTable', app: 'a', hash: 'sha256:', routes: [], tools },
    { kind: 'AnchorRegistry', app: 'a', hash: 'sha256:', anchors },
  );
}

const to = (route: string) => toolRow(`navigate.${route}`, { effect: { kind: 'navigate', route } });
const fills = (form: string, name = `${form}.prefill`) =>
  toolRow(name, { effect: { kind: 'prefill', opens: form } });
const tools = [
  toolRow('plain'),
  to('a'),
  to('b'),
  to('c'),
  to('d'),
  to('e'),
  fills('x'),
  fills('y'),
  fills('y', 'more'),
];
const anchors = [
  anchorRow('none'),
  anchorRow('new', { opens: 'z' }),
  anchorRow('open', { opens: 'y' }),
  anchorRow('again', { opens: 'y' }),
];
const catalog = catalogOf(tools, anchors);

test.each([
  [['b'], 'Lead there in an earlier step, with "navigate.b".'],
  [['b', 'a'], 'Lead there in an earlier step, with "navigate.a" or "navigate.b".'],
  [
    ['a', 'b', 'c', 'd'],
    'Lead there in an earlier step, with "navigate.a", "navigate.b", "navigate.c" or "navigate.d".',
  ],
  [
    ['a', 'b', 'c', 'd', 'e'],
    'Lead there in an earlier step, with "navigate.a", "navigate.b", "navigate.c" or 2 more.',
  ],
  [['nowhere'], 'Lead there in an earlier step.'],
])('the way to %j', (routes, expected) => {
  expect(wayTo(routes, catalog)).toBe(expected);
});

test.each([
  ['x', 'Open it in an earlier step, with "x.prefill".'],
  ['y', 'Open it in an earlier step, with "y.prefill" or by a click on "open".'],
  ['z', 'Open it in an earlier step, by a click on "new".'],
  ['none', 'Open it in an earlier step.'],
])('the way into form %s', (form, expected) => {
  expect(wayInto(form, catalog)).toBe(expected);
});

const [a, b, withForm] = [on('a', []), on('b', []), on('a', ['x'])];

test.each<[string, Situations, Situations, string, string | undefined]>([
  ['everywhere', [a, b], [a, b], 'all', undefined],
  ['who knows where', 'unknown', [a], 'all', undefined],
  ['who knows whether', 'unknown', 'unknown', 'all', undefined],
  ['in some cases', [a, b, withForm], [withForm], 'some', 'the tour can be on a or b as well at this step'],
  ['nowhere', [b, a], [], 'none', 'the tour is on a or b at this step'],
])('a need that is met %s', (_, among, possible, extent, words) => {
  const lack = lackOf({ among, possible });
  expect(extentOf({ among, possible })).toBe(extent);
  expect(lack && whereTourIs(lack)).toBe(words);
});

test('of many routes some are counted', () => {
  const among = ['a', 'b', 'c', 'd', 'e'].map((route) => on(route, []));
  const lack = lackOf({ among, possible: [] });
  expect(lack && whereTourIs(lack)).toBe('the tour is on a, b, c or 2 more at this step');
});

test.each<[string, readonly string[] | 'any', boolean]>([
  ['any route', 'any', true],
  ['one of them', ['b'], true],
  ['none of them', ['c'], false],
])('situations on %s', (_, routes, expected) => {
  expect(areOn([b, on('list', [])], routes)).toBe(expected);
});
