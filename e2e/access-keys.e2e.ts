import { inBoth, playSteps, pointing, showCard } from './support/card-kinds.ts';
import type { Desk } from './support/desk.ts';
import { Keyboard } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';
import { TOURS } from './support/tours.ts';

/** What has the focus now: the part of the player, else the anchor around it, else the kind of element. */
async function focused(desk: Desk): Promise<string> {
  return desk.page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const part = active?.getAttribute('data-part');
    const anchor = active?.closest('[data-tour-anchor]')?.getAttribute('data-tour-anchor');
    return part ?? anchor ?? active?.localName ?? '';
  });
}

/** What has the focus after each of so many presses of the key. */
async function walk(desk: Desk, key: string, presses: number): Promise<string[]> {
  const stops: string[] = [];
  for (let press = 0; press < presses; press++) {
    await desk.page.keyboard.press(key);
    stops.push(await focused(desk));
  }
  return stops;
}

test('the focus goes into the card, stays on its button from step to step, and comes back at the end', async ({
  desk,
  page,
}) => {
  const keyboard = new Keyboard(page);
  await playSteps(desk, [pointing('one', 'orders.list.search'), pointing('two', 'page')], {
    at: '/orders',
    by: 'keyboard',
  });
  await desk.card.expectsStep(1, 2);
  await expect(desk.card.button('next')).toBeFocused();
  await keyboard.press('Enter');
  await desk.card.expectsStep(2, 2);
  await expect(desk.card.button('next')).toBeFocused();
  await keyboard.press('Enter');
  await desk.card.expectsNoTrace();
  await expect(desk.menuButton).toBeFocused();
});

test('the focus comes back when the user leaves', async ({ desk, page }) => {
  await playSteps(desk, [pointing('one', 'orders.list.search'), pointing('two', 'page')], {
    at: '/orders',
    by: 'keyboard',
  });
  await expect(desk.card.button('next')).toBeFocused();
  await page.keyboard.press('Escape');
  await desk.card.expectsNoTrace();
  await expect(desk.menuButton).toBeFocused();
});

test('Tab goes round the card and its anchor, both ways, and nowhere else', async ({ desk }) => {
  await showCard(desk, 'anchored');
  await expect(desk.card.button('next')).toBeFocused();
  const round = ['skip', 'orders.list.search', 'close', 'next'];
  expect(await walk(desk, 'Tab', 8)).toEqual([...round, ...round]);
  const back = ['close', 'orders.list.search', 'skip', 'next'];
  expect(await walk(desk, 'Shift+Tab', 8)).toEqual([...back, ...back]);
});

test('Tab stays in the card when the anchor is not for use', async ({ desk }) => {
  const steps = [pointing('one', 'orders.list.search', { interaction: 'block' }), pointing('two', 'page')];
  await playSteps(desk, steps, { at: '/orders' });
  await expect(desk.card.button('next')).toBeFocused();
  expect(await walk(desk, 'Tab', 4)).toEqual(['skip', 'close', 'next', 'skip']);
});

test('with an open page Tab crosses from the card to its anchor, and goes on from there through the page', async ({
  desk,
}) => {
  const steps = [pointing('one', 'orders.list.search', { backdrop: 'none' }), pointing('two', 'page')];
  await playSteps(desk, steps, { at: '/orders' });
  await expect(desk.card.button('next')).toBeFocused();
  const stops = await walk(desk, 'Tab', 3);
  expect(stops.slice(0, 2)).toEqual(['skip', 'orders.list.search']);
  expect(['close', 'next', 'skip']).not.toContain(stops[2]);
  // The way back leads over the anchor into the card.
  expect(await walk(desk, 'Shift+Tab', 2)).toEqual(['orders.list.search', 'skip']);
});

test('what Tab leads to in an anchor that is taller than the screen is scrolled to', async ({
  desk,
  page,
}) => {
  await playSteps(desk, [pointing('one', 'orders.list.table'), pointing('two', 'page')], { at: '/orders' });
  await expect(desk.card.button('next')).toBeFocused();
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus').last()).toBeInViewport({ ratio: 0.5 });
  }
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(400);
});

test('Esc leaves the tour from inside the card, and is the page’s own anywhere else', async ({
  desk,
  page,
}) => {
  await showCard(desk, 'dialog');
  await desk.field('customer').click();
  await page.keyboard.press('Escape');
  // The app's dialog closes, as without a tour.
  await expect(desk.orderForm).toBeHidden();
  expect(desk.told(TOURS.round)).not.toContain('tour_left customer');
});

for (const { direction, forward, back } of [
  { direction: 'ltr', forward: 'ArrowRight', back: 'ArrowLeft' },
  { direction: 'rtl', forward: 'ArrowLeft', back: 'ArrowRight' },
] as const) {
  test(`arrow keys go on and back from inside the card: ${direction}`, async ({ desk, page }) => {
    const steps = ['one', 'two', 'three'].map((id) => pointing(id, 'orders.list.search'));
    await playSteps(desk, steps, { at: '/orders', direction });
    await desk.card.expectsStep(1, 3);
    for (const [key, position] of [
      [forward, 2],
      [forward, 3],
      [back, 2],
      [back, 1],
      [back, 1],
    ] as const) {
      await expect(desk.card.self.locator(':focus')).toBeVisible();
      await page.keyboard.press(key);
      await desk.card.expectsStep(position, 3);
    }
  });
}

test('keys in the anchor are the anchor’s: caret, letters, Enter and Home change no step (B030)', async ({
  desk,
  page,
}) => {
  const steps = [pointing('one', 'page'), pointing('two', 'orders.list.search'), pointing('three', 'page')];
  await playSteps(desk, steps, { at: '/orders' });
  await desk.card.press('next');
  await desk.card.expectsStep(2, 3);
  await desk.search.click();
  await page.keyboard.type('Harbour');
  for (const key of [
    'ArrowLeft',
    'ArrowLeft',
    'Home',
    'ArrowRight',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
    'Enter',
    'PageDown',
  ])
    await page.keyboard.press(key);
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('_');
  await expect(desk.search).toHaveValue('H_arbour');
  await desk.card.expectsStep(2, 3);
  expect(desk.shown(TOURS.round)).toEqual(['one', 'two']);
});

test('a list of choices in the anchor takes the arrow keys (B030)', async ({ desk, page }) => {
  const steps = [
    pointing('open', 'orders.list.new', { advance: 'click' }),
    pointing('item', 'orders.create.item'),
    pointing('end', 'page'),
  ];
  await playSteps(desk, steps, { at: '/orders' });
  await desk.card.expectsStep(1, 3);
  await desk.anchor('orders.list.new').click();
  await desk.card.expectsStep(2, 3);
  const item = desk.field('item');
  await item.focus();
  const before = await item.inputValue();
  await page.keyboard.press('ArrowDown');
  await expect(item).not.toHaveValue(before);
  await desk.card.expectsStep(2, 3);
});

test('a step that comes while the user types does not take the focus away', async ({ desk, page }) => {
  const steps = [
    pointing('search', 'orders.list.search', {
      tool: 'orders.list.search',
      input: { query: 'Harbour' },
      text: inBoth('Search for Harbour.'),
      advance: ['tool_result', 'manual'],
    }),
    pointing('table', 'orders.list.table', { page: 'allow' }),
  ];
  await page.clock.install();
  await playSteps(desk, steps, { at: '/orders' });
  await desk.card.expectsStep(1, 2);
  await page.clock.pauseAt(Date.now() + 60_000);
  await desk.search.click();
  await page.keyboard.type('H');
  // The search counts as made when typing has rested for a moment.
  await page.clock.runFor(1000);
  await desk.card.expectsStep(2, 2);
  await page.keyboard.type('arbour');
  await expect(desk.search).toHaveValue('Harbour');
});
