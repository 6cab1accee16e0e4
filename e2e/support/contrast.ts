import type { Locator } from '@playwright/test';

export interface Measured {
  readonly part: string;
  readonly ratio: number;
}

/**
 * The contrast of everything that is written in the card, of its cross, and of the outline of what has the focus,
 * each against what is painted under it. Colours are read off a canvas, whatever notation they are computed in.
 */
export async function contrasts(
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
