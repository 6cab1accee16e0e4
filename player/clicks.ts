/**
 * Tells of real clicks on anchors. The browser makes none when a press has brought something over the anchor, such as
 * its menu, or its release has taken the anchor away, as an entry of a list: a press that ends where it began is one
 * as well. So is Enter or Space that goes down on the anchor, of which the browser makes no click where the app hears keys
 * itself. They are seen first (capture at the window, so nothing can hide them), and told last: in a task of their own,
 * after the app's handlers and the browser's own action, or when the page goes away.
 */
import type { Undo } from '../engine/index.ts';
import type { Anchors } from './anchors.ts';

/** What takes Enter and Space itself. */
const FIELD = 'input,select,:read-write,[role=textbox]';
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
  /** Of each key that is down on an anchor: counts it now. */
  const held = new Set<Undo>();

  function watch(anchor: string, report: () => void): Undo {
    const stopped = new AbortController();
    /** In the card it is none, wherever that is. */
    const isOn = (path: readonly Element[]): boolean =>
      path.some((at) => anchors.matches(anchor, at)) && !path.some((at) => at.matches('[data-part=host]'));
    /** The last press, if it began on the anchor. */
    let press: PointerEvent | undefined;
    let forget: Undo | undefined;
    const seen = (event: Event): void => {
      if (!event.isTrusted) return;
      const path = pathOf(event);
      const hit = isOn(path);
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
      if (!isClick) return;
      held.delete(release);
      if (!forget) note();
    };
    let key: string | undefined;
    const release = (): void => {
      if (held.delete(release) && !forget) note();
    };
    // An app may act when the key goes down, or when it comes up: by then the card must not have the focus.
    const keyed = (event: KeyboardEvent): void => {
      if (!event.isTrusted || event.repeat) return;
      if (event.type === 'keyup') {
        if (event.key === key) release();
        return;
      }
      held.delete(release);
      key = event.key;
      if (isOn(pressedBy(event))) held.add(release);
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
      for (const type of ['keydown', 'keyup'] as const)
        view?.addEventListener(type, keyed, { capture: true, signal: stopped.signal });
    };
    listen(window);
    // In a frame, which may load late, and anew: what is listened to already is not listened to twice.
    const unfollow = anchors.follow(anchor, ({ element }) => listen(element?.ownerDocument.defaultView));
    return () => {
      stopped.abort();
      held.delete(release);
      forget?.();
      unfollow();
    };
  }

  return {
    watch,
    settled(then) {
      // The app has gone elsewhere before the key comes up: it is the press that it took.
      for (const release of held) release();
      // Timers of one length fire in the order in which they were set.
      if (waiting > 0) setTimeout(then);
      else then();
    },
  };
}

function pathOf(event: Event): Element[] {
  return (event.composedPath() as Element[]).filter(({ nodeType }) => nodeType === 1);
}

/** What a key presses, and what is around it: what has the focus, or what that marks as the one to choose. */
function pressedBy(event: KeyboardEvent): Element[] {
  const { key, altKey, ctrlKey, metaKey, isComposing } = event;
  const path = pathOf(event);
  const [target] = path;
  const isPress = (key === 'Enter' || key === ' ') && !altKey && !ctrlKey && !metaKey && !isComposing;
  if (!isPress || !target) return [];
  const id = target.getAttribute('aria-activedescendant');
  const marked = id && (target.getRootNode() as Document | ShadowRoot).getElementById(id);
  const isField = target.matches(FIELD);
  if (marked && (key === 'Enter' || !isField)) return withAncestors(marked);
  // Space on a link scrolls.
  return isField || (key === ' ' && target.matches('a[href]:not([role])')) ? [] : path;
}

function withAncestors(element: Element): Element[] {
  const { parentElement } = element;
  return [element, ...(parentElement ? withAncestors(parentElement) : [])];
}
