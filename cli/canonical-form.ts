/**
 * The RFC 8785 form of a catalog, which may be megabytes: `JSON.stringify` writes the same, and several times as fast,
 * where it is given the keys in their order. `canonicalize` is asked for what it would write otherwise.
 */
import canonicalize from 'canonicalize';

/** The RFC 8785 form of a JSON document. */
export function canonicalForm(document: Readonly<Record<string, unknown>>): string {
  try {
    const form = JSON.stringify(inOrder(document, { next: new Map() }));
    // Half a character is escaped, and has no canonical form.
    if (!form.includes('\\ud')) return form;
  } catch (error) {
    if (!(error instanceof Unordered)) throw error;
  }
  return canonicalize(document) ?? '';
}

class Unordered extends Error {}

/** What follows some keys in the objects that begin with them, and those keys in their order: rows are much alike. */
interface Keys {
  readonly next: Map<string, Keys>;
  inOrder?: readonly string[];
}

/** A copy with its keys in the order of their code units. */
function inOrder(value: unknown, first: Keys): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => inOrder(each, first));
  const copy: Record<string, unknown> = {};
  for (const key of orderOf(Object.keys(value), first)) {
    copy[key] = inOrder((value as Readonly<Record<string, unknown>>)[key], first);
  }
  return copy;
}

/** @throws Unordered when an object cannot have its keys in that order */
function orderOf(keys: readonly string[], first: Keys): readonly string[] {
  let last = first;
  for (const key of keys) {
    let next = last.next.get(key);
    if (next === undefined) {
      next = { next: new Map() };
      last.next.set(key, next);
    }
    last = next;
  }
  if (last.inOrder === undefined) {
    if (keys.some(hasOwnPlace)) throw new Unordered();
    last.inOrder = keys.toSorted();
  }
  return last.inOrder;
}

/** Whether an object does not keep a key where it is put. */
function hasOwnPlace(key: string): boolean {
  const first = key.charCodeAt(0);
  return (first >= 0x30 && first <= 0x39) || key === '__proto__';
}
