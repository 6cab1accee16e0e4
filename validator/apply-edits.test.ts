import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applySafeSuggestions } from './apply-edits.ts';
import type { Diagnostic, TextEdit } from './diagnostics.ts';
import { indexLines } from './line-index.ts';

fc.configureGlobal({ seed: 7 });

type Edit = readonly [start: number, end: number, text: string];

function edit(source: string, [start, end, text]: Edit): TextEdit {
  const lines = indexLines(source);
  const from = lines.placeOf(start);
  const to = lines.placeOf(end);
  return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column, text };
}

/** A diagnostic with a suggestion of these edits. */
function suggesting(source: string, edits: readonly Edit[], safe = true): Diagnostic {
  const [first] = edits.map((each) => edit(source, each));
  return {
    file: 'a.yaml',
    document: 0,
    rule: 'x-known',
    severity: 'error',
    message: 'No.',
    path: '',
    line: first?.line ?? 1,
    column: first?.column ?? 1,
    endLine: 1,
    endColumn: 1,
    suggestions: [{ title: 'Do it.', safe, edits: edits.map((each) => edit(source, each)) }],
    docs: '',
  };
}

function fixed(source: string, ...suggestions: readonly (readonly Edit[])[]): string {
  return applySafeSuggestions(
    source,
    suggestions.map((edits) => suggesting(source, edits)),
  ).text;
}

describe('safe suggestions', () => {
  test.each<[string, string, readonly (readonly Edit[])[], string]>([
    ['a replacement', 'a: bc', [[[3, 5, 'def']]], 'a: def'],
    ['an insertion', 'a: bc', [[[3, 3, '"']]], 'a: "bc'],
    ['a removal', 'a: bc', [[[1, 5, '']]], 'a'],
    [
      'several edits in one',
      'a: bc',
      [
        [
          [3, 3, '"'],
          [5, 5, '"'],
        ],
      ],
      'a: "bc"',
    ],
    ['neighbours', 'abcd', [[[0, 2, 'x']], [[2, 4, 'y']]], 'xy'],
    ['overlapping: the first wins', 'abcd', [[[0, 3, 'x']], [[2, 4, 'y']]], 'xd'],
    [
      'one that overlaps in one of its edits is left as a whole',
      'abcd',
      [
        [[0, 1, 'x']],
        [
          [0, 1, 'y'],
          [3, 4, 'z'],
        ],
      ],
      'xbcd',
    ],
    ['two insertions at one place: the first wins', 'ab', [[[1, 1, 'x']], [[1, 1, 'y']]], 'axb'],
    [
      'Windows line ends and a byte order mark stay',
      '\uFEFFa: b\r\nc: d\r\n',
      [[[10, 11, 'e']]],
      '\uFEFFa: b\r\nc: e\r\n',
    ],
    ['an emoji before it', 'a: "😀" b\n', [[[8, 9, 'c']]], 'a: "😀" c\n'],
    ['a lone CR', 'a: b\rc: d\r', [[[8, 9, 'e']]], 'a: b\rc: e\r'],
  ])('%s', (_, source, suggestions, expected) => {
    expect(fixed(source, ...suggestions)).toBe(expected);
  });

  test('what is not safe is left, and what was done is told', () => {
    const source = 'ab';
    const diagnostics = [suggesting(source, [[0, 1, 'x']], false), suggesting(source, [[1, 2, 'y']])];
    const { text, fixed: done } = applySafeSuggestions(source, diagnostics);
    expect(text).toBe('ay');
    expect(done.map(({ diagnostic }) => diagnostic)).toEqual([diagnostics[1]]);
    expect(done[0]?.suggestion.title).toBe('Do it.');
  });

  test('all that is outside of the edits stays as it is, whatever the text', () => {
    const unit = fc.constantFrom('a', ' ', '\n', '\r\n', '\r', '😀', '\u2028', 'é', ':');
    const source = fc.array(unit, { minLength: 1, maxLength: 40 }).map((units) => units.join(''));
    fc.assert(
      fc.property(source, fc.boolean(), fc.nat(), fc.nat(), (body, mark, a, b) => {
        const text = `${mark ? '\uFEFF' : ''}${body}`;
        const offset = (at: number) => (mark ? 1 : 0) + (at % (body.length + 1));
        const [start = 0, end = 0] = [offset(a), offset(b)].toSorted((x, y) => x - y);
        expect(fixed(text, [[start, end, '<>']])).toBe(`${text.slice(0, start)}<>${text.slice(end)}`);
      }),
    );
  });
});
