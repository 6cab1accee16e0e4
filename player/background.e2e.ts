/** While nobody looks: hidden tabs, pages kept for the Back button, frozen pages, two players. */
import type { Page } from '@playwright/test';
import { expect, type Tour, test } from './testing/fixture.ts';

const markup = '<button data-tour-anchor="a">A</button><button data-tour-anchor="b">B</button>';
const steps = [{ anchor: 'a' }, { anchor: 'b' }, { anchor: 'page' }];
const tours = [{ key: 'tour', steps }];

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

/** What the browser does when the user turns to another tab, and back. */
const turn = (page: Page, to: 'hidden' | 'visible') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, to);

test('a hidden tab pauses its tour, passes the lead on, and goes on when it is seen again', async ({
  open,
  page,
  context,
}) => {
  const tour = await open(markup, tours);
  await tour.start();
  await tour.part('next').click();
  await tour.expectStep('b');
  await turn(page, 'hidden');
  await expect(tour.card).toBeHidden();
  const held = () => page.evaluate(async () => (await navigator.locks.query()).held?.length);
  await expect.poll(held).toBe(0);
  await turn(page, 'visible');
  await tour.expectStep('b');
  expect(await tour.events()).not.toContain('tour_left');
  expect(context.pages()).toHaveLength(1);
});

test('a tour that a script starts in a hidden tab waits to be seen (B083)', async ({ open, page }) => {
  const tour = await open(markup, tours);
  await turn(page, 'hidden');
  await page.evaluate(() => window.fixture.player.start('tour'));
  await tour.settles();
  expect(await tour.events()).not.toContain('step_shown s1');
  await turn(page, 'visible');
  await tour.expectStep('a');
  expect((await tour.events()).filter((event) => event === 'step_shown s1')).toHaveLength(1);
});

/** Goes elsewhere and back by the browser's own button; says whether the page was kept meanwhile. */
async function goesAwayAndBack(page: Page, site: string): Promise<boolean> {
  await page.evaluate(() => Object.assign(window, { kept: true }));
  const here = page.url();
  await page.goto(`${site}/frame?markup=Elsewhere`);
  // A page that comes back as it was fires no load event, which Playwright would wait for.
  await page.evaluate(() => setTimeout(() => history.back()));
  await expect(page).toHaveURL(here);
  return page.evaluate(() => 'kept' in window);
}

test('the Back button brings a page back as it was, and its card is in use', async ({ open, page, site }) => {
  await page.goto(`${site}/frame?markup=Plain`);
  test.skip(!(await goesAwayAndBack(page, site)), 'This browser keeps no pages.');
  const tour = await open(markup, tours);
  await tour.start();
  await tour.part('next').click();
  await tour.expectStep('b');
  expect(await goesAwayAndBack(page, site), 'nothing of the player keeps the page from being kept').toBe(
    true,
  );
  await tour.expectStep('b');
  await expect(tour.part('host')).toHaveCount(1);
  await tour.part('next').click();
  await expect(tour.part('counter')).toHaveText('Step 3 of 3');
  await tour.part('next').click();
  await expect(tour.card).toHaveCount(0);
});

test('two tours are never on the screen at once: the one asked for takes over', async ({ open, page }) => {
  const tour = await open(markup, [...tours, { key: 'other', steps: [{ anchor: 'b' }] }]);
  await tour.start();
  await tour.start('other');
  await tour.expectStep('b');
  await expect(tour.part('card')).toHaveCount(1);
  expect(await tour.events()).toEqual([
    'tour_started',
    'step_shown s1',
    'tour_left',
    'tour_started',
    'step_shown s1',
  ]);
  // Two starts in one breath are two starts in order.
  await page.evaluate(() =>
    Promise.all([window.fixture.player.start('tour'), window.fixture.player.start('other')]),
  );
  await tour.expectStep('b');
  await expect(tour.part('host')).toHaveCount(1);
});

for (const [moment, act] of [
  [
    'while a call runs',
    async (tour: Tour) => {
      await tour.page.evaluate(() => void window.fixture.player.start('slow'));
      await expect.poll(() => tour.calls()).toEqual(['slow']);
    },
  ],
  [
    'while an anchor is waited for',
    ({ page }: Tour) => page.evaluate(() => window.fixture.player.start('late')),
  ],
  [
    'while it loads',
    ({ page }: Tour) =>
      page.evaluate(() => {
        const started = window.fixture.player.start('tour');
        window.fixture.player.destroy();
        return started;
      }),
  ],
] as const) {
  test(`destroyed ${moment}: nothing is left, and a later start works`, async ({ open, page }) => {
    const tour = await open(markup, {
      tours: [
        ...tours,
        { key: 'slow', steps: [{ anchor: 'a', tool: 'slow' }] },
        { key: 'late', steps: [{ anchor: 'late' }] },
      ],
    });
    await act(tour);
    await tour.settles();
    await page.evaluate(() => window.fixture.player.destroy());
    await page.evaluate(() => window.fixture.answer());
    await page.evaluate(() => {
      const late = document.createElement('p');
      late.dataset.tourAnchor = 'late';
      document.body.append(late);
    });
    await tour.settles();
    await expect(tour.part('host')).toHaveCount(0);
    await tour.start();
    await tour.expectStep('a');
  });
}

test('the cards of two players are both in use where no lock decides between them', async ({
  open,
  page,
}) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  const tour = await open(markup, tours);
  await tour.start();
  await page.evaluate(() => window.fixture.open({ tours: [{ key: 'other', steps: [{ anchor: 'b' }] }] }));
  await page.evaluate(() => window.fixture.player.start('other'));
  await expect(tour.card).toHaveCount(2);
  for (const left of [1, 0]) {
    await tour.part('close').last().click();
    await expect(tour.card).toHaveCount(left);
  }
});
