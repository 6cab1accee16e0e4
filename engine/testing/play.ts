/** A session on a page, and what it told: for tests that read as a story. */

import { createSession } from '../create-session.ts';
import type { SessionEvent, TourEvent } from '../events.ts';
import type { Plan } from '../plan.ts';
import type { Session } from '../session.ts';
import type { SessionSnapshot } from '../snapshot.ts';
import { Page } from './page.ts';

type Press = 'next' | 'back' | 'skip' | 'leave' | 'dismiss' | 'retry' | 'show_me';

export class Play {
  readonly page: Page;
  readonly session: Session;
  readonly told: TourEvent[] = [];

  constructor(plan: Plan, page = new Page(), open: typeof createSession = createSession) {
    this.page = page;
    this.session = open(plan, page.ports);
    this.session.events((event) => this.told.push(event));
  }

  start(): this {
    return this.send({ type: 'start' });
  }

  send(event: SessionEvent): this {
    this.session.send(event);
    return this;
  }

  /** Presses a button of the card that is shown now. */
  press(type: Press): this {
    return this.send({ type, visit: this.now.visit });
  }

  get now(): SessionSnapshot {
    return this.session.getSnapshot();
  }

  /** State, step and reason, such as `stuck b: anchor_missing`. */
  get where(): string {
    const { state, step, reason } = this.now;
    return [state, step === null ? '' : ` ${step.id}`, reason === null ? '' : `: ${reason.code}`].join('');
  }

  /** What became of the steps, such as `{ a: 'completed' }`. */
  get outcomes(): Record<string, string> {
    return Object.fromEntries(
      Object.entries(this.now.record.steps).map(([id, { outcome }]) => [id, outcome]),
    );
  }

  /** What was told, one line each, such as `step_completed a manual user`. */
  get story(): string[] {
    return this.told.map(({ type, step, reason, by }) => [type, step, reason, by].filter(Boolean).join(' '));
  }
}
