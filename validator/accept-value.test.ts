/** The fast path against ajv: it does not know, or both accept. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ClientToolTable, ToolRow } from '../schemas/index.ts';
import { acceptorOf } from './accept-value.ts';
import { createAjv } from './tool-checks.ts';

const ajv = createAjv();
const table = new URL('../e2e/app/catalog/console/client-tools.json', import.meta.url);

/** Fails when the schema is known and ajv does not take it, or when a value is accepted and ajv refuses it. */
function expectAjvAccepts(schema: unknown, values: readonly unknown[]): void {
  const accept = acceptorOf(schema);
  if (accept === undefined) return;
  const validate = ajv.compile(schema as object);
  for (const value of values) {
    if (accept(value))
      expect(validate(value), `${JSON.stringify(schema)} ${JSON.stringify(value)}`).toBe(true);
  }
}

const names = fc.constantFrom('a', 'b', 'constructor', 'toString', '__proto__', 'length');
const scalar = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    false,
    '',
    'a',
    'b',
    'ab',
    '👋',
    '👋👋',
    'a\nb',
    0,
    -0,
    1,
    1.5,
    -1,
    1e21,
  ),
  fc.string({ maxLength: 3 }),
  fc.integer({ min: -3, max: 3 }),
);
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc
      .array(fc.tuple(names, tie('value')), { maxLength: 3 })
      .map((entries) =>
        JSON.parse(`{${entries.map(([k, v]) => `${JSON.stringify(k)}:${JSON.stringify(v)}`)}}`),
      ),
  ),
}));

/** What keywords are set to: mostly something that makes sense, sometimes anything. */
const { schema } = fc.letrec<{ schema: unknown }>((tie) => {
  const odd = <Setting>(due: fc.Arbitrary<Setting>): fc.Arbitrary<unknown> =>
    fc.oneof({ weight: 12, arbitrary: due as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: value });
  const limit = odd(fc.integer({ min: 0, max: 3 }));
  const keywords = fc.record(
    {
      type: odd(
        fc.constantFrom('string', 'boolean', 'null', 'number', 'integer', 'array', 'object', 'strnig', [
          'string',
        ]),
      ),
      const: odd(scalar),
      enum: odd(fc.array(scalar, { maxLength: 3 })),
      minimum: limit,
      maximum: limit,
      exclusiveMinimum: limit,
      exclusiveMaximum: limit,
      minLength: limit,
      maxLength: limit,
      minItems: limit,
      maxItems: limit,
      pattern: odd(fc.constantFrom('^a', '.', '^\\S+$', '^.$', '(', '\\Z', '^[A-Za-z0-9._~-]+$')),
      uniqueItems: odd(fc.boolean()),
      items: odd(tie('schema')),
      properties: odd(fc.dictionary(names, tie('schema'), { maxKeys: 3 })),
      additionalProperties: odd(fc.oneof(fc.boolean(), tie('schema'))),
      required: odd(fc.array(names, { maxLength: 2 })),
      description: odd(fc.constant('What it is for.')),
      default: value,
      examples: odd(fc.array(value, { maxLength: 1 })),
      deprecated: odd(fc.boolean()),
      format: fc.constant('date'),
      $schema: fc.constant('http://json-schema.org/draft-07/schema#'),
      not: tie('schema'),
    },
    { requiredKeys: [] },
  );
  const few = fc
    .tuple(keywords, fc.uniqueArray(fc.nat(30), { maxLength: 3 }))
    .map(([all, kept]) => Object.fromEntries(Object.entries(all).filter((_, index) => kept.includes(index))));
  return { schema: fc.oneof({ depthSize: 'small' }, fc.boolean(), few, few) };
});

test('accepts nothing that ajv refuses', () => {
  fc.assert(fc.property(schema, fc.array(value, { minLength: 4, maxLength: 12 }), expectAjvAccepts), {
    numRuns: Number(process.env.FUZZ_RUNS ?? 500),
    seed: 7,
  });
});

describe('knows', () => {
  const cases: [string, unknown, unknown[], unknown[]][] = [
    ['types', { type: 'integer' }, [1, -0], ['1', 1.5]],
    ['choices', { enum: ['a', 1, null] }, ['a', 1, null], ['b', '1', false]],
    ['limits of numbers', { minimum: 1, exclusiveMaximum: 3 }, [1, 2.9, 'x'], [0.9, 3]],
    // Whether it has one character or two is for ajv.
    ['lengths', { minLength: 2, maxLength: 4 }, ['abcd', '👋👋', 5], ['a', 'abcde', '👋']],
    ['patterns', { pattern: '^[a-z]+$' }, ['ab', 1], ['A']],
    [
      'lists',
      { items: { type: 'string' }, uniqueItems: true, minItems: 1 },
      [['a', 'b']],
      [[], ['a', 'a'], [1]],
    ],
    [
      'mappings',
      { type: 'object', properties: { a: { type: 'string' } }, required: ['a'], additionalProperties: false },
      [{ a: '' }],
      [{}, { a: 1 }, { a: '', b: 1 }, []],
    ],
    ['what others may be', { additionalProperties: { type: 'string' } }, [{ a: '' }, 1], [{ a: 1 }]],
  ];
  test.each(cases)('%s', (_, known, accepted, left) => {
    const accept = acceptorOf(known);
    expect(accepted.map((each) => accept?.(each))).toEqual(accepted.map(() => true));
    expect(left.map((each) => accept?.(each))).toEqual(left.map(() => false));
    expectAjvAccepts(known, accepted);
  });

  test('every schema that `tour gen` writes', async () => {
    const { default: demo } = (await import(table.href, { with: { type: 'json' } })) as {
      default: ClientToolTable;
    };
    const unknown = demo.tools.filter(
      ({ inputSchema, outputSchema = {} }: ToolRow) =>
        acceptorOf(inputSchema) === undefined || acceptorOf(outputSchema) === undefined,
    );
    expect(demo.tools.length).toBeGreaterThan(10);
    expect(unknown.map(({ name }) => name)).toEqual([]);
  });
});

test.each([
  ['another keyword', { format: 'date' }],
  ['another keyword in a part', { properties: { a: { anyOf: [{}] } } }],
  ['a type that is none', { type: 'strnig' }],
  ['a pattern that is none', { pattern: '(' }],
  ['a property that every object has', { properties: { constructor: {} } }],
  ['a choice between mappings', { enum: [{}] }],
  ['false', false],
])('leaves %s to ajv', (_, unknown) => {
  expect(acceptorOf(unknown)).toBeUndefined();
});
