import { readFileSync } from 'node:fs';
import { readCatalog } from 'tourwright/engine';
import { buildTour, loadTourValue } from 'tourwright/validator';
import { checks } from '../app/catalog/console/checks.js';
import type { Desk, Visit } from './desk.ts';
import { Keyboard } from './keyboard.ts';
import { TOURS } from './tours.ts';

/** A step as its author writes it. */
export type StepValue = Readonly<Record<string, unknown>> & { readonly id: string };

const catalogFile = (name: string): object =>
  JSON.parse(readFileSync(new URL(`../app/catalog/console/${name}.json`, import.meta.url), 'utf8')) as object;
const catalog = readCatalog({ tools: catalogFile('client-tools'), anchors: catalogFile('anchors') });
const project = { apps: new Map([['console', { catalog, checks }]]) };

/** A text in both of the desk's locales. */
export function inBoth(en: string, de = `${en} (deutsch)`): object {
  return { inline: { en, de } };
}

/** A step that only points, with Next; what differs from that is in `more`. */
export function pointing(
  id: string,
  anchor: string,
  more: Readonly<Record<string, unknown>> = {},
): StepValue {
  return { id, tool: 'ui.point', text: inBoth(`The text of ${id}.`), anchor, ...more };
}

/**
 * Opens the desk with a tour of these steps in the place of the menu's third one, checked and built as `tour build`
 * does it, and starts it.
 *
 * @throws Error when the validator finds a mistake in the tour
 */
export async function playSteps(
  desk: Desk,
  steps: readonly StepValue[],
  {
    by = 'mouse',
    title,
    ...visit
  }: Visit & { readonly by?: 'mouse' | 'keyboard'; readonly title?: object } = {},
): Promise<void> {
  await offerSteps(desk, steps, title);
  await desk.open(visit);
  if (by === 'mouse') return desk.starts(TOURS.round);
  const keyboard = new Keyboard(desk.page);
  await keyboard.use(desk.menuButton);
  await keyboard.use(desk.menuItem(TOURS.round.title));
}

/** Puts a tour of these steps in the place of the menu's third one, from the next page load on. */
export async function offerSteps(
  desk: Desk,
  steps: readonly StepValue[],
  title = inBoth('Tour', 'Rundgang'),
): Promise<void> {
  const tour = {
    kind: 'Tour',
    key: TOURS.round.key,
    app: 'console',
    version: 1,
    title,
    steps,
  };
  const loaded = loadTourValue(tour, project);
  if (!loaded.ok)
    throw new Error(loaded.problems.map(({ path, message }) => `${path}: ${message}`).join('\n'));
  const built = buildTour(tour as unknown as Parameters<typeof buildTour>[0], catalog);
  await desk.page.route(/\/assets\/tours-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `export default ${JSON.stringify([built])}` }),
  );
}

/** How each kind of card is brought about. */
interface Kind {
  /** Path of the page to begin on. */
  readonly at: string;
  /** The steps of a tour; absent: the assistant's tour. */
  readonly steps?: readonly StepValue[];
  /** What the user does once the first card is there. */
  readonly act?: (desk: Desk) => Promise<void>;
  /** What tells that the card is the wanted one. */
  readonly shows: string;
}

const RICH = inBoth('All of your **orders** are here. Type *a name* or a number such as `ORD-1042`.');

export const CARD_KINDS = {
  anchored: {
    at: '/orders',
    steps: [
      pointing('search', 'orders.list.search', { title: inBoth('Find an order'), text: RICH }),
      pointing('end', 'page'),
    ],
    shows: '[data-kind="anchored"]',
  },
  centred: {
    at: '/',
    steps: [pointing('welcome', 'page', { title: inBoth('Welcome'), text: RICH }), pointing('end', 'page')],
    shows: '[data-kind="centred"]',
  },
  stuck: {
    at: '/orders',
    // There is no bar for a selection before something is selected.
    steps: [pointing('selection', 'orders.list.selection', { timeout: '50ms' }), pointing('end', 'page')],
    shows: '[data-kind="stuck"]',
  },
  media: {
    at: '/orders',
    steps: [
      pointing('new', 'orders.list.new', {
        text: RICH,
        hint: inBoth('Nothing is saved before you press Create order.'),
        media: { image: '/icon.svg', alt: inBoth('The mark of the order desk') },
      }),
      pointing('end', 'page'),
    ],
    shows: ':has([data-part="media"] img)',
  },
  dialog: {
    at: '/orders',
    steps: [
      pointing('open', 'orders.list.new', { advance: 'click' }),
      pointing('customer', 'orders.create.customer', { highlight: ['orders.create.submit'] }),
    ],
    act: async (desk) => new Keyboard(desk.page).use(desk.anchor('orders.list.new')),
    shows: '[data-step="customer"]',
  },
  generated: { at: '/orders', shows: ':has([data-part="generated"])' },
  busy: {
    at: '/orders',
    steps: [
      pointing('new', 'orders.list.new'),
      pointing('selection', 'orders.list.selection', { timeout: '5m' }),
    ],
    act: async (desk) => new Keyboard(desk.page).use(desk.card.button('next')),
    shows: ':has([aria-busy="true"])',
  },
} as const satisfies Record<string, Kind>;

export type CardKind = keyof typeof CARD_KINDS;

/** Every kind, to make a test of each. */
export const EACH_KIND = Object.keys(CARD_KINDS) as CardKind[];

/** Opens the desk with a card of this kind on the screen. */
export async function showCard(desk: Desk, kind: CardKind, visit: Visit = {}): Promise<void> {
  const { at, steps, act, shows }: Kind = CARD_KINDS[kind];
  if (steps) {
    await playSteps(desk, steps, { ...visit, at });
  } else {
    await desk.open({ ...visit, at });
    await desk.starts(TOURS.toPack);
  }
  await desk.card.self.waitFor();
  await act?.(desk);
  await desk.page.locator(`[data-part="card"]${shows}`).waitFor();
}
