import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson } from './canonical.ts';

test('is what canonicalize writes', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(canonicalJson(value)).toBe(canonicalize(value));
    }),
    { seed: 7, examples: [[{ 10: 1, 9: 2, a: { é: null, e: [-0, 1e21, '\u2028"'] } }]] },
  );
});

test('leaves out what is undefined, and keeps its place in a list', () => {
  expect(canonicalJson({ b: undefined, a: [undefined, 1] })).toBe('{"a":[null,1]}');
});
