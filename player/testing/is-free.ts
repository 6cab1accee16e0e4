/** Whether a hit test at the middle and near the corners of the anchor finds it and not what lies over it. */
export function isFree(selector: string): boolean {
  const anchor = document.querySelector(selector);
  if (!anchor) return false;
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const points = [
    [(left + right) / 2, (top + bottom) / 2],
    [left + 3, top + 3],
    [right - 3, top + 3],
    [left + 3, bottom - 3],
    [right - 3, bottom - 3],
  ] as const;
  return points.every(([x, y]) => anchor.contains(document.elementFromPoint(x, y)));
}
