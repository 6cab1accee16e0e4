/** Text twice as large by the browser's own setting for it, which enlarges no pixel (SC 1.4.4). */
import { EACH_KIND, showCard } from './support/card-kinds.ts';
import { flaws } from './support/card-shape.ts';
import { test as base, expect } from './support/test.ts';

/** The size that the browser gives to text of which nothing is said; 16 where the user has not set it. */
const SET = 32;

const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) =>
      use({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${SET}`],
      }),
    { scope: 'worker' },
  ],
});

for (const [where, viewport] of [
  ['a desk', { width: 1280, height: 800 }],
  ['a tablet', { width: 820, height: 1180 }],
  ['a phone', { width: 360, height: 740 }],
] as const) {
  test.describe(`on the screen of ${where}`, () => {
    test.use({ viewport });

    for (const kind of EACH_KIND) {
      test(`SC 1.4.4: all text of the card follows the user's size, and nothing is cut off: ${kind}`, async ({
        desk,
      }) => {
        await showCard(desk, kind);
        const small = await desk.card.self.evaluate((card) =>
          [...card.querySelectorAll('p,h2,button,code,span')]
            .filter((part) => part.textContent)
            .map((part) => ({
              part: part.className,
              size: Number.parseFloat(getComputedStyle(part).fontSize),
            }))
            .filter(({ size }) => size < 24),
        );
        expect(small).toEqual([]);
        // The desk's own bar is too wide for a phone then, without any card.
        const ofCard = async (): Promise<string[]> =>
          (await flaws(desk.card)).filter((flaw) => flaw !== 'The page scrolls to the side.');
        await expect.poll(ofCard).toEqual([]);
      });
    }
  });
}

test('SC 1.4.4: what the app makes of its own text size is not the user’s', async ({ desk }) => {
  await showCard(desk, 'anchored');
  const size = (): Promise<number> =>
    desk.card.part('text').evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
  const before = await size();
  for (const ofApp of ['font-size:62.5%', 'font-size:20px', 'font-family:monospace']) {
    await desk.page.evaluate((style) => {
      for (const element of [document.documentElement, document.body]) element.style.cssText = style;
    }, ofApp);
    const family = ofApp.includes('monospace') ? /^monospace/ : /./;
    await expect(desk.card.part('text'), ofApp).toHaveCSS('font-family', family);
    expect(await size(), ofApp).toBe(before);
  }
});
