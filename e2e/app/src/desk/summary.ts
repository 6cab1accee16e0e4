import { type Order, placedAt, type Status, statusOf } from './order.ts';

/** The orders by their present stage. */
export function groupByStatus(orders: readonly Order[]): Record<Status, Order[]> {
  const groups: Record<Status, Order[]> = { open: [], packed: [], shipped: [], delivered: [], cancelled: [] };
  for (const order of orders) groups[statusOf(order)].push(order);
  return groups;
}

/** How many orders are in each stage. */
export function countByStatus(orders: readonly Order[]): Record<Status, number> {
  const counts: Record<Status, number> = { open: 0, packed: 0, shipped: 0, delivered: 0, cancelled: 0 };
  for (const order of orders) counts[statusOf(order)] += 1;
  return counts;
}

export interface DayTotal {
  /** A moment of the day, in milliseconds since the epoch. */
  readonly day: number;
  readonly count: number;
}

const DAY = 86_400_000;

/** Orders of each of the last `days` spans of 24 hours, oldest first; the last one ends at `now`. */
export function dayTotals(orders: readonly Order[], now: number, days: number): DayTotal[] {
  const counts = new Array<number>(days).fill(0);
  for (const order of orders) {
    const age = Math.floor((now - placedAt(order)) / DAY);
    const index = days - 1 - age;
    if (counts[index] !== undefined) counts[index] += 1;
  }
  return counts.map((count, index) => ({ day: now - (days - 1 - index) * DAY, count }));
}
