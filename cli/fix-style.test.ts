/** What `--fix` writes keeps the style of what is there: JSON stays JSON, quotes, comments and line ends stay. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { commentsIn } from '../validator/comments.ts';
import { exampleProject } from '../validator/example-project.ts';
import { createLocales, type SourceFile, validateSources } from '../validator/index.ts';
import { parseSource } from '../validator/source.ts';
import { fixSources } from './fix.ts';

const folder = new URL('../validator/cases/project/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const { apps } = exampleProject(read).project;
/** In one locale a text can become an inline text; without roles any name is one. */
const project = {
  apps,
  locales: createLocales({ path: 'locales/{locale}.json', required: ['en'] }, [
    { locale: 'en', messages: JSON.parse(read('locales/en.json')) as unknown },
  ]),
};

function fix(text: string) {
  const check = (sources: readonly SourceFile[]) => validateSources(sources, project);
  const { sources, fixed, diagnostics } = fixSources(
    { sources: [{ file: 'a', text }], check },
    new Set(['a']),
  );
  return { text: sources[0]?.text ?? '', fixed, diagnostics };
}

const meaningOf = (text: string) => parseSource(text)[0]?.value;
const commentsOf = (text: string) => commentsIn(text).map(({ source }) => source);

const HEAD =
  'kind: Tour\nkey: orders.example\napp: console\nversion: 1\ntitle: tours.example.title\nsteps:\n';
/** A tour with one step of these lines. */
const step = (lines: string) => `${HEAD}  - id: a\n    tool: ui.point\n${lines}\n`;
const TEXT = '    text: tours.example.hello';
const PAGE = '    anchor: page';

describe('what is written', () => {
  const REST = 'tool: ui.point, text: tours.example.hello, anchor: page';
  it.each([
    ['a key in double quotes', '{ "Id":a', '{ "id":a'],
    ['a key in single quotes', "{ 'Id': a", "{ 'id': a"],
    [
      'a list behind a key in quotes',
      '{ id: a, "highlight":"nav.orders"',
      '{ id: a, "highlight":["nav.orders"]',
    ],
    ['a list behind a plain key', '{ id: a, highlight: "nav.orders"', '{ id: a, highlight: [nav.orders]'],
    ['true in quotes', `{ id: a, "skippable":'true'`, '{ id: a, "skippable":true'],
    ['a name in single quotes', "{ id: a, highlight: ['nav_orders']", "{ id: a, highlight: ['nav.orders']"],
  ])('%s', (_name, before, after) => {
    expect(fix(`${HEAD}  - ${before}, ${REST} }\n`).text).toBe(`${HEAD}  - ${after}, ${REST} }\n`);
  });

  it('a mapping that becomes an inline text keeps its lines, quotes and comments', () => {
    const before = step(
      `    text:\n      en: 'a' # c\n      # d\n\n      de: |\n        b\n          c\n${PAGE} # e`,
    );
    const after = step(
      `    text:\n      inline:\n        en: 'a' # c\n        # d\n\n        de: |\n          b\n            c\n${PAGE} # e`,
    );
    expect(fix(before).text).toBe(after);
    for (const lineEnd of ['\r\n', '\r']) {
      expect(fix(before.replaceAll('\n', lineEnd)).text).toBe(after.replaceAll('\n', lineEnd));
    }
  });

  it('a mapping in brackets becomes an inline text as it is', () => {
    const before = step(`    text: { en: 'a',  # c\n      de: "b" }\n${PAGE}`);
    expect(fix(before).text).toBe(
      before.replace("{ en: 'a'", "{ inline: { en: 'a'").replace('"b" }', '"b" } }'),
    );
  });

  it('what a comment cuts off is neither dropped nor kept silent', () => {
    const wrapped = fix(
      step(`    text:\n      en: Press button #7\n${PAGE}`).replace('button', 'the button'),
    );
    expect(wrapped.text).toContain('      inline:\n        en: Press the button #7\n');
    expect(wrapped.diagnostics.map(({ rule }) => rule)).toEqual(['text-truncated']);
    const sentence = step(`    text: Press button #5\n${PAGE}`);
    const { text, diagnostics } = fix(sentence);
    expect(text).toBe(sentence);
    expect(diagnostics.map(({ rule }) => rule)).toEqual(['text-literal']);
    expect(diagnostics[0]?.suggestions?.[0]?.edits[0]?.text).toBe('{ inline: { en: "Press button #5" } }');
  });

  it('a key with white space around it is the key', () => {
    const after = step(`${TEXT}\n${PAGE}`);
    expect(fix(step(`    text: "tours.example.hello "\n${PAGE}`)).text).toBe(
      after.replace('tours.example.hello', '"tours.example.hello"'),
    );
    expect(fix(step(`    text: >\n      tours.example.hello\n${PAGE}`)).text).toBe(after);
    const params = '{ key: "tours.example.greeting ", params: { name: Kim } }';
    expect(fix(step(`    text: ${params}\n${PAGE}`)).text).toContain('{ key: "tours.example.greeting", ');
  });

  it.each([
    'text: "tours.example.hallo "', // no key is known so
    'text: "Welcome "', // a word, or a key
    'text: &a { en: a }\n    title: *a', // another place refers to it
    'highlight: !!str nav.orders',
    'highlight: nav.orders, orders.list.filters',
    'highlight: nav.orders orders.list.filters',
    'highlight: "[nav.orders]"',
    'was: b, c',
    'was: ""',
    'when: { roles: "cashier, packer" }',
    'text: > # c\n      Welcome to all\n',
  ])('nothing beyond doubt: %s', (line) => {
    const before = step(`    ${line}\n${line.startsWith('text') ? '' : `${TEXT}\n`}${PAGE}`);
    expect(fix(before).text).toBe(before);
  });

  it.each([
    ['"cashier, packer"', '[cashier, packer]'],
    ['cashier packer', '[cashier, packer]'],
    ['"[cashier]"', '[cashier]'],
    [`"'a b'; c"`, '[a b, c]'],
  ])('a list that is written as one text can be split: %s', (roles, expected) => {
    const { diagnostics } = fix(step(`${TEXT}\n${PAGE}\n    when: { roles: ${roles} }`));
    expect(diagnostics.map(({ suggestions }) => suggestions?.[0]?.edits[0]?.text)).toEqual([expected]);
  });

  it('of two keys that are misspelt alike the first is renamed, and the other left', () => {
    const before = step(`${TEXT}\n${PAGE}\n    onmissing: wait\n    on_missing: skip`);
    const { text, diagnostics } = fix(before);
    expect(text).toBe(before.replace('onmissing', 'onMissing'));
    expect(diagnostics).toHaveLength(1);
  });

  it('a number is put in quotes as it is written', () => {
    const { diagnostics } = fix(
      step(`${TEXT}\n${PAGE}\n    when: { context: { record: { equals: 1 } }, roles: [007] }`),
    );
    expect(diagnostics.map(({ suggestions }) => suggestions?.[0]?.edits[0]?.text)).toEqual(['"007"']);
  });
});

/** A tour that is right, and ways to write a part of it that mean the same to a reader. */
const TOUR = {
  kind: 'Tour',
  key: 'orders.example',
  app: 'console',
  version: 1,
  title: { inline: { en: 'An example, of all' } },
  audience: { roles: ['cashier'] },
  onNewVersion: 'restart',
  steps: [
    {
      id: 'first',
      was: ['begin'],
      tool: 'ui.point',
      text: { inline: { en: 'Welcome to "this"', de: 'Hallo: du' } },
      anchor: 'nav.orders',
      highlight: ['orders.list.filters'],
      onMissing: 'center',
    },
    {
      id: 'second',
      tool: 'ui.point',
      title: { key: 'tours.example.greeting', params: { name: 'Kim' } },
      text: 'tours.example.hello',
      hint: { inline: { en: "It's done" } },
      anchor: 'page',
      skippable: true,
      media: { image: '/a.png', alt: 'tours.example.hello' },
    },
  ],
};

type Mapping = Record<string, unknown>;

function renamed(at: (tour: typeof TOUR) => unknown, from: string, to: string) {
  return (tour: typeof TOUR) => {
    const mapping = at(tour) as Mapping;
    const entries = Object.entries(mapping).map(([key, value]) => [key === from ? to : key, value] as const);
    for (const key of Object.keys(mapping)) delete mapping[key];
    Object.assign(mapping, Object.fromEntries(entries));
  };
}

function set(at: (tour: typeof TOUR) => unknown, key: string, value: unknown) {
  return (tour: typeof TOUR) => {
    const mapping = at(tour) as Mapping;
    if (key in mapping) mapping[key] = value;
  };
}

const first = ({ steps }: typeof TOUR) => steps[0];
const second = ({ steps }: typeof TOUR) => steps[1];
const MUTATIONS = [
  renamed((tour) => tour, 'onNewVersion', 'on_new_version'),
  renamed((tour) => tour, 'title', 'Title'),
  renamed((tour) => tour.audience, 'roles', 'Roles'),
  renamed(first, 'onMissing', 'on-missing'),
  renamed(second, 'skippable', 'Skippable'),
  renamed(second, 'anchor', 'ANCHOR'),
  set((tour) => tour, 'version', '1'),
  set((tour) => tour, 'title', { en: 'An example, of all' }),
  set((tour) => tour, 'title', 'An example, of all'),
  set((tour) => tour.audience, 'roles', 'cashier'),
  set(first, 'was', 'begin'),
  set(first, 'highlight', 'orders.list.filters'),
  set(first, 'text', { en: 'Welcome to "this"', de: 'Hallo: du' }),
  set(first, 'anchor', 'nav_orders'),
  set(first, 'onMissing', 'Center'),
  set(second, 'tool', 'ui_point'),
  set(second, 'hint', "It's done"),
  set(second, 'hint', { en: "It's done" }),
  set(second, 'text', ' tours.example.hello '),
  set(second, 'skippable', 'true'),
];

/** Ways to write a document, each with a comment wherever its form has a place for one. */
const FORMS: readonly ((tour: unknown) => string)[] = [
  (tour) => JSON.stringify(tour),
  (tour) => JSON.stringify(tour, undefined, 2),
  (tour) => JSON.stringify(tour, undefined, 1).replaceAll('\n', ' # c\n'),
  (tour) => withComments(stringify(tour, { lineWidth: 0 }), '\n# c\n'),
  (tour) => withComments(stringify(tour, { lineWidth: 0, defaultStringType: 'QUOTE_SINGLE' })),
  (tour) => withComments(stringify(tour, { lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE' })),
  (tour) => withComments(stringify(tour, { lineWidth: 60, collectionStyle: 'flow' })),
];

/** A comment behind each line, or between them; only around a text that has lines of its own. */
function withComments(text: string, lineEnd = ' # c\n'): string {
  return text.includes('|') ? `# c\n${text}# d` : text.replaceAll('\n', lineEnd);
}

it('mends all that is safe, in any form, and nothing but that', () => {
  const mutations = fc.uniqueArray(fc.constantFrom(...MUTATIONS), { minLength: 1, maxLength: 5 });
  const lineEnds = fc.constantFrom('\n', '\r\n', '\r');
  fc.assert(
    fc.property(
      mutations,
      fc.constantFrom(...FORMS),
      lineEnds,
      fc.boolean(),
      (some, write, lineEnd, mark) => {
        const tour = structuredClone(TOUR);
        for (const mutate of some) mutate(tour);
        const before = `${mark ? '\uFEFF' : ''}${write(tour).replaceAll('\n', lineEnd)}`;
        const { text, diagnostics, fixed } = fix(before);
        expect(diagnostics.map(({ message }) => message)).toEqual([]);
        expect(meaningOf(text)).toEqual(TOUR);
        expect(commentsOf(text)).toEqual(commentsOf(before));
        if (isJson(before)) expect(isJson(text)).toBe(true);
        expect(new Set(text.match(/\r\n|\r|\n/g))).toEqual(new Set(before.match(/\r\n|\r|\n/g)));
        expect(text.startsWith('\uFEFF')).toBe(mark);
        expect(fixed.length).toBeGreaterThan(0);
        expect(fix(text)).toMatchObject({ text, fixed: [] });
      },
    ),
    { numRuns: 100, seed: 5 },
  );
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
    return true;
  } catch {
    return false;
  }
}
