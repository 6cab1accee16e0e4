import { CHANNELS, ITEMS, nextStatus, type Order, type OrderEvent, type Status } from './order.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Length of a working day at the desk; all orders of a day fall into it. */
const SHIFT = 11 * HOUR;

/** Orders per day, newest day first; together 500. */
const ORDERS_PER_DAY = [31, 44, 39, 36, 41, 17, 12, 38, 47, 42, 35, 45, 40, 33];

const ID_LETTERS = [...'23456789abcdefghjkmnpqrstuvwxyz'];

const CUSTOMERS = [
  'Northgate Bakery',
  'Café Linde',
  'Harbour Roasters',
  'Hotel Adlerhof',
  'The Corner Kitchen',
  'Bistro Salvia',
  'Green Door Deli',
  'Kantine am Wehr',
  'Station Coffee Bar',
  'Pension Seeblick',
  'Old Mill Tea Room',
  'Bäckerei Morgenrot',
  'Canal Street Diner',
  'Gasthaus Zur Post',
  'Riverside Catering',
  'Espressobar Nummer 9',
  'Hilltop Hostel',
  'Feinkost Amsel',
  'Juniper & Rye',
  'Stadtteilcafé Funken',
  'Lighthouse Brunch',
  'Mensa Süd',
  'Poppy Seed Bagels',
  'Konditorei Veilchen',
  'Market Hall Kiosk',
  'Kulturhaus Schleuse',
  'Tin Roof Tacos',
  'Waldhotel Finkenbusch',
  'Pier 4 Canteen',
  'Teestube Silberdistel',
];

/** A number in [0, 1) that depends on its arguments alone, so that every visit sees the same orders. */
function share(index: number, purpose: number): number {
  let h = Math.imul(index + 1, 0x9e3779b1) ^ Math.imul(purpose + 1, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
}

function pick<T>(choices: readonly T[], index: number, purpose: number): T {
  const choice = choices[Math.floor(share(index, purpose) * choices.length)];
  if (choice === undefined) throw new RangeError('There is nothing to pick from.');
  return choice;
}

/** The public id of the order with this number: eight characters without look-alikes. */
export function publicId(index: number): string {
  let id = 'ord_';
  for (let place = 0; place < 8; place += 1) id += pick(ID_LETTERS, index, 100 + place);
  return id;
}

/** How far an order of this age (0 = newest, 1 = oldest) has come. */
function reached(age: number, index: number): Status {
  const luck = share(index, 6);
  if (luck < 0.04) return 'cancelled';
  const progress = age + (luck - 0.5) * 0.4;
  if (progress < 0.1) return 'open';
  if (progress < 0.2) return 'packed';
  return progress < 0.38 ? 'shipped' : 'delivered';
}

function historyUntil(goal: Status, placed: number, now: number, index: number): OrderEvent[] {
  const events: OrderEvent[] = [{ status: 'open', at: placed }];
  if (goal === 'cancelled') {
    events.push({ status: 'cancelled', at: Math.min(now, placed + 2 * HOUR) });
    return events;
  }
  let status: Status | undefined = 'open';
  let at = placed;
  while (status !== goal) {
    status = nextStatus(status);
    if (status === undefined) break;
    // Each stage takes its share of the time that is left, so that nothing happens after `now`.
    at = Math.min(at + (4 + share(index, 10 + events.length) * 20) * HOUR, (at + now) / 2);
    events.push({ status, at: Math.round(at) });
  }
  return events;
}

/**
 * The 500 orders that the desk starts with, newest first. All but the times depend on nothing; the times count back from
 * `now` (milliseconds since the epoch), cut to the full hour.
 */
export function createOrderBook(now: number): Order[] {
  const end = Math.floor(now / HOUR) * HOUR;
  const total = ORDERS_PER_DAY.reduce((sum, count) => sum + count, 0);
  const orders: Order[] = [];
  for (const [day, count] of ORDERS_PER_DAY.entries()) {
    for (let nth = 0; nth < count; nth += 1) {
      const index = orders.length;
      const slot = SHIFT / count;
      const placed = Math.round(end - day * DAY - (nth + share(index, 1)) * slot);
      orders.push({
        id: publicId(index),
        customer: pick(CUSTOMERS, index, 2),
        item: pick(ITEMS, index, 3),
        quantity: 1 + Math.floor(share(index, 4) ** 2 * 48),
        note: '',
        channel: pick(CHANNELS, index, 5),
        events: historyUntil(reached(index / total, index), placed, end, index),
      });
    }
  }
  return orders;
}

/** The customers that the new-order form suggests, sorted. */
export const KNOWN_CUSTOMERS: readonly string[] = [...CUSTOMERS].sort((a, b) => a.localeCompare(b));
