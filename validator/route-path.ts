/** Paths of routes, such as `/orders/:id`. */

const PARAM = /:([A-Za-z_][A-Za-z0-9_]*)/g;

/** The names of the params in a path, in their order. */
export function paramsOfPath(path: string): string[] {
  return Array.from(path.matchAll(PARAM), ([, name = '']) => name);
}
