import type { BrowserContext, ConsoleMessage, Page, Response } from '@playwright/test';

/** The policy that the demo is served under; no test goes round it. */
export const POLICY = "default-src 'self'; require-trusted-types-for 'script'";

/** An event of a tour, as the player tells it to the page. */
export interface TourEvent {
  readonly type: string;
  readonly tour: string;
  readonly attempt: number;
  readonly step?: string;
  readonly reason?: string;
  readonly by?: string;
}

const TOUR_EVENTS = [
  'tour_started',
  'step_shown',
  'step_completed',
  'step_skipped',
  'step_unavailable',
  'tour_completed',
  'tour_dismissed',
  'tour_left',
] as const;

type Told = { readonly fault: string } | { readonly event: TourEvent } | { readonly submit: string };

/**
 * Sees what happens in the pages of a test, across reloads and without asking the page: faults, the events of tours,
 * and everything that the app sends away.
 */
export class Witness {
  /** What every page of the test told, in order. */
  readonly events: TourEvent[] = [];
  /** Forms submitted, and requests that are no mere reading. */
  readonly sent: string[] = [];
  /** The policy that each document came with; undefined for one without. */
  readonly policies: (string | undefined)[] = [];
  #faults: string[] = [];

  /** Starts to watch; before the first page is opened. */
  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('tellTheTest', (_, told: Told) => {
      if ('event' in told) this.events.push(told.event);
      else if ('submit' in told) this.sent.push(told.submit);
      else this.#faults.push(told.fault);
    });
    await context.addInitScript((types) => {
      const { tellTheTest: tell } = window as unknown as { tellTheTest: (told: Told) => Promise<void> };
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
        void tell({ fault: `The policy was violated: ${violatedDirective} ${blockedURI} ${sourceFile}` });
      });
      addEventListener('submit', () => void tell({ submit: 'a form' }), true);
      for (const type of types) {
        document.addEventListener(`tour:${type}`, (event) =>
          tell({ event: (event as CustomEvent<TourEvent>).detail }),
        );
      }
    }, TOUR_EVENTS);
    context.on('page', (page) => this.#listen(page));
  }

  /** Errors in pages and their consoles, and violations of the policy. */
  faults(): readonly string[] {
    return this.#faults;
  }

  /** Faults so far no longer count: for tests that cause them. */
  forget(): void {
    this.#faults = [];
  }

  #listen(page: Page): void {
    page.on('pageerror', (error) => this.#faults.push(`An error in the page: ${error.stack ?? error}`));
    page.on('console', (message: ConsoleMessage) => {
      if (message.type() === 'error') this.#faults.push(`An error in the console: ${message.text()}`);
    });
    page.on('request', (request) => {
      if (request.method() !== 'GET') this.sent.push(`${request.method()} ${request.url()}`);
    });
    page.on('response', (response: Response) => {
      if (response.request().resourceType() === 'document')
        this.policies.push(response.headers()['content-security-policy']);
    });
  }
}
