import { describe, expect, test } from 'vitest';
import type { Diagnostic } from './diagnostics.ts';
import { indexLines } from './line-index.ts';
import type { Project } from './project.ts';
import { toDiagnostics } from './to-diagnostics.ts';
import { validateSources } from './validate.ts';

const LINES = [
  'kind: Tour',
  'key: orders.example',
  'app: console',
  'version: 1',
  'title: { inline: { en: "👋 Hello\u2028there" } }',
  '# Ümlaut in a comment',
  'steps:',
  '  - { id: "👋", tool: ui.point, text: a.b, anchor: page }',
  '  - id: second',
  '    tool: ui.point',
  '    text: a.b',
  '    ancor: page',
];

const project: Project = { apps: new Map() };

/** What a diagnostic's range cuts out of the text. */
function marked(text: string, range: Diagnostic): string {
  const lines = indexLines(text);
  return text.slice(lines.offsetOf(range), lines.offsetOf({ line: range.endLine, column: range.endColumn }));
}

describe('B063: line ends do not move a range', () => {
  const ends = (between: (index: number) => string) =>
    LINES.map((line, index) => `${line}${between(index)}`).join('');
  const texts: [string, string][] = [
    ['LF', ends(() => '\n')],
    ['CRLF', ends(() => '\r\n')],
    ['CR', ends(() => '\r')],
    ['mixed', ends((index) => ['\n', '\r\n', '\r'][index % 3] ?? '\n')],
    ['with a byte order mark', `\uFEFF${ends(() => '\r\n')}`],
  ];

  test.each(texts)('%s', (_, text) => {
    const found = validateSources([{ file: 'a.yaml', text }], project);
    expect(found.map(({ line, column, endLine, endColumn }) => [line, column, endLine, endColumn])).toEqual([
      [8, 11, 8, 15],
      [12, 5, 12, 10],
    ]);
    expect(found.map((each) => marked(text, each))).toEqual(['"👋"', 'ancor']);
  });

  test('a byte order mark takes no column on the first line', () => {
    const [plain] = validateSources([{ file: 'a.yaml', text: 'kind: Tuor' }], project);
    const [withMark] = validateSources([{ file: 'a.yaml', text: '\uFEFFkind: Tuor' }], project);
    expect(withMark).toEqual(plain);
    expect(plain).toMatchObject({ line: 1, column: 7, endColumn: 11 });
  });
});

describe('where a path is', () => {
  const text = `a: &base
  b: [one, "two"]
  c:
d: *base
---
e:
  - f: 1
    g: { h: 2 }
  - - 3
`;
  const at = (document: number, path: (string | number)[], mark: 'key' | 'value' = 'value') => {
    const problem = { rule: 'x', severity: 'error', message: 'x', file: 'x', document, path, mark } as const;
    const [found] = toDiagnostics([problem], () => text);
    return found && marked(text, found);
  };

  test.each([
    ['a value', 0, ['a', 'b', 1], 'value', '"two"'],
    ['a collection', 0, ['a', 'b'], 'value', '[one, "two"]'],
    ['a key', 0, ['a', 'b'], 'key', 'b'],
    ['a key without a value', 0, ['a', 'c'], 'value', 'c'],
    ['through an alias, at its anchor', 0, ['d', 'b', 0], 'value', 'one'],
    ['the first key of a document', 1, [], 'key', 'e'],
    ['the first key of a list item', 1, ['e', 0], 'key', 'f'],
    ['a list item without keys', 1, ['e', 1], 'key', '- 3'],
    ['a value in braces', 1, ['e', 0, 'g', 'h'], 'value', '2'],
    ['what is not there, at what would hold it', 1, ['e', 0, 'x', 'y'], 'value', 'f: 1\n    g: { h: 2 }'],
  ] as const)('%s', (_, document, path, mark, expected) => {
    expect(at(document, [...path], mark)).toBe(expected);
  });

  test('`kind` stands for the whole document', () => {
    const found = validateSources(
      [{ file: 'a.yaml', text: 'tour: a\nkind: TourOverlay\nversion: 1\n' }],
      project,
    );
    expect(found).toMatchObject([{ path: '', line: 2, column: 1, endColumn: 5 }]);
  });
});
