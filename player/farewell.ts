/** Says that a tour is complete, after its card is gone: whoever does not see that it went has to hear it (P-03). */
import type { Clock, Undo } from '../engine/index.ts';
import { createAnnouncer } from './announce.ts';

/** Milliseconds for which the sentence stays, so that a screen reader comes to it. */
const STAYS_MS = 2_000;

export interface Farewell {
  say(sentence: string): void;
  /** Takes it out of the page. */
  stop: Undo;
}

export function createFarewell(clock: Clock): Farewell {
  let undo: Undo = () => {};
  return {
    say(sentence) {
      undo();
      const announcer = createAnnouncer(clock);
      const { element } = announcer;
      element.style.cssText = 'position:fixed;clip-path:inset(50%)';
      document.body.append(element);
      announcer.say(sentence);
      const forget = clock.after(STAYS_MS, () => undo());
      undo = () => {
        forget();
        announcer.stop();
        element.remove();
      };
    },
    stop: () => undo(),
  };
}
