import { expect, test } from 'vitest';
import { withoutAnnotations } from './annotations.ts';

const SAID = {
  $id: 'x',
  $schema: 'y',
  $comment: 'z',
  title: 'T',
  description: 'D',
  default: 1,
  examples: [1],
  deprecated: true,
  readOnly: true,
  writeOnly: true,
};
const saying = { ...SAID, type: 'string' };
const plain = { type: 'string' };

test.each([...Object.keys(SAID)])('%s says nothing about what fits', (keyword) => {
  expect(withoutAnnotations({ type: 'string', [keyword]: 'a' })).toEqual(plain);
});

test.each(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'])(
  'a name in %s is no keyword',
  (keyword) => {
    expect(withoutAnnotations({ [keyword]: { title: saying, default: true } })).toEqual({
      [keyword]: { title: plain, default: true },
    });
  },
);

test.each(['allOf', 'anyOf', 'oneOf', 'prefixItems'])('%s holds schemas', (keyword) => {
  expect(withoutAnnotations({ [keyword]: [saying, false] })).toEqual({ [keyword]: [plain, false] });
});

test.each([
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contains',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
])('%s is a schema', (keyword) => {
  expect(withoutAnnotations({ [keyword]: saying })).toEqual({ [keyword]: plain });
  expect(withoutAnnotations({ [keyword]: false })).toEqual({ [keyword]: false });
});

test.each([
  ['a constant that looks like a schema', { const: { title: 'T' } }],
  ['choices that look like schemas', { enum: [{ title: 'T' }] }],
  ['lists in odd places', { properties: [{ title: 'T' }], allOf: { title: 'T' } }],
  ['nothing in odd places', { properties: null, items: null, anyOf: null }],
])('%s stay', (_, schema) => {
  expect(withoutAnnotations(schema)).toEqual(schema);
});
