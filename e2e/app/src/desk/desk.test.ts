import { createMemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createDesk } from './index.ts';
import type { Shelf } from './keep.ts';
import { placedAt, statusOf } from './order.ts';
import { ROUTE_PATHS } from './routes.ts';
import { dayTotals } from './summary.ts';

const NOW = Date.UTC(2026, 4, 14, 15, 30);
const DRAFT = { customer: 'Walk-in', item: 'chai_mix', quantity: 3, note: '' } as const;

function shelfOver(values: Map<string, string>): Shelf {
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => values.set(key, value) };
}

function open(shelves: { settings?: Shelf; session?: Shelf } = {}, now = NOW) {
  const routes = Object.entries(ROUTE_PATHS).map(([id, path]) => ({ id, path }));
  return createDesk({ router: createMemoryRouter(routes), now: () => now, ...shelves });
}

describe('orders', () => {
  it('are the same 500 on every visit, apart from the time', () => {
    const plain = (now: number) =>
      open({}, now)
        .orders.store.get()
        .map(({ events, ...order }) => [order, events.length]);
    expect(plain(NOW)).toHaveLength(500);
    expect(plain(NOW + 86_400_000)).toEqual(plain(NOW));
  });

  it('have ids of their own, and nothing happens to them after now or out of order', () => {
    const orders = open().orders.store.get();
    expect(new Set(orders.map((order) => order.id)).size).toBe(500);
    for (const { events } of orders) {
      const times = events.map((event) => event.at);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1)).toBeLessThanOrEqual(NOW);
    }
  });

  it('all fall into the days that the overview counts', () => {
    const days = dayTotals(open().orders.store.get(), NOW, 14);
    expect(days.map((day) => day.count).reduce((sum, count) => sum + count)).toBe(500);
  });

  it('keep what was created and moved over a reload, and nothing else', () => {
    const kept = new Map<string, string>();
    const before = open({ session: shelfOver(kept) });
    const created = before.orders.create(DRAFT);
    const moved = before.orders.store.get().find((order) => statusOf(order) === 'shipped')?.id ?? '';
    before.orders.advance(moved);

    expect(JSON.parse(kept.get('desk.orders') ?? '')).toHaveLength(2);
    const { orders } = open({ session: shelfOver(kept) });
    expect(orders.store.get()).toHaveLength(501);
    expect(orders.store.get()[0]).toEqual(created);
    expect(orders.find(moved)?.events.at(-1)).toEqual({ status: 'delivered', at: NOW });
  });

  it.each(['', '{', '7', '{"id":"ord_1"}', '[{"id":"ord_1"}, null]'])(
    'start fresh from a shelf that holds %s',
    (text) => {
      expect(open({ session: shelfOver(new Map([['desk.orders', text]])) }).orders.store.get()).toHaveLength(
        500,
      );
    },
  );

  it('are packed only when they are open', () => {
    const { orders } = open();
    const ids = orders.store.get().map((order) => order.id);
    const count = orders.store.get().filter((order) => statusOf(order) === 'open').length;
    expect(orders.pack(ids)).toBe(count);
    expect(orders.pack(ids)).toBe(0);
  });

  it('do not move on from the end', () => {
    const { orders } = open();
    const done = orders.store.get().find((order) => statusOf(order) === 'delivered');
    expect(orders.advance(done?.id ?? '')).toBe(false);
  });
});

describe('the order list', () => {
  it('names the stored view in force until something differs from it', () => {
    const { orderList } = open();
    const view = () => orderList.store.get().view;
    orderList.applyView('on_the_way');
    expect(view()).toBe('on_the_way');
    orderList.filter({ status: ['shipped'] });
    expect(view()).toBeUndefined();
    orderList.filter({ status: ['shipped', 'packed'] });
    expect(view()).toBe('on_the_way');
    orderList.search('x');
    expect(view()).toBeUndefined();
  });

  it('goes back to the first page when what it shows changes', () => {
    const { orderList } = open();
    orderList.showPage(4);
    orderList.sort({ by: 'total', direction: 'ascending' });
    expect(orderList.store.get().page).toBe(0);
  });

  it('gives the same rows until something changes', () => {
    const { orderList, orders } = open();
    const rows = orderList.rows();
    orderList.select([rows[0]?.id ?? '']);
    orderList.filter({});
    const again = orderList.rows();
    expect(orderList.rows()).toBe(again);
    orders.create(DRAFT);
    expect(orderList.rows()).toHaveLength(501);
  });

  it('sorts equal ones newest first', () => {
    const { orderList } = open();
    orderList.sort({ by: 'customer', direction: 'descending' });
    const [a, b] = orderList.rows();
    expect(a?.customer).toBe(b?.customer);
    expect(a && b && placedAt(a) > placedAt(b)).toBe(true);
  });
});

describe('forms', () => {
  it('keep what was typed when they are prefilled again, and forget it when closed', () => {
    const { forms } = open();
    forms.prefill('orders.create', {});
    forms.change('orders.create', { note: 'Back door' });
    expect(forms.prefill('orders.create', { customer: 'Walk-in' })).toEqual({
      opened: 'orders.create',
      filled: ['customer'],
    });
    expect(forms.values('orders.create')).toMatchObject({ customer: 'Walk-in', note: 'Back door' });
    forms.close();
    forms.prefill('orders.create', {});
    expect(forms.values('orders.create')?.note).toBe('');
  });

  it('close when the app goes elsewhere', async () => {
    const { forms, navigation } = open();
    await navigation.go('orders.list');
    forms.prefill('orders.create', {});
    await navigation.go('team.settings');
    expect(forms.store.get()).toBeUndefined();
  });

  it('take no typing while they are closed, nor that of another form', () => {
    const { forms } = open();
    forms.change('orders.create', { note: 'x' });
    expect(forms.store.get()).toBeUndefined();
    forms.prefill('team.invite', {});
    forms.close('orders.create');
    expect(forms.store.get()?.key).toBe('team.invite');
  });
});

describe('the appearance', () => {
  it('keeps a choice and forgets a preview', () => {
    const kept = new Map<string, string>();
    const before = open({ settings: shelfOver(kept) });
    before.appearance.choose({ layout: 'compact' });
    before.appearance.previewTheme('dark');
    expect(before.appearance.look()).toEqual({ theme: 'dark', layout: 'compact' });
    expect(open({ settings: shelfOver(kept) }).appearance.look()).toEqual({
      theme: 'system',
      layout: 'compact',
    });
  });

  it('keeps a preview that the user wants to keep', () => {
    const { appearance } = open();
    appearance.previewTheme('dune');
    appearance.keepPreview();
    expect(appearance.store.get()).toEqual({ chosen: { theme: 'dune', layout: 'comfortable' }, preview: {} });
  });

  it('ends the preview of what is chosen, and of nothing else', () => {
    const { appearance } = open();
    appearance.previewTheme('dark');
    appearance.previewLayout('compact');
    appearance.choose({ theme: 'light' });
    expect(appearance.store.get().preview).toEqual({ layout: 'compact' });
    appearance.discardPreview();
    expect(appearance.look()).toEqual({ theme: 'light', layout: 'comfortable' });
  });
});

describe('the team', () => {
  it.each([
    [
      'a file with headings',
      'email,role\nnew.till@shop.example,cashier',
      { invited: 1, known: 0, faulty: [] },
    ],
    [
      'semicolons, quotes and CRLF',
      '"a@b.example";"Packer"\r\nc@d.example;viewer\r\n',
      { invited: 2, known: 0, faulty: [] },
    ],
    ['a member that is there', 'TILL.ONE@orderdesk.example,cashier', { invited: 0, known: 1, faulty: [] }],
    ['the same one twice', 'a@b.example,viewer\nA@b.example,viewer', { invited: 1, known: 1, faulty: [] }],
    ['lines without sense', 'a@b.example,boss\n\na@b,viewer\nx', { invited: 0, known: 0, faulty: [1, 3, 4] }],
    ['an empty file', '', { invited: 0, known: 0, faulty: [] }],
  ])('imports %s', (_, text, report) => {
    const { team } = open();
    const before = team.store.get().length;
    expect(team.importCsv(text)).toEqual(report);
    expect(team.store.get()).toHaveLength(before + report.invited);
  });
});

describe('a shelf that refuses', () => {
  it('costs the memory of the visit and nothing else', () => {
    const refuse = (): never => {
      throw new Error('denied');
    };
    const desk = open({
      settings: { getItem: refuse, setItem: refuse },
      session: { getItem: refuse, setItem: refuse },
    });
    desk.appearance.choose({ theme: 'dark' });
    desk.orders.create(DRAFT);
    expect(desk.appearance.look().theme).toBe('dark');
    expect(desk.orders.store.get()).toHaveLength(501);
  });
});
