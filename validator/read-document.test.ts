import { describe, expect, test } from 'vitest';
import { readDocument } from './read-document.ts';

const config = 'apps:\n  console: { catalog: { tools: t.json, anchors: a.json } }\ntours: tours/*.yaml\n';
const module_ = 'kind: Module\nkey: orders\napps: [console]\n';

function told(kind: Parameters<typeof readDocument>[0], text: string) {
  const result = readDocument(kind, { file: 'a.yaml', text });
  return result.ok
    ? []
    : result.diagnostics.map(({ rule, line, column, message }) => `${line}:${column} ${rule}: ${message}`);
}

test('gives the value', () => {
  expect(readDocument('Module', { file: 'a.yaml', text: module_ })).toEqual({
    ok: true,
    value: { kind: 'Module', key: 'orders', apps: ['console'] },
  });
});

describe('says what is wrong, with the words for tours', () => {
  test.each([
    ['TourConfig', `${config}roles: []\n`, ['4:8 document-schema: "roles" must be a mapping, not a list.']],
    [
      'TourConfig',
      config.replace('tours:', 'tour:'),
      ['3:1 document-schema: "tour" is no property of the config. Did you mean "tours"?'],
    ],
    [
      'TourConfig',
      config.replace('a.json', '').replace('anchors: ', ''),
      ['2:14 document-schema: "catalog" has no "anchors".'],
    ],
    ['TourConfig', 'apps: [', ['1:7 yaml-syntax: This "[" is not closed: a "]" is missing.']],
    [
      'TourConfig',
      '# nothing yet\n---\n',
      ['1:1 yaml-syntax: The file is empty. Begin it with "apps:", or make one with `tour init`.'],
    ],
    ['TourConfig', 'tours: a\n', ['1:1 document-schema: The config has no "apps": the app members.']],
    ['Module', '', ['1:1 yaml-syntax: The file is empty. Begin it with "kind: Module", or remove the file.']],
    ['ClientToolTable', '\n', ['1:1 yaml-syntax: The file is empty. Make it with `tour gen`.']],
    ['AnchorRegistry', '\uFEFF', ['1:1 yaml-syntax: The file is empty. Make it with `tour gen`.']],
    [
      'Module',
      module_.replace('kind: Module\n', ''),
      ['1:1 document-kind: The document has no "kind". Begin it with "kind: Module".'],
    ],
    [
      'Module',
      module_.replace('kind: Module', 'kind: Tour'),
      ['1:7 document-kind: A document of kind "Module" is due here, not "Tour".'],
    ],
    [
      'Module',
      `${module_}---\n${module_}`,
      ['5:1 document-kind: The file holds more than one document, and one is due here. Remove the others.'],
    ],
    [
      'Module',
      `${module_}anchors:\n  - { key: orders.list, route: any }\n`,
      ['5:25 document-schema: "route" is no property of anchor "orders.list". Did you mean "routes"?'],
    ],
    [
      'AnchorRegistry',
      '{"kind": "AnchorRegistry", "app": "a", "hash": "x", "anchors": []}',
      ['1:48 document-schema: "hash" must be a hash as `tour gen` writes it, "sha256:…", not "x".'],
    ],
  ] as const)('%s %#', (kind, text, expected) => {
    expect(told(kind, text)).toEqual(expected);
  });
});

test('JSON may be larger than a tour: catalogs are', () => {
  const anchors = Array.from({ length: 20_000 }, (_, index) => ({
    key: `a.b${index}`,
    module: 'a',
    routes: 'any',
    description: 'x'.repeat(30),
  }));
  const text = JSON.stringify({
    kind: 'AnchorRegistry',
    app: 'a',
    hash: `sha256:${'0'.repeat(64)}`,
    anchors,
  });
  expect(text.length).toBeGreaterThan(1_048_576);
  expect(readDocument('AnchorRegistry', { file: 'a.json', text }).ok).toBe(true);
});

test.each([
  ['all', '"routes" must be "any" or a list, not the text "all".', 'Write [all].', false],
  [
    'orders.list',
    '"routes" must be "any" or a list, not the text "orders.list".',
    'Write [orders.list].',
    false,
  ],
  ['Any', '"routes" must be "any", not "Any".', 'Write "any".', true],
  ['anny', '"routes" must be "any", not "anny".', 'Write "any".', false],
])('one word or a list: %s', (routes, message, title, safe) => {
  const text = `kind: Module\nkey: orders\napps: [app]\nanchors:\n  - { key: nav.orders, routes: ${routes} }\n`;
  const document = readDocument('Module', { file: 'a.yaml', text });
  expect(document).toMatchObject({ ok: false, diagnostics: [{ message, suggestions: [{ title, safe }] }] });
  expect(document.ok ? [] : document.diagnostics).toHaveLength(1);
});

test.each([
  ['string', 'Write { type: string }.'],
  ['date', 'Write { type: string, format: date }.'],
  ['order', undefined],
])('a field that is called %s is one of that schema', (word, title) => {
  const text = `${module_}actions:\n  - { key: orders.create, input: { a: ${word} } }\n`;
  const result = readDocument('Module', { file: 'a.yaml', text });
  expect(result.ok ? [] : result.diagnostics).toMatchObject([
    {
      message: `"a" must be a mapping, not the text "${word}".`,
      ...(title !== undefined && { suggestions: [{ title, safe: false }] }),
    },
  ]);
});
