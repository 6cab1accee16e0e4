/** Says that a tour is complete, after its card is gone: whoever does not see that it went has to hear it (P-03). */
import type { Clock, Undo } from '../engine/index.ts';
import { createAnnouncer } from './announce.ts';
import { activeElement } from './geometry.ts';
import { placeFor } from './host.ts';

/** Milliseconds for which the sentence stays, so that a screen reader comes to it. */
const STAYS_MS = 2_000;

export interface Farewell {
  say(sentence: string, locale: string): void;
  /** Takes it out of the page. */
  stop: Undo;
}

export function createFarewell(clock: Clock): Farewell {
  let undo: Undo = () => {};
  return {
    say(sentence, locale) {
      undo();
      const { element, say, stop } = createAnnouncer(clock);
      element.style.cssText = 'position:fixed;clip-path:inset(50%)';
      // Outside of a modal dialog of the app nothing is read out.
      const active = activeElement();
      placeFor(active, active, element).append(element);
      say(sentence, locale);
      const forget = clock.after(STAYS_MS, () => undo());
      undo = () => {
        forget();
        stop();
        element.remove();
      };
    },
    stop: () => undo(),
  };
}
