/** The desk draws its own card: the player counts, waits, advances and keeps progress, and draws nothing. */

import { expect, test } from './support/test.ts';
import { TOURS } from './support/tours.ts';

test('a card of the app’s own plays the first order to its end', async ({ desk, page, witness }) => {
  await desk.open({ user: 'fresh', card: 'desk' });
  const card = page.locator('.desk-card');
  const counter = (label: string) => card.getByRole('progressbar', { name: label });
  await expect(counter('Step 1 of 4')).toBeVisible();
  await expect(desk.anchor('nav.orders')).toHaveAttribute('data-shown-by-tour');
  await expect(card.getByRole('button', { name: 'Show me' })).toBeFocused();
  await desk.goesTo('orders');
  await expect(counter('Step 2 of 4')).toBeVisible();
  await card.getByRole('button', { name: 'Show me' }).click();
  await expect(counter('Step 3 of 4')).toBeVisible();
  await expect(desk.orderForm).toBeVisible();
  // Over the modal form, and in use.
  await expect(desk.orderForm.locator('.desk-card')).toBeVisible();
  await card.getByRole('button', { name: 'Back' }).click();
  await expect(counter('Step 2 of 4')).toBeVisible();
  expect(witness.sent).toEqual([]);
  await card.getByRole('button', { name: 'Skip' }).click();
  await expect(counter('Step 3 of 4')).toBeVisible();
  await desk.anchor('orders.create.submit').click();
  await expect(counter('Step 4 of 4')).toBeVisible();
  await card.getByRole('button', { name: 'Done' }).click();
  await expect(card).toHaveCount(0);
  await expect(page.locator('[data-shown-by-tour]')).toHaveCount(0);
  expect(desk.told(TOURS.firstOrder).at(-1)).toMatch(/^tour_completed/);
  await expect(page.locator('[data-part=host]')).toHaveCount(0);
});

test('Esc in it leaves the tour, and the choice of the other card takes it out', async ({ desk, page }) => {
  await desk.open({ user: 'fresh', card: 'desk' });
  const card = page.locator('.desk-card');
  await expect(card.getByRole('button', { name: 'Show me' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await desk.switches({ card: 'player' });
  await desk.starts(TOURS.firstOrder);
  await desk.card.expectsStep(1, 4);
  await expect(card).toHaveCount(0);
});
