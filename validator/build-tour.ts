/** Building: a checked tour document with what it was checked against. */
import canonicalize from 'canonicalize';
import { advanceOf, type Catalog, contentHash, PAGE_ANCHOR, toolSchemaHash } from '../engine/index.ts';
import type { BuiltTour, TourDocument } from '../schemas/index.ts';
import { byCodeUnits } from './order.ts';

/**
 * Builds a tour document that passed every check. `tourFromBuild` makes a `Tour` of the result.
 *
 * @param catalog the catalog of the tour's app member
 */
export function buildTour(document: TourDocument, catalog: Catalog): BuiltTour {
  const tools = new Map<string, string>();
  const anchors = new Set<string>();
  for (const step of document.steps) {
    const tool = catalog.tools.get(step.tool);
    if (tool !== undefined) tools.set(step.tool, toolSchemaHash(tool));
    const clicked = advanceOf(step).flatMap((rule) => (rule.on === 'click' ? [rule.anchor] : []));
    for (const anchor of [step.anchor, ...(step.highlight ?? []), ...clicked]) {
      if (anchor !== PAGE_ANCHOR) anchors.add(anchor);
    }
  }
  return {
    kind: 'BuiltTour',
    format: 1,
    hash: contentHash(canonicalize(document) ?? ''),
    tour: document as unknown as BuiltTour['tour'],
    uses: {
      tools: Object.fromEntries([...tools].sort(([a], [b]) => byCodeUnits(a, b))),
      anchors: [...anchors].sort(),
    },
  };
}
