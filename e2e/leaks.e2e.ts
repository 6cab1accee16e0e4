import { type CardKind, offerSteps, pointing, showCard } from './support/card-kinds.ts';
import { rests } from './support/card-shape.ts';
import { type Alive, Census } from './support/census.ts';
import type { Desk } from './support/desk.ts';
import { expect, test } from './support/test.ts';
import { TOURS } from './support/tours.ts';

const RUNS = 20;
/** Runs until every part is loaded and what is kept for good is there. */
const FIRST_RUNS = 2;
const NOTHING = { timers: 0, frames: 0 };

const STEPS = [
  pointing('search', 'orders.list.search', { backdrop: 'none' }),
  pointing('new', 'orders.list.new', { advance: 'click', highlight: ['orders.list.table'] }),
  pointing('customer', 'orders.create.customer'),
];

/** Each way in which a tour ends, from a page at rest to a page at rest. */
const ENDINGS: Readonly<Record<string, (desk: Desk) => Promise<void>>> = {
  async 'comes to its end'(desk) {
    await desk.card.press('next');
    await desk.anchor('orders.list.new').click();
    // The card of the last step is inside the app's modal dialog.
    await desk.card.expectsStep(3, 3);
    await desk.card.press('next');
    await desk.card.expectsNoTrace();
    await desk.anchor('orders.create.cancel').click();
    await expect(desk.orderForm).toBeHidden();
  },
  async 'is left'(desk) {
    await desk.card.press('close');
  },
  async 'loses its route and is left'(desk) {
    await desk.goesTo('home');
    await desk.card.expectsGone();
    await desk.goesTo('orders');
    await desk.card.expectsStep(1, 3);
    await desk.card.press('close');
  },
  async 'loses its player'(desk) {
    // Each tenant has a player of its own, and the tour goes on when its player is back.
    await desk.switches({ tenant: 'globex' });
    await desk.card.expectsNoTrace();
    await desk.opensMenu();
    await desk.menu.locator('label:has([value="acme"])').click();
    await desk.card.expectsStep(1, 3);
    await expect(desk.menu).toBeHidden();
    await desk.card.press('close');
  },
};

/** What is alive, with the place where the document differs instead of all of its text. */
function compared(
  { html, ...rest }: Alive,
  before: string,
): Omit<Alive, 'html'> & { readonly differs: string } {
  const at = [...html].findIndex((character, index) => character !== before[index]);
  const differs = html === before ? '' : html.slice(Math.max(0, at - 80), at + 80);
  return { ...rest, differs };
}

for (const [name, end] of Object.entries(ENDINGS)) {
  test(`nothing is left in the page after ${RUNS} runs of a tour that ${name} (B041)`, async ({
    desk,
    page,
  }) => {
    test.setTimeout(6 * 60_000);
    const census = await Census.of(page);
    await offerSteps(desk, STEPS);
    await desk.open({ at: '/orders' });
    const { global, observers, sheets } = await census.alive();

    const run = async (): Promise<void> => {
      await desk.starts(TOURS.round);
      await desk.card.expectsStep(1, 3);
      await end(desk);
      await desk.card.expectsNoTrace();
    };
    for (let time = 0; time < FIRST_RUNS; time++) await run();
    await expect.poll(() => census.waiting()).toEqual(NOTHING);
    const before = await census.alive();
    // What the whole page hears and observes, and its style sheets, are as if there had never been a tour.
    expect(before).toMatchObject({ global, observers, sheets });

    for (let time = 0; time < RUNS; time++) await run();
    const { html, ...rest } = before;
    await expect.poll(async () => compared(await census.alive(), html)).toEqual({ ...rest, differs: '' });

    // Handlers that live on would run or fail now.
    const work = await census.work();
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 400);
    await page.setViewportSize({ width: 1000, height: 600 });
    await census.frames(10);
    const { frames, timers } = await census.work();
    expect({ frames, timers }).toEqual({ frames: work.frames, timers: work.timers });
  });
}

for (const kind of ['anchored', 'centred', 'stuck', 'dialog'] satisfies CardKind[]) {
  test(`at rest nothing runs while a card is shown: ${kind}`, async ({ desk, page }) => {
    const census = await Census.of(page);
    await showCard(desk, kind);
    await rests(desk.card);
    await expect.poll(() => census.waiting()).toEqual(NOTHING);
    await census.frames(5);
    const before = await census.work();
    await census.frames(60);
    expect(await census.work()).toEqual(before);
  });
}
