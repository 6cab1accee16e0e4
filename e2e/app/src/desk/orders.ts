import { createKeptStore, fieldsOf, type Shelf } from './keep.ts';
import { CHANNELS, type ItemKey, isItem, nextStatus, type Order, STATUSES, statusOf } from './order.ts';
import { createOrderBook, publicId } from './order-book.ts';
import { createStore, type Store } from './store.ts';

/** What a new order needs; the quantity is a whole number of pieces. */
export interface OrderDraft {
  readonly customer: string;
  readonly item: ItemKey;
  readonly quantity: number;
  readonly note: string;
}

/** The orders of the desk, newest first. */
export interface Orders {
  readonly store: Store<readonly Order[]>;
  find(id: string): Order | undefined;
  /** Adds an order and gives it back; the only way in which one comes to be. */
  create(draft: OrderDraft): Order;
  /** Moves an order to its next stage. Gives back whether there was one. */
  advance(id: string): boolean;
  /** Marks those of the orders that are open as packed and gives back how many they were. */
  pack(ids: readonly string[]): number;
}

/** Makes the orders: 500 generated ones, and over them what was added or moved here, which the shelf keeps. */
export function createOrders(now: () => number, shelf?: Shelf): Orders {
  const book = createOrderBook(now());
  const changed = createKeptStore<readonly Order[]>(shelf, 'desk.orders', (kept) =>
    Array.isArray(kept) ? kept.filter(isOrder) : [],
  );
  const store = createStore(mergeOrders(book, changed.get()));
  changed.subscribe(() => store.update(() => mergeOrders(book, changed.get())));

  const find = (id: string) => store.get().find((order) => order.id === id);
  const put = (order: Order) =>
    changed.update((orders) => [order, ...orders.filter((other) => other.id !== order.id)]);

  const advance = (id: string): boolean => {
    const order = find(id);
    const status = order && nextStatus(statusOf(order));
    if (!status) return false;
    put({ ...order, events: [...order.events, { status, at: now() }] });
    return true;
  };

  return {
    store,
    find,
    create(draft) {
      const id = publicId(store.get().length);
      const order: Order = { ...draft, id, channel: 'counter', events: [{ status: 'open', at: now() }] };
      put(order);
      return order;
    },
    advance,
    pack: (ids) => ids.filter((id) => isOpen(find(id)) && advance(id)).length,
  };
}

function isOpen(order: Order | undefined): boolean {
  return order !== undefined && statusOf(order) === 'open';
}

/** The generated orders in their present state, after those that were created here (newest first). */
function mergeOrders(book: readonly Order[], changed: readonly Order[]): readonly Order[] {
  const present = new Map(changed.map((order) => [order.id, order]));
  const moved = book.map((order) => {
    const found = present.get(order.id);
    present.delete(order.id);
    return found ?? order;
  });
  const created = [...present.values()].sort((a, b) => (b.events[0]?.at ?? 0) - (a.events[0]?.at ?? 0));
  return [...created, ...moved];
}

function isOrder(value: unknown): value is Order {
  const { id, customer, item, quantity, note, channel, events } = fieldsOf(value);
  return (
    typeof id === 'string' &&
    typeof customer === 'string' &&
    typeof item === 'string' &&
    isItem(item) &&
    typeof quantity === 'number' &&
    typeof note === 'string' &&
    CHANNELS.some((known) => known === channel) &&
    Array.isArray(events) &&
    events.every(isEvent)
  );
}

function isEvent(value: unknown): boolean {
  const { status, at } = fieldsOf(value);
  return typeof at === 'number' && STATUSES.some((known) => known === status);
}
