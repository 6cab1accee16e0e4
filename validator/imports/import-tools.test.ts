import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { checkClientToolTable, type ToolRow } from '../../schemas/index.ts';
import type { ModuleSource } from '../gen/index.ts';
import { projectCatalog } from '../gen/index.ts';
import { isMapping } from '../pointer.ts';
import { type Classification, unusedClassification } from './classify.ts';
import { importTools } from './import-tools.ts';
import { importRules } from './rules.ts';
import { readToolList } from './tool-list.ts';

fc.configureGlobal({ seed: 7 });

const ORDERS: ModuleSource = {
  file: 'orders.module.yaml',
  document: {
    kind: 'Module',
    key: 'orders',
    apps: ['console'],
    routes: [{ key: 'orders.list', path: '/orders' }],
    resources: [{ key: 'orders.list', route: 'orders.list', search: true }],
    actions: [
      { key: 'orders.archive', forms: [{ route: 'orders.list' }], ai: false, reason: 'Done from the list.' },
    ],
    tours: ['orders.first'],
  },
};
const generated = projectCatalog([ORDERS], 'console').table;

const CLOSED = { type: 'object', additionalProperties: false, properties: { shown: { type: 'boolean' } } };
const tool = (name: string, more: object = {}) => ({ name, inputSchema: { type: 'object' }, ...more });
const list = (file: string, ...tools: object[]) => readToolList(tools, { file });

function imported(lists: Parameters<typeof importTools>[0], classification?: Classification) {
  const result = importTools(lists, generated, classification);
  const own = new Set(generated.tools.map((row) => row.name));
  return {
    ...result,
    rows: result.table.tools.filter((row) => !own.has(row.name)),
    said: result.problems.map(
      ({ rule, file, path, message }) => `${file}#/${path.join('/')} ${rule}: ${message}`,
    ),
  };
}

describe('a table with imported tools', () => {
  it('fits its schema, is sorted, and keeps what the modules declare', () => {
    const { table } = imported([list('crm.json', tool('zzz'), tool('Aaa'), tool('crm.show'))], { '*': 'L0' });
    const names = table.tools.map((row) => row.name);
    expect(names).toEqual([...names].sort());
    expect(table.tools).toEqual(expect.arrayContaining(generated.tools));
    expect(names).toHaveLength(generated.tools.length + 3);
    const hash = `sha256:${'0'.repeat(64)}`;
    expect(checkClientToolTable({ ...table, hash }), JSON.stringify(checkClientToolTable.errors)).toBe(true);
  });

  it('is the generated one without lists', () => {
    expect(importTools([], generated, { 'crm_*': 'L0' })).toEqual({
      table: generated,
      unclassified: [],
      problems: [],
    });
  });

  it('does not depend on the order of lists and tools', () => {
    const pool = [
      list('a.json', tool('x'), tool('y', { title: 'B' }), tool('z')),
      list(
        'b.json',
        tool('y', { title: 'A' }),
        tool('x', { inputSchema: { type: 'object', maxProperties: 1 } }),
      ),
      list('c.json', tool('ui.x'), tool('y-y'), tool('y.y')),
    ];
    const { table, problems } = importTools(pool, generated, { y: 'L0', z: 'L2' });
    fc.assert(
      fc.property(fc.shuffledSubarray(pool, { minLength: pool.length }), (shuffled) => {
        const other = importTools(shuffled, generated, { z: 'L2', y: 'L0' });
        expect(other.table).toEqual(table);
        expect(new Set(other.problems)).toEqual(new Set(problems));
      }),
    );
  });
});

describe('tools of one name', () => {
  it('with equal schemas are one, whatever the order of keys, the dialect or the texts', () => {
    const { rows, said } = imported([
      list(
        'a.json',
        tool('crm_show', { inputSchema: { type: 'object', properties: { a: { type: 'string' } } } }),
      ),
      list('b.json', {
        name: 'crm_show',
        title: 'Show',
        inputSchema: {
          properties: { a: { type: 'string' } },
          $schema: 'http://json-schema.org/draft-07/schema#',
          type: 'object',
        },
      }),
    ]);
    expect(said).toEqual([]);
    expect(rows.map((row) => row.name)).toEqual(['crm_show']);
  });

  it.each<[string, object, object, string]>([
    [
      'arguments',
      tool('crm_show'),
      tool('crm_show', { inputSchema: { type: 'object', required: ['id'] } }),
      'has another schema than the one of this name in a.json',
    ],
    [
      'results',
      tool('crm_show', { outputSchema: CLOSED }),
      tool('crm_show'),
      'has another schema than the one of this name in a.json',
    ],
  ])('with different %s are a problem that names both places', (_, first, second, what) => {
    const { rows, problems, said } = imported([list('b.json', second), list('a.json', first)]);
    expect(said).toEqual([
      `b.json#/0/name gen-import-conflict: The tool "crm_show" ${what}. Rename one of the two, or import the newer list only.`,
    ]);
    expect(problems[0]?.severity).toBe('error');
    expect(problems[0]?.related).toEqual([
      { at: { file: 'a.json', document: 0 }, path: [0, 'name'], message: 'The first "crm_show" is here.' },
    ]);
    expect(rows).toHaveLength(1);
  });

  it('that run in different places are a problem', () => {
    const backend = readToolList({ crm_show: { type: 'backend' } }, { file: 'kit.json' });
    expect(imported([list('a.json', tool('crm_show')), backend]).said).toEqual([
      'kit.json#/crm_show gen-import-conflict: The tool "crm_show" runs on the server, and the one of this name in a.json on the client. Rename one of the two, or import the newer list only.',
    ]);
  });
});

describe('names that are taken', () => {
  it.each<[string, string]>([
    ['navigate.crm', 'names that begin with "navigate." are those of tools made from the modules'],
    ['ui.theme', 'names that begin with "ui." are those of tools made from the modules'],
    ['tour.start', 'the tour "*" of the module "tour" becomes a tool of this name'],
    ['navigate.orders.list', 'the route "orders.list" of the module "orders" becomes a tool of this name'],
    ['orders.list.search', 'the resource "orders.list" of the module "orders" becomes a tool of this name'],
    ['orders.archive.prefill', 'a module keeps the tool of this name out of the table'],
  ])('%s', (name, reason) => {
    const { rows, said } = imported([list('crm.json', tool(name))], { '*': 'L0' });
    expect(rows).toEqual([]);
    expect(said).toEqual([
      `crm.json#/0/name gen-import-reserved: The tool "${name}" cannot be imported: ${reason}. Rename it where it is declared.`,
    ]);
  });

  it('`tour.start` also where no module has a tour', () => {
    const bare = projectCatalog([], 'console').table;
    const { problems } = importTools([list('crm.json', tool('tour.start'))], bare);
    expect(problems.map((problem) => problem.rule)).toEqual(['gen-import-reserved']);
  });

  it.each(['navigate', 'ui', 'uix.point', 'navigates.crm', 'tour.starts', 'tour.validate', 'Navigate.crm'])(
    'not %s',
    (name) => {
      expect(imported([list('crm.json', tool(name))]).said).toEqual([]);
    },
  );

  it.each<[string, readonly string[], string]>([
    ['navigate-orders-list', ['navigate-orders-list'], 'navigate.orders.list'],
    ['crm-show', ['crm-show', 'crm.show'], 'crm-show'],
  ])('for a model: %s', (modelName, names, first) => {
    const { problems } = imported([list('crm.json', ...names.map((name) => tool(name)))]);
    expect(problems.map(({ rule, message }) => [rule, message])).toEqual([
      [
        'gen-import-model-name',
        `A model would know both "${names.at(-1)}" and "${first}" as "${modelName}". Rename the one that is imported.`,
      ],
    ]);
  });
});

describe('risk comes from the config alone (S2-06)', () => {
  const risks = (rows: readonly ToolRow[]) => rows.map(({ name, risk }) => [name, risk]);

  it('a tool that is not classified has none, and says so', () => {
    const readOnly = tool('crm_show', { annotations: { readOnlyHint: true } });
    const { rows, unclassified, said } = imported([list('crm.json', readOnly, tool('crm_list'))], {
      crm_list: 'L0',
    });
    expect(risks(rows)).toEqual([
      ['crm_list', 'L0'],
      ['crm_show', undefined],
    ]);
    expect(unclassified).toEqual(['crm_show']);
    expect(said).toEqual([]);
  });

  it('a client tool above L0 is kept out of the table, which says why (S0-11)', () => {
    const { rows, table, unclassified } = imported([list('crm.json', tool('crm_pay'))], { 'crm_*': 'L2' });
    expect(rows).toEqual([]);
    expect(unclassified).toEqual([]);
    expect(table.optedOut).toEqual([
      { name: 'crm_pay', reason: 'The config classifies it as L2: it does more than change the screen.' },
      { name: 'orders.archive.prefill', reason: 'Done from the list.' },
    ]);
  });

  it('a server tool keeps any risk, and is never among the unclassified', () => {
    const kit = readToolList(
      { book: { type: 'backend' }, search: { type: 'provider' } },
      { file: 'kit.json' },
    );
    const { rows, unclassified } = imported([kit], { book: 'L1' });
    expect(risks(rows)).toEqual([
      ['book', 'L1'],
      ['search', undefined],
    ]);
    expect(rows.every((row) => row.source === 'server')).toBe(true);
    expect(unclassified).toEqual([]);
  });

  const destructive = (annotations: object) => list('crm.json', tool('crm_delete', { annotations }));
  it.each<[string, object, Classification, number]>([
    ['L0 by a pattern', { destructiveHint: true }, { 'crm_*': 'L0' }, 1],
    ['L0 by its name', { destructiveHint: true }, { crm_delete: 'L0', 'crm_*': 'L0' }, 0],
    ['another risk by a pattern', { destructiveHint: true }, { 'crm_*': 'L2' }, 0],
    ['not classified', { destructiveHint: true }, {}, 0],
    ['read-only after all', { destructiveHint: true, readOnlyHint: true }, { 'crm_*': 'L0' }, 0],
    ['not destructive', { destructiveHint: false }, { 'crm_*': 'L0' }, 0],
  ])('a destructive tool that is %s', (_, annotations, classification, count) => {
    const { problems } = imported([destructive(annotations)], classification);
    expect(problems.map(({ rule, severity }) => [rule, severity])).toEqual(
      Array(count).fill(['gen-import-classify', 'warning']),
    );
  });

  it('a tool that one of two equal lists calls destructive is destructive', () => {
    const { problems } = imported(
      [list('a.json', tool('crm_delete')), destructive({ destructiveHint: true })],
      { 'crm_*': 'L0' },
    );
    expect(problems.map((problem) => problem.rule)).toEqual(['gen-import-classify']);
  });

  it.each<[string, object, Classification, readonly string[]]>([
    ['closed', CLOSED, { a: 'L0' }, []],
    ['open, but of no step', { type: 'object' }, {}, []],
    [
      'open',
      { type: 'object' },
      { a: 'L0' },
      [
        'crm.json#/0/name gen-import-output: The output of "a" could carry record data: this object takes any property. Add `additionalProperties: false`.',
      ],
    ],
    [
      'open within',
      { type: 'array', items: { type: 'string' } },
      { a: 'L0' },
      [
        'crm.json#/0/name gen-import-output: The output of "a" could carry record data at `items`: this takes any text. Add `enum`, `const`, `pattern` or `format`.',
      ],
    ],
  ])('a result that is %s', (_, outputSchema, classification, expected) => {
    expect(imported([list('crm.json', tool('a', { outputSchema }))], classification).said).toEqual(expected);
  });
});

describe('the example of each rule', () => {
  function check(text: string): string[] {
    const documents: unknown[] = parseAllDocuments(text).map((document) => document.toJS());
    const config = documents.find((document) => isMapping(document) && 'classify' in document);
    const classification = (config as { classify?: Classification } | undefined)?.classify ?? {};
    const lists = documents
      .filter((document) => document !== config)
      .map((document, index) => readToolList(document, { file: `list${index}.yaml` }));
    return [
      ...importTools(lists, generated, classification).problems,
      ...(config === undefined ? [] : unusedClassification(classification, lists, 'tour.config.yaml')),
    ].map((problem) => problem.rule);
  }

  it.each(importRules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
    expect(check(rule.example.failing)).toEqual([id]);
    expect(check(rule.example.clean)).toEqual([]);
    expect(id).toMatch(/^gen-[a-z]+(-[a-z]+)*$/);
    for (const text of [rule.summary, rule.why, rule.fix]) expect(text).toMatch(/^[A-Z`].*[.]$/s);
  });
});
