/** Whether an element is on the screen, and if not, which element and property are at fault (case B006). */
import type { AnchorStatus } from '../engine/index.ts';
import { ancestryOf, innerBox } from './ancestry.ts';
import { type Box, boxOf, intersection, isEmpty, nameOf, parentOf, viewportBox } from './geometry.ts';

const VISIBLE: AnchorStatus = { state: 'visible' };

/**
 * The status of an element that was found for an anchor. An element that can be scrolled into view is visible.
 */
export function statusOf(element: Element): AnchorStatus {
  const box = boxOf(element);
  if (!isEmpty(box)) return rendered(element) ? (hiddenByClipping(element, box) ?? VISIBLE) : hidden(element);
  return rendered(element)
    ? missing('empty', `${nameOf(element)} is ${box.width} × ${box.height} px`)
    : hidden(element);
}

/** The status of an anchor for which no element was found. */
export function absent(key: string): AnchorStatus {
  return missing('absent', `No element carries data-tour-anchor="${key}", and none is registered or located`);
}

export function missing(
  reason: Extract<AnchorStatus, { state: 'missing' }>['reason'],
  detail: string,
): AnchorStatus {
  return { state: 'missing', reason, detail };
}

function rendered(element: Element): boolean {
  const style = getComputedStyle(element);
  if (style.visibility === 'hidden' || style.visibility === 'collapse') return false;
  if (style.display === 'contents') return true;
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}

function hidden(element: Element): AnchorStatus {
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const style = getComputedStyle(at);
    const fault = style.display === 'none' ? 'display: none' : closedDetails(at, element);
    if (fault) return missing('hidden', `${nameOf(element)} is not shown: ${nameOf(at)} has ${fault}`);
  }
  const { visibility } = getComputedStyle(element);
  let at = element;
  for (let outer = parentOf(at); outer; outer = parentOf(at)) {
    if (getComputedStyle(outer).visibility !== visibility) break;
    at = outer;
  }
  const fault = visibility === 'visible' ? 'content-visibility: hidden' : `visibility: ${visibility}`;
  return missing('hidden', `${nameOf(element)} is not shown: ${nameOf(at)} has ${fault}`);
}

function closedDetails(at: Element, element: Element): string | undefined {
  if (at === element || at.localName !== 'details' || at.hasAttribute('open')) return undefined;
  return at.querySelector(':scope > summary')?.contains(element) ? undefined : 'no open attribute';
}

/** Cut off by a box that does not scroll, or placed where no scrolling leads: a drawer outside the screen. */
function hiddenByClipping(element: Element, box: Box): AnchorStatus | undefined {
  const screen = viewportBox(window);
  // Most are on the screen, and within all that is around them: then the styles need not be asked.
  if (!isEmpty(intersection(box, screen)) && isWithinAll(element, box)) return undefined;
  const { clippers, scrollers, fixed, frame } = ancestryOf(element);
  let seen = box;
  for (const clipper of clippers) {
    const inner = innerBox(clipper);
    // What is scrolled out of a box can be scrolled into it again: then it is the box that has to be seen.
    seen = scrollers.includes(clipper) ? inner : intersection(seen, inner);
    if (isEmpty(seen)) return missing('hidden', `${nameOf(element)} is cut off by ${nameOf(clipper)}`);
  }
  const outside = fixed
    ? isEmpty(intersection(seen, screen))
    : frame === 'page' &&
      ((seen.x + seen.width + scrollX <= 0 && !scrollsLeft()) || seen.y + seen.height + scrollY <= 0);
  return outside ? missing('hidden', `${nameOf(element)} is off the screen`) : undefined;
}

/** Whether the page runs from right to left, and scrolls to all that is on the left of it. */
function scrollsLeft(): boolean {
  const { direction, writingMode } = getComputedStyle(document.body);
  return direction === 'rtl' || writingMode === 'vertical-rl';
}

/** Whether the element lies within everything around it, and nothing there is without room, as no inline box has any. */
function isWithinAll(element: Element, box: Box): boolean {
  for (let at = parentOf(element); at; at = parentOf(at)) {
    if (at.clientWidth === 0 || at.clientHeight === 0 || isEmpty(intersection(box, boxOf(at)))) return false;
  }
  return true;
}
