import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than a screen of the desk has. */
const FAR = 150;

/** A user without a mouse: keys, and eyes for where the focus is. Nothing else touches the page. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  /** Holds a key down until it has repeated so often. */
  async holds(key: string, repeats: number): Promise<void> {
    for (let times = 0; times <= repeats; times++) await this.#page.keyboard.down(key);
    await this.#page.keyboard.up(key);
  }

  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
  }

  /** Presses Tab until the element, or something in it, has the focus. */
  async tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let presses = 0; presses <= FAR; presses++) {
      if (await this.hasFocus(target)) return;
      await this.press(key);
    }
    throw new Error(`The ${key} key does not lead to ${target}.`);
  }

  async expectsFocus(target: Locator): Promise<void> {
    await expect(target).toBeFocused();
  }

  async hasFocus(target: Locator): Promise<boolean> {
    return (
      (await this.#page
        .locator(':focus')
        .and(target.or(target.locator('*')))
        .count()) > 0
    );
  }

  /** Goes to the element with Tab and presses Enter on it. */
  async use(target: Locator): Promise<void> {
    await this.tabTo(target);
    await this.press('Enter');
  }
}
