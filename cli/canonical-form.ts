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

/** Keys that an object does not keep where they are put. */
const OWN_PLACE = /^(?:\d|__proto__$)/;

class Unordered extends Error {}

/** A copy with its keys in the order of their code units. */
function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inOrder);
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value).sort()) {
    if (OWN_PLACE.test(key)) throw new Unordered();
    copy[key] = inOrder((value as Readonly<Record<string, unknown>>)[key]);
  }
  return copy;
}
