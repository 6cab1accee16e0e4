/**
 * Movement of what is drawn: on the compositor alone, short, and not at all for people who asked for less. Where it
 * ends is written out: with an end left to the style, Chromium calculates every frame on the main thread.
 */

const STEP_MS = 220;
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
  const [start, end] = from
    ? [{ translate: `${from.x}px ${from.y}px` }, { translate: 'none' }]
    : [
        { translate: '0 8px', opacity: 0.2 },
        { translate: 'none', opacity: 1 },
      ];
  element.animate([start, end], { duration: STEP_MS, easing: CALM });
}

/** Lets an element fade in. */
export function fadeIn(element: Element): void {
  element.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: STEP_MS, easing: 'ease-out' });
}
