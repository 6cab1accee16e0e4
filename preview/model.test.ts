import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createCatalog } from '../engine/index.ts';
import type { AnchorRow, ClientToolTable, RouteRow, ToolRow } from '../schemas/index.ts';
import { pathTo, stageOf } from './model.ts';

const HASH = `sha256:${'0'.repeat(64)}`;

function catalogOf(parts: {
  readonly routes?: readonly Partial<RouteRow>[];
  readonly tools?: readonly Partial<ToolRow>[];
  readonly anchors?: readonly Partial<AnchorRow>[];
}) {
  const { routes = [], tools = [], anchors = [] } = parts;
  const tool = { module: 'm', source: 'client', declaredBy: { kind: 'action', key: 'm' }, inputSchema: {} };
  return createCatalog(
    {
      ...{ kind: 'ClientToolTable', app: 'a', hash: HASH },
      routes: routes.map((row) => ({ module: 'm', ...row })),
      tools: tools.map((row) => ({ ...tool, ...row })),
    } as ClientToolTable,
    {
      ...{ kind: 'AnchorRegistry', app: 'a', hash: HASH },
      anchors: anchors.map((row) => ({ module: 'm', routes: 'any', ...row }) as AnchorRow),
    },
  );
}

const LIST = { key: 'orders.list', path: '/orders' };
const DETAIL = { key: 'orders.detail', path: '/orders/:orderId' };
const keys = (rows: readonly { readonly key: string }[]) => rows.map(({ key }) => key);

describe('pages', () => {
  it('are the routes; an anchor on every page that leads to one is its entry', () => {
    const { pages, chrome } = stageOf(
      catalogOf({
        routes: [LIST, DETAIL],
        anchors: [
          { key: 'nav.orders', leadsTo: 'orders.list' },
          { key: 'nav.more', leadsTo: 'orders.list' },
          { key: 'menu' },
          { key: 'help', leadsTo: 'orders.detail', opens: 'help' },
        ],
      }),
    );
    expect(pages.map(({ route, entry }) => [route.key, entry?.key])).toEqual([
      ['orders.list', 'nav.orders'],
      ['orders.detail', undefined],
    ]);
    expect(keys(chrome)).toEqual(['nav.more', 'menu', 'help']);
  });

  it('have the anchors of their routes, those inside forms left out', () => {
    const { pages } = stageOf(
      catalogOf({
        routes: [LIST, DETAIL],
        anchors: [
          { key: 'both', routes: ['orders.list', 'orders.detail'] },
          { key: 'one', routes: ['orders.detail'] },
          { key: 'inside', routes: ['orders.list'], within: 'orders.create' },
        ],
      }),
    );
    expect(pages.map(({ anchors }) => keys(anchors))).toEqual([['both'], ['both', 'one']]);
  });

  it('offer by hand what the app offers there, but for what opens and goes', () => {
    const routes = ['orders.list'];
    const { pages } = stageOf(
      catalogOf({
        routes: [LIST],
        tools: [
          { name: 'orders.list.filter', routes, effect: { kind: 'filter' } },
          { name: 'orders.create.prefill', routes, effect: { kind: 'prefill', opens: 'orders.create' } },
          { name: 'crm_find', routes, source: 'server' },
          { name: 'ui.theme.preview', effect: { kind: 'preview' } },
        ],
      }),
    );
    expect(pages[0]?.tools.map(({ name }) => name)).toEqual(['orders.list.filter']);
    expect(pages[0]?.forms).toEqual(['orders.create']);
  });
});

describe('the path of a route', () => {
  const navigate = {
    name: 'navigate.orders.detail',
    effect: { kind: 'navigate' as const, route: 'orders.detail' },
    inputSchema: { type: 'object', properties: { orderId: { type: 'string', examples: ['ORD 1'] } } },
  };
  it.each([
    ['with the params that are given', [navigate], { orderId: 'a/b', other: 1 }, '/orders/a%2Fb'],
    ['else with a sample of what its tool takes', [navigate], {}, '/orders/ORD%201'],
    ['else with the name of the param', [], {}, '/orders/orderId'],
  ])('%s', (_, tools, params, expected) => {
    const catalog = catalogOf({ routes: [DETAIL], tools });
    expect(pathTo({ module: 'm', ...DETAIL }, catalog, params)).toBe(expected);
  });
});

describe('forms', () => {
  const prefill = {
    name: 'orders.create.prefill',
    effect: { kind: 'prefill' as const, opens: 'orders.create' },
    inputSchema: {
      type: 'object',
      properties: { customer: { type: 'string' }, dueDate: { type: 'string' } },
    },
  };

  it('have a field for each input of the prefill, with the anchor of its name', () => {
    const within = 'orders.create';
    const { forms } = stageOf(
      catalogOf({
        tools: [prefill],
        anchors: [
          { key: 'orders.create', within },
          { key: 'orders.create.customer', within },
          { key: 'orders.create.due_date', within },
          { key: 'orders.create.total', within },
          { key: 'orders.create.submit', within, closes: within },
        ],
      }),
    );
    const form = forms.get('orders.create');
    expect(form?.self?.key).toBe('orders.create');
    expect(form?.fields.map(({ name, anchor }) => [name, anchor?.key])).toEqual([
      ['customer', 'orders.create.customer'],
      ['dueDate', 'orders.create.due_date'],
    ]);
    expect(keys(form?.anchors ?? [])).toEqual(['orders.create.total', 'orders.create.submit']);
  });

  it('are also those that only anchors know of', () => {
    const anchors = [
      { key: 'open', opens: 'drawer' },
      { key: 'inside', within: 'sheet' },
    ];
    expect([...stageOf(catalogOf({ anchors })).forms.keys()]).toEqual(['drawer', 'sheet']);
  });
});

it('every anchor of the demo has one place, or one on each of its pages', () => {
  const file = (name: string) =>
    JSON.parse(readFileSync(new URL(`../e2e/app/catalog/console/${name}.json`, import.meta.url), 'utf8'));
  const catalog = createCatalog(file('client-tools'), file('anchors'));
  const { pages, chrome, forms } = stageOf(catalog);
  const placed = [
    ...pages.flatMap(({ entry, anchors, route }) => [
      ...(entry ? [entry.key] : []),
      ...anchors.map(({ key }) => `${key} on ${route.key}`),
    ]),
    ...keys(chrome),
    ...[...forms.values()].flatMap(({ self, fields, anchors }) => [
      ...(self ? [self.key] : []),
      ...fields.flatMap(({ anchor }) => anchor?.key ?? []),
      ...keys(anchors),
    ]),
  ];
  const wanted = [...catalog.anchors.values()].flatMap(({ key, routes, within }) =>
    routes === 'any' || within !== undefined ? [key] : routes.map((route) => `${key} on ${route}`),
  );
  expect(placed.sort()).toEqual(wanted.sort());
});
