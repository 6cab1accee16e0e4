/** Beside the dialogs and drawers of component libraries, with their focus traps and outside-click handlers. */
import { expect, type Tour, test } from './testing/fixture.ts';

test.use({ entry: 'parts.tsx', alsoAllowed: "style-src-elem 'self' 'unsafe-inline'" });

const steps = [
  { anchor: 'open', advance: 'click' as const },
  { anchor: 'field' },
  { anchor: 'save' },
  { anchor: 'field' },
];
const tours = [{ key: 'tour', steps }];

for (const name of ['Radix dialog', 'Headless UI dialog', 'MUI dialog', 'MUI drawer']) {
  const markup = `<div id="app" data-name="${name}"></div>`;

  /** The card is for use by pointer and keyboard, the dialog stays open, and each has its own Esc. */
  const goThrough = async (tour: Tour): Promise<void> => {
    const { page } = tour;
    const field = tour.anchor('field');
    await expect.poll(() => tour.hits('next')).toBe(true);
    await expect.poll(() => tour.offset('[data-tour-anchor=field]')).toBeLessThan(2);
    // The keyboard is in the card, and is left there: traps look by timers of 50 ms at most.
    await page.waitForTimeout(100);
    expect(await tour.focused()).toBe('next');
    await field.click();
    await page.keyboard.type('Walk-in');
    await expect(field).toHaveValue('Walk-in');
    await tour.part('next').click();
    await tour.expectStep('save');
    expect(await tour.focused()).toBe('next');
    await page.keyboard.press('Enter');
    await tour.expectStep('field');
    // Sooner after a key, a click counts as the same press.
    await tour.clicksLater('back', 250);
    await tour.expectStep('save');
    await tour.part('text').click();
    await tour.settles();
    await expect(field).toBeVisible();
    await tour.part('next').focus();
    await page.keyboard.press('Escape');
    await expect(tour.card).toHaveCount(0);
    await expect(field).toBeVisible();
    expect(await tour.calls()).toEqual(['open']);
    await field.click();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
    expect(await tour.calls()).toEqual(['open', 'close']);
  };

  test(`${name} that opens during the step before`, async ({ open }) => {
    const tour = await open(markup, tours);
    await tour.start();
    await tour.anchor('open').click();
    await tour.expectStep('field');
    await goThrough(tour);
  });

  test(`${name} that was open before the tour`, async ({ open }) => {
    const tour = await open(markup, tours);
    await tour.anchor('open').click();
    await expect(tour.anchor('field')).toBeVisible();
    await tour.start('tour', 's2');
    await goThrough(tour);
  });

  test(`${name} that the user closes takes the card away, and back`, async ({ open, page }) => {
    const tour = await open(markup, tours);
    await tour.anchor('open').click();
    await tour.start('tour', 's2');
    await tour.anchor('field').click();
    await page.keyboard.press('Escape');
    await expect(tour.anchor('field')).toBeHidden();
    await expect(tour.card).toBeHidden();
    await tour.anchor('open').click();
    await expect(tour.card).toBeVisible();
    await expect.poll(() => tour.hits('next')).toBe(true);
  });
}
