/** Who declares what, among the documents of some files. */
import type { DocumentFacts } from './rule-set.ts';
import type { Declarations, DeclaredOverlay, DeclaredTour } from './scope.ts';

interface DeclaringFile {
  readonly file: string;
  readonly documents: readonly DocumentFacts[];
}

/** What the documents of some files declare, for each other to refer to. */
export function declarationsOf(files: readonly DeclaringFile[]): Declarations {
  const tours = new Map<string, DeclaredTour[]>();
  const overlays: DeclaredOverlay[] = [];
  const declare = (declared: DeclaredTour) => {
    const same = tours.get(declared.key);
    if (same === undefined) tours.set(declared.key, [declared]);
    else same.push(declared);
  };
  for (const { file, documents } of files) {
    for (const { index, document, brokenKeys = [] } of documents) {
      const place = { file, document: index };
      if (document?.kind === 'Tour') declare({ place, key: document.tour.key, tour: document.tour });
      else if (document?.kind === 'TourOverlay') overlays.push({ place, overlay: document.overlay });
      for (const key of brokenKeys) declare({ place, key });
    }
  }
  return { tours, overlays };
}
