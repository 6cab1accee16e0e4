import { expect, type Locator, type Page } from '@playwright/test';
import { Card, type Hand } from './card.ts';
import { rests } from './card-shape.ts';
import { DeskStorage, earlierProgress, type Tenant } from './desk-storage.ts';
import { Markup } from './markup.ts';
import { TOURS, type Tour, WAYS } from './tours.ts';
import type { TourEvent, Witness } from './witness.ts';

export interface Visit {
  /**
   * `fresh`: never here before, so the first-sign-in tour starts. `returning` (default): took that tour on another
   * day. `dismissed`: asked not to see it again.
   */
  readonly user?: 'fresh' | 'returning' | 'dismissed';
  /** Path of the page to open; default the overview. */
  readonly at?: string;
  readonly tenant?: Tenant;
  readonly role?: 'manager' | 'cashier';
  readonly locale?: 'en' | 'de';
  readonly direction?: 'ltr' | 'rtl';
  readonly theme?: 'system' | 'light' | 'dark' | 'dune';
  readonly card?: 'player' | 'desk';
}

/** What the desk's menu can switch, and to what. */
export interface Settings {
  readonly tenant: Tenant;
  readonly role: 'manager' | 'cashier';
  readonly locale: 'en' | 'de';
  readonly theme: 'system' | 'light' | 'dark' | 'dune';
  readonly direction: 'ltr' | 'rtl';
  readonly card: 'player' | 'desk';
}

/** The order desk as a user works it, with the card of its tours. All selectors are here and in `card.ts`. */
export class Desk {
  readonly page: Page;
  readonly card: Card;
  readonly markup: Markup;
  readonly storage: DeskStorage;
  readonly #witness: Witness;
  readonly #hand: Hand;

  /** @param hand of a user who works the desk so */
  constructor(page: Page, witness: Witness, hand: Hand) {
    this.page = page;
    this.card = new Card(page, hand);
    this.markup = new Markup((anchor) => this.anchor(anchor));
    this.storage = new DeskStorage(page);
    this.#witness = witness;
    this.#hand = hand;
  }

  /** Opens the desk as someone who has this in their browser's storage. */
  async open(visit: Visit = {}): Promise<void> {
    const { user = 'returning', at = '/', ...settings } = visit;
    const { theme, ...workspace } = settings;
    const app = { 'desk.workspace': workspace, 'desk.appearance': { theme } };
    const status = { returning: 'completed', dismissed: 'dismissed', fresh: undefined }[user];
    const seeding = await this.storage.seeds({
      ...app,
      ...(status && earlierProgress(TOURS.firstOrder, status)),
    });
    await this.page.goto(at);
    await seeding.dispose();
    await this.expectsReady();
  }

  async reloads(): Promise<void> {
    await this.page.reload();
    await this.expectsReady();
  }

  /** Opens the desk in another tab of the same browser; without a path, the tab is empty. */
  async opensInNewTab(at?: string): Promise<Desk> {
    const other = new Desk(await this.page.context().newPage(), this.#witness, this.#hand);
    if (at !== undefined) await other.visits(at);
    return other;
  }

  async visits(path: string): Promise<void> {
    await this.page.goto(path);
    await this.expectsReady();
  }

  get #middle(): { readonly x: number; readonly y: number } {
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
    return { x: width / 2, y: height / 2 };
  }

  async historyLength(): Promise<number> {
    return this.page.evaluate(() => history.length);
  }

  /**
   * Waits until the player has decided what starts by itself: its core is there, which asks for the lock of the tab
   * that may show tours when there is something to show.
   */
  async playerIsReady(): Promise<void> {
    await this.page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.includes('/core-')),
    );
    await this.page.evaluate(async () => {
      await new Promise((resolve) => setTimeout(resolve));
      await navigator.locks.query();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
  }

  /** From the first page on, time passes as the test says, beside its own pace. */
  async setsTheClock(): Promise<void> {
    await this.page.clock.install();
  }

  /** Lets so many milliseconds pass at once. */
  async timePasses(ms: number): Promise<void> {
    await this.page.clock.fastForward(ms);
  }

  async expectsReady(): Promise<void> {
    await expect(this.menuButton).toBeVisible();
  }

  /** What the app declares as this anchor. */
  anchor(key: string): Locator {
    return this.page.locator(`[data-tour-anchor="${key}"]`);
  }

  get menuButton(): Locator {
    return this.anchor('tours.menu');
  }

  get menu(): Locator {
    return this.page.locator('.tour-menu .disclosure-panel');
  }

  /** An entry of the menu that starts a tour, or asks the assistant for one. */
  menuItem(title: string): Locator {
    return this.menu.locator('.tour-list').getByRole('button', { name: title });
  }

  /** What the menu says of the assistant's tries. */
  get refusedTries(): Locator {
    return this.menu.locator('.refused li');
  }

  /** Presses something of the page. */
  async presses(target: Locator): Promise<void> {
    await target[this.#hand]();
  }

  async opensMenu(): Promise<void> {
    await this.presses(this.menuButton);
    await expect(this.menu).toBeVisible();
  }

  /** Starts a tour from the menu, by mouse. `title` is what the menu calls it; default: in English. */
  async starts(tour: Tour, title: string = tour.title): Promise<void> {
    await this.opensMenu();
    await this.presses(this.menuItem(title));
  }

  /**
   * Plays a tour up to this step, by what each step before waits for. A tour that does not run yet is started.
   */
  async reaches(tour: Tour, step: string): Promise<void> {
    // The first-sign-in tour starts by itself, in its own time.
    if (!(await this.card.isShown()) && tour !== TOURS.firstOrder) await this.starts(tour);
    await this.card.expectsShown();
    const first = await this.card.step();
    const way = WAYS[tour.key];
    for (const [id, act] of way.slice(way.findIndex(([id]) => id === first))) {
      await this.card.expectsAtStep(id);
      if (id === step) return;
      await act(this);
    }
    throw new Error(`The way through ${tour.key} has no step ${step} after ${first}.`);
  }

  /** Plays a tour from its start to its end, which leaves no trace in the page and `completed` in the browser. */
  async playsToTheEnd(tour: Tour): Promise<void> {
    const [last, act] = WAYS[tour.key].at(-1) ?? [];
    if (last === undefined || act === undefined) throw new Error(`The way through ${tour.key} is empty.`);
    await this.reaches(tour, last);
    await act(this);
    await this.card.expectsNoTrace();
    await expect.poll(() => this.told(tour).at(-1)).toBe('tour_completed');
  }

  /** Clicks where this is, whether or not it takes the click. */
  async clicksAt(target: Locator): Promise<void> {
    const box = await target.boundingBox();
    if (!box) throw new Error(`${target} is not on the screen.`);
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  }

  /** Switches by the menu. With another tenant or role the app begins anew, and its menu is closed. */
  async switches(settings: Partial<Settings>): Promise<void> {
    for (const [setting, value] of Object.entries(settings)) {
      await this.opensMenu();
      // By key: a card may lie over the menu.
      await this.menu.locator(`[value="${value}"]`).press('Space');
      if (!['tenant', 'role', 'card'].includes(setting)) await this.menuButton.click();
      await expect(this.menu).toBeHidden();
    }
  }

  /** Goes to a screen by the navigation. */
  async goesTo(screen: 'home' | 'orders' | 'team' | 'appearance'): Promise<void> {
    await this.anchor(`nav.${screen}`).click();
  }

  async expectsPath(path: string | RegExp): Promise<void> {
    await expect(this.page).toHaveURL(typeof path === 'string' ? new RegExp(`${path}$`) : path);
  }

  /** Turns the wheel until the anchor is where the bar at the top of the page is. */
  async scrollsUnderTheBar(anchor: string): Promise<void> {
    // A card that comes across the pointer takes the wheel.
    await rests(this.card);
    const at = this.anchor(anchor);
    const { y = 0 } = (await at.boundingBox()) ?? {};
    await this.page.mouse.move(this.#middle.x, this.#middle.y);
    await this.page.mouse.wheel(0, y - 10);
    await expect.poll(async () => (await at.boundingBox())?.y).toBeLessThan(y);
  }

  /** A click at the anchor's middle or at one of its corners would hit it: no bar lies over it. */
  async expectsInTheOpen(anchor: string): Promise<void> {
    const covered = () =>
      this.anchor(anchor).evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        const inset = 4;
        const points = [
          [(left + right) / 2, (top + bottom) / 2],
          [left + inset, top + inset],
          [right - inset, top + inset],
          [left + inset, bottom - inset],
          [right - inset, bottom - inset],
        ] as const;
        const hits = points.map(([x, y]) => document.elementFromPoint(x, y));
        return hits.filter((hit) => !element.contains(hit)).map((hit) => hit?.className ?? 'nothing');
      });
    await expect.poll(covered, 'what lies over the anchor').toEqual([]);
  }

  /** The theme that the desk wears, tried out or chosen. */
  async expectsTheme(theme: 'light' | 'dark' | 'dune'): Promise<void> {
    await expect(this.page.locator(':root')).toHaveAttribute('data-theme', theme);
  }

  /** The new-order form, open over the list. */
  get orderForm(): Locator {
    return this.page.locator('dialog[data-tour-anchor="orders.create"]');
  }

  field(name: 'customer' | 'item' | 'quantity' | 'note' | 'email'): Locator {
    return this.page.locator(`dialog [name="${name}"]`);
  }

  get search(): Locator {
    return this.anchor('orders.list.search').locator('input');
  }

  /** The chip that filters the list by this status. */
  statusChip(status: 'open' | 'packed' | 'shipped' | 'delivered' | 'cancelled'): Locator {
    return this.anchor('orders.list.status').locator(`[data-status="${status}"]`);
  }

  async expectsRows(count: number): Promise<void> {
    await expect(this.orderLinks).toHaveCount(count);
  }

  /** The numbers of the orders shown, each a link to its order. */
  get orderLinks(): Locator {
    return this.anchor('orders.list.table').locator('.order-id');
  }

  /** The latest thing that the app told in passing. */
  get notice(): Locator {
    return this.page.locator('.bars-below [role="status"]');
  }

  /** Orders that were made in this tab. */
  async ordersCreated(): Promise<number> {
    return this.page.evaluate(() => {
      const kept: unknown = JSON.parse(sessionStorage.getItem('desk.orders') ?? '[]');
      return Array.isArray(kept) ? kept.length : 0;
    });
  }

  /** The events of a tour so far, those of one type or all, as `type step reason`. */
  told(tour: Tour, type?: TourEvent['type']): string[] {
    return this.#witness.events
      .filter((event) => event.tour === tour.key && (type === undefined || event.type === type))
      .map(({ type: each, step, reason }) => [each, step, reason].filter(Boolean).join(' '));
  }

  async expectsTold(tour: Tour, ...events: string[]): Promise<void> {
    await expect.poll(() => this.told(tour)).toEqual(events);
  }

  /** Steps shown so far, in order. */
  shown(tour: Tour): string[] {
    return this.#witness.events
      .filter((event) => event.tour === tour.key && event.type === 'step_shown')
      .map(({ step }) => step ?? '');
  }

  /** Nothing was sent anywhere and no order was made: the user has submitted nothing (S0-12, S0-13). */
  async expectsNothingSent(): Promise<void> {
    expect(this.#witness.sent).toEqual([]);
    expect(await this.ordersCreated()).toBe(0);
  }
}
