/** Paths into a document: as a list of keys and indexes inside, as JSON Pointers (RFC 6901) at the edge. */

export type Path = readonly (string | number)[];

/** The JSON Pointer of a path; empty for the document itself. */
export function toPointer(path: Path): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

/** The parts of a JSON Pointer. Indexes stay strings: only the value says whether a part is a key or an index. */
export function fromPointer(pointer: string): Path {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** The value at a path; undefined when the path leads nowhere. */
export function valueAt(root: unknown, path: Path): unknown {
  let value = root;
  for (const part of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = (value as Readonly<Record<string | number, unknown>>)[part];
  }
  return value;
}

/** Whether a value is a mapping, as opposed to a list, a scalar or nothing. */
export function isMapping(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
