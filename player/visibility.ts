/** Whether an element is on the screen. What is at fault when it is not, `why-missing.ts` says. */
import type { AnchorStatus } from '../engine/index.ts';
import { ancestryOf, innerBox } from './ancestry.ts';
import { type Box, boxOf, intersection, isEmpty, outward, parentOf, viewportBox } from './geometry.ts';

/**
 * The status of an element that was found for an anchor. An element that can be scrolled into view is visible.
 */
export function statusOf(element: Element): AnchorStatus {
  if (!isRendered(element)) return missing('hidden');
  const box = boxOf(element);
  if (isEmpty(box)) return missing('empty');
  return cutOffBy(element, box) ? missing('hidden') : { state: 'visible' };
}

export function missing(reason: Extract<AnchorStatus, { state: 'missing' }>['reason']): AnchorStatus {
  return { state: 'missing', reason };
}

function isRendered(element: Element): boolean {
  const style = getComputedStyle(element);
  if (style.visibility !== 'visible') return false;
  if (style.display === 'contents') return true;
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}

/**
 * What cuts the element off: a box that does not scroll, or the root for what is placed where no scrolling leads, such
 * as a drawer outside the screen.
 */
export function cutOffBy(element: Element, box: Box): Element | undefined {
  const screen = viewportBox(window);
  // Most are on the screen, and within all that is around them: then the styles need not be asked.
  if (!isEmpty(intersection(box, screen)) && isWithinAll(element, box)) return undefined;
  const { clippers, scrollers, fixed, frame } = ancestryOf(element);
  let seen = box;
  for (const clipper of clippers) {
    const inner = innerBox(clipper);
    // What is scrolled out of a box can be scrolled into it again: then it is the box that has to be seen.
    seen = scrollers.includes(clipper) ? inner : intersection(seen, inner);
    if (isEmpty(seen)) return clipper;
  }
  const outside = fixed
    ? isEmpty(intersection(seen, screen))
    : frame === 'page' &&
      ((seen.x + seen.width + scrollX <= 0 && !scrollsLeft()) || seen.y + seen.height + scrollY <= 0);
  return outside ? document.documentElement : undefined;
}

/** Whether the page runs from right to left, and scrolls to all that is on the left of it. */
function scrollsLeft(): boolean {
  const { direction, writingMode } = getComputedStyle(document.body);
  return direction === 'rtl' || writingMode === 'vertical-rl';
}

/** Whether the element lies within everything around it, and nothing there is without room, as no inline box has any. */
function isWithinAll(element: Element, box: Box): boolean {
  return outward(parentOf(element)).every(
    (at) => at.clientWidth > 0 && at.clientHeight > 0 && !isEmpty(intersection(box, boxOf(at))),
  );
}
