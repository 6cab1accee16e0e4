import type { CDPSession, Page } from '@playwright/test';

/** What is alive in the page: everything that a player may have put there and has to take away again. */
export interface Alive {
  /** DOM nodes, those outside the document too, after garbage collection. */
  readonly nodes: number;
  /** Listeners of all objects, after garbage collection. */
  readonly listeners: number;
  /** Listeners of the window, the document and the elements that are always there, such as `window scroll`. */
  readonly global: readonly string[];
  /** Observers that observe something, such as `ResizeObserver`. */
  readonly observers: readonly string[];
  readonly timers: number;
  readonly frames: number;
  /** Style sheets of the document, adopted or not. */
  readonly sheets: number;
  /** The whole document as text: elements, attributes and styles. */
  readonly html: string;
}

/** Work of the page since it was loaded. */
export interface Work {
  readonly layouts: number;
  readonly recalculations: number;
  /** Frames that a script has asked for. */
  readonly frames: number;
  /** Timers that a script has set. */
  readonly timers: number;
}

interface Counted {
  readonly observers: Set<object>;
  readonly timers: Set<number>;
  readonly frames: Set<number>;
  asked: { frames: number; timers: number };
  readonly nativeFrame: (callback: () => void) => number;
}

declare global {
  interface Window {
    /** What the test counts in the page. */
    counted: Counted;
  }
}

/** Counts what a page keeps alive and what work it does. */
export class Census {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  /** Starts to count; before the page is opened. */
  static async of(page: Page): Promise<Census> {
    await page.addInitScript(count);
    const session = await page.context().newCDPSession(page);
    for (const domain of ['Performance', 'HeapProfiler', 'DOM'] as const)
      await session.send(`${domain}.enable`);
    return new Census(page, session);
  }

  /** What a script has asked for and not got yet. */
  async waiting(): Promise<Pick<Alive, 'timers' | 'frames'>> {
    return this.#page.evaluate(() => ({
      timers: window.counted.timers.size,
      frames: window.counted.frames.size,
    }));
  }

  /** What is alive now. */
  async alive(): Promise<Alive> {
    const counted = await this.#page.evaluate(() => ({
      observers: [...window.counted.observers].map((observer) => observer.constructor.name).sort(),
      timers: window.counted.timers.size,
      frames: window.counted.frames.size,
      sheets: document.styleSheets.length + document.adoptedStyleSheets.length,
      // How long ago something was, and the ids that React counts up, change without anyone's doing.
      html: document.documentElement.outerHTML
        .replace(/(<time[^>]*>)[^<]*/g, '$1')
        .replace(/_r_[0-9a-z]+_/g, ''),
    }));
    const global = await this.#globalListeners();
    // What only the first collection sets free is taken by the second.
    for (let time = 0; time < 2; time++) await this.#session.send('HeapProfiler.collectGarbage');
    const { Nodes = 0, JSEventListeners = 0 } = await this.#metrics();
    return { ...counted, global, nodes: Nodes, listeners: JSEventListeners };
  }

  async work(): Promise<Work> {
    const { LayoutCount = 0, RecalcStyleCount = 0 } = await this.#metrics();
    const asked = await this.#page.evaluate(() => window.counted.asked);
    return { layouts: LayoutCount, recalculations: RecalcStyleCount, ...asked };
  }

  /** Lets the browser draw so many frames, whatever the page does. */
  async frames(count: number): Promise<void> {
    await this.#page.evaluate(async (left) => {
      for (let frame = 0; frame < left; frame++)
        await new Promise<void>((drawn) => window.counted.nativeFrame(drawn));
    }, count);
  }

  async #metrics(): Promise<Partial<Record<string, number>>> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  }

  async #globalListeners(): Promise<string[]> {
    const found: string[] = [];
    for (const expression of [
      'window',
      'document',
      'document.documentElement',
      'document.body',
      'visualViewport',
    ]) {
      const { result } = await this.#session.send('Runtime.evaluate', { expression });
      if (result.objectId === undefined) continue;
      const { objectId } = result;
      const { listeners } = await this.#session.send('DOMDebugger.getEventListeners', { objectId });
      found.push(...listeners.map(({ type }) => `${expression} ${type}`));
      await this.#session.send('Runtime.releaseObject', { objectId });
    }
    return found.sort();
  }
}

/** Runs in the page, before its own scripts. */
function count(): void {
  const {
    setTimeout: after,
    clearTimeout: forget,
    requestAnimationFrame: frame,
    cancelAnimationFrame: drop,
  } = window;
  const counted: Counted = {
    observers: new Set(),
    timers: new Set(),
    frames: new Set(),
    asked: { frames: 0, timers: 0 },
    nativeFrame: (callback) => frame.call(window, callback),
  };
  window.counted = counted;

  window.setTimeout = ((run: (...args: unknown[]) => void, ms?: number, ...args: unknown[]): number => {
    counted.asked.timers++;
    const id = Number(
      after.call(
        window,
        () => {
          counted.timers.delete(id);
          run(...args);
        },
        ms,
      ),
    );
    counted.timers.add(id);
    return id;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    counted.timers.delete(Number(id));
    forget.call(window, id);
  };
  window.requestAnimationFrame = (run) => {
    counted.asked.frames++;
    const id = frame.call(window, (time) => {
      counted.frames.delete(id);
      run(time);
    });
    counted.frames.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    counted.frames.delete(id);
    drop.call(window, id);
  };

  window.MutationObserver = class MutationObserver extends window.MutationObserver {
    override observe(...what: Parameters<globalThis.MutationObserver['observe']>): void {
      counted.observers.add(this);
      super.observe(...what);
    }
    override disconnect(): void {
      counted.observers.delete(this);
      super.disconnect();
    }
  };
  window.ResizeObserver = class ResizeObserver extends window.ResizeObserver {
    override observe(...what: Parameters<globalThis.ResizeObserver['observe']>): void {
      counted.observers.add(this);
      super.observe(...what);
    }
    override disconnect(): void {
      counted.observers.delete(this);
      super.disconnect();
    }
  };
  window.IntersectionObserver = class IntersectionObserver extends window.IntersectionObserver {
    override observe(...what: Parameters<globalThis.IntersectionObserver['observe']>): void {
      counted.observers.add(this);
      super.observe(...what);
    }
    override disconnect(): void {
      counted.observers.delete(this);
      super.disconnect();
    }
  };
}
