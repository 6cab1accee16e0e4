/** Where one tour is due, and nothing else. */
import type { DocumentFacts } from './file-facts.ts';

/** The facts of a document that must be a tour. */
export function onlyTour(facts: DocumentFacts): DocumentFacts {
  return facts.document?.kind === 'TourOverlay'
    ? refusedAs(facts.index, 'This is an overlay, and a tour is due here.')
    : facts;
}

/** The facts of a document that may not be there at all. */
export function noFurther({ index }: DocumentFacts): DocumentFacts {
  return refusedAs(index, 'One tour is due here, and this is a further document. Remove it.');
}

function refusedAs(index: number, message: string): DocumentFacts {
  const finding = { rule: 'document-kind', path: [], mark: 'key', message } as const;
  return { index, findings: [finding], brokenKeys: [], facts: [] };
}
