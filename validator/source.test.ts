import { describe, expect, test } from 'vitest';
import { parseSource } from './source.ts';

/** What the first finding of the first faulty document marks in the text, and its message. */
function firstFinding(text: string): { readonly marked: string; readonly message: string } | undefined {
  const finding = parseSource(text).flatMap((document) => document.findings)[0];
  if (finding === undefined) return undefined;
  const { start, end } = finding.span ?? { start: 0, end: 0 };
  return { marked: text.slice(start, end), message: finding.message };
}

/** Levels of a block mapping, each indented one deeper. */
const block = (levels: number) =>
  `${Array.from({ length: levels }, (_, level) => `${' '.repeat(level)}a:\n`).join('')}${' '.repeat(levels)}1`;

describe('values', () => {
  test.each([
    // The case asks for a warning besides; the design has none, since they mean what they say.
    ['B051: YAML 1.2 has no yes, no, on and off', 'on: yes\noff: no', { on: 'yes', off: 'no' }],
    ['keys are texts, whatever they look like', '1: a\ntrue: b\n~: c', { 1: 'a', true: 'b', '~': 'c' }],
    ['a key like a property of every object is a key', '{"__proto__": 1}', JSON.parse('{"__proto__": 1}')],
    ['a tab between tokens', 'a:\tb\t# c', { a: 'b' }],
    ['a byte order mark in quotes', 'a: "\uFEFFb"', { a: '\uFEFFb' }],
    ['B055: 150 uses of one small anchor', `- &a {b: 1}\n${'- *a\n'.repeat(150)}`, Array(151).fill({ b: 1 })],
    ['100 levels in brackets', `${'['.repeat(100)}${']'.repeat(100)}`, nested(100)],
    ['brackets in a text are no levels', `a: |-\n  ${'[{'.repeat(200)}`, { a: '[{'.repeat(200) }],
    ['indentation in a text is no level', `a: |-\n  x\n${' '.repeat(120)}y`, { a: `x\n${' '.repeat(118)}y` }],
  ])('%s', (_, text, value) => {
    const [document] = parseSource(text);
    expect(document?.findings).toEqual([]);
    expect(document?.value).toEqual(value);
    expect(JSON.stringify(document?.value)).toBe(JSON.stringify(value));
  });

  test('each document has its own value or findings', () => {
    const documents = parseSource('a: 1\n---\nb: [\n---\nc: 3\n');
    expect(documents.map(({ index, value }) => [index, value])).toEqual([
      [0, { a: 1 }],
      [1, null],
      [2, { c: 3 }],
    ]);
    expect(documents.map(({ findings }) => findings.length)).toEqual([0, 1, 0]);
  });
});

function nested(levels: number): unknown {
  return levels === 1 ? [] : [nested(levels - 1)];
}

describe('what is not read', () => {
  test.each([
    ['NUL', 'a\0b', '\0', 'binary'],
    ['UTF-16, little-endian', 'k\0i\0n\0d\0', 'k', 'UTF-16'],
    ['UTF-16, big-endian, with a mark that is no UTF-8', '\uFFFD\uFFFD\0k\0i\0n\0d', '\uFFFD', 'UTF-16'],
    ['bytes that are no UTF-8', 'a: Gr\uFFFDn', '\uFFFD', 'not UTF-8'],
    ['a control character', 'a: \x1b[31m', '\x1b', 'U+001B'],
    ['no document', '', '', 'no document'],
    ['only a comment', '# a\n', '', 'no document'],
    ['a number that is none', 'a: .nan', '.nan', 'JSON does not have'],
    ['B059: a merge key', 'a: { <<: { b: 1 } }', '<<', 'Merge keys'],
    ['B057: a repeated key, once quoted', 'a: 1\n"a": 2', '"a"', 'second time'],
    ['an alias without an anchor', 'a: *b', '*b', 'not set before'],
    ['an alias in its own value', 'a: &b { c: *b }', '*b', 'never end'],
    ['a tag', 'a: !!set {b}', '!!set', 'tag'],
    ['another version of YAML', '%YAML 1.3\n---\na: 1', '1.3', 'YAML 1.2'],
    ['a key that is a list', '? [a]\n: b', '[', 'plain word'],
    ['101 levels in brackets', `${'['.repeat(101)}${']'.repeat(101)}`, '[', 'deeper than 100'],
    ['101 levels of mappings', block(101), 'a', 'deeper than 100'],
    ['101 levels of lists', `${'- '.repeat(101)}a`, '-', 'deeper than 100'],
  ])('%s', (_, text, marked, message) => {
    expect(firstFinding(text)).toEqual({ marked, message: expect.stringContaining(message) });
  });

  test('a mark of byte order is one finding, in its document', () => {
    const documents = parseSource('a: 1\n---\nb: 2\n\uFEFFc: 3\n\uFEFFd: 4\n---\ne: 5\n');
    expect(documents.map(({ findings }) => findings.length)).toEqual([0, 1, 0]);
  });

  test('a repeated key points at the first', () => {
    const [document] = parseSource('a: 1\nb: 2\na: 3');
    expect(document?.findings[0]?.related).toMatchObject([{ path: ['a'], span: { start: 0, end: 1 } }]);
  });
});

describe('what would take for ever', () => {
  const bomb = [
    'a0: &a0 x',
    ...Array.from({ length: 21 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]`),
  ].join('\n');

  test.each([
    ['10 MB', 'a: b\n'.repeat(2_000_000), 'larger than 1 MiB (9.5 MiB)'],
    ['1 MiB of characters of three bytes', '€'.repeat(400_000), 'larger than 1 MiB (1.1 MiB)'],
    ['10 000 brackets', '['.repeat(10_000), 'deeper than 100'],
    ['10 000 closed brackets', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'deeper than 100'],
    ['10 000 lists', '- '.repeat(10_000), 'deeper than 100'],
    ['brackets behind closing ones in quotes', "[ ']', ".repeat(5000), 'deeper than 100'],
    ['B055: an alias bomb', bomb, 'repeat more than 100,000 values'],
  ])('is refused before it is read, for that reason alone: %s', (_, text, message) => {
    const findings = parseSource(text).flatMap((document) => document.findings);
    expect(findings).toHaveLength(1);
    expect(findings[0]?.message).toContain(message);
  });

  test('B055: the bomb is refused at the alias that crosses the limit', () => {
    expect(firstFinding(bomb)?.marked).toBe('*a13');
  });
});

describe('what the parser complains of, in words', () => {
  test.each([
    ['a: "b', '"', 'no closing quote'],
    ["a: 'b\nc: d", "'", 'no closing quote'],
    ['a: [b, {c: d}\ne: f', '[', 'is not closed: a "]"'],
    ['a: {b: [c}', '[', 'is not closed: a "]"'],
    ['a: b: c', 'b: c', 'must be in quotes'],
    ['a: "b" c', 'c', 'after the closing "'],
    ['a: [b] c', 'c', 'closing bracket'],
    ['a: *b* c', 'c', 'begins with "*"'],
    ['a: %b', '%', 'cannot begin with "%"'],
    ['a: `b`', '`', 'cannot begin with "`"'],
    ['a: "\\q"', '\\q', 'no escape'],
    ['a:b\nc: d', 'a:b', 'space after the colon'],
    ['a: 1\nb\nc: 2', 'b', 'not a complete line'],
    ['a: 1\n  b: 2', 'b: 2', 'indented deeper'],
    ['a:\n  - b\n c: d', 'c: d', 'does not line up'],
    ['- a\nb: c', 'b: c', 'does not belong'],
    ['a: 1}', undefined, undefined],
    ['{a: 1}}', '}', 'not expected here'],
    ['a:\n\tb: c', '\t', 'tab'],
  ])('%j', (text, marked, message) => {
    expect(firstFinding(text)).toEqual(
      marked === undefined ? undefined : { marked, message: expect.stringContaining(message) },
    );
  });

  test('of several errors of one document only the first is told', () => {
    expect(parseSource('a: [1, 2\nb: c: d\n"e').flatMap((document) => document.findings)).toHaveLength(1);
  });
});
