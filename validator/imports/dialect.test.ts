import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { dialectOf, TooDeep, toCurrentDialect } from './dialect.ts';

const current = new Ajv2020({ strict: false, logger: false });
const old = new Ajv({ strict: false, logger: false });
const vocabulary = {
  isKeyword: (name: string) => Object.hasOwn(current.RULES.keywords, name),
  isFormat: (name: string) => name === 'date',
};

type Schema = Readonly<Record<string, unknown>>;
const converted = (schema: Schema) => toCurrentDialect(schema, dialectOf(schema) ?? '2020-12', vocabulary);

const DRAFT_07 = { $schema: 'http://json-schema.org/draft-07/schema#' };

describe('a schema of draft-07 means the same in 2020-12', () => {
  it.each<[string, Schema, readonly unknown[]]>([
    [
      'a list of places',
      { items: [{ type: 'string' }, { type: 'integer' }], additionalItems: false },
      [['a', 1], ['a'], ['a', 1, 2], [1, 'a'], []],
    ],
    [
      'a list of places and more',
      { items: [{ type: 'string' }], additionalItems: { type: 'integer' } },
      [['a', 1], ['a', 'b'], [1]],
    ],
    [
      '`additionalItems` without places',
      { items: { type: 'string' }, additionalItems: false },
      [['a', 'b'], [1]],
    ],
    [
      'dependencies of both kinds',
      { dependencies: { card: ['address'], gift: { required: ['text'] } } },
      [{ card: 1 }, { card: 1, address: 2 }, { gift: 1 }, { gift: 1, text: 2 }, {}],
    ],
    [
      'definitions',
      {
        definitions: { id: { type: 'string' } },
        properties: { a: { $ref: '#/definitions/id' } },
      },
      [{ a: 'long' }, { a: 1 }],
    ],
    [
      'a reference through its own `$id`',
      {
        $id: 'https://example.com/order.json',
        definitions: { id: { type: 'string' } },
        properties: { a: { $ref: 'https://example.com/order.json#/definitions/id' } },
      },
      [{ a: 'x' }, { a: 1 }],
    ],
    [
      'a schema that contains itself',
      { properties: { next: { $ref: '#' } }, required: ['a'] },
      [
        { a: 1, next: { a: 1 } },
        { a: 1, next: {} },
      ],
    ],
    [
      'a property called like a keyword',
      { properties: { definitions: { type: 'string' }, $ref: { type: 'integer' } } },
      [{ definitions: 'a' }, { definitions: 1 }, { $ref: 'a' }],
    ],
  ])('%s', (_, schema, values) => {
    const before = old.compile(schema);
    const after = current.compile(converted({ ...DRAFT_07, ...schema }));
    const said = values.map((value) => after(value));
    expect(said).toEqual(values.map((value) => before(value)));
    expect(said).toContain(false);
  });
});

// Which draft-07 says outright, and ajv does not keep to.
it('beside a reference draft-07 sees nothing but remarks', () => {
  const reference = { $ref: '#/definitions/id', title: 'Id', maxLength: 1 };
  expect(converted({ ...DRAFT_07, properties: { a: reference } })).toEqual({
    properties: { a: { $ref: '#/$defs/id', title: 'Id' } },
  });
});

describe('what a schema of 2020-12 says stays', () => {
  it('beside a reference', () => {
    const schema = converted({ $defs: { id: { type: 'string' } }, $ref: '#/$defs/id', maxLength: 1 });
    expect(current.compile(schema)('long')).toBe(false);
  });

  it.each<[string, Schema, Schema]>([
    ['unknown keywords go', { type: 'object', 'x-order': 1, discriminators: {} }, { type: 'object' }],
    ['unknown formats go', { type: 'string', format: 'uint8' }, { type: 'string' }],
    ['known formats stay', { type: 'string', format: 'date' }, { type: 'string', format: 'date' }],
    [
      'data is not looked into',
      { enum: [{ 'x-order': 1 }], default: { $schema: 'a' }, const: { format: 'b' } },
      { enum: [{ 'x-order': 1 }], default: { $schema: 'a' }, const: { format: 'b' } },
    ],
    ['`$schema` and `$id` go', { $schema: 'https://json-schema.org/draft/2020-12/schema', $id: 'a' }, {}],
  ])('%s', (_, schema, expected) => {
    expect(converted(schema)).toEqual(expected);
  });

  it('a property called `__proto__` is a property', () => {
    const schema: unknown = JSON.parse('{"properties":{"__proto__":{"type":"string"}}}');
    expect(JSON.stringify(converted(schema as Schema))).toBe(JSON.stringify(schema));
  });
});

it.each<[unknown, unknown]>([
  [undefined, '2020-12'],
  ['https://json-schema.org/draft/2020-12/schema', '2020-12'],
  ['https://json-schema.org/draft/2019-09/schema#', '2020-12'],
  ['http://json-schema.org/draft-07/schema#', 'draft-07'],
  ['https://json-schema.org/draft-07/schema', 'draft-07'],
  ['http://json-schema.org/draft-06/schema#', 'draft-07'],
  ['http://json-schema.org/draft-04/schema#', undefined],
  ['constructor', undefined],
  [7, undefined],
])('$schema %s is %s', ($schema, dialect) => {
  expect(dialectOf({ $schema })).toBe(dialect);
});

it('refuses a schema that goes too deep, instead of the stack', () => {
  let schema: Schema = {};
  for (let level = 0; level < 20_000; level++) schema = { not: schema };
  expect(() => converted(schema)).toThrow(TooDeep);
});
