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

const PAIR = /[\ud800-\udbff][\udc00-\udfff]/;

/** Length of a string in Unicode code points, for `minLength` and `maxLength`. */
export function ucs2length(text: string): number {
  // Nearly all texts have none that takes two units.
  return PAIR.test(text) ? [...text].length : text.length;
}
