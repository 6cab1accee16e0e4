/** What a host makes of the card: its words, its buttons, its counter, and a card of its own. */
import type { Page } from '@playwright/test';
import type { PlayerOptions } from './index.ts';
import { expect, test } from './testing/fixture.ts';

const button = '<button data-tour-anchor="a">A</button>';
const steps = [{ anchor: 'a' }, { anchor: 'a' }, { anchor: 'page' }];
const tours = [{ key: 'tour', steps, trigger: { on: 'event', event: 'never' } }];

/** Options in code, which come into the page before its own script runs. */
const host = (page: Page, options: () => Partial<PlayerOptions>) =>
  page.addInitScript(`window.hostOptions = ${options}`);

test('words of the engine are replaced, those that are not stay', async ({ open, page }) => {
  await host(page, () => ({ labels: () => ({ next: 'Weiter geht’s', counter: '{position} von {of}' }) }));
  const tour = await open(button, tours);
  await tour.start();
  await expect(tour.part('next')).toHaveText('Weiter geht’s');
  await expect(tour.part('counter')).toHaveText('1 von 3');
  await expect(tour.part('skip')).toHaveText('Skip');
});

test('a template takes buttons out, puts them in another order, and renames them', async ({ open, page }) => {
  await host(page, () => ({
    template: (card) => ({
      ...card,
      buttons: card.buttons
        .filter(({ id }) => id !== 'dismiss' && id !== 'skip')
        .map((each) => (each.id === 'next' ? { ...each, label: `On to ${card.counter.position + 1}` } : each))
        .reverse(),
    }),
  }));
  const tour = await open(button, tours);
  await tour.start();
  await expect(tour.part('next')).toHaveText('On to 2');
  await tour.part('next').click();
  await expect(tour.part('actions').locator('button')).toHaveText(['On to 3', 'Back']);
  await expect(tour.part('quiet')).toHaveCount(0);
  await tour.part('back').click();
  await expect(tour.part('next')).toHaveText('On to 2');
  await tour.part('close').click();
  await expect(tour.card).toHaveCount(0);
});

for (const [counter, of, seen] of [
  ['bar', 3, { words: true, marks: 3, filled: [1, 1, 0] }],
  ['dots', 3, { words: false, marks: 3, filled: [0, 0, 0] }],
  ['text', 3, { words: true, marks: 0, filled: [] }],
  ['dots', 12, { words: true, marks: 1, filled: [0.17] }],
] as const) {
  test(`${of} steps counted as ${counter}; in words for assistive technology`, async ({ open, page }) => {
    const many = Array.from({ length: of }, () => ({ anchor: 'a' }));
    const tour = await open(button, { tours: [{ key: 'tour', steps: many }], options: { counter } });
    await tour.start();
    await tour.part('next').click();
    const size = (await tour.part('counter').boundingBox()) ?? { width: 0 };
    expect(size.width > 10).toBe(seen.words);
    const marks = tour.part('progress').locator('i:visible');
    await expect(marks).toHaveCount(seen.marks);
    const filled = await marks.evaluateAll((all) =>
      all.map((mark) => {
        const { display, width } = getComputedStyle(mark, '::before');
        return display === 'none'
          ? 0
          : Number((Number.parseFloat(width) / mark.getBoundingClientRect().width).toFixed(2));
      }),
    );
    expect(filled).toEqual(seen.filled);
    const tree = await page.getByRole('dialog').ariaSnapshot();
    expect(tree).toContain(`Step 2 of ${of}`);
  });
}

test('an image and a video have their alternative text', async ({ open, page }) => {
  const alt = { inline: { en: 'A chart of *orders*' } };
  const tour = await open(button, [
    {
      key: 'tour',
      steps: [
        { anchor: 'a', media: { image: '/icon.png', alt } },
        { anchor: 'a', media: { video: '/clip.mp4', alt } },
        { anchor: 'a' },
      ],
    },
  ]);
  await tour.start();
  await expect(page.getByRole('img', { name: 'A chart of orders' })).toBeVisible();
  await tour.part('next').click();
  await expect(page.locator('video[aria-label="A chart of orders"]')).toHaveAttribute('controls');
  // The keys of a video are its own.
  await page.locator('video').press('ArrowRight');
  await expect(tour.part('counter')).toHaveText('Step 2 of 3');
  await tour.part('next').click();
  await expect(tour.part('media')).toHaveCount(0);
});

test('S0-54: a handler too many or too few is an error that names both, and nothing starts', async ({
  open,
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => message.type() === 'error' && told.push(message.text()));
  await host(page, () => ({ tools: { filter: () => ({}), filtr: () => ({}) }, dev: false }));
  const tour = await open(button, tours);
  const result = await page.evaluate(() => window.fixture.player.start('tour'));
  const message =
    /`tools` does not fit the client tool table of "shop"\. No handler for: navigate\.orders, slow\. Handlers for what is no client tool: filtr\./;
  expect(result).toMatchObject({
    ok: false,
    refusal: { code: 'client_unavailable', message: expect.stringMatching(message) },
  });
  expect(told.filter((each) => message.test(each))).not.toEqual([]);
  await expect(tour.part('host')).toHaveCount(0);
});

test('a presenter of the host’s own draws the tour, and the player nothing', async ({ open, page }) => {
  await host(page, () => ({
    presenter({ press, follow }) {
      const box = document.createElement('output');
      let unfollow = () => {};
      return {
        render({ card }, { labels }) {
          unfollow();
          box.replaceChildren();
          if (!card) return;
          document.body.append(box);
          for (const each of [...card.buttons, { id: 'leave' as const, label: labels.close }]) {
            const element = document.createElement('button');
            element.textContent = each.label;
            element.addEventListener('click', () => press(each.id));
            box.append(element);
          }
          unfollow = follow(card.anchor, (element) => {
            box.dataset.at = `${card.counter.label} at ${element?.id || 'nothing'}`;
          });
        },
        destroy() {
          unfollow();
          box.remove();
        },
      };
    },
  }));
  const tour = await open('<button id="first" data-tour-anchor="a">A</button>', [
    { key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'a', advance: 'click' }, { anchor: 'page' }] },
  ]);
  const box = page.locator('output');
  await page.evaluate(() => window.fixture.player.start('tour'));
  await expect(box).toHaveAttribute('data-at', 'Step 1 of 3 at first');
  await box.getByText('Next').click();
  await expect(box).toHaveAttribute('data-at', 'Step 2 of 3 at first');
  await page.evaluate(() => document.querySelector('#first')?.setAttribute('hidden', ''));
  await expect(box.locator('button')).toHaveCount(0);
  await page.evaluate(() => document.querySelector('#first')?.removeAttribute('hidden'));
  await tour.anchor('a').click();
  await expect(box).toHaveAttribute('data-at', 'Step 3 of 3 at nothing');
  await box.getByText('Done').click();
  await expect(box).toHaveCount(0);
  expect(await tour.events()).toContain('tour_completed');
  await expect(tour.part('host')).toHaveCount(0);
});

test('a long text begins with its first word in each step', async ({ open, page }) => {
  const long = (word: string) => ({ inline: { en: `${word} `.repeat(1500) } });
  const tour = await open(button, [
    {
      key: 'tour',
      steps: [
        { anchor: 'page', text: long('one') },
        { anchor: 'page', text: long('two') },
      ],
    },
  ]);
  await tour.start();
  const content = tour.part('content');
  await content.evaluate((element) => element.scrollBy(0, 300));
  expect(await content.evaluate(({ scrollTop }) => scrollTop)).toBe(300);
  await page.keyboard.press('ArrowRight');
  await expect(tour.part('text')).toHaveText(/^two/);
  expect(await content.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});
