/** The order of steps that an overlay makes. */
import { expect, test } from 'vitest';
import type { StepDocument } from '../schemas/index.ts';
import { overlaidSteps, stepIndex } from './overlay-steps.ts';

const step = (id: string, was?: string[]): StepDocument => ({
  id,
  tool: 'ui.point',
  text: 'a.b',
  anchor: 'page',
  ...(was !== undefined && { was }),
});
const steps = [step('a', ['x', 'd']), step('b', ['y']), step('c'), step('d')];

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
])('%s', (_, overlay, expected) => {
  expect(
    overlaidSteps(steps, overlay)
      .map(({ id }) => id)
      .join(''),
  ).toBe(expected);
});

test('an id that one step has and another had is the step that has it', () => {
  expect(['a', 'x', 'd', 'none'].map((id) => stepIndex(steps, id))).toEqual([0, 0, 3, -1]);
});
