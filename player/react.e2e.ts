/** The React binding where React does the most: strict mode, hot reloads, suspended screens (B037). */
import { expect, test } from './testing/fixture.ts';
import type { Asked } from './testing/react.tsx';

test.use({ entry: 'react.tsx' });

const tours = [
  {
    key: 'tour',
    trigger: { on: 'first_sign_in' },
    steps: [{ anchor: 'a', tool: 'filter', call: 'enter' as const }, { anchor: 'b' }],
  },
];

test('B037: mounted twice, there is one card, one start and one call', async ({ open }) => {
  const tour = await open('', tours);
  await tour.expectStep('a');
  await expect(tour.part('host')).toHaveCount(1);
  expect(await tour.events()).toEqual(['tour_started', 'step_shown s1']);
  expect(await tour.calls()).toEqual(['filter']);
});

test('B037: mounted anew by a hot reload, the same step is shown', async ({ open, page }) => {
  const tour = await open('', tours);
  await tour.part('next').click();
  await tour.expectStep('b');
  await page.evaluate(() => window.edit());
  await tour.expectStep('b');
  await expect(tour.part('host')).toHaveCount(1);
  await expect(tour.part('counter')).toHaveText('Step 2 of 2');
  expect(await tour.calls()).toEqual(['filter']);
  await tour.part('next').click();
  await expect(tour.card).toHaveCount(0);
});

test('B037: a screen that is suspended again takes its card away, and back', async ({ open, page }) => {
  const tour = await open('', tours);
  await tour.expectStep('a');
  await page.evaluate(() => window.suspend(600));
  await expect(page.getByText('Loading')).toBeVisible();
  await expect(tour.card).toBeHidden();
  await tour.expectStep('a');
  expect((await tour.events()).filter((event) => event === 'tour_started')).toHaveLength(1);
});

const wait = { key: 'tour', steps: [{ anchor: 'c' }, { anchor: 'b' }] };

test('an anchor of an element that comes, moves to a portal, is another one’s for a while, and goes', async ({
  open,
  page,
}) => {
  const tour = await open('', [wait]);
  const show = (asked: Asked) => page.evaluate((given) => window.show(given), asked);
  await page.evaluate(() => void window.fixture.player.start('tour'));
  await show({ third: 'c' });
  await tour.expectStep('c');
  await expect.poll(() => tour.offset('#third')).toBeLessThan(2);
  await show({ inPortal: true });
  await expect.poll(() => tour.offset('body > #third')).toBeLessThan(2);
  await show({ third: 'other' });
  await expect(tour.card).toBeHidden();
  await show({ third: 'c' });
  await tour.expectStep('c');
});

test('a screen that renders again and again leaves a step as it is', async ({ open, page }) => {
  const tour = await open('', [wait]);
  await page.evaluate(() => window.show({ third: 'c' }));
  await tour.start();
  await page.locator('#third').focus();
  // The first sentence comes a moment after its card.
  await expect(tour.part('status')).not.toBeEmpty();
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    const root = document.querySelector('[data-part=host]')?.shadowRoot;
    if (root)
      new MutationObserver((records) =>
        changes.push(
          ...records.map(({ target, attributeName }) => `${(target as Element).className} ${attributeName}`),
        ),
      ).observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  });
  for (let turn = 0; turn < 3; turn++) await page.evaluate(() => window.show({ third: 'c' }));
  await tour.settles();
  expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
  expect(await tour.focused()).toBe('third');
  expect(await tour.events()).toEqual(['tour_started', 'step_shown s1']);
});

test('a screen that breaks takes the tour with it, and brings it back', async ({ open, page }) => {
  const tour = await open('', tours);
  await tour.part('next').click();
  await tour.expectStep('b');
  await page.evaluate(() => window.show({ broken: true }));
  await expect(tour.part('host')).toHaveCount(0);
  await page.evaluate(() => window.show({ broken: false }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await tour.expectStep('b');
  await expect(tour.part('host')).toHaveCount(1);
});
