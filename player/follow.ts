/**
 * Follows elements on the screen: tells where they are whenever one moves or changes size. At rest nothing runs but
 * the browser's own observers; frames are only asked for while something moves, and each reads the layout once.
 */
import type { Undo } from '../engine/index.ts';
import { type Ancestry, visibleBox } from './ancestry.ts';
import { type Box, contains, isEmpty, parentOf, sameBox, viewportBox } from './geometry.ts';

/** Frames without a change after which an element counts as come to rest. */
const RESTING_FRAMES = 2;
/** The same while an animation around it still runs: one that moves nothing must not keep frames going for ever. */
const ANIMATED_FRAMES = 60;

/** An element and what around it moves it or cuts it off. */
export interface Watched {
  readonly element: Element;
  readonly ancestry: Ancestry;
}

export interface Followed {
  readonly element: Element;
  /** The part of it that is not cut off by what it scrolls in. */
  readonly box: Box;
}

/**
 * @param watched what to follow
 * @param last where it was measured to be
 * @param moved is told all of them when one has changed
 */
export function follow(
  watched: readonly Watched[],
  last: readonly Followed[],
  moved: (followed: readonly Followed[]) => void,
): Undo {
  const elements = watched.map(({ element }) => element);
  let known = last;
  const undos: Undo[] = [];
  let frame = 0;
  let quiet = 0;
  let fresh = false; // read since the last frame

  function read(): boolean {
    const now = measure(watched);
    if (now.every(({ box }, index) => sameBox(box, known[index]?.box ?? box))) return false;
    known = now;
    moved(now);
    return true;
  }

  function next(): void {
    frame = 0;
    quiet = fresh || read() ? 0 : quiet + 1;
    fresh = false;
    if (quiet < (elements.some(isAnimated) ? ANIMATED_FRAMES : RESTING_FRAMES)) {
      frame = requestAnimationFrame(next);
    } else {
      for (const hug of hugs) hug.renew();
    }
  }

  const wake = (): void => {
    quiet = 0;
    frame ||= requestAnimationFrame(next);
  };
  const now = (): void => {
    if (!read()) return;
    fresh = true;
    wake();
  };

  const listening = new AbortController();
  const options = { capture: true, passive: true, signal: listening.signal };
  const scrollers = new Set<EventTarget>([window]);
  for (const { ancestry } of watched)
    for (const scroller of ancestry.scrollers) scrollers.add(eventsOf(scroller));
  // The layout is clean when a scroll event comes, and the frame is still to be painted: read and move at once.
  for (const scroller of scrollers) scroller.addEventListener('scroll', now, options);
  for (const target of [window, window.visualViewport]) target?.addEventListener('resize', now, options);
  const animates = ({ target }: Event): void => {
    if (elements.some((element) => contains(target as Element, element))) wake();
  };
  for (const type of ['transitionrun', 'animationstart'] as const) {
    for (const { ownerDocument } of elements) ownerDocument.addEventListener(type, animates, options);
  }
  undos.push(() => listening.abort());

  const size = new ResizeObserver(now);
  for (const element of elements) size.observe(element);
  undos.push(() => size.disconnect());

  const hugs = elements.map((element) => hug(element, wake));
  for (const { stop } of hugs) undos.push(stop);
  if (elements.some(isAnimated)) wake();

  return () => {
    cancelAnimationFrame(frame);
    for (const undo of undos) undo();
  };
}

/** Where the elements are now. */
export function measure(watched: readonly Watched[]): Followed[] {
  return watched.map(({ element, ancestry }) => ({ element, box: visibleBox(element, ancestry.clippers) }));
}

/** A document's own scrolling is told at the document, not at its root element. */
function eventsOf(scroller: Element): EventTarget {
  const { ownerDocument } = scroller;
  const isRoot = scroller === ownerDocument.documentElement || scroller === ownerDocument.body;
  return isRoot ? (ownerDocument.defaultView ?? scroller) : scroller;
}

function isAnimated(element: Element): boolean {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    if (at.getAnimations?.().some(({ playState }) => playState === 'running')) return true;
  }
  return false;
}

/**
 * Tells once when the element is no longer where it was, whatever moved it: an intersection observer whose root is
 * shrunk to the element's own box. `renew` starts over from where the element is then.
 */
function hug(element: Element, moved: () => void): { renew(): void; stop: Undo } {
  let observer: IntersectionObserver | undefined;
  const stop = (): void => observer?.disconnect();
  function observe(threshold: number): void {
    stop();
    const view = element.ownerDocument.defaultView ?? window;
    const { x, y, width, height } = element.getBoundingClientRect();
    const screen = viewportBox(view);
    const inset = [y, screen.width - x - width, screen.height - y - height, x];
    let first = true;
    observer = new IntersectionObserver(
      ([entry]) => {
        const ratio = entry?.intersectionRatio ?? 0;
        // Fractions of pixels make the first ratio less than 1: hold on to that one.
        if (first && ratio < threshold && ratio > 0) observe(ratio);
        else if (!first) moved();
        first = false;
      },
      {
        root: view.document,
        rootMargin: inset.map((side) => `${-Math.floor(side)}px`).join(' '),
        threshold: Math.max(0.001, Math.min(1, threshold)),
      },
    );
    observer.observe(element);
  }
  const renew = (): void => {
    if (!isEmpty(element.getBoundingClientRect())) observe(1);
    else stop();
  };
  renew();
  return { renew, stop };
}
