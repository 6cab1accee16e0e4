/** The live region: says each thing once. */
import type { Clock, Undo } from '../engine/index.ts';
import { part, setAttribute } from './dom.ts';

/** A live region has to be there, and empty, for a moment before what is put into it is read out. */
const SETTLE_MS = 100;

export interface Announcer {
  readonly element: HTMLElement;
  /**
   * Says a sentence in place of what was said before, also when it is the same.
   *
   * @param locale of the sentence, where it is not that of what is around
   */
  say(sentence: string, locale?: string): void;
  /** Whether the host has come to another place in the page since something was said. */
  hasMoved(): boolean;
  stop: Undo;
}

export function createAnnouncer(clock: Clock): Announcer {
  const element = part('div', 'status', { role: 'status' });
  /** Where the host was in the page when something was said. */
  let place: unknown;
  let stop: Undo = () => {};
  const placeNow = (): unknown => (element.getRootNode() as ShadowRoot).host?.parentNode;
  const hasMoved = (): boolean => place !== placeNow();
  return {
    element,
    say(sentence, locale) {
      stop();
      const write = (): void => {
        place = placeNow();
        setAttribute(element, 'lang', locale);
        element.textContent = sentence;
      };
      const said = element.textContent;
      // In the frame of the step if that can be: a change of its own is a layout of its own.
      if (said && said !== sentence && !hasMoved()) return write();
      element.textContent = '';
      stop = clock.after(SETTLE_MS, write);
    },
    hasMoved: () => !!place && hasMoved(),
    stop: () => stop(),
  };
}
