import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Check,
  checkTour,
  checkTourConfig,
  checkTourOverlay,
  tourConfigSchema,
  tourOverlaySchema,
  tourSchema,
} from '../schemas/index.ts';
import { mistakesOf } from './schema-findings.ts';
import { findMistakes, type JsonSchema } from './schema-mistakes.ts';
import { describeMistake } from './schema-words.ts';

const naming = {
  notIn: () => 'property of it',
  lacks: (_: unknown, __: unknown, key: string) => `no ${key}`,
  due: () => undefined,
  isOwnName: () => true,
  pattern: () => undefined,
};

function say(schema: JsonSchema, value: unknown): string[] {
  return findMistakes(schema, value).map((mistake) => {
    const { path, message } = describeMistake(mistake, naming);
    return `/${path.join('/')}: ${message}`;
  });
}

describe('one mistake, one finding', () => {
  const tools: JsonSchema = {
    oneOf: Array.from({ length: 30 }, (_, index) => ({
      type: 'object',
      additionalProperties: false,
      required: ['tool', 'query'],
      properties: {
        tool: { const: `tool.number_${index}` },
        query: { type: 'string' },
        limit: { type: 'integer' },
      },
    })),
  };

  test.each([
    // B065: of a union of thirty only the branch that is meant
    [
      'B065: a misspelt tag',
      tools,
      { tool: 'tool.numbr_7', query: 'a' },
      [
        '/tool: "tool" cannot be "tool.numbr_7". Did you mean "tool.number_7"? It can be tool.number_0, tool.number_1, tool.number_2, tool.number_3, tool.number_4, tool.number_5, tool.number_6, tool.number_7, tool.number_8, tool.number_9, tool.number_10 or 19 more.',
      ],
    ],
    [
      'B065: one bad argument',
      tools,
      { tool: 'tool.number_7', query: 5 },
      ['/query: "query" must be a text, not the number 5.'],
    ],
    [
      'B065: one argument too many',
      tools,
      { tool: 'tool.number_7', query: 'a', colour: 1 },
      ['/colour: "colour" is no property of it. Known are tool, query and limit.'],
    ],
    [
      'a misspelt key is not a missing one as well',
      { type: 'object', required: ['anchor'], additionalProperties: false, properties: { anchor: {} } },
      { ancor: 1 },
      ['/ancor: "ancor" is no property of it. Did you mean "anchor"?'],
    ],
    [
      'two keys that are misspelt alike',
      { type: 'object', additionalProperties: false, properties: { onMissing: {}, side: {} } },
      { onmissing: 1, on_missing: 2 },
      [
        '/onmissing: "onmissing" is no property of it. Did you mean "onMissing"?',
        '/on_missing: "on_missing" is no property of it. Known are onMissing and side.',
      ],
    ],
    [
      'an unlike key for the only missing one',
      {
        type: 'object',
        required: ['to'],
        additionalProperties: false,
        properties: { to: { type: 'string' } },
      },
      { til: 'x' },
      ['/til: "til" is no property of it. Did you mean "to"?'],
    ],
    [
      'but not when its value would not fit',
      {
        type: 'object',
        required: ['to'],
        additionalProperties: false,
        properties: { to: { type: 'string' } },
      },
      { til: 1 },
      ['/til: "til" is no property of it. Known is to.', '/: no to.'],
    ],
    [
      'a union of types',
      { anyOf: [{ type: 'string' }, { type: 'array' }] },
      5,
      ['/: The document must be a text or a list, not the number 5.'],
    ],
    [
      'a union of choices',
      { anyOf: [{ enum: ['a'] }, { const: 'b' }] },
      'c',
      ['/: The document cannot be "c". It can be a or b.'],
    ],
    [
      'the branch with the most keys',
      {
        anyOf: [
          { type: 'object', required: ['css'], additionalProperties: false, properties: { css: {} } },
          {
            type: 'object',
            required: ['role', 'name'],
            additionalProperties: false,
            properties: { role: {}, name: {} },
          },
        ],
      },
      { role: 'a' },
      ['/: no name.'],
    ],
    [
      'references',
      { $ref: '#/$defs/a', $defs: { a: { type: 'array', items: { $ref: '#/$defs/b' } }, b: { minimum: 2 } } },
      [2, 1],
      ['/1: Item 2 must be at least 2, not 1.'],
    ],
    ['a reference to itself ends', { $ref: '#' }, 1, []],
    [
      'conditions',
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      { if: { required: ['a'] }, then: { required: ['b'] }, else: { required: ['c'] } },
      { a: 1 },
      ['/: no b.'],
    ],
    [
      'repeated items',
      { properties: { a: { uniqueItems: true } } },
      { a: [1, { b: 1 }, 1, { b: 1 }] },
      [
        '/a/2: The number 1 is in "a" already, as item 1. Remove one.',
        '/a/3: A mapping is in "a" already, as item 2. Remove one.',
      ],
    ],
  ] as const)('%s', (_, schema, value, expected) => {
    expect(say(schema as unknown as JsonSchema, value)).toEqual(expected);
  });

  test('values that are accepted fit anywhere', () => {
    const schema = { type: 'object', properties: { a: { type: 'integer' } }, required: ['a'] };
    expect(findMistakes(schema, { a: 'later' }, (value) => value === 'later')).toEqual([]);
  });
});

describe('for our own documents it finds something in what the compiled check refuses, and in nothing else', () => {
  const word = fc.constantFrom(
    'Tour',
    'TourOverlay',
    'a.b',
    'A b',
    '',
    'click',
    'route',
    'manual',
    'skip',
    '8s',
    'dim',
    '/a.png',
    '$',
  );
  const key = fc.constantFrom(
    ...'kind key app version title steps audience roles permissions trigger on route event id tool input text anchor advance where params inline generated locale fact when context equals media image video alt was highlight timeout apps tours locales path required catalog tools anchors modules tour tenant hide order stage'.split(
      ' ',
    ),
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      word,
      fc.integer({ min: -1, max: 3 }),
      fc.boolean(),
      fc.constant(null),
      tie('list'),
      tie('mapping'),
    ),
    list: fc.array(tie('value'), { maxLength: 3 }),
    mapping: fc.dictionary(key, tie('value'), { maxKeys: 6 }),
  }));
  const step = fc.record(
    {
      id: word,
      tool: word,
      text: value,
      anchor: word,
      advance: value,
      input: value,
      when: value,
      media: value,
      timeout: value,
    },
    { requiredKeys: ['id', 'tool', 'text', 'anchor'] },
  );
  const tour = fc.record(
    {
      kind: fc.constant('Tour'),
      key: word,
      app: word,
      version: fc.constantFrom(1, 0, 1.5, '1'),
      title: value,
      steps: fc.array(step, { maxLength: 2 }),
      trigger: value,
      audience: value,
    },
    { requiredKeys: ['kind', 'key', 'app', 'version', 'title', 'steps'] },
  );
  const overlay = fc.record(
    {
      kind: fc.constant('TourOverlay'),
      tour: word,
      tenant: word,
      version: fc.constantFrom(1, 0),
      hide: value,
      order: fc.array(word),
      stage: word,
    },
    { requiredKeys: ['kind', 'tour', 'tenant', 'version'] },
  );
  const config = fc.record(
    { apps: value, tours: value, locales: value, roles: value, facts: value },
    { requiredKeys: ['apps', 'tours'] },
  );

  test.each<[string, Check, object, fc.Arbitrary<unknown>]>([
    ['tours', checkTour, tourSchema, fc.oneof(tour, value)],
    ['overlays', checkTourOverlay, tourOverlaySchema, fc.oneof(overlay, value)],
    ['configs', checkTourConfig, tourConfigSchema, fc.oneof(config, value)],
  ])('%s', (_, check, schema, arbitrary) => {
    fc.assert(
      fc.property(arbitrary, (document) => {
        const mistakes = mistakesOf(check, schema, document);
        expect(mistakes.length === 0).toBe(check(document));
        expect(mistakes.filter((mistake) => mistake.kind === 'forbidden')).toEqual([]);
      }),
      { numRuns: 1500, seed: 7 },
    );
  });
});
