/** JSON in its RFC 8785 form, as far as a page needs it: of values that came from JSON. */

/** The canonical form of a JSON value: values that are equal have the same. A member that is undefined is left out. */
export function canonicalJson(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  const members = value as Readonly<Record<string, unknown>>;
  const written = Object.keys(members)
    .filter((key) => members[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(members[key])}`);
  return `{${written.join()}}`;
}
