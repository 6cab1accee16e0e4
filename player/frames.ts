/**
 * Frames have windows of their own: what the user does in them is not heard in the page. One of the same origin is
 * listened to like the page; any other one is taken out of use while it may not be used.
 */
import type { Undo } from '../engine/index.ts';
import { frameAround, frameDocument, outOfFrames, outward } from './geometry.ts';

export interface Frames {
  /** Frames may have come, or what may be used may have changed. */
  refresh(): void;
  stop: Undo;
}

export interface FramesContext {
  /** Listens in a frame's window; the undo is the context's own affair. */
  readonly listen: (view: Window) => void;
  /** Whether an event on this path may use the page. */
  readonly allows: (path: readonly EventTarget[]) => boolean;
}

export function watchFrames({ listen, allows }: FramesContext): Frames {
  const heard = new WeakSet<Document>();
  const met = new Set<Element>();
  const sealed = new Set<Element>();
  const stopped = new AbortController();

  function refresh(): void {
    for (const frame of met) {
      if (frame.isConnected) meet(frame);
      else {
        met.delete(frame);
        sealed.delete(frame);
      }
    }
    visit(document);
  }

  function visit(within: Document): void {
    if (!heard.has(within)) attend(within);
    for (const frame of within.getElementsByTagName('iframe')) meet(frame);
  }

  /**
   * Frames that come later are met when they load, those in a shadow root, which tell of nothing outside of it and
   * which only a search of the whole page would find, when the pointer comes to them.
   */
  function attend(within: Document): void {
    heard.add(within);
    const meetTarget = (event: Event): void => {
      const target = event.composedPath()[0] as Element;
      if (target.localName === 'iframe') meet(target);
    };
    for (const type of ['load', 'mouseover'] as const) {
      within.addEventListener(type, meetTarget, { capture: true, signal: stopped.signal });
    }
    if (within !== document && within.defaultView) listen(within.defaultView);
  }

  function meet(frame: Element): void {
    met.add(frame);
    const inner = frameDocument(frame);
    if (inner?.defaultView) visit(inner);
    else seal(frame);
  }

  function seal(frame: Element): void {
    const free = allows(outward(frame));
    if (sealed.has(frame) === !free) return;
    // One that the app itself has taken out of use stays so.
    if (!free && frame.hasAttribute('inert')) return;
    frame.toggleAttribute('inert', !free);
    if (free) sealed.delete(frame);
    else sealed.add(frame);
  }

  return {
    refresh,
    stop() {
      stopped.abort();
      for (const frame of sealed) frame.toggleAttribute('inert', false);
      sealed.clear();
    },
  };
}

/** The path of an event, out of the frame it happened in. */
export function pathOf(event: Event): readonly EventTarget[] {
  const path = event.composedPath();
  return [...path, ...outward(frameAround(path.at(-1) as Window | undefined))];
}

/** Where a pointer event is in the player's window, in pixels. */
export function pointOf({ clientX, clientY, view }: MouseEvent): { readonly x: number; readonly y: number } {
  return outOfFrames({ x: clientX, y: clientY, width: 0, height: 0 }, view);
}
