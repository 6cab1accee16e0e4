/** The documents that a host hands over as JSON: each is known by its `kind`, and anything else is refused in words. */
import { type Tour, tourFromBuild } from '../engine/index.ts';
import type { JsonDocument } from './options.ts';

/** Built tours by their keys. */
export function readTours(documents: readonly JsonDocument[]): Map<string, Tour> {
  return new Map(documents.map(tourFromBuild).map((tour) => [tour.key, tour]));
}
