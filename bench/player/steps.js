/**
 * The tour that every subject plays: the same anchors, texts and order. `where` says what an anchor scrolls with.
 *
 * @typedef {{ id: string, anchor: string, text: string, where: 'page' | 'sticky' | 'inner' }} BenchStep
 */

/** @type {readonly BenchStep[]} */
export const STEPS = [
  { id: 's1', anchor: 'nav', text: 'Every order that came in is listed here.', where: 'page' },
  { id: 's2', anchor: 'search', text: 'Search by name, number or place.', where: 'sticky' },
  { id: 's3', anchor: 'filter', text: 'Show only those that are still open.', where: 'page' },
  { id: 's4', anchor: 'member', text: 'Everyone in the team has a row of their own.', where: 'inner' },
  { id: 's5', anchor: 'report', text: 'The report of the day is one click away.', where: 'page' },
  { id: 's6', anchor: 'new', text: 'Begin a new order with this button.', where: 'page' },
];

/** @param {string} anchor */
export const selectorOf = (anchor) => `[data-tour-anchor="${anchor}"]`;

/** @param {string} anchor */
export const find = (anchor) => document.querySelector(selectorOf(anchor));

/**
 * Waits for an anchor as an app does for a library that does not: with a mutation observer.
 *
 * @param {string} anchor
 * @param {() => void} then
 */
export function whenThere(anchor, then) {
  const observer = new MutationObserver(() => {
    if (!find(anchor)) return;
    observer.disconnect();
    then();
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
