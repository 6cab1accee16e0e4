import canonicalize from 'canonicalize';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalForm } from './canonical-form.ts';

const key = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('10', '9', '01', '__proto__', 'toString', 'b', 'B', 'é', '\u{1f600}', '\uffff', '"'),
);
const { document } = fc.letrec<{ document: Record<string, unknown>; value: unknown }>((tie) => ({
  document: fc.dictionary(key, tie('value')),
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'binary' }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom(null, true, -0, 1e21, '\\ud800', '\ud83d\ude00'),
    fc.array(tie('value')),
    tie('document'),
  ),
}));

test('is what canonicalize writes', () => {
  const same = fc.property(document, (each) => {
    expect(canonicalForm(each)).toBe(canonicalize(each));
  });
  fc.assert(same, { numRuns: 2000, seed: 11 });
});

test('half a character has none', () => {
  expect(() => canonicalForm({ a: 'x\ud800' })).toThrow();
  expect(() => canonicalForm({ '\udc00': 1 })).toThrow();
});
