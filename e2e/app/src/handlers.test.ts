import { createMemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ClientToolHandlers, ClientTools } from '../catalog/console/client-tools.d.ts';
import { createDesk, type Desk } from './desk/index.ts';
import { ROUTE_PATHS } from './desk/routes.ts';
import { createHandlers } from './handlers.ts';

type Tool = keyof ClientToolHandlers;
type AnyHandler = (input: unknown, call: { callId: string; signal: AbortSignal }) => unknown;

const NOW = Date.UTC(2026, 4, 14, 15, 30);
let desk: Desk;
let handlers: ClientToolHandlers;

beforeEach(() => {
  const routes = Object.entries(ROUTE_PATHS).map(([id, path]) => ({ id, path }));
  desk = createDesk({ router: createMemoryRouter(routes), now: () => NOW });
  handlers = createHandlers(desk);
});

async function call<T extends Tool>(tool: T, input: ClientTools[T]['input']): Promise<unknown> {
  return (handlers[tool] as AnyHandler)(input, { callId: 'call-1', signal: new AbortController().signal });
}

interface Case<T extends Tool = Tool> {
  readonly tool: T;
  readonly from?: Parameters<Desk['navigation']['go']>;
  readonly input: (desk: Desk) => unknown;
  readonly result: unknown;
  /** What the user sees afterwards. */
  readonly seen: (desk: Desk) => unknown;
  readonly expected: unknown;
}

const first = (desk: Desk) => desk.orders.store.get()[0]?.id ?? '';
const here = (desk: Desk) => desk.navigation.current().route;
const rows = (desk: Desk) => desk.orderList.rows();

const CASES: Case[] = [
  {
    tool: 'navigate.home',
    from: ['team.settings'],
    input: () => ({}),
    result: { route: 'home' },
    seen: here,
    expected: 'home',
  },
  {
    tool: 'navigate.orders.list',
    input: () => ({}),
    result: { route: 'orders.list' },
    seen: here,
    expected: 'orders.list',
  },
  {
    tool: 'navigate.orders.detail',
    input: (desk) => ({ orderId: first(desk) }),
    result: { route: 'orders.detail' },
    seen: (desk) => desk.navigation.current().params.orderId === first(desk),
    expected: true,
  },
  {
    tool: 'navigate.team.settings',
    input: () => ({}),
    result: { route: 'team.settings' },
    seen: here,
    expected: 'team.settings',
  },
  {
    tool: 'navigate.appearance',
    input: () => ({}),
    result: { route: 'appearance' },
    seen: here,
    expected: 'appearance',
  },
  {
    tool: 'orders.list.filter',
    from: ['orders.list'],
    input: () => ({ status: ['cancelled'] }),
    result: { applied: ['status'], count: 18 },
    seen: (desk) => new Set(rows(desk).map((order) => order.events.at(-1)?.status)),
    expected: new Set(['cancelled']),
  },
  {
    tool: 'orders.list.search',
    from: ['orders.list'],
    input: () => ({ query: 'café LINDE' }),
    result: { applied: ['query'], count: 15 },
    seen: (desk) => new Set(rows(desk).map((order) => order.customer)),
    expected: new Set(['Café Linde']),
  },
  {
    tool: 'orders.list.sort',
    from: ['orders.list'],
    input: () => ({ field: 'quantity', direction: 'desc' }),
    result: { applied: ['quantity'], count: 500 },
    seen: (desk) => rows(desk)[0]?.quantity,
    expected: 48,
  },
  {
    tool: 'orders.list.columns',
    from: ['orders.list'],
    input: () => ({ columns: ['total', 'customer'] }),
    result: { applied: ['total', 'customer'], count: 2 },
    seen: (desk) => desk.orderList.store.get().columns,
    expected: ['total', 'customer'],
  },
  {
    tool: 'orders.list.view',
    from: ['orders.list'],
    input: () => ({ view: 'to_pack' }),
    result: { applied: ['to_pack'], count: 50 },
    seen: (desk) => new Set(rows(desk).map((order) => order.events.length)),
    expected: new Set([1]),
  },
  {
    tool: 'orders.list.select',
    from: ['orders.list'],
    input: (desk) => ({ ids: [first(desk), 'ord_nobody'] }),
    result: { applied: ['ids'], count: 1 },
    seen: (desk) => desk.orderList.store.get().selected.length,
    expected: 1,
  },
  {
    tool: 'orders.create.prefill',
    from: ['orders.list'],
    input: () => ({ customer: 'Walk-in', quantity: 2 }),
    result: { opened: 'orders.create', filled: ['customer', 'quantity'] },
    seen: (desk) => desk.forms.store.get(),
    expected: { key: 'orders.create', values: { customer: 'Walk-in', item: '', quantity: '2', note: '' } },
  },
  {
    tool: 'team.invite.prefill',
    from: ['team.settings'],
    input: () => ({ role: 'packer' }),
    result: { opened: 'team.invite', filled: ['role'] },
    seen: (desk) => desk.forms.store.get(),
    expected: { key: 'team.invite', values: { email: '', role: 'packer' } },
  },
  {
    tool: 'ui.theme.preview',
    input: () => ({ theme: 'dune' }),
    result: { previewed: 'dune' },
    seen: (desk) => desk.appearance.look(),
    expected: { theme: 'dune', layout: 'comfortable' },
  },
  {
    tool: 'ui.layout.preview',
    input: () => ({ layout: 'compact' }),
    result: { previewed: 'compact' },
    seen: (desk) => desk.appearance.look(),
    expected: { theme: 'system', layout: 'compact' },
  },
];

describe('the handlers', () => {
  it.each(CASES)('$tool does what it says', async ({ tool, from, input, result, seen, expected }) => {
    if (from) await desk.navigation.go(...from);
    expect(await call(tool, input(desk) as never)).toEqual(result);
    expect(seen(desk)).toEqual(expected);
  });

  it('have a case each', () => {
    expect(CASES.map(({ tool }) => tool).sort()).toEqual(Object.keys(handlers).sort());
  });

  it.each<[Tool, unknown]>([
    ['orders.list.filter', { status: ['open'] }],
    ['orders.create.prefill', { customer: 'Walk-in' }],
    ['team.invite.prefill', { role: 'packer' }],
  ])('%s fails away from its screen, and changes nothing', async (tool, input) => {
    const before = [desk.orderList.store.get(), desk.forms.store.get()];
    await expect(call(tool, input as never)).rejects.toThrow(/works on ".*"; the app is on "home"/);
    expect([desk.orderList.store.get(), desk.forms.store.get()]).toEqual(before);
  });

  it('do not open an order that is not there', async () => {
    await expect(call('navigate.orders.detail', { orderId: 'ord_nobody' })).rejects.toThrow(
      'no order "ord_nobody"',
    );
    expect(here(desk)).toBe('home');
  });

  it('never submit: a prefilled order is not created', async () => {
    await desk.navigation.go('orders.list');
    await call('orders.create.prefill', { customer: 'Walk-in', item: 'chai_mix', quantity: 3 });
    expect(desk.orders.store.get()).toHaveLength(500);
  });
});
