import type { Locator } from '@playwright/test';
import { EACH_KIND, inBoth, playSteps, pointing, showCard } from './support/card-kinds.ts';
import { flaws } from './support/card-shape.ts';
import type { Desk } from './support/desk.ts';
import { Keyboard } from './support/keyboard.ts';
import { firstPixel } from './support/png.ts';
import { expect, test } from './support/test.ts';

for (const kind of EACH_KIND) {
  test(`the card lies well and its buttons are large enough: ${kind}`, async ({ desk }) => {
    await showCard(desk, kind);
    expect(await flaws(desk.card)).toEqual([]);
    expect(await small(desk.card.self.locator('button'), 24)).toEqual([]);
  });
}

/** The buttons that are less than so many pixels wide or high. */
async function small(buttons: Locator, least: number): Promise<string[]> {
  const sizes = await buttons.evaluateAll((all) =>
    all.map((each) => {
      const { width, height } = each.getBoundingClientRect();
      return { part: each.dataset.part, width, height };
    }),
  );
  expect(sizes.length).toBeGreaterThan(0);
  return sizes
    .filter(({ width, height }) => Math.round(width) < least || Math.round(height) < least)
    .map(({ part, width, height }) => `${part} is ${width} × ${height}`);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const kind of EACH_KIND) {
    test(`a thumb hits the buttons, and the card lies well: ${kind}`, async ({ desk }) => {
      await showCard(desk, kind);
      expect(await small(desk.card.part('actions').locator('button'), 44)).toEqual([]);
      expect(await small(desk.card.part('close'), 44)).toEqual([]);
      expect(await small(desk.card.self.locator('button'), 24)).toEqual([]);
      expect(await flaws(desk.card)).toEqual([]);
    });
  }
});

test.describe('a 1280 × 800 window at 400 % zoom', () => {
  test.use({ viewport: { width: 320, height: 200 }, deviceScaleFactor: 4 });

  for (const kind of EACH_KIND) {
    test(`nothing is cut off or out of reach, at 400 % zoom and 320 px wide: ${kind}`, async ({
      desk,
      page,
    }) => {
      await showCard(desk, kind);
      await test.step('400 % zoom', () => withinReach(desk, { tight: true }));
      await page.setViewportSize({ width: 320, height: 640 });
      await test.step('320 px wide', () => withinReach(desk));
    });
  }
});

/** The card lies well, and what does not fit is scrolled to by going there with the Tab key. */
async function withinReach({ card, page }: Desk, { tight = false } = {}): Promise<void> {
  await expect.poll(() => flaws(card, { tight })).toEqual([]);
  const buttons = await card.self.locator('button').all();
  const [first] = buttons;
  if (!first) throw new Error('The card has no button.');
  const keyboard = new Keyboard(page);
  // The button that is pressed first is seen at once.
  await expect(card.self.locator(':focus')).toBeInViewport({ ratio: 0.9 });
  await keyboard.tabTo(first, 'Shift+Tab');
  for (const button of buttons) {
    await keyboard.tabTo(button);
    await expect(button).toBeInViewport({ ratio: 0.9 });
  }
  expect(await flaws(card, { tight })).toEqual([]);
}

const SIDES = [
  'top',
  'top-start',
  'right',
  'right-end',
  'bottom',
  'bottom-end',
  'left',
  'left-start',
] as const;
const PLACES = ['nav.orders', 'tours.menu', 'orders.list.search', 'orders.list.new', 'orders.list.views'];

for (const direction of ['ltr', 'rtl'] as const) {
  test(`beside any anchor on any side, the card lies well and its arrow points at the anchor: ${direction}`, async ({
    desk,
    page,
  }) => {
    const steps = PLACES.flatMap((anchor, place) =>
      SIDES.map((side, at) => pointing(`s_${place}_${at}`, anchor, { side })),
    );
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await playSteps(desk, steps, { at: '/orders', direction });
    for (const { id, anchor } of steps) {
      await expect(desk.card.self).toHaveAttribute('data-step', id);
      await desk.card.expectsBeside(desk.anchor(String(anchor)));
      expect(await flaws(desk.card), id).toEqual([]);
      expect(await arrowMisses(desk.card.self), id).toBe(0);
      await page.keyboard.press('Enter');
    }
  });
}

/** Pixels by which the middle of the arrow is beside the anchor that it should point at. */
async function arrowMisses(card: Locator): Promise<number> {
  return card.evaluate((element) => {
    const root = element.getRootNode() as ShadowRoot;
    const [arrow, ring] = ['arrow', 'ring'].map((part) =>
      root.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect(),
    );
    if (!arrow || !ring) throw new Error('There is no arrow or no ring.');
    const beside = /top|bottom/.test(element.getAttribute('data-side') ?? '');
    const middle = beside ? arrow.x + arrow.width / 2 : arrow.y + arrow.height / 2;
    const [from, to] = beside ? [ring.left, ring.right] : [ring.top, ring.bottom];
    return Math.max(0, from - middle, middle - to);
  });
}

test('a button that has the focus shows it', async ({ desk, page }) => {
  await showCard(desk, 'anchored');
  for (const part of ['skip', 'close', 'next'] as const) {
    while (!(await desk.card.button(part).evaluate((element) => element.matches(':focus'))))
      await page.keyboard.press('Tab');
    const { outlineStyle, outlineWidth } = await desk.card.button(part).evaluate((element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return { outlineStyle, outlineWidth };
    });
    expect(outlineStyle, part).toBe('solid');
    expect(Number.parseFloat(outlineWidth), part).toBeGreaterThanOrEqual(2);
  }
});

test('what two anchors of the spotlight share is in the light', async ({ desk, page }) => {
  const form = { tool: 'orders.create.prefill', input: { customer: 'Walk-in' } };
  const steps = [
    pointing('alone', 'orders.create.submit', form),
    pointing('inside', 'orders.create.submit', { highlight: ['orders.create'] }),
    pointing('among', 'orders.create.submit', { highlight: ['orders.create.cancel', 'orders.create'] }),
  ];
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playSteps(desk, steps, { at: '/orders' });
  await page.mouse.move(0, 0);
  const lit: (readonly number[])[] = [];
  for (const { id, anchor } of steps) {
    await expect(desk.card.self).toHaveAttribute('data-step', id);
    await desk.card.expectsBeside(desk.anchor(String(anchor)));
    const box = await desk.anchor(String(anchor)).boundingBox();
    if (!box) throw new Error('The anchor is not drawn.');
    // The button's ground, behind its label.
    const clip = { x: Math.round(box.x + box.width - 9), y: Math.round(box.y + 14), width: 1, height: 1 };
    lit.push(firstPixel(await page.screenshot({ clip })));
    await page.keyboard.press('Enter');
  }
  const [alone = []] = lit;
  const differences = lit.flatMap((colour) => colour.map((value, at) => Math.abs(value - (alone[at] ?? 0))));
  // The edge of the spotlight is smoothed, which costs a shade; the veil takes half of the light.
  expect(Math.max(...differences)).toBeLessThan(8);
});

test('texts that are long do not break the card', async ({ desk }) => {
  const words = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen '.repeat(6).trim();
  const long = { title: inBoth(words), text: inBoth(words), hint: inBoth(words) };
  await playSteps(desk, [pointing('long', 'orders.list.new', long), pointing('end', 'page')], {
    at: '/orders',
  });
  await desk.card.self.waitFor();
  expect(await flaws(desk.card)).toEqual([]);
});

for (const kind of EACH_KIND) {
  test(`SC 1.4.12: nothing is cut off when the user spaces texts out: ${kind}`, async ({ desk, page }) => {
    await showCard(desk, kind);
    await desk.card.part('host').evaluate(({ shadowRoot }) => {
      const own = new CSSStyleSheet();
      own.replaceSync(
        '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
      );
      shadowRoot?.adoptedStyleSheets.push(own);
    });
    for (const [width, height] of [
      [1280, 800],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => flaws(desk.card, { tight: width === 320 })).toEqual([]);
    }
  });
}
