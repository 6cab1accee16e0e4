/** The stages of an order, in the order in which it passes them; `cancelled` can follow any of the first two. */
export const STATUSES = ['open', 'packed', 'shipped', 'delivered', 'cancelled'] as const;
export type Status = (typeof STATUSES)[number];

export const CHANNELS = ['web', 'phone', 'counter'] as const;
export type Channel = (typeof CHANNELS)[number];

/** What the desk sells: key and price of one piece in cents. */
export const ITEM_PRICES = {
  espresso_beans: 1890,
  filter_beans: 1640,
  oat_drink: 1420,
  cups_small: 980,
  cups_large: 1150,
  paper_filters: 640,
  sugar_sticks: 720,
  syrup_vanilla: 890,
  chai_mix: 1560,
  cocoa_powder: 1240,
  napkins: 530,
  milk_jug: 2450,
} as const;
export type ItemKey = keyof typeof ITEM_PRICES;
export const ITEMS = Object.keys(ITEM_PRICES).filter(isItem);

export interface OrderEvent {
  readonly status: Status;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

export interface Order {
  /** Public id, as in `/orders/ord_7f3k9q2m`. */
  readonly id: string;
  readonly customer: string;
  readonly item: ItemKey;
  readonly quantity: number;
  readonly note: string;
  readonly channel: Channel;
  /** What happened, oldest first; the first is `open`, the last gives the status. */
  readonly events: readonly OrderEvent[];
}

export function isItem(value: string): value is ItemKey {
  return Object.hasOwn(ITEM_PRICES, value);
}

export function statusOf(order: Order): Status {
  return order.events.at(-1)?.status ?? 'open';
}

export function placedAt(order: Order): number {
  return order.events[0]?.at ?? 0;
}

/** The order's total in cents. */
export function totalOf(order: Order): number {
  return order.quantity * ITEM_PRICES[order.item];
}

/** The stage that comes next, or `undefined` at the end of the way. */
export function nextStatus(status: Status): Status | undefined {
  if (status === 'open') return 'packed';
  if (status === 'packed') return 'shipped';
  return status === 'shipped' ? 'delivered' : undefined;
}
