/** Tours that start by themselves: one at a time, the one of the highest priority, with rest in between. */
import type { Clock, RouteSource, Tour, Undo } from '../engine/index.ts';
import type { Explanation } from './options.ts';

type Reasons = Explanation['reasons'];

export interface Triggers {
  /** Starts what may start now, and watches for what the tours' triggers name. */
  watch(): void;
  /** Tells of an event of the app. */
  happened(event: string): void;
  /** A tour has ended: nothing starts by itself for a while. */
  rest(): void;
  /** What about the tour's trigger keeps it from starting now. */
  obstacles(tour: Tour): Reasons;
  stop: Undo;
}

export interface TriggersContext {
  readonly tours: ReadonlyMap<string, Tour>;
  readonly routes: RouteSource;
  readonly clock: Clock;
  /** Milliseconds of rest after a tour. */
  readonly quietPeriod: number;
  /** When the last tour ended, in milliseconds since the epoch; 0 for never. */
  readonly endedAt: () => number;
  readonly enabled: boolean;
  /** What else keeps a tour from starting by itself. */
  readonly obstacles: (tour: Tour) => Reasons;
  readonly start: (tour: Tour) => Promise<unknown>;
}

export function createTriggers(context: TriggersContext): Triggers {
  const { routes, clock, quietPeriod, enabled } = context;
  const tours = [...context.tours.values()].sort((a, b) => b.priority - a.priority);
  let unwatch: Undo | undefined;
  let unrest: Undo = () => {};
  let watching = false;

  const quietUntil = (): number => (context.endedAt() > 0 ? context.endedAt() + quietPeriod : 0);

  /** Whether the trigger's moment is now; `event` is the one that has just happened. */
  function isDue({ trigger }: Tour, event?: string): boolean {
    switch (trigger.on) {
      case 'first_sign_in':
        return true;
      case 'route':
        return routes.current().route === trigger.route;
      case 'event':
        return trigger.event === event;
      case 'manual':
        return false;
    }
  }

  /** Whether the tour may begin by itself without anything happening but the end of the rest. */
  function mayComeLater(tour: Tour): boolean {
    const { on } = tour.trigger;
    return (on === 'first_sign_in' || on === 'route') && context.obstacles(tour).length === 0;
  }

  function consider(event?: string): void {
    if (!enabled || clock.now() < quietUntil()) return;
    const first = tours.find((tour) => isDue(tour, event) && context.obstacles(tour).length === 0);
    if (first) void context.start(first);
  }

  return {
    watch() {
      if (!enabled) return;
      watching = true;
      consider();
      if (tours.some(({ trigger }) => trigger.on === 'route')) unwatch = routes.subscribe(() => consider());
    },
    happened: consider,
    rest() {
      unrest();
      if (!watching || !tours.some(mayComeLater)) return;
      unrest = clock.after(quietPeriod, () => consider());
    },
    obstacles(tour) {
      const reasons: { code: string; message: string }[] = [];
      const { trigger } = tour;
      if (!enabled) reasons.push({ code: 'auto_start_off', message: 'The player has `autoStart: false`.' });
      if (trigger.on === 'manual') {
        reasons.push({ code: 'manual', message: 'Its trigger is `manual`: it starts on request.' });
      } else if (trigger.on === 'route' && !isDue(tour)) {
        const here = routes.current().route ?? 'no declared route';
        reasons.push({
          code: 'off_route',
          message: `It starts on "${trigger.route}"; the app is on ${here}.`,
        });
      } else if (trigger.on === 'event') {
        reasons.push({ code: 'waiting', message: `It starts when the app tells of "${trigger.event}".` });
      }
      if (clock.now() < quietUntil()) {
        const until = timeOf(quietUntil()) ?? 'the page is left';
        reasons.push({ code: 'quiet_period', message: `Another tour has just ended; quiet until ${until}.` });
      }
      const rival = tours.find((other) => isDue(other) && context.obstacles(other).length === 0);
      if (rival && rival.priority > tour.priority) {
        reasons.push({ code: 'priority', message: `"${rival.key}" goes first: priority ${rival.priority}.` });
      }
      return reasons;
    },
    stop() {
      unrest();
      unwatch?.();
      watching = false;
    },
  };
}

/** A moment in words; undefined for one that no calendar has, such as what a host means by never. */
export function timeOf(ms: number): string | undefined {
  const date = new Date(ms);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
