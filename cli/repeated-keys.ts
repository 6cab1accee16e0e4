/** Keys that stand more than once in one object of a JSON text: `JSON.parse` takes the last one, and says nothing. */

export interface RepeatedKey {
  /** With the keys around it, as `tours.first.title`. */
  readonly key: string;
  /** Where it stands again, and where it stood first: offsets in the text. */
  readonly offset: number;
  readonly first: number;
}

/** A key or a text, with the colon behind it if there is one; or a bracket. */
const TOKEN = /"([^"\\]*(?:\\.[^"\\]*)*)"\s*(:?)|[{}[\]]/g;

/**
 * The repeated keys, in the order of the text.
 *
 * @param text JSON
 * @param value what it says
 */
export function repeatedKeys(text: string, value: unknown): readonly RepeatedKey[] {
  return mayRepeat(text, value) ? search(text) : [];
}

/** Texts are many and repeated keys are few: what looks like a key is counted sooner than it is read. */
function mayRepeat(text: string, value: unknown): boolean {
  return (text.match(/"\s*:/g)?.length ?? 0) > keysIn(value);
}

/** By a list, not by calls of its own, because an object may be nested deeper than calls can be. */
function keysIn(value: unknown): number {
  let keys = 0;
  const left = [value];
  for (let each = left.pop(); each !== undefined; each = left.pop()) {
    if (typeof each !== 'object' || each === null) continue;
    const values: unknown[] = Object.values(each);
    if (!Array.isArray(each)) keys += values.length;
    for (const value of values) left.push(value);
  }
  return keys;
}

interface Open {
  /** The key that it is the value of, with the keys around it. */
  readonly path: string;
  /** Its own keys, each with the offset at which it stood first. */
  readonly keys: Map<string, number>;
}

function search(text: string): RepeatedKey[] {
  const repeated: RepeatedKey[] = [];
  const open: Open[] = [];
  let path = '';
  for (const { 0: token, 1: written, 2: colon, index } of text.matchAll(TOKEN)) {
    const within = open.at(-1);
    if (token === '{' || token === '[') {
      open.push({ path, keys: new Map() });
    } else if (token === '}' || token === ']') {
      open.pop();
    } else if (colon === ':' && within !== undefined) {
      const name = JSON.parse(`"${written}"`) as string;
      path = within.path === '' ? name : `${within.path}.${name}`;
      const first = within.keys.get(name);
      if (first === undefined) within.keys.set(name, index);
      else repeated.push({ key: path, offset: index, first });
    }
  }
  return repeated;
}
