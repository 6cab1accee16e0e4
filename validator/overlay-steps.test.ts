/** The steps that overlays name. */
import { expect, test } from 'vitest';
import type { StepDocument } from '../schemas/index.ts';
import { stepIndex } from './overlay-steps.ts';

const step = (id: string, was?: string[]): StepDocument => ({
  id,
  tool: 'ui.point',
  text: 'a.b',
  anchor: 'page',
  ...(was !== undefined && { was }),
});

test('an id that one step has and another had is the step that has it', () => {
  const steps = [step('a', ['x', 'd']), step('b', ['y']), step('c'), step('d')];
  expect(['a', 'x', 'd', 'none'].map((id) => stepIndex(steps, id))).toEqual([0, 0, 3, -1]);
});
