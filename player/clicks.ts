/**
 * Tells of real clicks on anchors. They are seen first (capture at the window, so nothing can hide them), and told
 * last: in a task of their own, after the app's handlers and the browser's own action, or when the page goes away.
 */
import type { Undo } from '../engine/index.ts';
import type { Anchors } from './anchors.ts';

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
    const { signal } = stopped;
    const seen = (event: Event): void => {
      if (!event.isTrusted) return;
      const hit = event.composedPath().some((target) => isElement(target) && anchors.matches(anchor, target));
      if (!hit) return;
      const told = new AbortController();
      const tell = (): void => {
        if (told.signal.aborted || signal.aborted) return;
        forget();
        report();
      };
      waiting += 1;
      const task = setTimeout(tell);
      const forget = (): void => {
        waiting -= 1;
        told.abort();
        clearTimeout(task);
      };
      window.addEventListener('pagehide', tell, { signal: told.signal });
      signal.addEventListener('abort', forget, { signal: told.signal });
    };
    const listen = (view: Window | null | undefined): void =>
      view?.addEventListener('click', seen, { capture: true, signal });
    listen(window);
    // In a frame, which may load late, and anew: what is listened to already is not listened to twice.
    const unfollow = anchors.follow(anchor, ({ element }) => listen(element?.ownerDocument.defaultView));
    return () => {
      stopped.abort();
      unfollow();
    };
  }

  return {
    watch,
    // Timers of one length fire in the order in which they were set.
    settled: (then) => void (waiting > 0 ? setTimeout(then) : then()),
  };
}

function isElement(target: EventTarget): target is Element {
  return (target as Node).nodeType === 1;
}
