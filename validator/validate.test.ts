import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Diagnostic, TextEdit } from './diagnostics.ts';
import { exampleProject } from './example-project.ts';
import { indexLines } from './line-index.ts';
import type { Project } from './project.ts';
import { type SourceFile, validateSources } from './validate.ts';

const cases = new URL('./cases/', import.meta.url);
const { project } = exampleProject((file) => readFileSync(new URL(`project/${file}`, cases), 'utf8'));

function tour(key: string, lines: string): string {
  return `kind: Tour\nkey: ${key}\napp: console\nversion: 1\ntitle: tours.example.title\nsteps:\n  - id: hello\n    tool: ui.point\n    text: tours.example.hello\n${lines}`;
}

const overlay = 'kind: TourOverlay\ntour: a.b\ntenant: acme\nversion: 1\norder: [hello]\n';
const good = '    anchor: page\n';
const bad = '    anchor: pgae\n';

function check(
  files: Record<string, string>,
  options: { readonly report?: string[]; readonly rules?: Project['rules'] } = {},
) {
  const sources: SourceFile[] = Object.entries(files).map(([file, text]) => ({ file, text }));
  const { report, rules } = options;
  return validateSources(
    sources,
    { ...project, ...(rules !== undefined && { rules }) },
    report === undefined ? {} : { report: new Set(report) },
  ).map(({ file, rule, severity }) => `${file} ${severity} ${rule}`);
}

describe('which files are reported', () => {
  const files = {
    'a.yaml': tour('a.b', bad),
    'b.yaml': tour('c.d', bad),
    'overlay.yaml': overlay.replace('hello', 'helo'),
  };

  test.each([
    [
      'all',
      undefined,
      ['a.yaml error anchor-known', 'b.yaml error anchor-known', 'overlay.yaml error overlay-step'],
    ],
    [
      'a named one, and overlays of its tour',
      ['a.yaml'],
      ['a.yaml error anchor-known', 'overlay.yaml error overlay-step'],
    ],
    ['a named one without overlays', ['b.yaml'], ['b.yaml error anchor-known']],
    ['a named overlay, in the context of its tour', ['overlay.yaml'], ['overlay.yaml error overlay-step']],
    ['none', [], []],
  ])('%s', (_, report, expected) => {
    expect(check(files, report === undefined ? {} : { report })).toEqual(expected);
  });

  test.each<[string, string, string]>([
    ['of another shape', overlay.replace('version: 1', 'version: "1"'), 'document-schema'],
    ['that does more than it may', `${overlay}steps: []\n`, 'overlay-only-reorders'],
    ['of a misspelt kind', overlay.replace('TourOverlay', 'TourOverly'), 'document-kind'],
    ['without a kind', overlay.replace('kind: TourOverlay\n', ''), 'document-kind'],
    ['that is no YAML', overlay.replace('[hello]', '[hello'), 'yaml-syntax'],
  ])('a named tour with an overlay %s', (_, text, rule) => {
    const sources = { 'a.yaml': tour('a.b', good), 'b.yaml': tour('c.d', good), 'overlay.yaml': text };
    expect(check(sources, { report: ['a.yaml'] })).toEqual([`overlay.yaml error ${rule}`]);
    expect(check(sources, { report: ['b.yaml'] })).toEqual([]);
  });

  test('a named tour that is broken itself, with its broken overlay', () => {
    const sources = {
      'a.yaml': tour('a.b', good).replace('version: 1', 'version: x'),
      'overlay.yaml': overlay.replace('version: 1', 'version: "1"'),
    };
    expect(check(sources, { report: ['a.yaml'] })).toEqual([
      'a.yaml error document-schema',
      'overlay.yaml error document-schema',
    ]);
  });

  test('the order in which files are given does not matter', () => {
    const twice = { 'b.yaml': tour('a.b', good), 'a.yaml': tour('a.b', good) };
    const reversed = Object.fromEntries(Object.entries(twice).reverse());
    expect(check(twice)).toEqual(['b.yaml error tour-key-unique']);
    expect(check(reversed)).toEqual(check(twice));
  });
});

describe('one mistake, one diagnostic', () => {
  test.each([
    ['a tour that cannot be parsed', tour('a.b', '    anchor: [\n'), 'yaml-syntax'],
    ['a tour of the wrong shape', tour('a.b', '    ancor: page\n'), 'document-schema'],
    ['a tour with a misspelt tool', tour('a.b', good).replace('ui.point', 'ui.piont'), 'tool-known'],
    ['a tour of an unknown app', tour('a.b', bad).replace('console', 'consle'), 'app-known'],
  ])('%s is no fault of its overlay, nor of other rules', (_, text, rule) => {
    expect(check({ 'a.yaml': text, 'overlay.yaml': overlay })).toEqual([`a.yaml error ${rule}`]);
  });

  test('a document at fault does not hide the others of its file', () => {
    expect(check({ 'a.yaml': `${tour('a.b', '    ancor: page\n')}---\n${tour('c.d', bad)}` })).toEqual([
      'a.yaml error document-schema',
      'a.yaml error anchor-known',
    ]);
  });
});

describe('B074: an overlay that hits nothing is an error, never a success', () => {
  const base = tour('a.b', good);
  test.each([
    ['an unknown step', 'hide: [step_old_name]\n', ['overlay.yaml error overlay-step']],
    [
      'a word that no overlay knows',
      'move: { id: hello, after: bye }\n',
      ['overlay.yaml error overlay-only-reorders'],
    ],
    [
      'another version',
      'hide: [step_old_name]\n',
      ['overlay.yaml warning overlay-version'],
      'version: 1',
      'version: 2',
    ],
    ['an unknown tour', '', ['overlay.yaml error overlay-target'], 'tour: a.b', 'tour: a.c'],
  ])('%s', (_, lines, expected, from = '', to = '') => {
    const text = `kind: TourOverlay\ntour: a.b\ntenant: acme\nversion: 1\n${lines}`.replace(from, to);
    expect(check({ 'a.yaml': base, 'overlay.yaml': text })).toEqual(expected);
  });

  test('renaming a step of the base fails the check of the base alone', () => {
    const renamed = base.replace('id: hello', 'id: hi');
    expect(check({ 'a.yaml': renamed, 'overlay.yaml': overlay }, { report: ['a.yaml'] })).toEqual([
      'overlay.yaml error overlay-step',
    ]);
    const told = renamed.replace('id: hi', 'id: hi\n    was: [hello]');
    expect(check({ 'a.yaml': told, 'overlay.yaml': overlay }, { report: ['a.yaml'] })).toEqual([]);
  });
});

test('B006: the check names an undeclared anchor and the nearest declared one', () => {
  const [found] = validateSources(
    [{ file: 'a.yaml', text: tour('a.b', '    anchor: nav.order\n') }],
    project,
  );
  expect(found).toMatchObject({
    rule: 'anchor-known',
    message: expect.stringContaining('Did you mean "nav.orders"?'),
  });
});

describe('severities of the project', () => {
  test.each([
    ['warning', ['a.yaml warning anchor-known']],
    ['error', ['a.yaml error anchor-known']],
    ['off', []],
  ] as const)('%s', (setting, expected) => {
    expect(check({ 'a.yaml': tour('a.b', bad) }, { rules: { 'anchor-known': setting } })).toEqual(expected);
  });

  test.each([
    [{}, ['a.yaml error text-literal']],
    [{ 'text-literal': 'off' }, ['a.yaml warning text-truncated']],
    [{ 'text-literal': 'warning' }, ['a.yaml warning text-literal', 'a.yaml warning text-truncated']],
  ] as const)(
    'that YAML cuts a sentence is told beside a text-literal that is no error: %j',
    (rules, expected) => {
      const text = tour('a.b', '    anchor: page\n').replace(/^( *text:).*$/m, '$1 Press button #5');
      expect(check({ 'a.yaml': text }, { rules })).toEqual(expected);
    },
  );

  test('without which nothing can be checked keeps its own', () => {
    const rules = { 'yaml-syntax': 'off', 'document-schema': 'warning', 'document-kind': 'off' } as const;
    expect(
      check({ 'a.yaml': tour('a.b', '    ancor: page\n'), 'b.yaml': 'a: [', 'c.yaml': 'kind: x' }, { rules }),
    ).toEqual(['a.yaml error document-schema', 'b.yaml error yaml-syntax', 'c.yaml error document-kind']);
  });
});

test('equal findings are told once: three steps that share one mistake through an alias', () => {
  const text = tour(
    'a.b',
    `    anchor: &a pgae\n  - { id: b, tool: ui.point, text: tours.example.hello, anchor: *a }\n`,
  );
  expect(check({ 'a.yaml': text })).toHaveLength(2);
  const shared = `kind: Tour\nkey: a.b\napp: console\nversion: 1\ntitle: &t { inline: { en: Hello } }\nsteps:\n  - { id: b, tool: ui.point, text: *t, anchor: page, hint: *t }\n`;
  expect(check({ 'a.yaml': shared })).toEqual(['a.yaml error text-locale-complete']);
});

describe('what is suggested mends what it is suggested for', () => {
  const texts = (readdirSync(cases, { recursive: true }) as string[])
    .filter((file) => file.endsWith('tour.yaml') && !file.startsWith('project/'))
    .map((file) => ({ file, text: readFileSync(new URL(file, cases), 'utf8') }));
  const find = (text: string) => validateSources([{ file: 'tour.yaml', text }], project);
  const suggesting = texts
    .map(({ file, text }) => ({ file, text, found: find(text) }))
    .filter(({ found }) => found.some((each) => each.suggestions !== undefined));

  test.each(suggesting)('$file', ({ text, found }) => {
    for (const diagnostic of found) {
      for (const { edits } of diagnostic.suggestions ?? []) {
        const after = find(edits.reduce(applied, text));
        expect(after.filter((each) => isSame(each, diagnostic))).toEqual([]);
        const others = found.filter((each) => each !== diagnostic && each.rule === 'yaml-syntax');
        const unreadable = after.filter((each) => each.rule === 'yaml-syntax');
        expect(unreadable.map(({ message }) => message)).toEqual(others.map(({ message }) => message));
      }
    }
  });

  function applied(text: string, edit: TextEdit): string {
    const lines = indexLines(text);
    const end = lines.offsetOf({ line: edit.endLine, column: edit.endColumn });
    return text.slice(0, lines.offsetOf(edit)) + edit.text + text.slice(end);
  }

  function isSame(a: Diagnostic, b: Diagnostic): boolean {
    return a.rule === b.rule && a.path === b.path && a.message === b.message;
  }
});
