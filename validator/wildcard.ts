/**
 * Whether a text begins with the first of these parts, ends with the last, and has the others in this order between
 * them, with anything around: `a*b` for the parts `a` and `b`. Linear, unlike a regular expression with many stars.
 *
 * @param parts what stands around the gaps; a single one is the whole text
 */
export function fitsAround(parts: readonly string[], text: string): boolean {
  const [first = '', ...others] = parts;
  const last = others.pop();
  if (last === undefined) return text === first;
  if (!text.startsWith(first) || !text.endsWith(last)) return false;
  let at = first.length;
  for (const part of others) {
    const found = text.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return at + last.length <= text.length;
}
