/** Which clicks on the card's buttons are presses of their own (case B038). */
import type { CardClick } from './shield.ts';

/** Milliseconds for which a press of the pointer after another press, or a key, counts as the same one. */
const DOUBLE_MS = 250;

export interface Presses {
  /** Whether the click belongs to the press before it, and its place is where the next step's button stands now. */
  isSame(click: CardClick): boolean;
  /** Takes note of a press. @param by the pointer's click; none: pressed by key */
  took(by: CardClick | undefined): void;
}

export function createPresses(): Presses {
  let at = Number.NEGATIVE_INFINITY;
  let pointer: string | undefined;
  return {
    isSame({ event, began }) {
      // Clicks of a mouse are counted by the browser, which knows where each was and how fast its user is.
      const isCounted = event.pointerType === 'mouse' && pointer === 'mouse';
      return began - at < DOUBLE_MS && (event.detail > 1 || !isCounted);
    },
    took(by) {
      at = by?.event.timeStamp ?? performance.now();
      pointer = by?.event.pointerType;
    },
  };
}
