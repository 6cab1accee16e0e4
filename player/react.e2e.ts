/** The React binding where React does the most: strict mode, hot reloads, suspended screens (B037). */
import { expect, test } from './testing/fixture.ts';

test.use({ entry: 'react.tsx' });

const tours = [
  {
    key: 'tour',
    trigger: { on: 'first_sign_in' },
    steps: [{ anchor: 'a', tool: 'filter', call: 'enter' as const }, { anchor: 'b' }],
  },
];

declare global {
  interface Window {
    edit(): void;
    suspend(ms: number): void;
  }
}

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
