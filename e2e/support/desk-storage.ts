import type { Page } from '@playwright/test';
import type { Tour } from './tours.ts';

export type Tenant = 'acme' | 'globex';

interface KeptRecord {
  readonly tour: string;
  readonly attempt: number;
  readonly status: 'active' | 'completed' | 'dismissed';
  readonly steps: Readonly<Record<string, { readonly outcome: string; readonly by: string }>>;
}

const USER = 'usr_1';

/** What the browser keeps for the desk and its tours. */
export class DeskStorage {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Makes this all that the storage of the next page holds, before the page's own scripts run. */
  async seeds(kept: Readonly<Record<string, unknown>>) {
    return this.#page.addInitScript(keepInStorage, kept);
  }

  /** From the first page on, the browser refuses storage to the page. */
  async refuses(refusal: 'the property throws' | 'writing throws'): Promise<void> {
    await this.#page.context().addInitScript((how) => {
      const refuse = (): never => {
        throw new DOMException('Storage is refused.', 'SecurityError');
      };
      if (how === 'writing throws') Storage.prototype.setItem = refuse;
      else
        for (const kind of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, kind, { get: refuse });
    }, refusal);
  }

  /** The browser refuses storage to the page from now on. */
  async refusesFromNow(): Promise<void> {
    await this.#page.evaluate(() => {
      for (const kind of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, kind, {
          get() {
            throw new DOMException('Storage is refused.', 'SecurityError');
          },
        });
    });
  }

  /** The user's progress in a tour. */
  async progress(tour: Tour, tenant: Tenant = 'acme'): Promise<KeptRecord | undefined> {
    const text = await this.#page.evaluate((key) => localStorage.getItem(key), progressKey(tenant, tour.key));
    return text === null ? undefined : (JSON.parse(text) as { record: KeptRecord }).record;
  }

  /** The page hears only now of what another tab wrote, over which it has written. */
  async hearsLate(tour: Tour, record: unknown, tenant: Tenant = 'acme'): Promise<void> {
    await this.#page.evaluate(
      ([key, newValue]) => void dispatchEvent(new StorageEvent('storage', { key, newValue })),
      [progressKey(tenant, tour.key), JSON.stringify({ record })] as const,
    );
  }

  /** The outcome of each step so far, such as `{ open_orders: 'completed' }`. */
  async outcomes(tour: Tour, tenant: Tenant = 'acme'): Promise<Record<string, string>> {
    const record = await this.progress(tour, tenant);
    return Object.fromEntries(Object.entries(record?.steps ?? {}).map(([id, { outcome }]) => [id, outcome]));
  }

  /** Keys that tours have. */
  async keys(): Promise<string[]> {
    return this.#page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
        key.startsWith('tourwright:'),
      ),
    );
  }
}

/** What is kept of someone who went through the tour on an earlier day, in each tenant. */
export function earlierProgress({ key: tour }: Tour, status: string): Record<string, unknown> {
  const at = '2026-01-05T09:00:00.000Z';
  const record = { tour, attempt: 1, version: 1, status, steps: {}, startedAt: at, updatedAt: at };
  return Object.fromEntries(['acme', 'globex'].map((tenant) => [progressKey(tenant, tour), { record }]));
}

/** Runs in the page: makes this all that its storage holds. */
function keepInStorage(kept: Readonly<Record<string, unknown>>): void {
  localStorage.clear();
  for (const [name, value] of Object.entries(kept)) localStorage[name] = JSON.stringify(value);
}

function progressKey(tenant: string, tour: string): string {
  return `tourwright:${tenant}:${USER}:progress:${tour}`;
}
