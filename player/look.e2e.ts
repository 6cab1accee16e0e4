/** How it looks: as the page does, and still when asked to. */
import { expect, test } from './testing/fixture.ts';

const markup =
  '<button data-tour-anchor="a">A</button><button data-tour-anchor="b" style="margin:200px">B</button>';
const tours = [{ key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'b' }] }];

for (const [how, system, element, attribute, value, theme] of [
  ['says nothing, in a dark system', 'dark', 'html', 'lang', 'en', 'light'],
  ['has data-theme=dark', 'light', 'html', 'data-theme', 'dark', 'dark'],
  ['has data-theme=light, in a dark system', 'dark', 'body', 'data-theme', 'light', 'light'],
  ['has the class dark', 'light', 'html', 'class', 'dark', 'dark'],
  ['is of a dark color-scheme', 'light', 'html', 'style', 'color-scheme: dark', 'dark'],
  ['takes both schemes, in a dark system', 'dark', 'html', 'style', 'color-scheme: light dark', 'dark'],
  ['takes both schemes, in a light system', 'light', 'html', 'style', 'color-scheme: light dark', 'light'],
  ['paints a dark background', 'light', 'body', 'style', 'background: #111827', 'dark'],
] as const) {
  test(`the card is ${theme} on a page that ${how}`, async ({ open, page }) => {
    await page.emulateMedia({ colorScheme: system });
    const tour = await open(markup, tours);
    await tour.start();
    await page
      .locator(element)
      .evaluate((on, [name, to]) => on.setAttribute(name, to), [attribute, value] as const);
    await expect(tour.part('host')).toHaveAttribute('data-theme', theme);
  });
}

test('the card looks as the page does, also after the app has put another body in', async ({
  open,
  page,
}) => {
  const tour = await open('<button data-tour-anchor="a">A</button>', [
    { key: 'tour', steps: [{ anchor: 'a' }] },
  ]);
  await tour.start();
  await page.evaluate(() => {
    const body = document.createElement('body');
    body.className = 'dark';
    body.append(...document.body.childNodes);
    document.body = body;
  });
  await expect(tour.part('host')).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => document.body.removeAttribute('class'));
  await expect(tour.part('host')).toHaveAttribute('data-theme', 'light');
  await tour.expectStep('a');
});

test('from right to left everything is mirrored', async ({ open, page }) => {
  const tour = await open(markup, tours);
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
  await tour.start();
  const [close, title] = [
    await tour.part('close').boundingBox(),
    await tour.part('tour-title').boundingBox(),
  ];
  expect(close?.x).toBeLessThan(title?.x ?? 0);
  await page.keyboard.press('ArrowLeft');
  await tour.expectStep('b');
});

test('a card that is shown turns round with the page', async ({ open, page }) => {
  const tour = await open(markup, tours);
  await tour.start();
  const stage = tour.part('stage');
  await expect(stage).toHaveAttribute('dir', 'ltr');
  for (const [element, direction] of [
    ['html', 'rtl'],
    ['body', 'ltr'],
  ] as const) {
    await page.locator(element).evaluate((on, to) => on.setAttribute('dir', to), direction);
    await expect(stage).toHaveAttribute('dir', direction);
    // Looked at in one go: the card may still be on its way to its new place.
    const closeIsFirst = await tour.card.evaluate((card) => {
      const [close, title] = ['close', 'tour-title'].map((name) =>
        card.querySelector(`[data-part="${name}"]`)?.getBoundingClientRect(),
      );
      return close !== undefined && title !== undefined && close.x < title.x;
    });
    expect(closeIsFirst).toBe(direction === 'rtl');
  }
  await tour.expectStep('a');
});

test('the page’s own font and properties are taken', async ({ open, page }) => {
  const tour = await open(markup, tours);
  await page.evaluate(() => {
    document.body.style.fontFamily = 'monospace';
    document.documentElement.style.setProperty('--tour-accent', 'rgb(10, 20, 30)');
  });
  await tour.start();
  // A fixed font alone would be drawn smaller.
  await expect(tour.part('text')).toHaveCSS('font-family', 'monospace, sans-serif');
  await expect(tour.part('text')).toHaveCSS('font-size', '15px');
  await expect(tour.part('next')).toHaveCSS('background-color', 'rgb(10, 20, 30)');
});

test('the first card rises while the light fades in, and the next one comes from where that was', async ({
  open,
  page,
}) => {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    const log: string[] = [];
    Object.assign(window, { log });
    Element.prototype.animate = function (frames, options) {
      const [{ translate = 'fades' }] = frames as [Keyframe];
      log.push(`${(this as HTMLElement).dataset.part} ${translate}`);
      return animate.call(this, frames, options);
    };
  });
  const moved = () => page.evaluate(() => (window as unknown as { log: string[] }).log.splice(0));
  const tour = await open(markup, tours);
  await tour.start();
  await expect.poll(moved).toEqual(['card 0 8px', 'spotlight fades']);
  await tour.part('next').click();
  await tour.expectStep('b');
  expect((await moved()).join()).toMatch(/^card -\d+px 0px$/);
});

test('movement is on the compositor alone, and over within 250 ms', async ({ open, page }) => {
  const tour = await open(markup, tours);
  await tour.start();
  await tour.part('next').click();
  const movesNow = () =>
    page.evaluate(() =>
      (document.querySelector('[data-part=host]')?.shadowRoot?.getAnimations() ?? []).map((animation) => {
        const effect = animation.effect as KeyframeEffect;
        const looks = effect.getKeyframes().map(({ offset, computedOffset, easing, composite, ...look }) => ({
          at: computedOffset * Number(effect.getComputedTiming().endTime),
          look: JSON.stringify(look),
          properties: Object.keys(look),
        }));
        const end = looks.at(-1)?.look;
        return { looks, rests: Math.min(...looks.filter(({ look }) => look === end).map(({ at }) => at)) };
      }),
    );
  const moves = await movesNow();
  expect(moves.length).toBeGreaterThan(0);
  for (const { looks, rests } of moves) {
    expect(rests).toBeGreaterThan(0);
    expect(rests).toBeLessThanOrEqual(250);
    const properties = looks.flatMap((each) => each.properties);
    expect(properties.filter((each) => !['translate', 'opacity'].includes(each))).toEqual([]);
  }
  await expect.poll(movesNow).toEqual([]);
});

test('SC 1.4.11: dots stand out from the card, the one of this step from the others, in every theme', async ({
  open,
  page,
}) => {
  const tour = await open(markup, {
    tours: [{ key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'a' }] }],
    options: { counter: 'dots' },
  });
  await tour.start();
  /** Contrast of this step's dot and of the next one's to the card. */
  const ratios = () =>
    tour.card.evaluate((card) => {
      const brush = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
      const light = (element: Element): number => {
        brush.fillStyle = getComputedStyle(element).backgroundColor;
        brush.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data].map((value) =>
          value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
      };
      return [...card.querySelectorAll('[data-part=progress] i')].map((dot) => {
        const [low = 0, high = 0] = [light(dot), light(card)].sort((a, b) => a - b);
        return high / low;
      });
    });
  for (const forcedColors of ['none', 'active'] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors, colorScheme });
      await page.evaluate((theme) => {
        document.documentElement.dataset.theme = theme;
      }, colorScheme);
      await expect(tour.part('host')).toHaveAttribute('data-theme', colorScheme);
      const measured = await ratios();
      expect(measured).toHaveLength(2);
      expect(Math.min(...measured), `${colorScheme}, forced colours: ${forcedColors}`).toBeGreaterThan(3);
    }
  }
  const [now, next] = await tour
    .part('progress')
    .evaluate((bar) => [...bar.children].map((dot) => dot.clientWidth));
  expect(now).toBeGreaterThan(Number(next));
});
