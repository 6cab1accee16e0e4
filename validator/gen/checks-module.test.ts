import { describe, expect, it } from 'vitest';
import type { CheckValue } from '../../engine/index.ts';
import type { ToolRow } from '../../schemas/index.ts';
import { projectCatalog } from './catalog.ts';
import { checksModule } from './checks-module.ts';

const { table } = projectCatalog(
  [
    {
      file: 'orders.module.yaml',
      document: {
        kind: 'Module',
        key: 'orders',
        apps: ['console'],
        routes: [{ key: 'orders.detail', path: '/orders/:id', params: { id: 'public_id' } }],
        resources: [
          {
            key: 'orders.list',
            route: 'orders.detail',
            filters: {
              status: { type: 'array', items: { enum: ['open', 'paid', { odd: true }] }, uniqueItems: true },
              since: { type: 'string', format: 'date', description: 'Never require("fs") here' },
            },
          },
        ],
        anchors: [{ key: 'nav.orders', routes: 'any' }],
      },
    },
  ],
  'console',
);

function row(
  name: string,
  inputSchema: ToolRow['inputSchema'],
  outputSchema?: ToolRow['outputSchema'],
): ToolRow {
  return {
    name,
    module: 'orders',
    source: 'client',
    declaredBy: { kind: 'import', key: name },
    inputSchema,
    ...(outputSchema !== undefined && { outputSchema }),
  };
}

/** Loads the module as a page would, with its one import in place. */
async function load(code: string): Promise<CheckValue> {
  const helpers = new URL('../../schemas/checks.ts', import.meta.url).href;
  const source = code.replace("'tourwright/checks'", JSON.stringify(helpers));
  const withoutImport = source.replace(/^import .*\n/, '');
  const imported: Record<string, unknown> =
    source === withoutImport ? {} : await import(/* @vite-ignore */ helpers);
  const body = withoutImport
    .replace('export function checks', 'function checks')
    .replace(/^export default checks;$/m, '');
  return new Function(...Object.keys(imported), `${body}\nreturn checks;`)(
    ...Object.values(imported),
  ) as CheckValue;
}

describe('checksModule', () => {
  it('needs no eval, no loader and nothing but tourwright/checks', () => {
    const code = checksModule(table);
    expect(code).not.toMatch(/\beval\b|new Function|\brequire\(|\bimport\(/);
    const imports = [...code.matchAll(/^import .*$/gm)].map(([line]) => line);
    expect(imports).toEqual(["import { equal, ucs2length } from 'tourwright/checks';"]);
    expect(code).toMatch(/^export function checks\(/m);
    expect(code).toMatch(/^export default checks;$/m);
  });

  it.each<[string, 'input' | 'output', unknown, string[]]>([
    ['navigate.orders.detail', 'input', { id: 'ord_1' }, []],
    ['navigate.orders.detail', 'input', { id: '../admin' }, ['pattern']],
    ['navigate.orders.detail', 'input', {}, ['required']],
    ['navigate.orders.detail', 'output', { route: 'orders.detail' }, []],
    ['navigate.orders.detail', 'output', { route: 'orders.detail', total: 12 }, ['additionalProperties']],
    ['orders.list.filter', 'input', { status: ['open', { odd: true }], since: '2026-01-31' }, []],
    ['orders.list.filter', 'input', { status: ['open', 'open'] }, ['uniqueItems']],
    ['orders.list.filter', 'input', { since: 'yesterday' }, ['format']],
    ['orders.list.filter', 'output', { applied: ['status'], count: 3 }, []],
    ['orders.list.filter', 'output', { applied: ['status'], count: -1 }, ['minimum']],
    ['ui.point', 'input', { anchor: 'page' }, []],
    ['ui.point', 'input', { anchor: 'nav.order' }, ['enum']],
    ['ui.poke', 'input', {}, ['unknown_tool']],
  ])('%s %s %j', async (tool, side, value, keywords) => {
    const checks = await load(checksModule(table));
    expect(checks(tool, side, value).map((error) => error.keyword)).toEqual(keywords);
  });

  it('is the same whatever the order of the tools', () => {
    const reversed = { tools: table.tools.toReversed() };
    expect(checksModule(reversed)).toBe(checksModule(table));
    expect(checksModule({ tools: [row('b', {}), row('a', {})] })).toMatch(/"a".*"b"/s);
  });

  it('imports only what it calls', () => {
    const imports = (schema: ToolRow['inputSchema']) =>
      checksModule({ tools: [row('a', schema)] }).match(/^import .*$/gm);
    expect(imports({ type: 'object' })).toBeNull();
    expect(imports({ minLength: 2 })).toEqual(["import { ucs2length } from 'tourwright/checks';"]);
    expect(imports({ const: { a: 1 } })).toEqual(["import { equal } from 'tourwright/checks';"]);
  });

  it('holds only the tools that are asked for', async () => {
    const checks = await load(checksModule(table, ['ui.point']));
    expect(checks('ui.point', 'input', { anchor: 'page' })).toEqual([]);
    expect(checks('orders.list.filter', 'input', {})).toMatchObject([{ keyword: 'unknown_tool' }]);
  });

  it('is a module also for no tools', async () => {
    const checks = await load(checksModule({ tools: [] }));
    expect(checks('ui.point', 'input', {})).toMatchObject([{ keyword: 'unknown_tool' }]);
  });

  it('lets any result through of a tool that says nothing of its result', async () => {
    const checks = await load(checksModule({ tools: [row('crm_open', { type: 'object' })] }));
    expect(checks('crm_open', 'output', { anything: 1 })).toEqual([]);
  });

  it('takes the keywords and formats of tools that come from elsewhere', async () => {
    const tool = row('crm_open', {
      type: 'object',
      'x-colour': 'red',
      properties: { iban: { type: 'string', format: 'iban' } },
    });
    const checks = await load(checksModule({ tools: [tool] }));
    expect(checks('crm_open', 'input', { iban: 'DE' })).toEqual([]);
    expect(checks('crm_open', 'input', { iban: 1 })).toMatchObject([{ keyword: 'type' }]);
  });

  it.each<[string, ToolRow, RegExp]>([
    ['a type that is none', row('a', { type: 'text' }), /input schema of tool "a"/],
    [
      'a type that is none in a result',
      row('a', { type: 'object' }, { type: 'text' }),
      /output schema of tool "a"/,
    ],
    ['a reference to nowhere', row('a', { $ref: '#/$defs/nothing' }), /input schema of tool "a"/],
    ['a text that looks like a loader', row('a', { enum: ['x = require("fs")'] }), /need a module loader/],
  ])('refuses %s', (_, tool, message) => {
    expect(() => checksModule({ tools: [tool] })).toThrow(message);
  });
});
