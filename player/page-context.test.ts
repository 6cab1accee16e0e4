import { describe, expect, it } from 'vitest';
import { createCatalog } from '../engine/index.ts';
import type { ClientToolTable } from '../schemas/index.ts';
import type { ScreenContext } from './options.ts';
import { pageContext } from './page-context.ts';

const routes: ClientToolTable['routes'] = [
  {
    key: 'orders.list',
    module: 'orders',
    path: '/orders',
    context: { selection: true, filters: true, view: true },
  },
  {
    key: 'orders.detail',
    module: 'orders',
    path: '/orders/:orderId',
    context: { record: { model: 'order', param: 'orderId' }, modal: true },
  },
  { key: 'home', module: 'home', path: '/' },
];
const hash = `sha256:${'0'.repeat(64)}`;
const catalog = createCatalog(
  { kind: 'ClientToolTable', app: 'console', hash, routes, tools: [] },
  { kind: 'AnchorRegistry', app: 'console', hash, anchors: [] },
);
const screen: ScreenContext = {
  selection: { ids: ['ord_1'], count: 1 },
  filters: { status: ['open'] },
  view: 'packing',
  modal: { action: 'orders.create', fields: ['customer'] },
};

describe('the page context', () => {
  it('has what the route declares to publish, and nothing else', () => {
    expect(pageContext(catalog, { route: 'orders.list', params: {} }, screen)).toEqual({
      app: 'console',
      route: 'orders.list',
      params: {},
      selection: { ids: ['ord_1'], count: 1 },
      filters: { status: ['open'] },
      view: 'packing',
    });
    expect(pageContext(catalog, { route: 'home', params: {} }, screen)).toEqual({
      app: 'console',
      route: 'home',
      params: {},
    });
  });

  it('takes the record from its route param', () => {
    const state = { route: 'orders.detail', params: { orderId: 'ord_7' } };
    expect(pageContext(catalog, state, {}).record).toBe('ord_7');
  });

  it('names at most 200 selected ids and the true count (S0-27)', () => {
    const ids = Array.from({ length: 250 }, (_, index) => `ord_${index}`);
    const { selection } = pageContext(
      catalog,
      { route: 'orders.list', params: {} },
      { selection: { ids, count: 250 } },
    );
    expect(selection?.ids).toHaveLength(200);
    expect(selection?.count).toBe(250);
  });

  it('lets no value through that a host adds (S0-26)', () => {
    const leaky = {
      ...screen,
      modal: { action: 'orders.create', fields: ['customer'], values: { customer: 'CANARY' } },
      selection: { ids: [], count: 0, rows: ['CANARY'] },
      note: 'CANARY',
    };
    for (const route of ['orders.list', 'orders.detail', 'home', null]) {
      expect(JSON.stringify(pageContext(catalog, { route, params: {} }, leaky))).not.toContain('CANARY');
    }
  });
});
