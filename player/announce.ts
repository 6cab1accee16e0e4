/** The live region: says each thing once. */
import type { Clock, Undo } from '../engine/index.ts';
import { part } from './dom.ts';

/** A live region has to be there for a moment before what is put into it is read out. */
const SETTLE_MS = 100;

export interface Announcer {
  readonly element: HTMLElement;
  say(sentence: string): void;
  stop: Undo;
}

export function createAnnouncer(clock: Clock): Announcer {
  const element = part('div', 'status', { role: 'status' });
  let waiting: Undo | undefined;
  let settled = false;
  let sentence = '';
  const write = (): void => {
    settled = true;
    waiting = undefined;
    element.textContent = sentence;
  };
  return {
    element,
    say(next) {
      sentence = next;
      if (settled) write();
      else waiting ??= clock.after(SETTLE_MS, write);
    },
    stop: () => waiting?.(),
  };
}
