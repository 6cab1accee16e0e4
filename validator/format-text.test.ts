import { describe, expect, test } from 'vitest';
import type { Diagnostic } from './diagnostics.ts';
import { formatJson } from './format-json.ts';
import { formatText } from './format-text.ts';

function diagnostic(more: Partial<Diagnostic> = {}): Diagnostic {
  const place = { line: 1, column: 4, endLine: 1, endColumn: 5 };
  return {
    file: 'a.yaml',
    document: 0,
    rule: 'x-known',
    severity: 'error',
    message: 'No.',
    path: '/a',
    docs: '',
    ...place,
    ...more,
  };
}

function frame(text: string, more: Partial<Diagnostic> = {}, width?: number): string[] {
  const options = { files: 1, text: () => text, ...(width !== undefined && { width }) };
  return formatText([diagnostic(more)], options)
    .split('\n')
    .slice(1, -3);
}

describe('the frame', () => {
  test.each([
    ['a range', 'ab: c', {}, ['   1 | ab: c', '     |    ^']],
    ['a longer one', 'ab: cdef', { column: 5, endColumn: 9 }, ['   1 | ab: cdef', '     |     ^^^^']],
    ['an empty one', 'ab: c', { endColumn: 4 }, ['   1 | ab: c', '     |    ^']],
    ['at the end of the line', 'ab:', { column: 4, endColumn: 4 }, ['   1 | ab:', '     |    ^']],
    [
      'over several lines: the first',
      'ab: c\nd',
      { endLine: 2, endColumn: 2 },
      ['   1 | ab: c', '     |    ^^'],
    ],
    ['a tab is two columns', 'a:\tb', { column: 4, endColumn: 5 }, ['   1 | a:  b', '     |     ^']],
    ['a marked tab', 'a:\tb', { column: 3, endColumn: 4 }, ['   1 | a:  b', '     |   ^^']],
    ['wide characters before', '注文: b', { column: 5, endColumn: 6 }, ['   1 | 注文: b', '     |       ^']],
    [
      'a marked emoji of several code points',
      'a: 👩‍💻 b',
      { column: 4, endColumn: 9 },
      ['   1 | a: 👩‍💻 b', '     |    ^^'],
    ],
    [
      'an accent of its own',
      'a: e\u0301 b',
      { column: 7, endColumn: 8 },
      ['   1 | a: e\u0301 b', '     |      ^'],
    ],
    [
      'signs that would act on the terminal',
      'a: \u001b[31m\u202e',
      { column: 4, endColumn: 5 },
      ['   1 | a: \uFFFD[31m\uFFFD', '     |    ^'],
    ],
    ['an empty line: none', '', { column: 1, endColumn: 1 }, []],
    [
      'a line with a four-digit number',
      `${'\n'.repeat(9998)}ab: c`,
      { line: 9999, endLine: 9999 },
      ['9999 | ab: c', '     |    ^'],
    ],
  ])('%s', (_, text, more, expected) => {
    expect(frame(text, more)).toEqual(expected);
  });

  test('a long line is cut around the range, and the mark stays below it', () => {
    const text = `${'a'.repeat(300)}HERE${'b'.repeat(300)}`;
    const [line = '', mark = ''] = frame(text, { column: 301, endColumn: 305 }, 60);
    expect(line.length).toBeLessThanOrEqual(60);
    expect(line).toMatch(/^ {3}1 \| …a+HEREb+…$/);
    expect(line.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('HERE');
  });

  test('a line without end is cut without reading it whole', () => {
    const [line = '', mark = ''] = frame(
      'x'.repeat(5_000_000),
      { column: 4_000_000, endColumn: 4_000_001 },
      60,
    );
    expect(line.length).toBeLessThanOrEqual(60);
    expect(mark).toContain('^');
  });

  test.each([
    ['ASCII', 'key: orders.list # and more; '],
    ['wide', 'key: 注文の一覧を開く # '],
    ['emoji', 'key: 👩‍💻👩‍💻 e\u0301 # '],
    ['tabs', 'key:\t\torders # '],
  ])('in one long line each range has the frame that it has alone: %s', (_, part) => {
    const text = part.repeat(200);
    const starts = Array.from({ length: 200 }, (_, index) => index * part.length + 6);
    const diagnostics = starts.map((column) => diagnostic({ column, endColumn: column + 3 }));
    const options = { files: 1, text: () => text, width: 60 };
    const [...together] = formatText(diagnostics, options).split('\n\n').slice(0, -1);
    const alone = diagnostics.map((each) => formatText([each], options).split('\n\n')[0]);
    expect(together).toEqual(alone);
  });

  test('without the text of the file there is none', () => {
    expect(formatText([diagnostic()], { files: 1, text: () => undefined })).toBe(
      'a.yaml:1:4: error: No. [x-known]\n\n1 file checked: 1 error.\n',
    );
  });
});

test('suggestions and related places follow', () => {
  const text = formatText(
    [
      diagnostic({
        severity: 'warning',
        suggestions: [{ title: 'Write c.', safe: true, edits: [] }],
        related: [{ file: 'b.yaml', line: 2, column: 3, message: 'Here.' }],
      }),
    ],
    { files: 2, text: () => 'ab: c' },
  );
  expect(text).toBe(`a.yaml:1:4: warning: No. [x-known]
   1 | ab: c
     |    ^
  fix: Write c.
  see: b.yaml:2:3: Here.

2 files checked: 1 warning.
`);
});

test.each([
  [[], 0, '0 files checked, no problems.\n'],
  [[], 1, '1 file checked, no problems.\n'],
  [[diagnostic(), diagnostic({ severity: 'warning' })], 3, '3 files checked: 1 error, 1 warning.\n'],
  [[diagnostic(), diagnostic({ line: 2 })], 3, '3 files checked: 2 errors.\n'],
])('the last line counts: %#', (diagnostics, files, last) => {
  expect(formatText(diagnostics, { files, text: () => undefined })).toMatch(new RegExp(`(?:^|\n\n)${last}$`));
});

test.each([
  [[], 0, 'Nothing was checked.\n'],
  [[], 2, '2 files checked as far as possible.\n'],
  [[diagnostic()], 2, '2 files checked as far as possible: 1 error.\n'],
])(
  'where something could not be checked, the last line does not say that all is well: %#',
  (diagnostics, files, last) => {
    const options = { files, text: () => undefined, isPartial: true };
    expect(formatText(diagnostics, options)).toMatch(new RegExp(`(?:^|\n\n)${last}$`));
  },
);

test('colours only when asked for', () => {
  const options = { files: 1, text: () => 'ab: c' };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: looks for the colours
  const codes = /\u001b\[\d+m/g;
  const colored = formatText([diagnostic()], { ...options, color: true });
  expect(colored).toMatch(codes);
  expect(colored.replace(codes, '')).toBe(formatText([diagnostic()], options));
});

test('JSON holds the diagnostics as they are, and counts them', () => {
  const diagnostics = [diagnostic(), diagnostic({ severity: 'warning' })];
  const text = formatJson(diagnostics, { files: 3 });
  expect(JSON.parse(text)).toEqual({ version: 1, files: 3, errors: 1, warnings: 1, diagnostics });
  expect(text.endsWith('}\n')).toBe(true);
});
