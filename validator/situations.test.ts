/** Where a tour can be, by what a call, a click and a way to a route leave behind. */
import { describe, expect, test } from 'vitest';
import type { AnchorRow, ToolRow } from '../schemas/index.ts';
import {
  called,
  clicked,
  gone,
  offering,
  on,
  routesOf,
  type Situations,
  showing,
  targetOf,
  union,
} from './situations.ts';

const anchor = (more: Partial<AnchorRow>): AnchorRow => ({ key: 'a', module: 'm', routes: 'any', ...more });
const tool = (more: Partial<ToolRow>): ToolRow => ({
  name: 't',
  module: 'm',
  source: 'client',
  risk: 'L0',
  declaredBy: { kind: 'import', key: 't' },
  inputSchema: {},
  ...more,
});
const list = on('list', []);
const home = on('home', []);
const listWithForm = on('list', ['form']);
const many = Array.from({ length: 20 }, (_, index) => on(`r${index}`, []));

describe('a situation', () => {
  test('has its forms in order, each once', () => {
    expect(on('list', ['b', 'a', 'b'])).toEqual(on('list', ['a', 'b']));
    expect(on('list', ['b', 'a']).forms).toEqual(['a', 'b']);
  });

  test('with a form is another than with none', () => {
    expect(on('list', ['form']).id).not.toBe(on('list', []).id);
  });
});

describe('the union', () => {
  test.each<[string, Situations[], Situations]>([
    ['of nothing', [], []],
    ['with what is not known', [[list], 'unknown'], 'unknown'],
    ['with an empty part', [[list], []], [list]],
    [
      'of two that share one',
      [
        [list, home],
        [home, listWithForm],
      ],
      [list, home, listWithForm],
    ],
    ['of few and many', [[home], many], [...many, home]],
    ['of many and few', [many, [home]], [...many, home]],
    ['of many and one of them', [many, many.slice(3, 4)], many],
    ['of many with themselves', [many, [...many]], many],
    ['of many and many others', [many, [...many.slice(5), home]], [...many, home]],
  ])('%s', (_, parts, expected) => {
    expect(union(...parts)).toEqual(expected);
  });
});

describe('an anchor is shown', () => {
  test.each<[string, Partial<AnchorRow>, Situations, Situations]>([
    ['anywhere', {}, [list, home], [list, home]],
    ['who knows where', {}, 'unknown', 'unknown'],
    ['on its routes', { routes: ['list'] }, [list, home, listWithForm], [list, listWithForm]],
    ['on its routes, after a mistake', { routes: ['list'] }, 'unknown', 'unknown'],
    ['in a form of any route', { within: 'form' }, [list, home, listWithForm], [listWithForm]],
    ['in a form on its routes', { routes: ['home'], within: 'form' }, [home, listWithForm], []],
  ])('%s', (_, row, among, expected) => {
    expect(showing(among, anchor(row))).toEqual(expected);
  });
});

describe('a tool is offered', () => {
  test.each<[string, Partial<ToolRow>, Situations, Situations]>([
    ['anywhere', {}, [list, home], [list, home]],
    ['who knows where', {}, 'unknown', 'unknown'],
    ['on its routes', { routes: ['list'] }, [list, home], [list]],
    ['on its routes, after a mistake', { routes: ['list'] }, 'unknown', 'unknown'],
  ])('%s', (_, row, among, expected) => {
    expect(offering(among, tool(row))).toEqual(expected);
  });
});

describe('on the way to a route', () => {
  test.each<[string, Situations, Situations]>([
    ['from who knows where', 'unknown', [list]],
    ['from another one', [home], [list]],
    ['from itself, which changes nothing', [listWithForm], [listWithForm]],
    ['from itself or another one', [listWithForm, home], [listWithForm, list]],
    ['from itself with no form or another one', [list, home], [list]],
  ])('%s', (_, from, expected) => {
    expect(gone(from, 'list')).toEqual(expected);
  });
});

describe('a call', () => {
  test.each<[string, ToolRow['effect'], string | undefined, Situations, Situations]>([
    ['without effect', undefined, undefined, [listWithForm], [listWithForm]],
    ['that filters', { kind: 'filter' }, undefined, [listWithForm], [listWithForm]],
    ['that navigates', { kind: 'navigate', route: 'home' }, 'home', [listWithForm], [home]],
    ['that opens a form', { kind: 'prefill', opens: 'form' }, undefined, [list], [listWithForm]],
    [
      'that opens a form beside another',
      { kind: 'prefill', opens: 'b' },
      undefined,
      [on('list', ['c'])],
      [on('list', ['b', 'c'])],
    ],
    [
      'that opens a form that is open',
      { kind: 'prefill', opens: 'form' },
      undefined,
      [list, listWithForm],
      [listWithForm],
    ],
    [
      'that opens a form who knows where',
      { kind: 'prefill', opens: 'form' },
      undefined,
      'unknown',
      'unknown',
    ],
  ])('%s', (_, effect, target, from, expected) => {
    const row = effect === undefined ? tool({}) : tool({ effect });
    expect(targetOf(row)).toBe(target);
    expect(called(from, row)).toEqual(expected);
  });

  test('of no tool leads nowhere', () => {
    expect(targetOf(undefined)).toBeUndefined();
  });
});

describe('a click', () => {
  test.each<[string, Partial<AnchorRow>, Situations, Situations]>([
    ['that does nothing', {}, [listWithForm], [listWithForm]],
    ['that leads elsewhere', { leadsTo: 'home' }, [listWithForm], [home]],
    ['that opens a form', { opens: 'form' }, [list], [listWithForm]],
    ['that closes one of two', { closes: 'b' }, [on('list', ['a', 'b'])], [on('list', ['a'])]],
    ['that closes what is not open', { closes: 'b' }, [listWithForm, list], [listWithForm, list]],
    ['that closes one who knows where', { closes: 'b' }, 'unknown', 'unknown'],
    ['that closes one, which makes two alike', { closes: 'form' }, [list, listWithForm], [list]],
    [
      'that goes from one form to another',
      { closes: 'a', opens: 'b' },
      [on('list', ['a'])],
      [on('list', ['b'])],
    ],
  ])('%s', (_, row, from, expected) => {
    expect(clicked(from, anchor(row))).toEqual(expected);
  });
});

test('the routes of situations, each once, in order', () => {
  expect(routesOf([list, listWithForm, home])).toEqual(['home', 'list']);
  expect(routesOf('unknown')).toEqual([]);
});
