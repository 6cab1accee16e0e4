/** How elements name their anchor. */

export const ANCHOR_ATTRIBUTE = 'data-tour-anchor';

/** The same in an element's `dataset`. */
export const ANCHOR_DATA = 'tourAnchor';

/** A text without any of these uses no anchor, and need not be parsed. */
const MARKS = /data-?tour-?anchor|tourAnchor|useAnchor|registerAnchor/i;

/** Whether a text has to be parsed to know the anchors that it uses. */
export function mayUseAnchors(text: string): boolean {
  return MARKS.test(text);
}
