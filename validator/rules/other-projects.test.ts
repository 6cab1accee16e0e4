/** What rules find, and leave alone, in projects unlike that of the cases: without locales or roles, with other tools. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ClientToolTable, ToolRow } from '../../schemas/index.ts';
import { tourHead, tourWith } from '../example.ts';
import { exampleProject } from '../example-project.ts';
import { createLocales } from '../locales.ts';
import type { AppMember, Project } from '../project.ts';
import { checksFromTable } from '../tool-checks.ts';
import { validateSources } from '../validate.ts';

const { project } = exampleProject((file) =>
  readFileSync(new URL(`../cases/project/${file}`, import.meta.url), 'utf8'),
);
const { locales, roles, facts, ...bare } = project;
const full = { ...bare, ...(locales && { locales }), ...(roles && { roles }), ...(facts && { facts }) };

function check(text: string, changed: Project = project) {
  return validateSources([{ file: 'tour.yaml', text }], changed);
}

function messages(text: string, changed?: Project): string[] {
  return check(text, changed).map(({ rule, message }) => `${rule}: ${message}`);
}

const hello = (text: string, more = '') =>
  tourWith(`id: hello\ntool: ui.point\ntext: ${text}\nanchor: page${more}`);

/** The project with one more tool of `console`. */
function withTool(tool: Pick<ToolRow, 'inputSchema' | 'outputSchema'>): Project {
  const row: ToolRow = {
    name: 'stock.count',
    module: 'stock',
    source: 'client',
    risk: 'L0',
    declaredBy: { kind: 'import', key: 'stock.count' },
    ...tool,
  };
  const own = project.apps.get('console');
  if (own === undefined) throw new Error('The project has no console.');
  const table: ClientToolTable = {
    kind: 'ClientToolTable',
    app: 'console',
    hash: 'sha256:',
    routes: [],
    tools: [row],
  };
  const checks = checksFromTable(table);
  const member: AppMember = {
    catalog: { ...own.catalog, tools: new Map([...own.catalog.tools, [row.name, row]]) },
    checks: (name, side, value) => (name === row.name ? checks : own.checks)(name, side, value),
  };
  return { ...project, apps: new Map([...project.apps, ['console', member]]) };
}

const counting = (more: string) =>
  tourWith(`id: hello\ntool: stock.count\ntext: tours.example.hello\nanchor: page\n${more}`);

describe('without locales', () => {
  const { locales: _, ...without } = full;

  test.each([
    ['a key that nobody knows', 'no.such.key', []],
    ['params that nobody asks for', '{ key: no.such.key, params: { count: 2 } }', []],
    ['an inline text in one language', '{ inline: { fr: Bonjour } }', []],
    [
      'a sentence',
      'Hello you',
      [
        'text-literal: "Hello you" is a text, and an i18n key is due here. Write its key, or the text itself as { inline: { en: Hello you } }.',
      ],
    ],
    [
      'markup in an inline text',
      '{ inline: { en: "<b>Hi</b>" } }',
      [
        'text-markup: The text holds "<b>", which is shown as it is. Write it without: there is **strong**, *emphasis* and `code`, nothing else.',
      ],
    ],
    [
      'a placeholder in an inline text',
      '{ inline: { en: "Hi {{name}}" } }',
      [
        'text-params: {{name}} in an inline text is shown as it is. Put the text into the locale files, and write { key: …, params: { name: … } }.',
      ],
    ],
  ])('%s', (_, text, expected) => {
    const [, ...steps] = messages(
      hello(text).replace('title: tours.example.title', 'title: "a title"'),
      without,
    );
    expect(steps).toEqual(expected);
  });
});

describe('with other locales', () => {
  const files = (byLocale: Readonly<Record<string, unknown>>) =>
    Object.entries(byLocale).map(([locale, messages]) => ({ locale, messages }));
  const only = (
    required: readonly string[],
    byLocale: Readonly<Record<string, unknown>>,
    source?: string,
  ): Project => ({
    ...project,
    locales: createLocales(
      {
        path: 'l/{locale}.json',
        required: [...required] as [string, ...string[]],
        ...(source !== undefined && { source }),
      },
      files(byLocale),
    ),
  });
  const title = 'tours.example.title';
  const base = { tours: { example: { title: 'Title' } } };
  const plus = (more: Readonly<Record<string, string>>) => ({ ...base, ...more });
  const lacks = (key: string, locales: string, where: string) =>
    `text-locale-complete: "${key}" has no text in ${locales}. Add it to ${where}.`;

  test.each<[string, string, Project, string[]]>([
    [
      'a key of the source only',
      'a.b',
      only(['de'], { en: plus({ 'a.b': 'x' }), de: base }, 'en'),
      [lacks('a.b', 'de', 'l/de.json')],
    ],
    [
      'a key of one required locale, not of the source',
      'a.b',
      only(['de', 'fr'], { en: base, de: plus({ 'a.b': 'x' }), fr: base }, 'en'),
      [lacks('a.b', 'fr', 'l/fr.json')],
    ],
    [
      'a key of no locale',
      'a.b',
      only(['de', 'fr'], { en: base, de: base, fr: base }, 'en'),
      [
        'text-key-known: No locale file has the key "a.b". Add it to l/en.json, l/de.json and l/fr.json, or write the text itself as { inline: { en: … } }.',
      ],
    ],
    [
      'a key that two locales lack',
      'a.b',
      only(['en', 'de', 'fr'], { en: plus({ 'a.b': 'x' }), de: base, fr: base }),
      [lacks('a.b', 'de and fr', 'l/de.json and l/fr.json')],
    ],
    [
      'an inline text that lacks two',
      '{ inline: { en: Hi } }',
      only(['en', 'de', 'fr'], { en: base, de: base, fr: base }),
      [
        'text-locale-complete: The inline text has no "de" and "fr". Add them: every text needs en, de and fr.',
      ],
    ],
    [
      'a sentence, in the language of the source',
      'Good day',
      only(['de', 'en'], { en: base, de: base }, 'en'),
      [
        'text-literal: "Good day" is a text, and an i18n key is due here. Write its key, or the text itself as { inline: { en: Good day, de: … } }.',
      ],
    ],
    [
      'a sentence that looks like a key in a file',
      'a key',
      only(['en'], { en: plus({ 'a key': 'x <b> {{y}}', 'a key_one': '1' }) }),
      [
        'text-literal: "a key" is a text, and an i18n key is due here. Write its key, or the text itself as { inline: { en: a key } }.',
      ],
    ],
    [
      'two forms that the plural lacks',
      '{ key: a.b, params: { count: 2 } }',
      only(['pl'], { pl: plus({ 'a.b_one': '1', 'a.b_few': '{{count}}' }) }),
      ['text-plural: In pl the plural needs "a.b_many" as well. Add it to l/pl.json.'],
    ],
    [
      'three forms that the plural lacks',
      '{ key: a.b, params: { count: 2 } }',
      only(['ar'], { ar: plus({ 'a.b_one': '1', 'a.b_zero': '0', 'a.b_two': '2', 'a.b_few': '3' }) }),
      ['text-plural: In ar the plural needs "a.b_many" and "a.b_other" as well. Add them to l/ar.json.'],
    ],
    [
      'a locale that is none counts like English',
      '{ key: a.b, params: { count: 2 } }',
      only(['xx_none'], { xx_none: plus({ 'a.b_one': '1' }) }),
      ['text-plural: In xx_none the plural needs "a.b_other" as well. Add it to l/xx_none.json.'],
    ],
    [
      'two placeholders without a value',
      'a.b',
      only(['en'], { en: plus({ 'a.b': '{{x}} {{y}}' }) }),
      [
        'text-params: The text of "a.b" holds {{x}} and {{y}}, which get no value. Write { key: a.b, params: { x: …, y: … } }.',
      ],
    ],
    [
      'a plural in words without a count',
      'a.b',
      only(['en'], { en: plus({ 'a.b_one': 'one', 'a.b_other': 'many' }) }),
      [
        'text-params: The text of "a.b" exists in plural forms only, and gets no "count" to choose one. Write { key: a.b, params: { count: … } }.',
      ],
    ],
    [
      'a plural with another placeholder, and no count',
      'a.b',
      only(['en'], { en: plus({ 'a.b_one': '{{x}}', 'a.b_other': '{{x}}' }) }),
      [
        'text-params: The text of "a.b" exists in plural forms only, and gets no "count" to choose one. Write { key: a.b, params: { count: …, x: … } }.',
      ],
    ],
    [
      'a count that only one locale shows',
      '{ key: a.b, params: { count: 2 } }',
      only(['en', 'de'], { en: plus({ 'a.b': 'some' }), de: plus({ 'a.b': '{{count}}' }) }),
      [],
    ],
    [
      'a count beside a text without plural',
      'a.b',
      only(['en'], { en: plus({ 'a.b': '{{count}}' }) }),
      [
        'text-params: The text of "a.b" holds {{count}}, which gets no value. Write { key: a.b, params: { count: … } }.',
      ],
    ],
  ])('%s', (_, text, changed, expected) => {
    expect(title).toBe('tours.example.title');
    expect(messages(hello(text), changed)).toEqual(expected);
  });

  test.each([
    [['en'], true],
    [['en', 'de'], false],
  ])('an inline text is a safe suggestion where %j are required: %s', (required, safe) => {
    const [found] = check(hello('Good day'), only(required, { en: base, de: base }));
    expect(found?.suggestions).toMatchObject([{ safe, edits: [{ text: '{ inline: { en: Good day } }' }] }]);
  });
});

describe('roles', () => {
  const { roles: _, ...without } = full;
  const reports = (head: string) =>
    tourHead(head)
      .replace('tool: ui.point', 'tool: navigate.reports.home\n    call: enter')
      .replace('anchor: page', 'anchor: reports.chart');

  test.each([
    ['any', 'audience: { roles: [pilot] }'],
    ['any permission', 'audience: { permissions: [moon.land] }'],
    ['everyone', ''],
  ])('when none are configured: %s', (_, head) => {
    expect(check(tourHead(head), without)).toEqual([]);
    expect(check(reports(''), without)).toEqual([]);
  });

  test('that are configured, and none is', () => {
    expect(messages(tourHead('audience: { roles: [pilot] }'), { ...project, roles: {} })).toEqual([
      'audience-known: There is no role "pilot". "roles" in tour.config.yaml is empty.',
    ]);
  });

  test.each(['moon.land', 'orders.view'])(
    'a permission that a role has, whoever needs it: %s',
    (permission) => {
      const changed = { ...project, roles: { pilot: ['moon.land'] } };
      expect(check(tourHead(`audience: { permissions: [${permission}] }`), changed)).toEqual([]);
    },
  );

  test('permissions of the project', () => {
    const own = project.apps.get('console');
    if (own === undefined) throw new Error('The project has no console.');
    const route = { key: 'moon.home', module: 'moon', path: '/moon', permission: 'moon.visit' };
    const catalog = { ...own.catalog, routes: new Map([...own.catalog.routes, [route.key, route]]) };
    const changed = { ...project, apps: new Map([['console', { ...own, catalog }]]) };
    expect(check(tourHead('audience: { permissions: [moon.visit] }'), changed)).toEqual([]);
  });
});

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
    expect(messages(tour, withTool({ inputSchema: { type: 'object' }, outputSchema }))).toEqual(
      expected.map((message) => `advance-where: ${message}`),
    );
  });
});

describe('facts as arguments', () => {
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
    ['a fact that may be anything', { type: 'string' }, 'free', true],
    ['a fact of a schema that says little', { type: 'string' }, 'loose', true],
    ['an argument that may be anything', {}, 'seats', true],
    ['an argument of any schema', true, 'seats', true],
  ])('%s', (_, schema, fact, fits) => {
    const changed = {
      ...taking(schema),
      facts: {
        ...facts,
        ratio: { type: 'number' },
        maybe: { type: ['string', 'null'] },
        free: true,
        loose: {},
      },
    } as Project;
    const rules = check(counting(`input: { a: { fact: ${fact} } }`), changed).map(({ rule }) => rule);
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
  });
});

test('a tool that its module keeps out without a reason', () => {
  const own = project.apps.get('console');
  if (own === undefined) throw new Error('The project has no console.');
  const catalog = { ...own.catalog, optedOut: new Map([['stock.count', '']]) };
  expect(messages(counting(''), { ...project, apps: new Map([['console', { ...own, catalog }]]) })).toEqual([
    'tool-known: Tool "stock.count" is kept out of the client tool table of "console" by its module. Call another tool, or point at the place with "ui.point".',
  ]);
});

test('an overlay where there are no tours', () => {
  expect(messages('kind: TourOverlay\ntour: a.b\ntenant: acme\nversion: 1\n')).toEqual([
    'overlay-target: There is no tour "a.b", so this overlay changes nothing. The project has no tours.',
  ]);
});
