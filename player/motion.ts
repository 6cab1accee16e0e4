/**
 * Movement of what is drawn: on the compositor alone, short, and not at all for people who asked for less. Where it
 * ends is written out: with an end left to the style, Chromium calculates every frame on the main thread.
 */

const STEP_MS = 220;
/** A frame, and what a timer may come early. */
const FRAME_MS = 20;
/** How many times as long an animation would last as it moves something. */
const STAYS = 4;
const CALM = 'cubic-bezier(.2,.7,.2,1)';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Whether the system asks for less movement, now. */
export function reducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion:reduce)').matches;
}

/** Keeps the element a layer of its own, or the page would be painted anew when a movement begins and when it ends. */
export function readyToGlide({ style }: HTMLElement): void {
  style.willChange = 'translate';
}

/** Lets an element that was just drawn come from where it was before, `from` pixels away, or rise into view. */
export function glide(element: Element, from: Point | null): void {
  if (from) move(element, { translate: `${from.x}px ${from.y}px` }, { translate: 'none' }, CALM);
  else move(element, { translate: '0 8px', opacity: 0.2 }, { translate: 'none', opacity: 1 }, CALM);
}

/** Lets an element fade in. */
export function fadeIn(element: Element): void {
  move(element, { opacity: 0.2 }, { opacity: 1 }, 'ease-out');
}

/**
 * Chromium wakes the main thread 40 ms before an animation ends, and then for each frame: one that ends much later and
 * is taken away once nothing moves any more needs it once.
 */
function move(element: Element, from: Keyframe, to: Keyframe, easing: string): void {
  const animation = element.animate([{ ...from, easing }, { ...to, offset: 1 / STAYS }, to], STEP_MS * STAYS);
  const stop = (): void => animation.cancel();
  animation.ready.then(() => setTimeout(stop, STEP_MS + FRAME_MS), stop);
}
