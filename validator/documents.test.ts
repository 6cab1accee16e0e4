import { expect, test } from 'vitest';
import { documentsIn } from './documents.ts';

test.each<[string, string, unknown[]]>([
  ['plain YAML', 'key: a\n---\nkey: b\n', [{ key: 'a' }, { key: 'b' }]],
  ['lines that end with CR alone', 'key: a\rapp: b\r', [{ key: 'a', app: 'b' }]],
  [
    'more aliases than the parser takes for harmless',
    `a: &a [x]\nb:\n${'  - *a\n'.repeat(200)}`,
    [{ a: ['x'], b: Array(200).fill(['x']) }],
  ],
])('values are those that the checks see: %s', (_, text, values) => {
  expect(documentsIn(text)).toEqual(values);
});

test.each<[string, string, unknown[]]>([
  ['an open bracket', 'key: a\napp: b\nsteps: [\n', [{ key: 'a', app: 'b', steps: [] }]],
  ['a repeated key, of which the first counts', 'app: a\napp: b\n', [{ app: 'a' }]],
  ['an alias', 'app: &a b\nkey: *a\nx: 1\nx: 2\n', [{ app: 'b', key: undefined, x: 1 }]],
  ['a document beside it', 'key: [\n---\nkey: b\n', [{ key: [] }, { key: 'b' }]],
  ['nothing that can be read', '['.repeat(10_000), [undefined]],
])('a document with mistakes of syntax is told as far as it goes: %s', (_, text, values) => {
  expect(documentsIn(text)).toEqual(values);
});
