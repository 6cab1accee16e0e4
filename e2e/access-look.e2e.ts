import type { Locator } from '@playwright/test';
import { EACH_KIND, inBoth, playSteps, pointing, showCard } from './support/card-kinds.ts';
import { flaws } from './support/card-shape.ts';
import { Keyboard } from './support/keyboard.ts';
import { firstPixel } from './support/png.ts';
import { expect, test } from './support/test.ts';

/** WCAG 2.2: 1.4.3 for text of the size that the card has, 1.4.11 for what is no text. */
const TEXT_CONTRAST = 4.5;
const SHAPE_CONTRAST = 3;

/** What the system asks for, what is chosen in the page, and what the card has to look like. */
const LOOKS = [
  { system: 'light', chosen: undefined, theme: 'light' },
  { system: 'dark', chosen: undefined, theme: 'dark' },
  { system: 'dark', chosen: 'light', theme: 'light' },
  { system: 'light', chosen: 'dark', theme: 'dark' },
  { system: 'dark', chosen: 'dune', theme: 'light' },
] as const;

interface Measured {
  readonly part: string;
  readonly ratio: number;
}

/**
 * The contrast of everything that is written in the card, of its cross, and of the outline of what has the focus,
 * each against what is painted under it. Colours are read off a canvas, whatever notation they are computed in.
 */
async function contrasts(
  card: Locator,
): Promise<{ ground: 'light' | 'dark'; texts: Measured[]; shapes: Measured[] }> {
  return card.evaluate((element) => {
    type Colour = readonly [red: number, green: number, blue: number, alpha: number];
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 1;
    const brush = canvas.getContext('2d', { willReadFrequently: true });
    if (!brush) throw new Error('The browser has no canvas.');
    const read = (colour: string): Colour => {
      brush.clearRect(0, 0, 1, 1);
      brush.fillStyle = colour;
      brush.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha / 255];
    };
    const over = ([r, g, b, a]: Colour, [red, green, blue]: Colour): Colour => {
      return [r * a + red * (1 - a), g * a + green * (1 - a), b * a + blue * (1 - a), 1];
    };
    const under = (part: Element): Colour => {
      const own = read(getComputedStyle(part).backgroundColor);
      if (own[3] === 1) return own;
      if (part === element || !part.parentElement)
        throw new Error('The card has a background that is seen through.');
      return over(own, under(part.parentElement));
    };
    const light = ([red, green, blue]: Colour): number => {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ratio = (one: Colour, other: Colour): number => {
      const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
      return (high + 0.05) / (low + 0.05);
    };
    const nameOf = (part: Element): string => {
      const named = part.closest('[data-part]')?.getAttribute('data-part') ?? '';
      return part.hasAttribute('data-part') ? named : `${named} ${part.localName}`;
    };

    const texts = [...element.querySelectorAll('*')]
      .filter((part) =>
        [...part.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()),
      )
      .map((part) => ({
        part: nameOf(part),
        ratio: ratio(over(read(getComputedStyle(part).color), under(part)), under(part)),
      }));
    const shapes = [...element.querySelectorAll('[data-part="close"]')].map((part) => ({
      part: nameOf(part),
      ratio: ratio(read(getComputedStyle(part).color), under(part)),
    }));
    const focused = element.querySelector(':focus-visible');
    if (focused) {
      const outline = read(getComputedStyle(focused).outlineColor);
      shapes.push({ part: 'outline', ratio: ratio(outline, under(focused.parentElement ?? element)) });
    }
    const ground = light(under(element)) > 0.5 ? ('light' as const) : ('dark' as const);
    return { ground, texts, shapes };
  });
}

const low = (measured: readonly Measured[], wanted: number): string[] =>
  measured
    .filter(({ ratio }) => ratio < wanted)
    .map(({ part, ratio }) => `${part} has ${ratio.toFixed(2)}:1`);

for (const kind of EACH_KIND) {
  test(`what is written stands out from its ground in every theme: ${kind}`, async ({ desk, page }) => {
    await showCard(desk, kind);
    await page.keyboard.press('Shift+Tab');
    for (const { system, chosen, theme } of LOOKS) {
      const look = `${chosen ?? 'no'} theme chosen, the system is ${system}`;
      await page.emulateMedia({ colorScheme: system });
      await page.evaluate((name) => {
        if (name) document.documentElement.dataset.theme = name;
        else delete document.documentElement.dataset.theme;
      }, chosen);
      await expect(desk.card.part('host'), look).toHaveAttribute('data-theme', theme);
      const { ground, texts, shapes } = await contrasts(desk.card.self);
      expect(ground, look).toBe(theme);
      const parts = texts.map(({ part }) => part);
      expect(parts, look).toEqual(expect.arrayContaining(['tour-title', 'text', 'counter']));
      expect(shapes.map(({ part }) => part)).toEqual(['close', 'outline']);
      expect(low(texts, TEXT_CONTRAST), look).toEqual([]);
      expect(low(shapes, SHAPE_CONTRAST), look).toEqual([]);
    }
  });

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
    .filter(({ width, height }) => width < least || height < least)
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

const NARROW = [
  { name: '320 px wide', tight: false, viewport: { width: 320, height: 640 }, deviceScaleFactor: 1 },
  {
    name: 'a 1280 × 800 window at 400 % zoom',
    tight: true,
    viewport: { width: 320, height: 200 },
    deviceScaleFactor: 4,
  },
];

for (const { name, tight, ...screen } of NARROW) {
  test.describe(name, () => {
    test.use(screen);

    for (const kind of EACH_KIND) {
      test(`nothing is cut off or out of reach, ${name}: ${kind}`, async ({ desk, page }) => {
        await showCard(desk, kind);
        expect(await flaws(desk.card, { tight })).toEqual([]);
        // The button that is pressed first is seen at once; what does not fit is scrolled to by going there.
        const buttons = await desk.card.self.locator('button').all();
        const keyboard = new Keyboard(page);
        await expect(desk.card.self.locator(':focus')).toBeInViewport({ ratio: 0.9 });
        for (const button of buttons) {
          await keyboard.tabTo(button);
          await expect(button).toBeInViewport({ ratio: 0.9 });
        }
      });
    }
  });
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
  }) => {
    test.slow();
    const steps = PLACES.flatMap((anchor, place) =>
      SIDES.map((side, at) => pointing(`s_${place}_${at}`, anchor, { side })),
    );
    await playSteps(desk, steps, { at: '/orders', direction });
    for (const { id, anchor } of steps) {
      await expect(desk.card.self).toHaveAttribute('data-step', id);
      await desk.card.expectsBeside(desk.anchor(String(anchor)));
      expect(await flaws(desk.card), id).toEqual([]);
      expect(await arrowMisses(desk.card.self), id).toBe(0);
      await desk.page.keyboard.press('Enter');
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

test('with forced colours the card, its buttons and the spotlight have edges', async ({ desk, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await showCard(desk, 'anchored');
  const edges = async (part: string, kind: 'border' | 'outline') =>
    desk.card
      .part(part)
      .first()
      .evaluate((element, which) => {
        const style = getComputedStyle(element);
        return { style: style[`${which}Style`], wide: Number.parseFloat(style[`${which}Width`]) >= 1 };
      }, kind);
  for (const [part, kind] of [
    ['card', 'outline'],
    ['ring', 'outline'],
    ['next', 'border'],
    ['close', 'border'],
  ] as const) {
    expect(await edges(part, kind), part).toEqual({ style: 'solid', wide: true });
  }
  const { texts } = await contrasts(desk.card.self);
  expect(low(texts, TEXT_CONTRAST)).toEqual([]);
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
