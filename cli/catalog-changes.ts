/** What differs between two versions of a catalog document, row by row, in words. */
import canonicalize from 'canonicalize';

const ROWS = { routes: 'route', tools: 'tool', optedOut: 'opted-out tool', anchors: 'anchor' } as const;

/**
 * What has changed in a catalog document, for people.
 *
 * @returns one phrase per row that was added, removed or changed, such as `tool "orders.list.filter" changed`
 */
export function catalogChanges(
  before: Readonly<Record<string, unknown>> | undefined,
  after: Readonly<Record<string, unknown>>,
): string[] {
  return Object.entries(ROWS).flatMap(([list, noun]) => {
    const old = rowsByName(before?.[list]);
    const now = rowsByName(after[list]);
    const names = [...new Set([...old.keys(), ...now.keys()])].sort();
    return names.flatMap((name) => {
      if (!now.has(name)) return `${noun} "${name}" removed`;
      if (!old.has(name)) return `${noun} "${name}" added`;
      return old.get(name) === now.get(name) ? [] : `${noun} "${name}" changed`;
    });
  });
}

function rowsByName(rows: unknown): Map<string, string> {
  if (!Array.isArray(rows)) return new Map();
  return new Map(
    rows.map((row: { name?: unknown; key?: unknown } | null) => [
      String(row?.name ?? row?.key),
      canonicalize(row) ?? '',
    ]),
  );
}
