/** What rules say of calls, by the schemas of the tools. */
import { describe, expect, test } from 'vitest';
import type { ToolRow } from '../../schemas/index.ts';
import { tourWith } from '../example.ts';
import { check, counting, messages, project, withTool } from '../testing/project.ts';

describe('what a result can hold', () => {
  const object = (properties: object, more: object = {}) => ({
    type: 'object',
    additionalProperties: false,
    properties,
    ...more,
  });
  const integer = { type: 'integer' };

  test.each<[string, NonNullable<ToolRow['outputSchema']>, string, string[]]>([
    [
      'no fields at all',
      object({}),
      'count: { min: 1 }',
      ['The result of "stock.count" has no "count". It has no fields.'],
    ],
    [
      'fields unlike it',
      object({ a: integer, b: integer }),
      'zzzzz: { min: 1 }',
      ['The result of "stock.count" has no "zzzzz". It has a and b.'],
    ],
    ['an open object', object({ a: integer }, { additionalProperties: true }), 'b: { min: 1 }', []],
    ['$ref', object({}, { $ref: '#/$defs/x', $defs: { x: {} } }), 'b: { min: 1 }', []],
    ['allOf', object({}, { allOf: [{}] }), 'b: { min: 1 }', []],
    ['anyOf', object({}, { anyOf: [{}] }), 'b: { min: 1 }', []],
    ['oneOf', object({}, { oneOf: [{}] }), 'b: { min: 1 }', []],
    ['patternProperties', object({}, { patternProperties: { '^b': {} } }), 'b: { min: 1 }', []],
    ['if', object({}, { if: {} }), 'b: { min: 1 }', []],
    ['a field of any value', object({ a: true }), 'a: { equals: x }', []],
    ['a field without a type', object({ a: {} }), 'a: { min: 1, equals: 1 }', []],
    ['a field in an open object', object({ a: {} }), 'a.b: { min: 1 }', []],
    ['a field in any value', object({ a: true }), 'a.b: { min: 1 }', []],
    [
      'a field of a nested object',
      object({ a: object({ b: integer }) }),
      'a.b: { equals: x }',
      [
        '"a.b" in the result of "stock.count" is never "x", so the user waits in vain. It is a whole number: name a value that it can have.',
      ],
    ],
    [
      'a field that the nested object lacks',
      object({ page: object({ size: integer }) }),
      'page.siz: { min: 1 }',
      ['The result of "stock.count" has no "page.siz". It has size.'],
    ],
    [
      'a dot in the name',
      object({ 'a.b': integer }),
      'a.b: { equals: x }',
      [
        '"a.b" in the result of "stock.count" is never "x", so the user waits in vain. It is a whole number: name a value that it can have.',
      ],
    ],
    [
      'a dot at the beginning',
      object({ a: integer }),
      '.a: { min: 1 }',
      ['The result of "stock.count" has no ".a". Did you mean "a"?'],
    ],
    [
      'a definition',
      object({ a: { $ref: '#/$defs/level' } }, { $defs: { level: { enum: ['low', 'high'] } } }),
      'a: { equals: mid }',
      [
        '"a" in the result of "stock.count" is never "mid", so the user waits in vain. Name a value that it can have.',
      ],
    ],
    [
      'a definition that fits',
      object({ a: { $ref: '#/$defs/level' } }, { $defs: { level: { enum: ['low', 'high'] } } }),
      'a: { in: [low, high] }',
      [],
    ],
    [
      'some values that it cannot have',
      object({ a: integer }),
      'a: { in: [1, x, y] }',
      [
        '"a" in the result of "stock.count" is never "x" or "y", so the user waits in vain. It is a whole number: name a value that it can have.',
      ],
    ],
    [
      'more than the most',
      object({ a: { type: 'number', maximum: 5 } }),
      'a: { min: 6 }',
      [
        '"a" in the result of "stock.count" is at most 5, never 6 or more, so the user waits in vain. Give a limit that it can meet, or remove the condition.',
      ],
    ],
    ['the most', object({ a: { type: 'number', maximum: 5 } }), 'a: { min: 5, max: 9 }', []],
    ['the least', object({ a: { type: 'number', minimum: 5 } }), 'a: { max: 5, min: 1 }', []],
    ['no limits', object({ a: { type: 'number' } }), 'a: { max: 5, min: 1 }', []],
    ['a number or nothing', object({ a: { type: ['number', 'null'] } }), 'a: { min: 1 }', []],
    ['an optional field that may be absent', object({ a: integer }), 'a: { exists: false }', []],
    [
      'a field of any value that is always there',
      object({ a: true }, { required: ['a'] }),
      'a: { exists: false }',
      [
        '"a" in the result of "stock.count" is always there, so the user waits in vain. Remove the condition.',
      ],
    ],
    [
      'a nested field that is always there',
      object({ a: object({ b: integer }, { required: ['b'] }) }, { required: ['a'] }),
      'a.b: { exists: false }',
      [
        '"a.b" in the result of "stock.count" is always there, so the user waits in vain. Remove the condition.',
      ],
    ],
    [
      'a required field of an object that may be absent',
      object({ a: object({ b: integer }, { required: ['b'] }) }),
      'a.b: { exists: false }',
      [],
    ],
    [
      'a required field of an object that may be null',
      object(
        { a: object({ b: integer }, { type: ['object', 'null'], required: ['b'] }) },
        { required: ['a'] },
      ),
      'a.b: { exists: false }',
      [],
    ],
    ['a field that is always there', object({ a: integer }, { required: ['a'] }), 'a: { exists: true }', []],
    [
      'a text that is no number',
      object({ a: { type: 'string' } }),
      'a: { max: 1 }',
      [
        '"a" in the result of "stock.count" is no number, so the user waits in vain. It is a text: remove the condition, or name another field.',
      ],
    ],
  ])('%s', (_, outputSchema, where, expected) => {
    const tour = counting(`advance: [manual, { on: tool_result, where: { ${where} } }]`);
    const found = check(tour, withTool({ inputSchema: { type: 'object' }, outputSchema }));
    expect(found.map(({ rule, message }) => `${rule}: ${message}`)).toEqual(
      expected.map((message) => `advance-where: ${message}`),
    );
    for (const { message, suggestions } of found) {
      expect(suggestions !== undefined).toBe(message.includes('Did you mean'));
    }
  });
});

describe('facts', () => {
  const taking = (schema: unknown) =>
    withTool({ inputSchema: { type: 'object', properties: { a: schema } } } as Pick<ToolRow, 'inputSchema'>);

  test.each<[string, unknown, string, boolean]>([
    ['a whole number for a number', { type: 'number' }, 'seats', true],
    ['a number for a whole number', { type: 'integer' }, 'ratio', true],
    ['a whole number for a text', { type: 'string' }, 'seats', false],
    ['a number for a text', { type: 'string' }, 'ratio', false],
    ['one of the types that are due', { type: ['string', 'null'] }, 'tenant_name', true],
    ['one of the types that it has', { type: 'string' }, 'maybe', true],
    ['none of the types that it has', { type: 'boolean' }, 'maybe', false],
    ['a fact of a schema that says little', { type: 'string' }, 'loose', true],
    ['an argument that may be anything', {}, 'seats', true],
    ['an argument of any schema', true, 'seats', true],
  ])('%s', (_, schema, fact, fits) => {
    const changed = {
      ...taking(schema),
      facts: {
        ...project.facts,
        ratio: { type: 'number' },
        maybe: { type: ['string', 'null'] },
        loose: {},
      },
    };
    const rules = check(counting(`input: { a: { fact: ${fact} } }`), changed).map(({ rule }) => rule);
    expect(rules).toEqual(fits ? [] : ['fact-known']);
  });

  test.each([
    ['boolean', true],
    ['null', false],
  ])('of type %s in a text', (type, fits) => {
    const text =
      'id: hello\ntool: ui.point\nanchor: page\ntext: { key: tours.example.greeting, params: { name: { fact: own } } }';
    const rules = check(tourWith(text), { ...project, facts: { own: { type } } }).map(({ rule }) => rule);
    expect(rules).toEqual(fits ? [] : ['fact-known']);
  });

  test('a property that is called like a fact is none', () => {
    const changed = taking({ type: 'object', properties: { fact: { type: 'string' }, more: {} } });
    expect(check(counting('input: { a: { fact: nobody, more: 1 } }'), changed)).toEqual([]);
  });

  test.each(['toString', 'b'])('an argument %s that the tool does not declare', (name) => {
    expect(check(counting(`input: { ${name}: { fact: tenant_name } }`), taking({}))).toEqual([]);
  });
});

describe('input', () => {
  test.each<[string, ToolRow['inputSchema'], string, string[]]>([
    [
      'a schema that is none',
      { type: 'objekt' },
      '',
      ['The client tool table has no valid input schema for "stock.count"'],
    ],
    [
      'a text of another format',
      { type: 'object', properties: { until: { type: 'string', format: 'date' } } },
      'input: { until: tomorrow }',
      ['"until" must be a date such as 2026-01-31, not "tomorrow".'],
    ],
    [
      'a text of another format beside another mistake, within a list',
      {
        type: 'object',
        additionalProperties: false,
        properties: { to: { type: 'array', items: { type: 'string', format: 'email' } } },
      },
      'input: { to: [a@b.org, nobody], form: a }',
      [
        'Item 2 of "to" must be a text that matches email, not "nobody".',
        '"form" is no argument of "stock.count". Known is to.',
      ],
    ],
    [
      'a text of a format that no word explains',
      { type: 'object', properties: { at: { type: 'string', format: 'json-pointer' } } },
      'input: { at: here }',
      ['"at" must be a text that matches json-pointer, not "here".'],
    ],
    [
      'a placeholder for a text of a format',
      { type: 'object', properties: { until: { type: 'string', format: 'date' } } },
      'input: { until: { fact: tenant_name } }',
      [],
    ],
    [
      'a format in one of several forms',
      {
        type: 'object',
        properties: { until: { anyOf: [{ type: 'string', format: 'date' }, { const: 'never' }] } },
      },
      'input: { until: tomorrow }',
      ['The input does not fit what "stock.count" takes (format). Compare it with the client tool table.'],
    ],
    [
      'a keyword that no message explains',
      { type: 'object', not: { required: ['a'] } },
      'input: { a: 1 }',
      ['The input does not fit what "stock.count" takes (not). Compare it with the client tool table.'],
    ],
    [
      'the same without input',
      { type: 'object', not: {} },
      '',
      ['The input does not fit what "stock.count" takes (not). Compare it with the client tool table.'],
    ],
    [
      'a placeholder where such a keyword looks',
      { type: 'object', not: { required: ['a'] } },
      'input: { a: { fact: tenant_name } }',
      [],
    ],
    [
      'a placeholder in an inner value is none',
      { type: 'object', properties: { a: { type: 'object', properties: { b: { type: 'string' } } } } },
      'input: { a: { b: { fact: tenant_name } } }',
      ['"b" must be a text, not a mapping.'],
    ],
    [
      'an argument that cannot be given',
      { type: 'object', properties: { a: false } },
      'input: { a: 1 }',
      ['"a" cannot be the number 1 here.'],
    ],
    [
      'an argument that is not described',
      { type: 'object', required: ['a'] },
      '',
      ['"stock.count" needs the argument "a".'],
    ],
    [
      'an argument without a description',
      { type: 'object', required: ['a'], properties: { a: {} } },
      '',
      ['"stock.count" needs the argument "a".'],
    ],
    [
      'the first sentence of a description',
      {
        type: 'object',
        required: ['a'],
        properties: { a: { description: 'The place, e.g. A.1. Any other is refused.' } },
      },
      '',
      ['"stock.count" needs the argument "a": the place, e.g.'],
    ],
    [
      'an inner property that lacks',
      { type: 'object', properties: { a: { type: 'object', required: ['b'] } } },
      'input: { a: {} }',
      ['"a" needs "b".'],
    ],
  ])('%s', (_, inputSchema, input, expected) => {
    const found = messages(counting(input), withTool({ inputSchema }));
    expect(found).toEqual(expected.map((message) => expect.stringContaining(`tool-input: ${message}`)));
  });

  test('a mistake that has no place is at the tool', () => {
    const changed = withTool({ inputSchema: { type: 'object', not: {} } });
    expect(check(counting(''), changed)).toMatchObject([{ path: '/steps/0/tool' }]);
    expect(check(counting('input: { b: 1 }'), changed)).toMatchObject([{ path: '/steps/0/input' }]);
    const broken = withTool({ inputSchema: { type: 'objekt' } });
    expect(check(counting('input: { b: 1 }'), broken)).toMatchObject([{ path: '/steps/0/tool' }]);
  });
});

test('B099: a deploy that changes a tool fails the check of the tours that call it', () => {
  const schema = (argument: string) =>
    withTool({
      inputSchema: {
        type: 'object',
        additionalProperties: false,
        properties: { [argument]: { type: 'array', items: { type: 'string' } } },
      },
    });
  const tour = counting('input: { status: [open] }');
  expect(check(tour, schema('status'))).toEqual([]);
  expect(messages(tour, schema('statuses'))).toEqual([
    'tool-input: "status" is no argument of "stock.count". Did you mean "statuses"?',
  ]);
});
