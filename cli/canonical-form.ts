/**
 * The RFC 8785 form of a catalog, which may be megabytes: `JSON.stringify` writes the same, and several times as fast,
 * where it is given the keys in their order. `canonicalize` is asked for what it would write otherwise.
 */
import canonicalize from 'canonicalize';

/** The RFC 8785 form of a JSON document. */
export function canonicalForm(document: Readonly<Record<string, unknown>>): string {
  try {
    const form = JSON.stringify(inOrder(document));
    // Half a character is escaped, and has no canonical form.
    if (!form.includes('\\ud')) return form;
  } catch (error) {
    if (!(error instanceof Unordered)) throw error;
  }
  return canonicalize(document) ?? '';
}

class Unordered extends Error {}

/** A copy with its keys in the order of their code units. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const copy: Record<string, unknown> = {};
  for (const key of sorted(Object.keys(value))) {
    if (hasOwnPlace(key)) throw new Unordered();
    copy[key] = inOrder((value as Readonly<Record<string, unknown>>)[key]);
  }
  return copy;
}

/** Whether an object does not keep a key where it is put. */
function hasOwnPlace(key: string): boolean {
  const first = key.charCodeAt(0);
  return (first >= 0x30 && first <= 0x39) || key === '__proto__';
}

/** Most objects have a few keys, which are sooner put in their places than sorted. */
const FEW = 16;

function sorted(keys: string[]): string[] {
  if (keys.length > FEW) return keys.sort();
  for (const [index, key] of keys.entries()) {
    let place = index;
    for (let before = keys[place - 1]; before !== undefined && before > key; before = keys[place - 1]) {
      keys[place] = before;
      place -= 1;
    }
    keys[place] = key;
  }
  return keys;
}
