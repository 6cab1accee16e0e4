/**
 * Follows elements on the screen: tells where they are whenever one moves or changes size. At rest nothing runs but
 * the browser's own observers; frames are only asked for while something moves, and each reads the layout once.
 */
import type { Undo } from '../engine/index.ts';
import { type Ancestry, visibleBox } from './ancestry.ts';
import { type Box, contains, isEmpty, outward, sameBox } from './geometry.ts';

/** Frames without a change after which an element counts as come to rest. */
const RESTING_FRAMES = 2;
/** The same while an animation around it still runs: one that moves nothing must not keep frames going for ever. */
const ANIMATED_FRAMES = 60;
/** Which part more of an element is noticed: a pixel of what is higher or wider than any screen. */
const NOTICED = 2 ** -16;
const ENDLESS = '99999px';

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

export interface Follower {
  /**
   * Follows these and no others from now on.
   *
   * @param last where they were measured to be
   */
  follow(watched: readonly Watched[], last: readonly Followed[]): void;
  stop: Undo;
}

/** @param moved is told all that are followed when one of them has changed */
export function createFollower(moved: (followed: readonly Followed[]) => void): Follower {
  let watched: readonly Watched[] = [];
  let known: readonly Followed[] = [];
  let hugs: readonly Hug[] = [];
  let frame = 0;
  let lastScroll = '';
  let quiet = 0;
  let fresh = false; // read since the last frame
  let listening = new AbortController();
  const heard = new Set<EventTarget>();
  const size = new ResizeObserver(now);

  function read(): boolean {
    const boxes = measure(watched);
    const scroll = scrolled();
    // The browser may scroll the page so that what it shows stays in its place: then it has another one in the page.
    if (scroll === lastScroll && boxes.every(({ box }, index) => sameBox(box, known[index]?.box ?? box)))
      return false;
    known = boxes;
    lastScroll = scroll;
    moved(boxes);
    return true;
  }

  function next(): void {
    frame = 0;
    quiet = fresh || read() ? 0 : quiet + 1;
    fresh = false;
    if (quiet < (isAnyAnimated() ? ANIMATED_FRAMES : RESTING_FRAMES)) {
      frame = requestAnimationFrame(next);
    } else {
      for (const hug of hugs) hug.renew();
    }
  }

  const isAnyAnimated = (): boolean => watched.some(({ element }) => isAnimated(element));
  function wake(): void {
    quiet = 0;
    frame ||= requestAnimationFrame(next);
  }
  /** When a scroll event comes, the layout is clean and the frame is still to be painted: read and move at once. */
  function now(): void {
    if (!read()) return;
    fresh = true;
    wake();
  }
  function animates({ target }: Event): void {
    if (watched.some(({ element }) => contains(target as Element, element))) wake();
  }

  /** What happens in one tree is seen at its top, but not in the trees around it. Heard until nothing is followed. */
  function listen(tree: EventTarget | null): void {
    if (!tree || heard.has(tree)) return;
    heard.add(tree);
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const type of ['scroll', 'resize'] as const) tree.addEventListener(type, now, options);
    for (const type of ['transitionrun', 'animationstart'] as const)
      tree.addEventListener(type, animates, options);
  }

  function rest(): void {
    cancelAnimationFrame(frame);
    frame = quiet = 0;
    fresh = false;
    size.disconnect();
    for (const hug of hugs) hug.stop();
  }

  return {
    follow(elements, last) {
      rest();
      watched = elements;
      known = last;
      lastScroll = scrolled();
      listen(window);
      listen(window.visualViewport);
      for (const { element, ancestry } of watched) {
        for (const each of [element, ...ancestry.scrollers]) {
          const root = each.getRootNode();
          if ('host' in root) listen(root);
          listen(each.ownerDocument.defaultView);
        }
        size.observe(element);
      }
      hugs = watched.map(({ element }) => hug(element, wake));
      if (isAnyAnimated()) wake();
    },
    stop() {
      rest();
      watched = hugs = [];
      listening.abort();
      listening = new AbortController();
      heard.clear();
    },
  };
}

/** How far the page is scrolled, to compare. */
function scrolled(): string {
  return `${scrollX} ${scrollY}`;
}

/** Where the elements are now. */
export function measure(watched: readonly Watched[]): Followed[] {
  return watched.map(({ element, ancestry }) => ({ element, box: visibleBox(element, ancestry.clippers) }));
}

function isAnimated(element: Element): boolean {
  return outward(element).some((at) => at.getAnimations?.().some(({ playState }) => playState === 'running'));
}

interface Hug {
  renew(): void;
  stop: Undo;
}

/**
 * Tells once when the element is no longer where it was, whatever moved it, by an intersection observer whose root begins
 * within the element's upper left corner and has no end: whether it moves, grows or shrinks, another part of it is in
 * there. `renew` starts over from where the element is then.
 */
function hug(element: Element, moved: () => void): Hug {
  let observer: IntersectionObserver | undefined;
  const stop = (): void => observer?.disconnect();
  function observe(threshold: number): void {
    stop();
    const { x, y } = element.getBoundingClientRect();
    const [left, top] = [x, y].map((side) => `${-Math.floor(side) - 1}px`);
    let first = true;
    observer = new IntersectionObserver(
      ([entry]) => {
        const ratio = entry?.intersectionRatio ?? 0;
        // Hold on to the first ratio.
        if (first && ratio < threshold && ratio > 0) observe(ratio);
        else if (!first) moved();
        first = false;
      },
      {
        root: element.ownerDocument,
        rootMargin: `${top} ${ENDLESS} ${ENDLESS} ${left}`,
        threshold: [threshold, threshold + NOTICED],
      },
    );
    observer.observe(element);
  }
  const renew = (): void => {
    if (!isEmpty(element.getBoundingClientRect())) observe(1 - NOTICED);
    else stop();
  };
  renew();
  return { renew, stop };
}
