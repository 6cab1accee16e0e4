/**
 * Tells of real clicks on anchors. The browser makes none when a press has brought something over the anchor, such as
 * its menu, or its release has taken the anchor away, as an entry of a list: a press that ends where it began is one
 * as well. They are seen first (capture at the window, so nothing can hide them), and told
 * last: in a task of their own, after the app's handlers and the browser's own action, or when the page goes away.
 */
import type { Undo } from '../engine/index.ts';
import type { Anchors } from './anchors.ts';

/** What of a form takes no click. */
const DEAD = ':disabled:not(fieldset)';
/** Pixels by which a hand moves in a click. */
const SLOP = 8;

export interface Clicks {
  /** Reports each trusted click on the anchor, until undone. */
  watch(anchor: string, report: () => void): Undo;
  /**
   * Calls back once every click seen so far is told: at once when none is waiting. What a click brings about (another
   * route) is to be heard of after the click itself, or the step that waits for the click has gone off its route.
   */
  settled(then: () => void): void;
}

export function createClicks(anchors: Pick<Anchors, 'matches' | 'follow'>): Clicks {
  let waiting = 0;

  function watch(anchor: string, report: () => void): Undo {
    const stopped = new AbortController();
    /** The last press, if it began on the anchor. */
    let press: PointerEvent | undefined;
    let forget: Undo | undefined;
    const seen = (event: Event): void => {
      if (!event.isTrusted) return;
      const path = (event.composedPath() as Element[]).filter(({ nodeType }) => nodeType === 1);
      const hit = path.some((at) => anchors.matches(anchor, at));
      const { type, pointerType, button, ctrlKey, screenX, screenY } = event as PointerEvent;
      if (type === 'pointerdown') {
        press = hit && !path.some((at) => at.matches(DEAD)) ? (event as PointerEvent) : undefined;
        return;
      }
      const endsThere = press && Math.hypot(screenX - press.screenX, screenY - press.screenY) < SLOP;
      const isClick =
        type === 'click'
          ? hit || endsThere
          : endsThere && pointerType === 'mouse' && button === 0 && !ctrlKey;
      if (isClick && !forget) note();
    };
    const note = (): void => {
      const tell = (): void => {
        forget?.();
        report();
      };
      waiting += 1;
      const task = setTimeout(tell);
      addEventListener('pagehide', tell);
      forget = () => {
        waiting -= 1;
        clearTimeout(task);
        removeEventListener('pagehide', tell);
        forget = undefined;
      };
    };
    const listen = (view: Window | null | undefined): void => {
      for (const type of ['pointerdown', 'pointerup', 'click'] as const)
        view?.addEventListener(type, seen, { capture: true, signal: stopped.signal });
    };
    listen(window);
    // In a frame, which may load late, and anew: what is listened to already is not listened to twice.
    const unfollow = anchors.follow(anchor, ({ element }) => listen(element?.ownerDocument.defaultView));
    return () => {
      stopped.abort();
      forget?.();
      unfollow();
    };
  }

  return {
    watch,
    // Timers of one length fire in the order in which they were set.
    settled: (then) => void (waiting > 0 ? setTimeout(then) : then()),
  };
}
