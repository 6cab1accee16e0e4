import type { Locator } from '@playwright/test';

/** Properties of CSS by their names in script. */
export type Style = Readonly<Partial<Record<keyof CSSStyleDeclaration & string, string>>>;

/** Changes the app's markup behind its back, as apps do that render late, twice or anew. */
export class Markup {
  readonly #find: (anchor: string) => Locator;

  /** @param find gives the element of an anchor */
  constructor(find: (anchor: string) => Locator) {
    this.#find = find;
  }

  /** Takes the anchor's element out of the page; what it returns puts it back. */
  async takesOut(anchor: string): Promise<{ putBack(): Promise<void> }> {
    const taken = await this.#find(anchor).evaluateHandle((element) => {
      const place = document.createComment('');
      element.replaceWith(place);
      return { element, place };
    });
    return { putBack: () => taken.evaluate(({ element, place }) => place.replaceWith(element)) };
  }

  async styles(anchor: string, style: Style): Promise<void> {
    await this.#find(anchor).evaluate((element: HTMLElement, given) => {
      Object.assign(element.style, given);
    }, style);
  }

  /** Styles what the anchor's element is in. */
  async stylesAround(anchor: string, style: Style): Promise<void> {
    await this.#find(anchor).evaluate((element, given) => {
      Object.assign(element.parentElement?.style ?? {}, given);
    }, style);
  }

  /** Makes a click on the anchor load a page, after all that the app does with it: this one again, or another. */
  async reloadsOnClick(anchor: string, path?: string): Promise<void> {
    await this.#find(anchor).evaluate((element, to) => {
      document.addEventListener('click', ({ target }) => {
        if (!element.contains(target as Node)) return;
        if (to === undefined) location.reload();
        else location.assign(to);
      });
    }, path);
  }

  /** Puts a copy in the place of the anchor's element. */
  async replaces(anchor: string, style: Style): Promise<void> {
    await this.#find(anchor).evaluate((element, given) => {
      const copy = element.cloneNode(true) as HTMLElement;
      Object.assign(copy.style, given);
      element.replaceWith(copy);
    }, style);
  }

  /** Puts a copy before the anchor's element. */
  async doubles(anchor: string, style: Style): Promise<void> {
    await this.#find(anchor).evaluate((element, given) => {
      const copy = element.cloneNode(true) as HTMLElement;
      Object.assign(copy.style, given);
      element.before(copy);
    }, style);
  }
}
