/**
 * Whether a tour starts by itself, and if not, why. Loaded when a tour has a trigger, or when someone asks for the
 * reasons.
 */
import type { Clock, RouteSource, Tour, Undo } from '../engine/index.ts';
import type { KeyStore } from './browser-storage.ts';
import { leftKey } from './left.ts';
import { once } from './once.ts';
import type { Explanation, PlayerOptions } from './options.ts';
import type { Plans } from './plans.ts';
import type { PageProgress } from './progress-store.ts';
import { lackingRights } from './rights.ts';
import { createTriggers, timeOf } from './triggers.ts';
import { whyNot } from './unusual-starts.ts';

export interface AutoStart {
  /** Starts what may start now, and watches for what the tours' triggers name. */
  watch(): Promise<void>;
  happened(event: string): Promise<void>;
  /** A tour has ended: nothing starts by itself for a while. */
  rest(): void;
  explain(tour: string): Promise<Explanation>;
  stop: Undo;
}

export interface AutoStartContext {
  readonly options: PlayerOptions;
  readonly routes: RouteSource;
  readonly tours: ReadonlyMap<string, Tour>;
  readonly plans: Plans;
  readonly progress: Pick<PageProgress, 'peek' | 'load'>;
  readonly storage: KeyStore;
  readonly clock: Clock;
  /** When the last tour ended, in milliseconds since the epoch; 0 for never. */
  readonly endedAt: () => number;
  /** Key of the tour that runs now. */
  readonly running: () => string | undefined;
  readonly start: (tour: Tour) => Promise<unknown>;
}

export function createAutoStart(context: AutoStartContext): AutoStart {
  const { options, tours, plans, progress, storage, clock, running } = context;
  let stopped = false;
  /** Key of the tour that is being got ready. */
  let starting: string | undefined;
  /** What the user did elsewhere counts from the first. */
  const known = once(() => Promise.all([...tours.keys()].map((key) => progress.load(key))));
  const triggers = createTriggers({
    ...context,
    start,
    quietPeriod: options.quietPeriod ?? 60_000,
    enabled: options.autoStart !== false,
    obstacles,
  });

  /** What keeps a tour from starting by itself, but for its trigger. */
  function obstacles(tour: Tour): Explanation['reasons'] {
    const reasons: { code: string; message: string }[] = [];
    const record = progress.peek(tour.key);
    const plan = plans.of(tour, record);
    if (!plans.canShow(plan)) {
      const { code, message } = whyNot(plan);
      reasons.push({ code, message: [message, ...lackingRights(plan)].join(' ') });
    }
    if (record?.status === 'dismissed') {
      reasons.push({ code: 'dismissed', message: 'The user does not want to see it again.' });
    }
    const left = Number(storage.getItem(leftKey(options.viewer, tour.key)));
    const again = left + (options.offerAgainAfter ?? 86_400_000);
    if (left > 0 && clock.now() < again) {
      const at = timeOf(again);
      const offer = at ? `it is offered again after ${at}` : 'it is not offered again';
      reasons.push({ code: 'left', message: `The user left it; ${offer}.` });
    }
    const other = running() ?? starting;
    if (other !== undefined) {
      reasons.push({ code: 'already_running', message: `The tour "${other}" is running.` });
    }
    return reasons;
  }

  async function start(tour: Tour): Promise<void> {
    starting = tour.key;
    try {
      await context.start(tour);
    } finally {
      starting = undefined;
    }
  }

  return {
    async watch() {
      await known();
      if (!stopped) triggers.watch();
    },
    async happened(event) {
      await known();
      if (!stopped) triggers.happened(event);
    },
    rest: triggers.rest,
    async explain(key) {
      const tour = tours.get(key);
      if (tour) await progress.load(key);
      const reasons = tour
        ? [...obstacles(tour), ...triggers.obstacles(tour)]
        : [{ code: 'unknown_tour', message: `There is no tour "${key}".` }];
      return { tour: key, starts: reasons.length === 0, reasons };
    },
    stop() {
      stopped = true;
      triggers.stop();
    },
  };
}
