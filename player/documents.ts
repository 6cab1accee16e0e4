/** The documents that a host hands over as JSON: each is known by its `kind`, and anything else is refused in words. */
import { type Tour, tourFromBuild } from '../engine/index.ts';
import type { TourOverlayDocument } from '../schemas/index.ts';
import type { JsonDocument } from './options.ts';

/** Built tours by their keys. */
export function readTours(documents: readonly JsonDocument[]): Map<string, Tour> {
  return new Map(documents.map(tourFromBuild).map((tour) => [tour.key, tour]));
}

/** @throws Error when one of them is another document */
export function readOverlays(documents: readonly JsonDocument[]): TourOverlayDocument[] {
  return documents.map((document) => {
    const kind = 'kind' in document ? document.kind : 'none';
    if (kind === 'TourOverlay') return document as TourOverlayDocument;
    throw new Error(`\`overlays\` needs documents of kind TourOverlay; one has ${String(kind)}.`);
  });
}
