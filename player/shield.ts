/**
 * Keeps the card's events from the page and, where the step says so, the user's events from parts of the page. It
 * sees every event first (capture at the window) and covers nothing, so the page scrolls as always. What happens
 * in the card ends here: an app that closes its dialog on an outside click or moves the focus back never hears of it.
 */
import type { Undo } from '../engine/index.ts';
import { pathOf, pointOf, watchFrames } from './frames.ts';
import { hushFocus } from './hush.ts';

/** Events that use the page. */
const USES = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'touchstart',
  'touchend',
  'click',
  'dblclick',
  'auxclick',
  'contextmenu',
  'dragstart',
] as const;

/** Events that the page must not see when they are the card's own. */
const OWN = [...USES, 'keydown', 'keyup', 'keypress', 'wheel', 'touchmove'] as const;

/** They end a press, wherever the pointer is by then. */
const RELEASES = /^(pointer|mouse)up$/;

/** A tap right after one on the card, in the same place, was meant for the card that stood there. */
const TAP_MS = 400;
const TAP_PX = 32;

export interface Shield {
  /** What may be used may have changed. */
  refresh(): void;
  lower: Undo;
}

/** A click of a pointer in the card. */
export interface CardClick {
  readonly event: PointerEvent;
  /** Time stamp of the pointer's going down for it. */
  readonly began: number;
}

export interface ShieldRules {
  /** The element that holds all our drawing. */
  readonly host: HTMLElement;
  /** Whether an event on this path may use the page. */
  allows(path: readonly EventTarget[]): boolean;
  /** A click in the card; `target` is what was hit inside the shadow root, `by` is absent for a click by key. */
  clicked(target: Element, by: CardClick | undefined): void;
  /** The focus came into the card. */
  focused(): void;
  /** The user does something, anywhere. */
  touched(): void;
  /** Something else has the focus, or nothing. */
  uncover(): void;
  /** A key pressed, anywhere in the page. */
  pressed(event: KeyboardEvent, inCard: boolean): void;
}

export function raiseShield({
  host,
  allows,
  clicked,
  focused,
  touched,
  uncover,
  pressed,
}: ShieldRules): Shield {
  const stopped = new AbortController();
  const hush = hushFocus(host, focused, uncover);
  const options = { capture: true, signal: stopped.signal };
  let tap = { x: 0, y: 0, at: Number.NEGATIVE_INFINITY };
  /** When the pointer went down in the card last. */
  let down = Number.NEGATIVE_INFINITY;
  /** Whether the pointer's last press was the card's, or nobody's: so is its release, wherever that is. */
  let held = false;
  let refused = false;
  /** Whether a key is down that was pressed in the card. */
  let keyHeld = false;
  /** What the host was in when the pointer went down last. */
  let place: Node | null = null;

  function handle(event: Event): void {
    const path = pathOf(event);
    const { type, timeStamp } = event;
    if (/down|wheel|move/.test(type)) touched();
    // No click comes of a press during which the host was taken to another dialog: its release is the click.
    const isLate = type === 'pointerup' && host.parentNode !== place;
    const isClick = isLate || type === 'click';
    const byPointer = isLate || (isClick && (event as PointerEvent).detail > 0);
    const isRelease = RELEASES.test(type);
    // A click is told where its press and its release have met.
    const own = ((isRelease || byPointer) && held) || (!isRelease && path.includes(host));
    // Another player's card is that one's affair.
    const isRefused =
      !own &&
      (USES as readonly string[]).includes(type) &&
      event.isTrusted &&
      (isRelease
        ? refused
        : (!allows(path) || isStrayTap(event as MouseEvent)) &&
          !path.some((at) => (at as HTMLElement).dataset?.part === host.dataset.part));
    if (type === 'pointerdown') [held, refused, place] = [own, isRefused, host.parentNode];
    if (own && /^key/.test(type)) keyHeld = type !== 'keyup';
    if (own) event.stopImmediatePropagation();
    if (own && type === 'pointerdown') down = timeStamp;
    else if (type === 'keydown') pressed(event as KeyboardEvent, own);
    else if (own && isClick) {
      const click = event as PointerEvent;
      // A click that a program makes comes without the pointer's going down.
      const began = down > tap.at ? down : timeStamp;
      if (byPointer && held) tap = { ...pointOf(click), at: timeStamp };
      clicked(path[0] as Element, byPointer ? { event: click, began } : undefined);
    } else if (isRefused) {
      event.stopImmediatePropagation();
      if (event.cancelable && !type.startsWith('touch')) event.preventDefault();
      // Released in the host, it does not close what a press outside closes, where that is around the anchor and the host.
      if (type === 'pointerdown') host.setPointerCapture((event as PointerEvent).pointerId);
    }
  }

  function isStrayTap(event: MouseEvent): boolean {
    // A frame counts the time of its events from when it was loaded.
    const { timeOrigin } = (event.view ?? window).performance;
    if (timeOrigin - performance.timeOrigin + event.timeStamp - tap.at >= TAP_MS) return false;
    const { x, y } = pointOf(event);
    return Math.hypot(x - tap.x, y - tap.y) < TAP_PX && (event.type !== 'click' || event.detail > 0);
  }

  function listen(view: Window): void {
    hush.listen(view);
    for (const type of OWN) {
      view.addEventListener(type, handle, { ...options, passive: /^(touch|wheel)/.test(type) });
    }
  }

  listen(window);
  const frames = watchFrames({ listen, allows });
  return {
    refresh: frames.refresh,
    lower() {
      hush.stop();
      stopped.abort();
      frames.stop();
      if (keyHeld) keepRestOfKey();
    },
  };
}

/**
 * The key that ended the tour is the card's until it comes up: held down, Enter would press what has got the focus back,
 * and an app may close something when Escape comes up.
 */
function keepRestOfKey(): void {
  const over = new AbortController();
  const keep = (event: KeyboardEvent): void => {
    if (!event.repeat) over.abort();
    if (event.type === 'keydown' && !event.repeat) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const type of ['keydown', 'keyup'] as const) {
    window.addEventListener(type, keep, { capture: true, signal: over.signal });
  }
}
