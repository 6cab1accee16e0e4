/** What tenants change in tours; loaded for a host that has overlays. */
import { type Overlaying, ofKind, overlayApplies, withOverlay } from '../engine/index.ts';
import type { TourOverlayDocument } from '../schemas/index.ts';
import type { JsonDocument } from './options.ts';

/**
 * Applies to each tour the overlay that is for its viewer.
 *
 * @throws Error when one of the documents is another one
 */
export function overlayingWith(documents: readonly JsonDocument[]): Overlaying {
  const overlays = documents.map(
    (document): TourOverlayDocument => ofKind('TourOverlay', document, '`overlays`'),
  );
  return (request) => {
    const overlay = overlays.find((each) => overlayApplies(each, request.tour, request.viewer));
    return withOverlay({ ...request, overlay });
  };
}
