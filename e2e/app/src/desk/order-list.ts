import { type Order, placedAt, type Status, statusOf, totalOf } from './order.ts';
import type { Orders } from './orders.ts';
import { createStore, type Store } from './store.ts';

export const COLUMNS = ['customer', 'item', 'quantity', 'total', 'status', 'placed'] as const;
export type Column = (typeof COLUMNS)[number];

export const SORT_KEYS = ['placed', 'customer', 'quantity', 'total', 'status'] as const;
export type SortKey = (typeof SORT_KEYS)[number];

export type Direction = 'ascending' | 'descending';
export interface Sort {
  readonly by: SortKey;
  readonly direction: Direction;
}

export const PAGE_SIZE = 50;

/** What the list shows: everything that the user, a tour or a stored view can set. */
export interface ListState {
  readonly status: readonly Status[];
  readonly search: string;
  readonly sort: Sort;
  readonly columns: readonly Column[];
  /** The stored view in force; `undefined` once filters or sorting differ from it. */
  readonly view: ViewKey | undefined;
  /** Page from 0. */
  readonly page: number;
  readonly selected: readonly string[];
}

type ViewFilters = Pick<ListState, 'status' | 'search' | 'sort'>;
const NEWEST_FIRST: Sort = { by: 'placed', direction: 'descending' };

/** The stored views. */
export const VIEWS = {
  all: { status: [], search: '', sort: NEWEST_FIRST },
  to_pack: { status: ['open'], search: '', sort: { by: 'placed', direction: 'ascending' } },
  on_the_way: { status: ['packed', 'shipped'], search: '', sort: NEWEST_FIRST },
  high_value: { status: ['open', 'packed'], search: '', sort: { by: 'total', direction: 'descending' } },
} satisfies Record<string, ViewFilters>;
export type ViewKey = keyof typeof VIEWS;
export const VIEW_KEYS: readonly ViewKey[] = ['all', 'to_pack', 'on_the_way', 'high_value'];

/** What a change of the list says: what was set, by key, and how many orders (columns, selected orders) there are now. */
export interface Applied<K extends string> {
  readonly applied: readonly K[];
  readonly count: number;
}

export interface Filters {
  /** Only orders in these stages; none means all. */
  readonly status?: readonly Status[];
}

export interface OrderList {
  readonly store: Store<ListState>;
  /** All orders that match, sorted; the same array until the orders or the state change. */
  rows(): readonly Order[];
  /** Sets all filters: what is not given is no longer filtered. The search stays. */
  filter(filters: Filters): Applied<keyof Filters>;
  /** Shows only orders whose customer or id contains the text. */
  search(query: string): Applied<'query'>;
  sort(sort: Sort): Applied<SortKey>;
  /** Shows exactly these columns, in this order. */
  showColumns(columns: readonly Column[]): Applied<Column>;
  applyView(view: ViewKey): Applied<ViewKey>;
  /** Selects exactly these orders; unknown ids are left out. */
  select(ids: readonly string[]): Applied<'ids'>;
  showPage(page: number): void;
}

/** Makes the state of the order list over these orders. */
export function createOrderList(orders: Orders): OrderList {
  const store = createStore<ListState>({
    ...VIEWS.all,
    columns: COLUMNS,
    view: 'all',
    page: 0,
    selected: [],
  });
  const rows = rememberLast(matching);

  const read = () => rows(orders.store.get(), store.get());
  const shown = <K extends string>(...applied: K[]): Applied<K> => ({ applied, count: read().length });
  /** Sets filters or sorting: back to the first page, and on the view that this happens to be, if any. */
  const show = (change: Partial<ViewFilters>) =>
    store.update((state) => ({ ...state, ...change, page: 0, view: viewLike({ ...state, ...change }) }));

  return {
    store,
    rows: read,
    filter({ status }) {
      show({ status: status ?? [] });
      return status === undefined ? shown() : shown('status');
    },
    search(query) {
      show({ search: query });
      return shown('query');
    },
    sort(sort) {
      show({ sort });
      return shown(sort.by);
    },
    showColumns(columns) {
      store.update((state) => ({ ...state, columns }));
      return { applied: columns, count: columns.length };
    },
    applyView(view) {
      store.update((state) => ({ ...state, ...VIEWS[view], view, page: 0 }));
      return shown(view);
    },
    select(ids) {
      const known = ids.filter((id) => orders.find(id) !== undefined);
      store.update((state) => ({ ...state, selected: known }));
      return { applied: ['ids'], count: known.length };
    },
    showPage: (page) => store.update((state) => ({ ...state, page })),
  };
}

function viewLike(filters: ViewFilters): ViewKey | undefined {
  return VIEW_KEYS.find((key) => {
    const view: ViewFilters = VIEWS[key];
    return (
      view.search === filters.search.trim() &&
      view.sort.by === filters.sort.by &&
      view.sort.direction === filters.sort.direction &&
      view.status.length === filters.status.length &&
      view.status.every((status) => filters.status.includes(status))
    );
  });
}

function matching(orders: readonly Order[], state: ListState): readonly Order[] {
  const text = state.search.trim().toLocaleLowerCase();
  const found = orders.filter(
    (order) =>
      (state.status.length === 0 || state.status.includes(statusOf(order))) &&
      (text === '' || order.customer.toLocaleLowerCase().includes(text) || order.id.includes(text)),
  );
  const sign = state.sort.direction === 'ascending' ? 1 : -1;
  const compare = COMPARE[state.sort.by];
  return found.sort((a, b) => sign * compare(a, b) || placedAt(b) - placedAt(a));
}

const STAGE: Record<Status, number> = { open: 0, packed: 1, shipped: 2, delivered: 3, cancelled: 4 };

const COMPARE: Record<SortKey, (a: Order, b: Order) => number> = {
  placed: (a, b) => placedAt(a) - placedAt(b),
  customer: (a, b) => a.customer.localeCompare(b.customer),
  quantity: (a, b) => a.quantity - b.quantity,
  total: (a, b) => totalOf(a) - totalOf(b),
  status: (a, b) => STAGE[statusOf(a)] - STAGE[statusOf(b)],
};

/** `compute` that answers from memory while its arguments stay the same. */
function rememberLast<A, B, R>(compute: (a: A, b: B) => R): (a: A, b: B) => R {
  let last: { a: A; b: B; result: R } | undefined;
  return (a, b) => {
    if (!last || last.a !== a || last.b !== b) last = { a, b, result: compute(a, b) };
    return last.result;
  };
}
