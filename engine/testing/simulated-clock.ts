/** A clock whose time moves when the test says so. */
import type { Clock, Undo } from '../ports.ts';

export class SimulatedClock implements Clock {
  #now: number;
  readonly #timers = new Set<{ readonly at: number; readonly fire: () => void }>();

  /** @param now milliseconds since the epoch */
  constructor(now = Date.parse('2025-01-01T08:00:00.000Z')) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, fire: () => void): Undo {
    const timer = { at: this.#now + ms, fire };
    this.#timers.add(timer);
    return () => {
      this.#timers.delete(timer);
    };
  }

  /** How many timers are running: a test that ends a session expects none. */
  get pending(): number {
    return this.#timers.size;
  }

  /** Moves time on, firing what falls due on the way in the order of its time. */
  advance(ms: number): void {
    const until = this.#now + ms;
    for (;;) {
      const due = [...this.#timers].filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
      if (due === undefined) break;
      this.#timers.delete(due);
      this.#now = Math.max(this.#now, due.at);
      due.fire();
    }
    this.#now = until;
  }
}
