import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleProject } from './example-project.ts';
import { ignoreComments } from './ignore-comments.ts';
import { loadTour } from './load-tour.ts';
import type { Project } from './project.ts';
import { validateSources } from './validate.ts';

fc.configureGlobal({ seed: 7 });

const folder = new URL('./cases/project/', import.meta.url);
const { project } = exampleProject((file) => readFileSync(new URL(file, folder), 'utf8'));

/** A tour with a mistake in each of two steps: an anchor that nobody declares. */
const TOUR = `kind: Tour
key: orders.example
app: console
version: 1
title: tours.example.title
steps:
  - id: one
    tool: ui.point
    text: tours.example.hello
    anchor: nav.one
  - id: two
    tool: ui.point
    text: tours.example.hello
    anchor: nav.two
`;

const IGNORE = '# tour-ignore anchor-known: it comes next week';

function check(text: string, settings: Partial<Project> = {}, report?: ReadonlySet<string>): string[] {
  const sources = [{ file: 'a.yaml', text }];
  const found = validateSources(sources, { ...project, ...settings }, report === undefined ? {} : { report });
  return found.map(({ line, column, endColumn, rule }) => `${line}:${column}-${endColumn} ${rule}`);
}

const ONE = '10:13-20 anchor-known';
const TWO = '14:13-20 anchor-known';

describe('a comment ignores what begins', () => {
  test.each<[string, (tour: string) => string, readonly string[]]>([
    ['on its line', (tour) => tour.replace('nav.one', `nav.one ${IGNORE}`), [TWO]],
    [
      'on the next line',
      (tour) => tour.replace('    anchor: nav.one', `    ${IGNORE}\n$&`),
      ['15:13-20 anchor-known'],
    ],
    [
      'after other comments',
      (tour) => tour.replace('    anchor: nav.one', `    ${IGNORE}\n\n    # more\n$&`),
      ['17:13-20 anchor-known'],
    ],
    [
      'on the next line: a whole step',
      (tour) => tour.replace('  - id: one', `  ${IGNORE}\n$&`),
      ['15:13-20 anchor-known'],
    ],
    ['on its line: a whole step', (tour) => tour.replace('- id: one', `- id: one ${IGNORE}`), [TWO]],
    ['on its line: all steps', (tour) => tour.replace('steps:', `steps: ${IGNORE}`), []],
    ['in the whole file', (tour) => `${tour}# tour-ignore-file anchor-known: a draft\n`, []],
    [
      'in one line',
      (tour) =>
        `${tour.slice(0, tour.indexOf('  - id: two'))}  - { id: two, tool: ui.point, text: tours.example.hello, anchor: nav.two } ${IGNORE}\n`,
      [ONE],
    ],
    [
      'in a list over several lines',
      (tour) =>
        tour.replace(
          'anchor: nav.two',
          `anchor: nav.orders\n    highlight: [nav.orders,\n      nav.two, ${IGNORE}\n      nav.three]`,
        ),
      [ONE, '17:7-16 anchor-known'],
    ],
  ])('%s', (_, edit, expected) => {
    expect(check(edit(TOUR))).toEqual(expected);
  });

  test.each([
    ['LF', '\n', ''],
    ['CRLF', '\r\n', ''],
    ['CR', '\r', ''],
    ['CRLF with a byte order mark', '\r\n', '\uFEFF'],
  ])('with line ends %s', (_, end, mark) => {
    const text = TOUR.replace('    anchor: nav.one', `    ${IGNORE} 😀\n$&`).replace(
      'nav.two',
      `nav.two ${IGNORE}`,
    );
    expect(check(`${mark}${text.replaceAll('\n', end)}`)).toEqual([]);
  });

  test('in its own document only', () => {
    const second = TOUR.replace('orders.example', 'orders.second');
    const both = `${TOUR.replace('steps:', `steps: ${IGNORE}`)}---\n${second}`;
    expect(check(both)).toEqual(['25:13-20 anchor-known', '29:13-20 anchor-known']);
    expect(check(`# tour-ignore-file anchor-known: drafts\n${TOUR}---\n${second}`)).toEqual([]);
  });

  test('by the rules that it names', () => {
    const named = (rules: string) =>
      check(
        TOUR.replace('nav.one', 'nav.one # X')
          .replace('title: tours.example.title', 'title: tours.none')
          .replace('kind: Tour', `# tour-ignore-file ${rules}: a draft\nkind: Tour`),
      );
    expect(named('anchor-known, text-key-known')).toEqual([]);
    expect(named('anchor-known text-key-known')).toEqual([]);
    expect(named('text-key-known')).toEqual(['11:13-20 anchor-known', '15:13-20 anchor-known']);
  });

  test('where one tour is due as well', () => {
    const text = TOUR.replace('steps:', `steps: ${IGNORE}`);
    expect(loadTour(text, project)).toMatchObject({ ok: true, diagnostics: [] });
    const other = TOUR.replaceAll(/nav\.(?:one|two)/g, 'page').replace(
      'key:',
      '# tour-ignore tour-key-unique: once\nkey:',
    );
    // Alone, nobody looks whether a key is unique.
    expect(loadTour(other, project)).toMatchObject({ ok: true, diagnostics: [] });
  });
});

const CLEAN = TOUR.replaceAll(/nav\.(?:one|two)/g, 'page');

describe('a comment that ignores nothing is said to', () => {
  const messages = (text: string, settings: Partial<Project> = {}) =>
    validateSources([{ file: 'a.yaml', text }], { ...project, ...settings })
      .filter(({ rule }) => rule === 'ignore-used')
      .map(({ message }) => message);

  test.each<[string, string, string]>([
    [
      'no finding there',
      IGNORE,
      '"anchor-known" finds nothing in the part that begins here, so there is nothing to ignore. Remove the comment.',
    ],
    [
      'none in the file',
      '# tour-ignore-file anchor-known: a draft',
      '"anchor-known" finds nothing in this file, so there is nothing to ignore. Remove the comment.',
    ],
    [
      'an unknown rule',
      '# tour-ignore anchor-knwon: soon',
      'There is no rule "anchor-knwon", so nothing is ignored. Did you mean "anchor-known"?',
    ],
    [
      'a rule like no other',
      '# tour-ignore xyzzy: soon',
      'There is no rule "xyzzy", so nothing is ignored. `tour explain` lists them.',
    ],
    [
      'no reason',
      '# tour-ignore anchor-known',
      'A comment ignores nothing without a reason. Write "# tour-ignore anchor-known: " and why the finding is to stay.',
    ],
    [
      'a reason behind a dash',
      '# tour-ignore anchor-known - soon, they say',
      'A comment ignores nothing without a ":" before its reason. Write "# tour-ignore anchor-known: soon, they say".',
    ],
    [
      'a reason behind nothing',
      '# tour-ignore-file anchor-known, tool-known it is late',
      'A comment ignores nothing without a ":" before its reason. Write "# tour-ignore-file anchor-known, tool-known: it is late".',
    ],
    [
      'words alone',
      '# tour-ignore this one',
      'A comment ignores nothing without a reason. Write "# tour-ignore <rule>: " and why the finding is to stay.',
    ],
    [
      'an empty reason',
      '# tour-ignore-file anchor-known:  ',
      'A comment ignores nothing without a reason. Write "# tour-ignore-file anchor-known: " and why the finding is to stay.',
    ],
    [
      'no rule',
      '# tour-ignore: soon',
      'A comment names the rules that it ignores: "# tour-ignore <rule>: soon".',
    ],
    [
      'another form',
      '# tour-ignore-next-line anchor-known: soon',
      '"tour-ignore-next-line" ignores nothing. Write "# tour-ignore anchor-known: reason" above what is meant or behind it, or "# tour-ignore-file anchor-known: reason".',
    ],
    [
      'a rule that cannot be ignored',
      '# tour-ignore-file yaml-syntax: soon',
      '"yaml-syntax" cannot be ignored: a document at fault cannot be checked any further. Remove it here.',
    ],
    [
      'itself',
      '# tour-ignore-file ignore-used: soon',
      '"ignore-used" cannot be ignored: it is about comments like this one. Remove it here.',
    ],
  ])('%s', (_, comment, expected) => {
    expect(messages(CLEAN.replace('title:', `${comment}\ntitle:`))).toEqual([expected]);
  });

  test('at the end of the file, where nothing begins', () => {
    expect(messages(`${CLEAN}${IGNORE}\n`)).toEqual([
      '"anchor-known" finds nothing here, where no part of a document begins, so there is nothing to ignore. Remove the comment.',
    ]);
  });

  test('of several rules the one that does nothing, at its place', () => {
    const text = TOUR.replace('steps:', 'steps: # tour-ignore anchor-known, route-known: soon');
    expect(check(text)).toEqual(['6:36-47 ignore-used']);
  });

  test('not when the mistake stays because the comment has a slip', () => {
    expect(check(TOUR.replace('steps:', 'steps: # tour-ignore anchor-known'))).toEqual([
      '6:8-34 ignore-used',
      ONE,
      TWO,
    ]);
  });

  test.each<[string, string, Partial<Project>]>([
    ['the rule is off', IGNORE, { rules: { 'anchor-known': 'off' } }],
    ['this rule is off', IGNORE, { rules: { 'ignore-used': 'off' } }],
    ['nothing is compared', '# tour-ignore tour-version-raised: typo', {}],
    ['there are no roles', '# tour-ignore audience-can-play: later', { roles: undefined } as never],
    ['the document could not be checked', IGNORE, { apps: new Map() }],
  ])('not when %s', (_, comment, settings) => {
    expect(messages(CLEAN.replace('title:', `${comment}\ntitle:`), settings)).toEqual([]);
  });

  test('as severe as the config says', () => {
    const severity = (rules: Project['rules']) =>
      validateSources([{ file: 'a.yaml', text: `${CLEAN}${IGNORE}\n` }], {
        ...project,
        ...(rules && { rules }),
      })[0]?.severity;
    expect(severity(undefined)).toBe('warning');
    expect(severity({ 'ignore-used': 'error' })).toBe('error');
  });

  test('only in the files that are asked for', () => {
    expect(check(`${CLEAN}${IGNORE}\n`, {}, new Set(['b.yaml']))).toEqual([]);
  });
});

describe('no comment is', () => {
  test.each([
    [
      'a quoted text',
      CLEAN.replace('tours.example.title', `{ inline: { en: "${IGNORE}", de: "${IGNORE}" } }`),
    ],
    [
      'a block text',
      CLEAN.replace(
        'tours.example.title',
        `\n  inline:\n    en: |\n      ${IGNORE}\n    de: >-\n      ${IGNORE}`,
      ),
    ],
    ['another word', CLEAN.replace('title:', '# tour-ignored anchor-known: soon\ntitle:')],
    ['a mention', CLEAN.replace('title:', '# see tour-ignore anchor-known: soon\ntitle:')],
  ])('%s', (_, text) => {
    expect(check(text).filter((each) => each.endsWith('ignore-used'))).toEqual([]);
  });
});

test('no text is too odd for it', () => {
  const part = fc.constantFrom(
    ...[
      '# tour-ignore anchor-known: x',
      '# tour-ignore',
      '#tour-ignore-file x',
      '\n',
      '\r\n',
      '\r',
      '  ',
      '- ',
      '? ',
      ': ',
      'a: ',
      '{',
      '}',
      '[',
      ']',
      ',',
      '"',
      "'",
      '|\n',
      '&x ',
      '*x',
      '!!t ',
      '---\n',
      '...\n',
      '%YAML 1.2\n',
      '\uFEFF',
      '😀',
      '\u2028',
    ],
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
      const text = `${parts.join('')} # tour-ignore x: y`;
      for (const { span, rules } of ignoreComments(text)) {
        expect(text.slice(span.start, span.end)).toMatch(/^#+\s*tour-ignore/);
        for (const { id, span: at } of rules) expect(text.slice(at.start, at.end)).toBe(id);
      }
    }),
    { numRuns: 1000 },
  );
});

test('what cannot be read cannot be ignored', () => {
  const broken = `# tour-ignore-file yaml-syntax, document-schema: never\n${TOUR}  x: [\n`;
  expect(check(broken)).toContain('1:20-31 ignore-used');
  expect(check(broken).filter((each) => each.endsWith('yaml-syntax'))).toHaveLength(1);
  const misshapen = `# tour-ignore-file document-schema: never\n${TOUR.replace('version: 1', 'version: 0')}`;
  expect(check(misshapen).filter((each) => each.endsWith('document-schema'))).toHaveLength(1);
});

test.each([
  ['a comment alone goes with its line', CLEAN.replace('title:', `${IGNORE}\ntitle:`)],
  ['one behind a line with the space before it', CLEAN.replace('version: 1', `version: 1  ${IGNORE}`)],
  ['the last line', `${CLEAN}${IGNORE}`],
])('removing it: %s', (_, text) => {
  const [found] = validateSources([{ file: 'a.yaml', text }], project);
  const [edit] = found?.suggestions?.[0]?.edits ?? [];
  const lines = text.split('\n');
  const offset = (line: number, column: number) =>
    lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column - 1;
  if (edit === undefined) throw new Error('There is no suggestion.');
  const from = offset(edit.line, edit.column);
  const to = Math.min(text.length, offset(edit.endLine, edit.endColumn));
  expect(text.slice(0, from) + edit.text + text.slice(to)).toBe(CLEAN);
});
