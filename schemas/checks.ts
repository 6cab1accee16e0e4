/**
 * What compiled JSON Schema checks call at run time. Checks made by `tour build` import it as `tourwright/checks`.
 * Ajv's own helpers are CommonJS, which a page without a bundler cannot load and bundlers resolve in two ways.
 */

/** Deep equality of two JSON values, for `uniqueItems`, `const` and `enum`. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(
    (key) => Object.hasOwn(b, key) && equal(a[key as keyof typeof a], b[key as keyof typeof b]),
  );
}

/** Length of a string in Unicode code points, for `minLength` and `maxLength`. */
export function ucs2length(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
