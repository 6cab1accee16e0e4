/** Holds the facts of all files against the project and each other. */

import type { TourDocument } from '../schemas/index.ts';
import { collectors, type DocumentFacts, type FileFacts } from './file-facts.ts';
import type { Finding, Severity } from './finding.ts';
import type { Project } from './project.ts';
import type { DocumentRule } from './rule.ts';
import { documentRules } from './rules/documents.ts';
import {
  createScopes,
  type Declarations,
  type DeclaredOverlay,
  type DeclaredTour,
  type Scope,
} from './scope.ts';
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
      for (const finding of findingsOf(each, scopeAt(place))) problems.push({ ...finding, ...place });
    }
  }
  return problems;
}

export type RuleFinding = Finding & { readonly rule: string; readonly severity: Severity };

/** The findings of one document, by all rules that are not switched off. */
export function findingsOf(facts: DocumentFacts, scope: Scope): RuleFinding[] {
  const { project } = scope;
  const found: RuleFinding[] = facts.findings.map((finding) => ({ ...finding, severity: 'error' }));
  if (facts.document === undefined) return found;
  for (const rule of documentRules) {
    if (project.rules?.[rule.id] === 'off') continue;
    const collected = facts.facts[collectors.indexOf(rule.collect)];
    // JSON has no undefined: facts that were kept in a file have null in its place.
    if (collected === undefined || collected === null) continue;
    for (const finding of rule.link(collected, scope)) {
      found.push({ ...finding, rule: rule.id, severity: severityOf(rule, finding, project) });
    }
  }
  return found;
}

function severityOf(rule: DocumentRule, finding: Finding, { rules: settings }: Project): Severity {
  const setting = settings?.[rule.id];
  if (setting === 'error' || setting === 'warning') return setting;
  return finding.severity ?? rule.severity;
}

function toursOf(files: readonly FileFacts[]): ReadonlyMap<string, TourDocument> {
  const documents = files.flatMap((file) => file.documents.flatMap(({ document }) => document ?? []));
  return new Map(
    documents.flatMap((document) => (document.kind === 'Tour' ? [[document.tour.key, document.tour]] : [])),
  );
}

/** What the documents of some files declare, for each other to refer to. */
export function declarationsOf(files: readonly FileFacts[]): Declarations {
  const tours = new Map<string, DeclaredTour[]>();
  const overlays: DeclaredOverlay[] = [];
  const declare = (declared: DeclaredTour) => {
    const same = tours.get(declared.key);
    if (same === undefined) tours.set(declared.key, [declared]);
    else same.push(declared);
  };
  for (const { file, documents } of files) {
    for (const { index, document, brokenKeys } of documents) {
      const place = { file, document: index };
      if (document?.kind === 'Tour') declare({ place, key: document.tour.key, tour: document.tour });
      else if (document?.kind === 'TourOverlay') overlays.push({ place, overlay: document.overlay });
      for (const key of brokenKeys) declare({ place, key });
    }
  }
  return { tours, overlays };
}

function isReported(
  file: string,
  { document }: DocumentFacts,
  { tours }: Declarations,
  report: ReadonlySet<string>,
): boolean {
  if (report.has(file)) return true;
  if (document?.kind !== 'TourOverlay') return false;
  const target = tours.get(document.overlay.tour) ?? [];
  return target.some(({ place }) => report.has(place.file));
}
