/** Holds the facts of all files against the project and each other. */

import type { TourDocument } from '../schemas/index.ts';
import { declarationsOf } from './declarations.ts';
import type { FileFacts } from './file-facts.ts';
import type { Project } from './project.ts';
import { type DocumentFacts, findingsOf, type RuleSet } from './rule-set.ts';
import { createScopes, type Declarations } from './scope.ts';
import type { FileProblem } from './to-diagnostics.ts';

export interface LinkOptions {
  /**
   * Names of the files to report on. The others are looked at for what spans files. Overlays of a tour in one of the
   * files are reported too. Absent: all.
   */
  readonly report?: ReadonlySet<string>;
  /** The files as they were at another time, for what must not change without a word. */
  readonly before?: { readonly name: string; readonly files: readonly FileFacts[] };
}

/** The problems of the documents of a project. */
export function linkFacts(
  set: RuleSet,
  files: readonly FileFacts[],
  project: Project,
  { report, before }: LinkOptions = {},
): FileProblem[] {
  const declarations = declarationsOf(files);
  const former = before && { name: before.name, tours: toursOf(before.files) };
  const scopeAt = createScopes(project, declarations, former);
  const problems: FileProblem[] = [];
  for (const { file, documents } of files) {
    for (const each of documents) {
      if (report !== undefined && !isReported(file, each, declarations, report)) continue;
      const place = { file, document: each.index };
      for (const finding of findingsOf(set, each, scopeAt(place))) problems.push({ ...finding, ...place });
    }
  }
  return problems;
}

function toursOf(files: readonly FileFacts[]): ReadonlyMap<string, TourDocument> {
  const documents = files.flatMap((file) => file.documents.flatMap(({ document }) => document ?? []));
  return new Map(
    documents.flatMap((document) => (document.kind === 'Tour' ? [[document.tour.key, document.tour]] : [])),
  );
}

function isReported(
  file: string,
  { document, brokenTargets = [] }: DocumentFacts,
  { tours }: Declarations,
  report: ReadonlySet<string>,
): boolean {
  if (report.has(file)) return true;
  const targets = document?.kind === 'TourOverlay' ? [document.overlay.tour] : brokenTargets;
  return targets.flatMap((target) => tours.get(target) ?? []).some(({ place }) => report.has(place.file));
}
