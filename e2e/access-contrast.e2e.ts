import { EACH_KIND, showCard } from './support/card-kinds.ts';
import { contrasts, type Measured } from './support/contrast.ts';
import type { Desk } from './support/desk.ts';
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

/** What the desk sets of the card's colours. */
const DESK_COLOURS = ['accent', 'on-accent', 'surface', 'text', 'muted', 'line', 'soft'];

/** Runs in the page: the card falls back on the colours that it has by itself. */
function forgetColours(names: readonly string[]): void {
  for (const name of names) document.documentElement.style.setProperty(`--tour-${name}`, 'initial');
}

const low = (measured: readonly Measured[], wanted: number): string[] =>
  measured
    .filter(({ ratio }) => ratio < wanted)
    .map(({ part, ratio }) => `${part} has ${ratio.toFixed(2)}:1`);

for (const kind of EACH_KIND) {
  test(`what is written stands out from its ground in every theme, in the desk’s colours and in the player’s: ${kind}`, async ({
    desk,
    page,
  }) => {
    await showCard(desk, kind);
    await page.keyboard.press('Shift+Tab');
    await test.step('the desk’s colours', () => standsOut(desk));
    await page.evaluate(forgetColours, DESK_COLOURS);
    await test.step('the player’s colours', () => standsOut(desk));
  });
}

/** Measures the card that is shown in each theme, however that is asked for. */
async function standsOut({ card, page }: Desk): Promise<void> {
  for (const { system, chosen, theme } of LOOKS) {
    const look = `${chosen ?? 'no'} theme chosen, the system is ${system}`;
    await page.emulateMedia({ colorScheme: system });
    await page.evaluate((name) => {
      if (name) document.documentElement.dataset.theme = name;
      else delete document.documentElement.dataset.theme;
    }, chosen);
    await expect(card.part('host'), look).toHaveAttribute('data-theme', theme);
    const { ground, texts, shapes } = await contrasts(card.self);
    expect(ground, look).toBe(theme);
    const parts = texts.map(({ part }) => part);
    expect(parts, look).toEqual(expect.arrayContaining(['tour-title', 'text', 'counter']));
    expect(shapes.map(({ part }) => part)).toEqual(['close', 'outline']);
    expect(low(texts, TEXT_CONTRAST), look).toEqual([]);
    expect(low(shapes, SHAPE_CONTRAST), look).toEqual([]);
  }
}

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
