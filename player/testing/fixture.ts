/** Browser tests of the player alone: each test writes the markup of its own small page. */
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { build, type Rollup } from 'vite';
import { clickLater } from './clicks.ts';
import type { PageSketch, TourSketch } from './page.ts';

/** The policy that the player has to work under; only the markup of the tests may have style attributes. */
const POLICY =
  "default-src 'self'; style-src-attr 'unsafe-inline'; frame-src 'self' http://127.0.0.1:*; require-trusted-types-for 'script'";

/** Where the keyboard is, who says what, and what is drawn, in the words of the anatomy. */
export class Tour {
  readonly page: Page;
  readonly card: Locator;

  constructor(page: Page) {
    this.page = page;
    this.card = this.part('card');
  }

  part(name: string): Locator {
    return this.page.locator(`[data-part="${name}"]`);
  }

  anchor(key: string): Locator {
    return this.page.locator(`[data-tour-anchor="${key}"]`);
  }

  /** Starts a tour, and waits for its first card. */
  async start(key = 'tour', step?: string): Promise<void> {
    await this.page.evaluate(([tour, at]) => window.fixture.player.start(tour, at ? { step: at } : {}), [
      key,
      step,
    ] as const);
    await expect(this.card).toBeVisible();
  }

  /** Lets what is under way happen: tasks, locks, frames. For what is to stay as it is. */
  async settles(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let round = 0; round < 3; round++) {
        await new Promise((resolve) => setTimeout(resolve));
        await navigator.locks.query();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }
    });
  }

  async expectStep(about: string): Promise<void> {
    await expect(this.part('text')).toHaveText(`About ${about}.`);
    await expect(this.card).toBeVisible();
  }

  /** How far the hole in the dimming is off its anchor, in pixels, at its worst edge. */
  async offset(selector: string, index = 0): Promise<number> {
    const anchor = await this.page.locator(selector).first().boundingBox();
    const ring = await this.part('ring').nth(index).boundingBox();
    if (!anchor || !ring) return Number.POSITIVE_INFINITY;
    return Math.max(
      Math.abs(anchor.x - ring.x),
      Math.abs(anchor.y - ring.y),
      Math.abs(anchor.width - ring.width),
      Math.abs(anchor.height - ring.height),
    );
  }

  /** Part name, anchor key or id of what has the focus, inside shadow roots too. */
  focused(): Promise<string> {
    return this.page.evaluate(() => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      const { part, tourAnchor } = (active as HTMLElement | null)?.dataset ?? {};
      return part ?? tourAnchor ?? active?.id ?? '';
    });
  }

  /** Clicks in the middle of a part, so many milliseconds from now by the clock of the event. */
  async clicksLater(part: string, after: number): Promise<void> {
    // Where it comes to rest.
    await this.part(part).hover();
    const { x = 0, y = 0, width = 0, height = 0 } = (await this.part(part).boundingBox()) ?? {};
    await clickLater(this.page, x + width / 2, y + height / 2, after);
  }

  events(): Promise<string[]> {
    return this.page.evaluate(() =>
      window.fixture.events.map(({ type, step }) => (step ? `${type} ${step}` : type)),
    );
  }

  calls(): Promise<string[]> {
    return this.page.evaluate(() => window.fixture.calls);
  }

  /** Whether a real click in the middle of the element would hit it. */
  hits(part: string): Promise<boolean> {
    return this.part(part).evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const root = element.getRootNode() as ShadowRoot;
      return element.contains(root.elementFromPoint(x + width / 2, y + height / 2));
    });
  }
}

interface Fixtures {
  /** Opens a page with this markup and a player with these tours. */
  open: (markup: string, tours: readonly TourSketch[] | PageSketch, hash?: string) => Promise<Tour>;
}

interface WorkerFixtures {
  /** The page's script. */
  entry: 'page.ts' | 'parts.tsx' | 'routers.tsx' | 'react.tsx';
  /** What the policy has to let pass beyond the player's own needs. */
  alsoAllowed: string;
  site: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  entry: ['page.ts', { scope: 'worker', option: true }],
  alsoAllowed: ['', { scope: 'worker', option: true }],
  site: [
    async ({ entry, alsoAllowed }, use) => {
      const server = await serve(await bundle(entry), `${POLICY}; ${alsoAllowed}`);
      const address = server.address();
      if (typeof address !== 'object' || !address) throw new Error('The fixture server has no port.');
      await use(`http://localhost:${address.port}`);
      server.close();
    },
    { scope: 'worker' },
  ],
  async open({ page, site }, use) {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => {
        setTimeout(() => {
          throw new Error(`The policy was violated: ${violatedDirective}`);
        });
      });
    });
    await use(async (markup, given, hash = '') => {
      const sketch: PageSketch = 'tours' in given ? given : { tours: given };
      await page.goto(`${site}/?${new URLSearchParams({ markup, sketch: JSON.stringify(sketch) })}${hash}`);
      await page.waitForFunction(() => 'fixture' in window && window.fixture.player);
      return new Tour(page);
    });
    expect(faults).toEqual([]);
  },
});

export { expect };

async function bundle(entry: string): Promise<Map<string, string>> {
  const result = (await build({
    configFile: false,
    logLevel: 'error',
    // React does twice what it does once in production.
    ...(entry === 'react.tsx' && { define: { 'process.env.NODE_ENV': '"development"' } }),
    root: fileURLToPath(new URL('.', import.meta.url)),
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(entry, import.meta.url)),
        output: { entryFileNames: 'page.js', chunkFileNames: '[name].js' },
      },
    },
  })) as Rollup.RollupOutput;
  return new Map(
    result.output.flatMap((file) => ('code' in file ? [[`/${file.fileName}`, file.code] as const] : [])),
  );
}

function serve(files: Map<string, string>, policy: string): Promise<Server> {
  const scripts = new Map(files).set(
    '/open.js',
    "window.fixture.open(JSON.parse(new URL(location.href).searchParams.get('sketch')));",
  );
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const markup = searchParams.get('markup') ?? '';
    const script = scripts.get(pathname);
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Content-Type', script === undefined ? 'text/html' : 'text/javascript');
    response.end(script ?? (pathname === '/frame' ? markup : pageWith(markup)));
  });
  return new Promise((resolve) => server.listen(0, () => resolve(server)));
}

function pageWith(markup: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Fixture</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/icon"><body>${markup}
    <script type="module" src="/page.js"></script><script type="module" src="/open.js"></script></body></html>`;
}
