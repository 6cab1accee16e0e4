import { expect, type Locator, type Page } from '@playwright/test';
import { doubleClick } from '../../player/testing/clicks.ts';

/** What can be pressed on a card, by part name. */
export type CardButton = 'next' | 'back' | 'show-me' | 'skip' | 'retry' | 'leave' | 'dismiss' | 'close';

/** How a user presses: with a mouse or with a finger. */
export type Hand = 'click' | 'tap';

/** Pixels by which the spotlight may differ from its anchor. */
const TOLERANCE = 1;

/** The card of the running tour, and its spotlight. */
export class Card {
  readonly #page: Page;
  readonly #hand: Hand;
  readonly self: Locator;

  constructor(page: Page, hand: Hand) {
    this.#page = page;
    this.#hand = hand;
    this.self = this.part('card');
  }

  /** A part of the player's drawing, by its `data-part`. */
  part(name: string): Locator {
    return this.#page.locator(`[data-part="${name}"]`);
  }

  button(name: CardButton): Locator {
    return this.part(name);
  }

  async press(name: CardButton): Promise<void> {
    await this.button(name)[this.#hand]();
  }

  /** Presses twice, 40 ms apart, as a nervous hand does; once the press before no longer covers the button. */
  async pressTwice(name: CardButton): Promise<void> {
    await this.button(name).click({ trial: true });
    const { x, y, width, height } = await boxOf(this.button(name));
    await doubleClick(this.#page, x + width / 2, y + height / 2);
  }

  /** Taps twice in a row, as fast as a finger can; once the tap before no longer covers the button. */
  async tapsTwice(name: CardButton): Promise<void> {
    await this.button(name).tap({ trial: true });
    const { x, y, width, height } = await boxOf(this.button(name));
    for (let taps = 0; taps < 2; taps++) await this.#page.touchscreen.tap(x + width / 2, y + height / 2);
  }

  async hoversOver(name: CardButton): Promise<void> {
    await this.button(name).hover();
  }

  async expectsShown(): Promise<void> {
    await expect(this.self).toBeVisible();
  }

  async isShown(): Promise<boolean> {
    return this.self.isVisible();
  }

  /** The id of the step that it is about. */
  async step(): Promise<string> {
    return (await this.self.getAttribute('data-step')) ?? '';
  }

  async counter(): Promise<string> {
    return (await this.part('counter').textContent()) ?? '';
  }

  async expectsAtStep(id: string): Promise<void> {
    await expect(this.self).toHaveAttribute('data-step', id);
    await this.expectsShown();
  }

  async expectsStep(position: number, of: number): Promise<void> {
    await this.expectsCounter(`Step ${position} of ${of}`);
  }

  async expectsCounter(label: string): Promise<void> {
    await expect(this.part('counter')).toHaveText(label);
    await expect(this.self).toBeVisible();
  }

  /** The text, as far as it is given. */
  async expectsText(text: string | RegExp): Promise<void> {
    await expect(this.part('text')).toContainText(text);
  }

  /** The words on its buttons, the cross left out, in the order in which they are read. */
  async expectsLabels(labels: readonly string[]): Promise<void> {
    await expect
      .poll(async () => new Set(await this.self.locator('button:not([aria-label])').allTextContents()))
      .toEqual(new Set(labels));
  }

  async expectsLanguage(locale: string): Promise<void> {
    await expect(this.part('host')).toHaveAttribute('lang', locale);
  }

  async expectsDirection(direction: 'ltr' | 'rtl'): Promise<void> {
    await expect(this.part('stage')).toHaveAttribute('dir', direction);
  }

  async expectsTheme(theme: 'light' | 'dark'): Promise<void> {
    await expect(this.part('host')).toHaveAttribute('data-theme', theme);
  }

  async expectsKind(kind: 'anchored' | 'centred' | 'stuck'): Promise<void> {
    await expect(this.self).toHaveAttribute('data-kind', kind);
  }

  async expectsButtons(...names: CardButton[]): Promise<void> {
    const shown = this.self.locator('button');
    await expect
      .poll(async () => new Set(await shown.evaluateAll((all) => all.map((one) => one.dataset.part))))
      .toEqual(new Set(names));
  }

  /** The pressed button says that it is at work. */
  async expectsBusy(name: CardButton): Promise<void> {
    await expect(this.button(name)).toHaveAttribute('aria-busy', 'true');
  }

  /** Says of itself, in these words, that an AI has written it. */
  async expectsGenerated(label: string): Promise<void> {
    await expect(this.part('generated')).toHaveText(label);
  }

  /** No card, no spotlight; the page is the app's own. */
  async expectsGone(): Promise<void> {
    await expect(this.self).toBeHidden();
    await expect(this.part('spotlight')).toBeHidden();
  }

  /** No element of the player is left in the page. */
  async expectsNoTrace(): Promise<void> {
    await expect(this.part('host')).toHaveCount(0);
  }

  /** The spotlight lies on the anchor; the card is beside it and on the screen. */
  async expectsBeside(anchor: Locator): Promise<void> {
    await expect(async () => {
      const [ring, target, card] = await Promise.all([
        boxOf(this.part('ring').first()),
        boxOf(anchor),
        boxOf(this.self),
      ]);
      expectSame(ring, target);
      expect(overlap(card, target), 'the card over its anchor').toBe(false);
      const screen = this.#page.viewportSize() ?? { width: 0, height: 0 };
      expect(inside(card, { x: 0, y: 0, ...screen }), 'the card on the screen').toBe(true);
    }).toPass({ timeout: 10_000 });
  }

  /** The spotlight lies on the anchor, wherever the card is. */
  async expectsRingOn(anchor: Locator): Promise<void> {
    await expect(async () => {
      expectSame(await boxOf(this.part('ring').first()), await boxOf(anchor));
    }).toPass({ timeout: 10_000 });
  }

  /** Nothing lies over the card's buttons: a click would hit them. */
  async expectsOnTop(): Promise<void> {
    for (const button of await this.self.locator('button').all()) await button.click({ trial: true });
  }

  /** The spotlight lies on this anchor as well. */
  async expectsHighlight(anchor: Locator): Promise<void> {
    await expect(async () => {
      expectSame(await boxOf(this.part('ring').nth(1)), await boxOf(anchor));
    }).toPass({ timeout: 10_000 });
  }
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error(`Nothing is drawn for ${locator}.`);
  return box;
}

function expectSame(spotlight: Box, anchor: Box): void {
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs(spotlight[side] - anchor[side]), `${side} of the spotlight`).toBeLessThanOrEqual(
      TOLERANCE,
    );
}

function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

function inside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x - TOLERANCE &&
    inner.y >= outer.y - TOLERANCE &&
    inner.x + inner.width <= outer.x + outer.width + TOLERANCE &&
    inner.y + inner.height <= outer.y + outer.height + TOLERANCE
  );
}
