/**
 * What the page hears of the focus: nothing of the card. What keeps the focus inside, or closes when it is left, takes it
 * to be where it was, until it is elsewhere in the page. A field of an open page hears that it is left, or it would not
 * save what was typed.
 */
import type { Undo } from '../engine/index.ts';
import { takesText } from './focus.ts';

/** In this order: what had the focus leaves it, and what has it enters. */
const FOCUS = ['blur', 'focusout', 'focus', 'focusin'] as const;

/** What keeps the focus inside, or closes without it. */
const KEEPERS = 'dialog,[role$=dialog],[role=menu],[aria-expanded=true]';

export interface Hush {
  listen(view: Window): void;
  stop: Undo;
}

/**
 * @param focused is told when the focus has come into the card
 * @param changed is told of any focus
 */
export function hushFocus(host: HTMLElement, focused: () => void, changed: () => void): Hush {
  const stopped = new AbortController();
  /** What the page takes to have the focus, while that is in the card. */
  let left: Element | undefined;

  function handle(event: FocusEvent): void {
    const { type, relatedTarget } = event;
    const path = event.composedPath() as Element[];
    const [target] = path;
    const isEntered = type === 'focus' || type === 'focusin';
    changed();
    if (path.includes(host)) {
      event.stopImmediatePropagation();
      if (type === 'focus') focused();
    } else if (isEntered ? target === left : relatedTarget === host) {
      event.stopImmediatePropagation();
      if (!isEntered && target && takesText(target) && !target.closest(KEEPERS)) tell(target, type, null);
      else left = type === 'focusin' ? undefined : target;
    } else if (isEntered && target?.nodeType === 1) leave(target);
  }

  /** What the page takes to have the focus has it no more. */
  function leave(to: Element | null): void {
    const from = left;
    left = undefined;
    for (const type of ['blur', 'focusout']) tell(from, type, to);
  }

  return {
    listen(view) {
      for (const type of FOCUS)
        view.addEventListener(type, handle, { capture: true, signal: stopped.signal });
    },
    stop() {
      leave(null);
      stopped.abort();
    },
  };
}

function tell(element: Element | undefined, type: string, relatedTarget: Element | null): void {
  element?.dispatchEvent(
    new FocusEvent(type, { bubbles: type === 'focusout', composed: true, relatedTarget }),
  );
}
