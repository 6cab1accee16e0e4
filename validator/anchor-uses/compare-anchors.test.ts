// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources that are read have template strings
import { describe, expect, it } from 'vitest';
import type { AnchorRow } from '../../schemas/index.ts';
import { type ModuleSource, projectCatalog } from '../gen/index.ts';
import { toDiagnostics } from '../to-diagnostics.ts';
import { compareAnchors, type DeclaredAnchors } from './compare-anchors.ts';
import { anchorRules } from './rules.ts';
import { readSourceAnchors } from './source-anchors.ts';

const MANIFEST = `kind: Module
key: orders
apps: [console]
anchors:
  - { key: orders.list.new, routes: any }
  - { key: orders.list.filters, routes: any }
  - { key: orders.detail.row, routes: any, virtual: true }
  - { key: orders.chart, routes: any, locator: { css: canvas } }
`;
const orders: ModuleSource = {
  file: 'orders.module.yaml',
  document: {
    kind: 'Module',
    key: 'orders',
    apps: ['console'],
    anchors: [
      { key: 'orders.list.new', routes: 'any' },
      { key: 'orders.list.filters', routes: 'any' },
      { key: 'orders.detail.row', routes: 'any', virtual: true },
      { key: 'orders.chart', routes: 'any', locator: { css: 'canvas' } },
    ],
  },
};
const { anchors } = projectCatalog([orders], 'console').registry;
const DECLARED: DeclaredAnchors = { file: 'anchors.json', anchors, modules: [orders] };

const button = (key: string) => `<a data-tour-anchor="${key}" />`;
const page = (...keys: string[]) => `<>${keys.map(button).join('')}</>`;

/** Diagnostics of sources by file name, as `file:line:column severity rule message`. */
async function compare(sources: Readonly<Record<string, string>>, declared: DeclaredAnchors = DECLARED) {
  const texts: Readonly<Record<string, string>> = { ...sources, 'orders.module.yaml': MANIFEST };
  const read = await Promise.all(
    Object.entries(sources).map(([file, text]) => readSourceAnchors({ file, text })),
  );
  return toDiagnostics(compareAnchors(read, declared), (file) => texts[file]);
}

async function said(sources: Readonly<Record<string, string>>, declared?: DeclaredAnchors) {
  return (await compare(sources, declared)).map(
    ({ file, line, column, severity, rule, message }) =>
      `${file}:${line}:${column} ${severity} ${rule} ${message}`,
  );
}

const ALL = ['orders.list.new', 'orders.list.filters', 'orders.detail.row'];

describe('an anchor that has another name in the source', () => {
  it('was meant as the one that no element carries', async () => {
    const found = await compare({
      'a.tsx': page('orders.list.new', 'orders.list.narrow', 'orders.detail.row'),
    });
    expect(found.map(({ rule, message, suggestions }) => [rule, message, suggestions?.length])).toEqual([
      [
        'gen-anchor-known',
        'No module declares the anchor "orders.list.narrow". Did you mean "orders.list.filters"?',
        1,
      ],
    ]);
  });

  it('was meant as one of several that are equally near', async () => {
    const found = await compare({ 'a.tsx': page('orders.detail.row', 'orders.list.zzzz') });
    expect(
      found.map(({ rule, message, suggestions, related }) => [
        rule,
        message,
        suggestions?.length,
        related?.length,
      ]),
    ).toEqual([
      [
        'gen-anchor-known',
        'No module declares the anchor "orders.list.zzzz". Did you mean "orders.list.filters" or "orders.list.new"?',
        2,
        2,
      ],
    ]);
  });
});

describe('a source that fits', () => {
  it.each<[string, Readonly<Record<string, string>>]>([
    ['every anchor, and one by its locator', { 'a.tsx': page(...ALL) }],
    ['in many files, and twice', { 'a.tsx': page(...ALL), 'b.tsx': page(...ALL), 'c.css': '' }],
    [
      'one by the hook',
      { 'a.tsx': `useAnchor('orders.list.new'); ${page('orders.list.filters', 'orders.detail.row')}` },
    ],
    [
      'a virtual one by its registration',
      {
        'a.tsx': `registerAnchor('orders.detail.row', e); ${page('orders.list.new', 'orders.list.filters')}`,
      },
    ],
  ])('%s', async (_, sources) => {
    expect(await said(sources)).toEqual([]);
  });

  it('may carry what another app member declares', async () => {
    const declared = { ...DECLARED, elsewhere: ['till.pay'] };
    expect(await said({ 'a.tsx': page(...ALL, 'till.pay') }, declared)).toEqual([]);
  });
});

describe('a declared anchor that is nowhere', () => {
  it('is an error at its key in the manifest', async () => {
    const [diagnostic, ...others] = await compare({ 'a.tsx': page('orders.list.new', 'orders.detail.row') });
    expect(others).toEqual([]);
    expect(diagnostic).toMatchObject({
      file: 'orders.module.yaml',
      path: '/anchors/1/key',
      line: 6,
      column: 12,
      endColumn: 31,
      severity: 'error',
      rule: 'gen-anchor-present',
      message:
        'No element carries the anchor "orders.list.filters", which the module "orders" declares. Put data-tour-anchor="orders.list.filters" on its element, say with `locator` how to find it, or take it out.',
    });
  });

  it('is at the registry where there is no manifest', async () => {
    const read = await readSourceAnchors({
      file: 'a.tsx',
      text: page('orders.list.new', 'orders.detail.row'),
    });
    const rows: AnchorRow[] = anchors.map((row) => ({ ...row }));
    const problems = compareAnchors([read], { file: 'catalog/anchors.json', anchors: rows });
    expect(problems.map(({ file, path }) => [file, path])).toEqual([
      [
        'catalog/anchors.json',
        ['anchors', rows.findIndex((row) => row.key === 'orders.list.filters'), 'key'],
      ],
    ]);
  });

  const WARNING =
    /^orders\.module\.yaml:6:12 warning gen-anchor-present No element carries the anchor "orders\.list\.filters".* It may be among the keys that are known only when the app runs, or in a source that cannot be read\. /;
  const rest = page('orders.list.new', 'orders.detail.row');
  it.each<[string, Readonly<Record<string, string>>, RegExp]>([
    ['a key that could be any', { 'a.tsx': `<>${rest}<a data-tour-anchor={key} /></>` }, WARNING],
    ['a source that is not read', { 'a.tsx': rest, 'b.svelte': button('other_key') }, WARNING],
    ['a source that does not parse', { 'a.tsx': rest, 'b.tsx': `${button('other_key')} <` }, WARNING],
  ])('is a warning beside %s', async (_, sources, expected) => {
    expect((await said(sources)).filter((line) => line.includes('gen-anchor-present'))).toEqual([
      expect.stringMatching(expected),
    ]);
  });

  it.each<[string, Readonly<Record<string, string>>]>([
    ['a computed key can be it', { 'a.tsx': `<>${rest}<a data-tour-anchor={\`orders.list.\${id}\`} /></>` }],
    [
      'a component takes its key as another prop',
      {
        'a.tsx': `<>${rest}<Card anchor="orders.list.filters" /></>`,
        'b.tsx': '<a data-tour-anchor={anchor} />',
      },
    ],
    [
      'it is virtual, and registered under a computed key',
      {
        'a.tsx': page('orders.list.new', 'orders.list.filters'),
        'b.ts': 'rows.forEach((row) => registerAnchor(`row.${row.id}`, row))',
      },
    ],
  ])('is nothing where %s', async (_, sources) => {
    expect((await said(sources)).filter((line) => line.includes('gen-anchor-present'))).toEqual([]);
  });

  it('is an error where a computed key cannot be it', async () => {
    const lines = await said({ 'a.tsx': `<>${rest}<a data-tour-anchor={\`nav.\${id}\`} /></>` });
    expect(lines.filter((line) => line.includes(' error gen-anchor-present '))).toHaveLength(1);
  });
});

describe('an anchor that no module declares', () => {
  it('is one mistake when it is misspelt: the missing one is named with it', async () => {
    const [diagnostic, ...others] = await compare({
      'a.tsx': page('orders.list.new', 'orders.detail.row', 'orders.list.filter'),
    });
    expect(others).toEqual([]);
    expect(diagnostic).toMatchObject({
      file: 'a.tsx',
      rule: 'gen-anchor-known',
      severity: 'error',
      message: 'No module declares the anchor "orders.list.filter". Did you mean "orders.list.filters"?',
      related: [
        {
          file: 'orders.module.yaml',
          line: 6,
          column: 12,
          message: '"orders.list.filters" is declared here, and no element carries it.',
        },
      ],
    });
    const { line, column, endLine, endColumn } = diagnostic ?? {};
    expect(diagnostic?.suggestions).toEqual([
      {
        title: 'Write "orders.list.filters".',
        safe: false,
        edits: [{ line, column, endLine, endColumn, text: 'orders.list.filters' }],
      },
    ]);
  });

  it.each<[string, string, string, boolean | undefined]>([
    [
      'another case',
      'orders.list.NEW',
      'No module declares the anchor "orders.list.NEW". Did you mean "orders.list.new"?',
      true,
    ],
    [
      'nothing like it',
      'completely.other',
      'No module declares the anchor "completely.other". Declare it, or correct the key.',
      undefined,
    ],
    [
      'nothing at all',
      '',
      '`data-tour-anchor` names no anchor here. Write the key of a declared one, or take it out.',
      undefined,
    ],
    [
      'the whole page',
      'page',
      '"page" is the whole page and is on no element. Choose another key, and declare it.',
      undefined,
    ],
  ])('is said with its remedy: %s', async (_, key, message, safe) => {
    const diagnostics = await compare({ 'a.tsx': page(...ALL, key) });
    expect(diagnostics.map((each) => [each.rule, each.message])).toEqual([['gen-anchor-known', message]]);
    expect(diagnostics[0]?.suggestions?.[0]?.safe).toBe(safe);
  });

  it('has no edit where the key is not written as it is', async () => {
    const source = `const A = 'orders'; <>${page(...ALL)}<a data-tour-anchor={\`\${A}.list.newer\`} /></>`;
    const [diagnostic] = await compare({ 'a.tsx': source });
    expect(diagnostic?.message).toMatch(/Did you mean "orders\.list\.new"\?$/);
    expect(diagnostic?.suggestions).toBeUndefined();
  });
});

it.each<[string, string, string]>([
  [
    'nothing is known of',
    'key',
    'The key of this anchor is known only when the app runs, so it cannot be checked. Write the key out, as a text or a constant of this file.',
  ],
  [
    'can be two',
    '`orders.list.${id}`',
    'The key "orders.list.…" is put together when the app runs, so it cannot be checked; it can be "orders.list.filters" or "orders.list.new". Write the key out, as a text or a constant of this file.',
  ],
  [
    'can be none',
    '`nav.${id}`',
    'The key "nav.…" is put together when the app runs, so it cannot be checked; no module declares one like it. Write the key out, as a text or a constant of this file.',
  ],
])('a computed key that %s', async (_, expression, message) => {
  const diagnostics = await compare({
    'a.tsx': `<>${page(...ALL)}<a data-tour-anchor={${expression}} /></>`,
  });
  expect(diagnostics.map((each) => [each.severity, each.rule, each.message])).toEqual([
    ['warning', 'gen-anchor-static', message],
  ]);
});

describe('the example of each rule', () => {
  const declared = { file: 'anchors.json', anchors: anchors.filter((row) => row.key === 'orders.list.new') };
  async function check(text: string): Promise<string[]> {
    const file = /^<!-- (\S+) -->/.exec(text)?.[1] ?? 'app.tsx';
    return compareAnchors([await readSourceAnchors({ file, text })], declared).map((problem) => problem.rule);
  }

  it.each(anchorRules.map((rule) => [rule.id, rule] as const))('%s', async (id, rule) => {
    expect(await check(rule.example.failing)).toEqual([id]);
    expect(await check(rule.example.clean)).toEqual([]);
    expect(id).toMatch(/^gen-[a-z]+(-[a-z]+)*$/);
    for (const text of [rule.summary, rule.why, rule.fix]) expect(text).toMatch(/^[A-Z].*[.]$/s);
  });
});
