/** A page for a session to play on: the test moves anchors, routes and answers; the ports tell the session. */
import type { ProgressRecord } from '../../schemas/index.ts';
import type { AnchorStatus, RouteState, SessionPorts, ToolCall, ToolOutcome, Undo } from '../ports.ts';
import { START } from './fixtures.ts';
import { SimulatedClock } from './simulated-clock.ts';

const MISSING: AnchorStatus = { state: 'missing', reason: 'absent', detail: 'no element has this anchor' };

export interface RunningCall {
  readonly call: ToolCall;
  readonly signal: AbortSignal;
  answer(outcome: ToolOutcome): Promise<void>;
}

export class Page {
  readonly clock = new SimulatedClock(START);
  /** Every record saved, in order. */
  readonly saved: ProgressRecord[] = [];
  /** Every call made, in order. */
  readonly calls: RunningCall[] = [];
  readonly #visible: Set<string>;
  readonly #watchers = new Set<{
    readonly anchor: string;
    readonly report: (status: AnchorStatus) => void;
  }>();
  readonly #clicks = new Set<{ readonly anchor: string; readonly report: () => void }>();
  readonly #routeListeners = new Set<(route: RouteState) => void>();
  #route: RouteState;

  constructor(route = 'home', visible: readonly string[] = ['page', 'nav.orders', 'nav.help']) {
    this.#route = { route, params: {} };
    this.#visible = new Set(['page', ...visible]);
  }

  /** The same page with a watcher that tells at once where an anchor is. */
  looking(): this {
    Object.assign(this.ports.anchors, { look: (anchor: string) => this.#statusOf(anchor) });
    return this;
  }

  readonly ports: SessionPorts = {
    clock: this.clock,
    progress: { save: (record) => void this.saved.push(record) },
    routes: {
      current: () => this.#route,
      subscribe: (report) => join(this.#routeListeners, report),
    },
    anchors: {
      watch: (anchor, report) => {
        report(this.#statusOf(anchor));
        return join(this.#watchers, { anchor, report });
      },
      onClick: (anchor, report) => join(this.#clicks, { anchor, report }),
    },
    runner: {
      run: (call, signal) =>
        new Promise((resolve) => {
          const answer = async (outcome: ToolOutcome): Promise<void> => {
            resolve(outcome);
            await settled();
          };
          this.calls.push({ call, signal, answer });
        }),
      checkResult: (_, result) =>
        result === 'invalid' ? { code: 'invalid_result', message: 'It does not fit.' } : null,
    },
  };

  /** What the session holds on to: nothing, once it has ended. */
  get listening(): number {
    return this.#watchers.size + this.#clicks.size + this.#routeListeners.size + this.clock.pending;
  }

  /** Tools called so far. */
  get called(): string[] {
    return this.calls.map(({ call }) => call.tool);
  }

  show(...anchors: string[]): void {
    for (const anchor of anchors) this.#visible.add(anchor);
    this.#reportAnchors(anchors);
  }

  hide(...anchors: string[]): void {
    for (const anchor of anchors) this.#visible.delete(anchor);
    this.#reportAnchors(anchors);
  }

  go(route: string | null, params: Record<string, string> = {}): void {
    this.#route = { route, params };
    for (const report of [...this.#routeListeners]) report(this.#route);
  }

  click(anchor: string): void {
    for (const listener of [...this.#clicks]) if (listener.anchor === anchor) listener.report();
  }

  /** Answers the last call. */
  async answer(result: unknown = {}): Promise<void> {
    await this.calls.at(-1)?.answer({ ok: true, result });
  }

  async refuse(code: 'handler_failed' | 'timed_out' = 'handler_failed'): Promise<void> {
    await this.calls.at(-1)?.answer({ ok: false, refusal: { code, message: 'The handler failed.' } });
  }

  #statusOf(anchor: string): AnchorStatus {
    return this.#visible.has(anchor) ? { state: 'visible' } : MISSING;
  }

  #reportAnchors(anchors: readonly string[]): void {
    for (const { anchor, report } of [...this.#watchers]) {
      if (anchors.includes(anchor)) report(this.#statusOf(anchor));
    }
  }
}

/** Lets the promises that are already settled be seen. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

function join<T>(set: Set<T>, member: T): Undo {
  set.add(member);
  return () => {
    set.delete(member);
  };
}
