/** Brings an anchor into view: through every scroller around it, out from under sticky and fixed bars. */
import { innerBox } from './ancestry.ts';
import type { Watched } from './follow.ts';
import { type Box, boxOf, contains, intersection, isEmpty, parentOf, viewportBox } from './geometry.ts';

/** Pixels kept free around the anchor, so that the spotlight's edge is seen too. */
const MARGIN = 16;
/** How often a bar may be found in the way: a header, a second one below it, a footer. */
const BARS = 4;
/** Pixels: lower than most bars. */
const LOW = 48;
/** Pixels from a corner to where it is looked at. */
const INSET = 2;

/**
 * Scrolls without animation: the step is settled in the frame in which it begins, with reduced motion and without.
 *
 * @param own the player's own element, which may lie over the anchor from the step before
 * @param keepFree pixels at the bottom of the screen that something else covers, such as a sheet
 */
export function scrollIntoView({ element, ancestry }: Watched, own: Element, keepFree: number): void {
  const { scrollers, fixed } = ancestry;
  const page = document.scrollingElement;
  const screen = viewportBox(window);
  const free = { ...screen, height: screen.height - keepFree };
  const all = page && !fixed ? [...scrollers, page] : scrollers;
  for (const scroller of all) {
    const inner = innerBox(scroller);
    const seen = intersection(inner, free);
    // A scroller that is off the screen itself is brought in by the next one out.
    scrollBy(scroller, distance(boxOf(element), isEmpty(seen) ? inner : seen));
  }
  const [inner] = all;
  if (inner) clearBars(element, own, all, intersection(free, innerBox(inner)));
}

/** How far to scroll so that the box is inside the space; 0 when it already is. A far one comes to the middle. */
function distance(box: Box, space: Box): readonly [number, number] {
  return [along(box.x, box.width, space.x, space.width), along(box.y, box.height, space.y, space.height)];
}

function along(start: number, size: number, from: number, room: number): number {
  const margin = Math.min(MARGIN, Math.max(0, (room - size) / 2));
  if (start >= from + margin && start + size <= from + room - margin) return 0;
  if (size > room - 2 * MARGIN)
    return start > from + margin || start + size < from + room ? start - from - margin : 0;
  return start + size / 2 - (from + room / 2);
}

/** While something that does not scroll along lies over the anchor: scrolls the anchor out from under it. */
function clearBars(element: Element, own: Element, scrollers: readonly Element[], free: Box): void {
  for (let tries = 0; tries < BARS; tries++) {
    const box = intersection(boxOf(element), free);
    const bar = barOver(element, own, box, free);
    if (!bar) return;
    const over = boxOf(bar);
    /** Along one axis; false when that leads nowhere. */
    const slip = (at: 'x' | 'y', size: 'width' | 'height'): boolean => {
      const end = over[at] + over[size];
      const [before, after] = [over[at] - free[at], free[at] + free[size] - end];
      if (Math.max(before, after) < Math.min(box[size], free[size] / 2)) return false;
      const from = boxOf(element)[at];
      const to = from - (after > before ? box[at] - end - MARGIN : box[at] + box[size] - over[at] + MARGIN);
      for (const scroller of scrollers) {
        const left = boxOf(element)[at] - to;
        scrollBy(scroller, at === 'x' ? [left, 0] : [0, left]);
      }
      return Math.abs(boxOf(element)[at] - from) >= 1;
    };
    const { top, bottom } = getComputedStyle(bar);
    // A column that sticks scrolls along up and down.
    const isColumn = top === 'auto' && bottom === 'auto';
    if ((isColumn || !slip('y', 'height')) && !slip('x', 'width')) return;
  }
}

/** The sticky or fixed element that is hit where the anchor should be. */
function barOver(element: Element, own: Element, box: Box, free: Box): Element | undefined {
  const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
  const [left, right] = [box.x + INSET, box.x + box.width - INSET];
  const [top, bottom] = [box.y + INSET, box.y + box.height - INSET];
  // Bars come from an edge of the screen: one over a box as low as a button covers its middle, or the corner that is
  // nearest to that edge.
  const nearest = [
    middle[0] < free.x + free.width / 2 ? left : right,
    middle[1] < free.y + free.height / 2 ? top : bottom,
  ] as const;
  const corners = [
    [left, top],
    [right, bottom],
    [right, top],
    [left, bottom],
  ] as const;
  for (const [x, y] of [middle, ...(box.height < LOW ? [nearest] : corners)]) {
    let hit = document.elementFromPoint(x, y);
    // Asking for all that lies there costs far more, and is only needed where the old card does.
    if (hit === own) hit = document.elementsFromPoint(x, y).find((each) => each !== own) ?? null;
    if (!hit || contains(element, hit)) continue;
    for (let at: Element | null = hit; at && !contains(at, element); at = parentOf(at)) {
      const { position } = getComputedStyle(at);
      if (position === 'sticky' || position === 'fixed') return at;
    }
  }
  return undefined;
}

/** @param by pixels on the screen, which for a scaled scroller are not its own */
function scrollBy(scroller: Element, [x, y]: readonly [number, number]): void {
  if (x === 0 && y === 0) return;
  const scale = innerBox(scroller).width / scroller.clientWidth;
  scroller.scrollBy({ left: x / scale, top: y / scale, behavior: 'instant' });
}
