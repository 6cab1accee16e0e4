/** Pages with one anchor, and the tour that points at it. */

/** So many lines of text; the one with this index is the anchor. */
export const rows = (count: number, marked: number): string =>
  Array.from({ length: count }, (_, index) =>
    index === marked ? '<p data-tour-anchor="a">The anchor</p>' : `<p>Line ${index}</p>`,
  ).join('');
export const button = '<button data-tour-anchor="a">A</button>';
export const oneStep = [{ key: 'tour', steps: [{ anchor: 'a' }] }];
export const ANCHOR = '[data-tour-anchor=a]';
