import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inBoth, playSteps, pointing } from './support/card-kinds.ts';
import { flaws } from './support/card-shape.ts';
import type { Desk } from './support/desk.ts';
import { repacked } from './support/png.ts';
import { expect, test } from './support/test.ts';
import { TOURS } from './support/tours.ts';

/** The folder that the pictures are written to, such as `docs/images`; without it the cards are only looked at. */
const folder = process.env.TOURWRIGHT_IMAGES;

test.use({ deviceScaleFactor: folder ? 2 : 1 });

/** The tour for newcomers, with the card of its second step beside the filters of the list. */
async function showFilters(desk: Desk, settings: Parameters<Desk['open']>[0] = {}): Promise<void> {
  await desk.open({ ...settings, user: 'fresh' });
  await desk.card.press('show-me');
  await expect(desk.card.self).toHaveAttribute('data-step', 'only_open');
}

const PICTURES: Readonly<Record<string, (desk: Desk) => Promise<void>>> = {
  async anchored(desk) {
    await desk.open({ user: 'fresh' });
    await expect(desk.card.self).toHaveAttribute('data-step', 'open_orders');
  },
  dark: (desk) => showFilters(desk, { theme: 'dark' }),
  rtl: (desk) => showFilters(desk, { direction: 'rtl' }),
  async centred(desk) {
    await desk.open();
    await desk.starts(TOURS.round);
    await desk.card.expectsKind('centred');
  },
  async dialog(desk) {
    await showFilters(desk);
    await desk.card.press('show-me');
    await expect(desk.card.self).toHaveAttribute('data-step', 'new_order');
  },
  async stuck(desk) {
    // Nothing is selected, so there is no bar for a selection.
    const step = pointing('pack', 'orders.list.selection', {
      timeout: '50ms',
      text: inBoth('Pack them all at once.'),
    });
    await playSteps(desk, [step, pointing('end', 'page')], {
      at: '/orders',
      title: inBoth('Pack many orders'),
    });
    await desk.card.expectsKind('stuck');
  },
};

/** Looks at the card, and takes the picture of what is on the screen, with nothing under the pointer. */
async function picture({ card, page }: Desk, name: string): Promise<void> {
  expect(await flaws(card)).toEqual([]);
  if (!folder) return;
  await page.mouse.move(0, 0);
  const png = repacked(await page.screenshot());
  expect(png.length, 'bytes of the picture').toBeLessThan(300_000);
  writeFileSync(join(folder, `${name}.png`), png);
}

for (const [name, show] of Object.entries(PICTURES)) {
  test(`the card of the picture "${name}" lies well`, async ({ desk, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await show(desk);
    await picture(desk, name);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('the card of the picture "small-screen" lies well', async ({ desk, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await showFilters(desk);
    await picture(desk, 'small-screen');
  });
});
