import ajvEqual from 'ajv/dist/runtime/equal.js';
import ajvLength from 'ajv/dist/runtime/ucs2length.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { equal, ucs2length } from './checks.ts';

fc.configureGlobal({ seed: 7 });

/** Names by which ajv's helper calls a method of what it compares: it throws on a property of that name. */
const METHODS = /"(?:constructor|toString|valueOf)":/;

/** Ajv's helpers are CommonJS: the function is the default export, or the default of that. */
function functionOf<T>(module: T | { default: T }): T {
  return typeof module === 'function' ? module : (module as { default: T }).default;
}

test('equal says of any two JSON values what ajv says', () => {
  const reference = functionOf(ajvEqual) as typeof equal;
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), fc.jsonValue({ maxDepth: 3 }), (a, b) => {
      fc.pre(!METHODS.test(JSON.stringify([a, b])));
      expect(equal(a, b)).toBe(reference(a, b));
      expect(equal(a, structuredClone(a))).toBe(true);
    }),
  );
});

test('equal tells a list from an object and a missing property from another one', () => {
  expect(equal([], {})).toBe(false);
  expect(equal({ a: undefined }, { b: undefined })).toBe(false);
  expect(equal(null, {})).toBe(false);
  expect(equal({ toString: {} }, {})).toBe(false);
});

test('ucs2length counts code points as ajv does', () => {
  const reference = functionOf(ajvLength) as typeof ucs2length;
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(ucs2length(text)).toBe(reference(text));
    }),
  );
});
