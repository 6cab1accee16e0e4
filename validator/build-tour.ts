import type { Catalog } from '../engine/index.ts';
import type { BuiltTour, TourDocument } from '../schemas/index.ts';

/** Builds a tour document that passed every check, with what it uses of the catalog. */
export function buildTour(document: TourDocument, catalog: Catalog): BuiltTour {
  throw new Error(`not yet: ${document.key} ${catalog.app}`);
}
