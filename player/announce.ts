/** The live region: says each thing once. */
import type { Clock, Undo } from '../engine/index.ts';
import { part } from './dom.ts';

/** A live region has to be there, and empty, for a moment before what is put into it is read out. */
const SETTLE_MS = 100;

export interface Announcer {
  readonly element: HTMLElement;
  /** Says a sentence in place of what was said before, also when it is the same. */
  say(sentence: string): void;
  stop: Undo;
}

export function createAnnouncer(clock: Clock): Announcer {
  const element = part('div', 'status', { role: 'status' });
  let stop: Undo = () => {};
  return {
    element,
    say(sentence) {
      stop();
      element.textContent = '';
      stop = clock.after(SETTLE_MS, () => {
        element.textContent = sentence;
      });
    },
    stop: () => stop(),
  };
}
