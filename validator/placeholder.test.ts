/** Which values of an input are filled when the step begins. */
import { expect, test } from 'vitest';
import { hasPlaceholder, isPlaceholder } from './placeholder.ts';

test.each([
  [{ from: 'context.record' }, true],
  [{ from: 'context' }, true],
  [{ fact: 'seats' }, true],
  [{ from: 'contexts.record' }, false],
  [{ from: 'elsewhere' }, false],
  [{ from: ['context.record'] }, false],
  [{ fact: 5 }, false],
  [{ fact: 'seats', more: 1 }, false],
  [{ other: 'context.record' }, false],
  [{}, false],
  [[{ fact: 'seats' }], false],
  ['context.record', false],
  [null, false],
])('%j: %s', (value, expected) => {
  expect(isPlaceholder(value)).toBe(expected);
  expect(hasPlaceholder({ first: 1, second: value })).toBe(expected);
});

test('deeper inside an argument there is none', () => {
  expect(hasPlaceholder({ first: { second: { fact: 'seats' } } })).toBe(false);
});
