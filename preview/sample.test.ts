import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fulfil, sampleOf } from './sample.ts';

fc.configureGlobal({ seed: 7 });

describe('a sample of a schema', () => {
  it.each([
    ['the first example', { type: 'string', examples: ['ORD-1042', 'ORD-1'], default: 'x' }, 'ORD-1042'],
    ['the default', { type: 'integer', default: 7 }, 7],
    ['a default that is false', { type: 'boolean', default: false }, false],
    ['the constant', { const: 'orders.list' }, 'orders.list'],
    ['the first of an enum', { enum: ['dark', 'light'] }, 'dark'],
    ['a string: its name', { type: 'string' }, 'field'],
    ['a string that is bounded above', { type: 'string', maxLength: 3 }, 'fie'],
    ['a string that is bounded below', { type: 'string', minLength: 7 }, 'field--'],
    ['a known format', { type: 'string', format: 'email' }, 'someone@example.com'],
    ['a number: one', { type: 'number' }, 1],
    ['a number from its minimum', { type: 'integer', minimum: 5 }, 5],
    ['a number below its maximum', { type: 'integer', exclusiveMaximum: 0 }, -1],
    ['a multiple', { type: 'integer', minimum: 7, multipleOf: 5 }, 10],
    ['a truth', { type: 'boolean' }, true],
    ['a list with one item', { type: 'array', items: { type: 'integer' } }, [1]],
    ['a list with as many as it needs', { type: 'array', minItems: 2, items: { const: 'a' } }, ['a', 'a']],
    [
      'all properties, each by its name',
      {
        type: 'object',
        properties: { count: { type: 'integer' }, keys: { type: 'array', items: { type: 'string' } } },
      },
      { count: 1, keys: ['keys'] },
    ],
    ['the first type that is something', { type: ['null', 'string'] }, 'field'],
    ['the first alternative', { oneOf: [{ const: 1 }, { const: 2 }] }, 1],
    ['all of several', { allOf: [{ type: 'integer' }, { minimum: 3 }] }, 3],
    ['a reference', { $ref: '#/$defs/id', $defs: { id: { const: 'x' } } }, 'x'],
    ['nothing that is known', {}, null],
    ['no schema', true, null],
  ])('%s', (_, schema, expected) => {
    expect(sampleOf(schema, 'field')).toEqual(expected);
  });

  it('ends on a schema that contains itself', () => {
    const schema = { type: 'object', properties: { child: { $ref: '#' } } };
    expect(() => sampleOf(schema, 'tree')).not.toThrow();
  });

  it('fits the schema', () => {
    const ajv = new Ajv2020({ validateSchema: false });
    const bounds = fc
      .tuple(fc.nat(50), fc.nat(50))
      .map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) }));
    const leaf = fc.oneof(
      bounds.map(({ low, high }) => ({ type: 'integer', minimum: low, maximum: high })),
      bounds.map(({ low, high }) => ({ type: 'string', minLength: low, maxLength: high })),
      fc.constant({ type: 'boolean' }),
      fc.array(fc.string(), { minLength: 1, maxLength: 3 }).map((values) => ({ enum: [...new Set(values)] })),
    );
    const { schema } = fc.letrec<{ schema: object }>((tie) => ({
      schema: fc.oneof(
        { maxDepth: 3 },
        leaf,
        fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), tie('schema'), { maxKeys: 3 }).map((properties) => ({
          ...{ type: 'object', properties, required: Object.keys(properties), additionalProperties: false },
        })),
        fc.tuple(tie('schema'), fc.nat(3)).map(([items, minItems]) => ({ type: 'array', items, minItems })),
      ),
    }));
    fc.assert(
      fc.property(schema, (each) => {
        const check = ajv.compile(each);
        expect(check(sampleOf(each, 'name')), JSON.stringify(each)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a result that a step waits for', () => {
  it.each([
    ['equals', { open: { equals: 'yes' } }, { open: 'yes', count: 1 }],
    ['in', { open: { in: ['a', 'b'] } }, { open: 'a', count: 1 }],
    ['min', { count: { min: 3 } }, { open: 'no', count: 3 }],
    ['max', { count: { max: 0 } }, { open: 'no', count: 0 }],
    ['exists not', { open: { exists: false } }, { count: 1 }],
    ['what is so already', { count: { min: 1 }, open: { exists: true } }, { open: 'no', count: 1 }],
  ])('%s', (_, where, expected) => {
    expect(fulfil({ open: 'no', count: 1 }, where)).toEqual(expected);
  });
});
