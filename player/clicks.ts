/**
 * Tells of real clicks on anchors. They are seen first (capture at the window, so nothing can hide them), and told
 * last: in a task of their own, after the app's handlers and the browser's own action, or when the page goes away.
 */
import type { Undo } from '../engine/index.ts';
import type { Anchors } from './anchors.ts';

export function watchClicks(
  anchors: Pick<Anchors, 'matches' | 'documents'>,
  anchor: string,
  report: () => void,
): Undo {
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
    const task = setTimeout(tell);
    const forget = (): void => {
      told.abort();
      clearTimeout(task);
    };
    window.addEventListener('pagehide', tell, { signal: told.signal });
    signal.addEventListener('abort', forget, { signal: told.signal });
  };
  for (const { defaultView } of anchors.documents()) {
    defaultView?.addEventListener('click', seen, { capture: true, signal });
  }
  return () => stopped.abort();
}

function isElement(target: EventTarget): target is Element {
  return (target as Node).nodeType === 1;
}
