/** The player's core knows no DOM (S0-57): what it tells of a tour depends on what the user does, not on the page. */
import { readFileSync } from 'node:fs';
import { planTour, readCatalog, tourFromBuild } from '../engine/index.ts';
import { Page } from '../engine/testing/page.ts';
import { Play } from '../engine/testing/play.ts';
import type { BuiltTour } from '../schemas/index.ts';
import type { Desk } from './support/desk.ts';
import { expect, test } from './support/test.ts';
import { TOURS } from './support/tours.ts';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`app/${path}`, import.meta.url), 'utf8'));
const catalog = readCatalog({
  tools: read('catalog/console/client-tools.json') as object,
  anchors: read('catalog/console/anchors.json') as object,
});

/** The order desk's round on a page that is nothing but ports: every anchor is there, and the test is the router. */
function playWithoutPage(): Play {
  const round = (read('built/console/tours.json') as BuiltTour[]).find(
    ({ tour }) => tour.key === TOURS.round.key,
  );
  if (!round) throw new Error('The round is not built.');
  const viewer = {
    ...{ id: 'usr_1', tenant: 'acme', roles: ['manager'], locale: 'en', facts: {} },
    permissions: ['orders.view', 'orders.create', 'team.manage'],
  };
  const plan = planTour({ tour: tourFromBuild(round), viewer, catalog, now: 0 });
  return new Play(plan, new Page('home', [...catalog.anchors.keys()]));
}

const press = (type: 'next' | 'skip' | 'back') => ({
  inBrowser: ({ card }: Desk) => card.press(type),
  alone: async (play: Play) => void play.press(type),
});
const click = (anchor: string) => ({
  inBrowser: (desk: Desk) => desk.presses(desk.anchor(anchor)),
  alone: async ({ page }: Play) => page.click(anchor),
});

/** What the user does, step by step: each way to go on, and to go back, once. */
const ACTS: readonly {
  readonly at: string;
  readonly inBrowser: (desk: Desk) => Promise<void>;
  readonly alone: (play: Play) => Promise<void>;
}[] = [
  { at: 'welcome', ...press('next') },
  {
    at: 'orders',
    inBrowser: ({ card }) => card.press('show-me'),
    async alone(play) {
      play.press('show_me');
      play.page.go('orders.list');
      await play.page.answer({ route: 'orders.list' });
    },
  },
  { at: 'search', ...press('skip') },
  { at: 'form', ...click('orders.list.new') },
  { at: 'customer', ...press('next') },
  { at: 'cancel', ...press('back') },
  { at: 'customer', ...press('next') },
  { at: 'cancel', ...click('orders.create.cancel') },
  {
    at: 'detail',
    inBrowser: (desk) => desk.presses(desk.orderLinks.first()),
    alone: async ({ page }) => page.go('orders.detail', { orderId: 'ord_1' }),
  },
  { at: 'timeline', ...press('next') },
];

test('the same acts tell the same of a tour, in a browser and without any page', async ({
  desk,
  witness,
}) => {
  await desk.open();
  await desk.starts(TOURS.round);
  for (const { at, inBrowser } of ACTS) {
    await desk.card.expectsAtStep(at);
    await inBrowser(desk);
  }
  await desk.card.expectsNoTrace();

  const play = playWithoutPage().start();
  for (const { at, alone } of ACTS) {
    expect(play.now.step?.id).toBe(at);
    await alone(play);
  }
  await expect.poll(() => witness.events.filter(({ tour }) => tour === TOURS.round.key)).toEqual(play.told);
  expect(await desk.storage.outcomes(TOURS.round)).toEqual(play.outcomes);
});
