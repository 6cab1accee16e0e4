/**
 * The door from a value to a `Tour`: for tours that an agent composes, also in a page under a content security policy.
 * Nothing that is reached from here parses YAML or compiles a schema.
 */
import { type Problem, type Tour, tourFromBuild, type ValueSuggestion } from '../engine/index.ts';
import { buildTour } from './build-tour.ts';
import { declarationsOf } from './declarations.ts';
import type { Change, Mend } from './finding.ts';
import { plainValue } from './plain-value.ts';
import { isMapping, toPointer, valueAt } from './pointer.ts';
import type { Project } from './project.ts';
import { type DocumentFacts, factsOfValue, findingsOf, type RuleFinding } from './rule-set.ts';
import { ONE_TOUR } from './rules/one-tour.ts';
import { createScopes } from './scope.ts';

export { createLocales, type LocaleFile, type Locales } from './locales.ts';
export type { AppMember, Project } from './project.ts';

export type LoadedTourValue =
  | {
      readonly ok: true;
      readonly tour: Tour;
      /** Warnings. */
      readonly problems: readonly Problem[];
    }
  | { readonly ok: false; readonly problems: readonly Problem[] };

const PLACE = { file: '', document: 0 };

/** Makes a tour from a value. Never throws at a value; the messages are those that `loadTour` gives for the text. */
export function loadTourValue(value: unknown, project: Project): LoadedTourValue {
  const plain = plainValue(value);
  const facts = plain.ok
    ? factsOfValue(ONE_TOUR, plain.value, [])
    : refused({ ...plain.finding, rule: 'document-schema' });
  const declarations = declarationsOf([{ file: PLACE.file, documents: [facts] }]);
  const findings = findingsOf(ONE_TOUR, facts, createScopes(project, declarations)(PLACE));
  const problems = findings.map((finding) => toProblem(finding, plain.ok ? plain.value : undefined));
  const { document } = facts;
  const member = document?.kind === 'Tour' ? project.apps.get(document.tour.app) : undefined;
  const failed = problems.some(({ severity }) => severity === 'error');
  if (failed || document?.kind !== 'Tour' || member === undefined) return { ok: false, problems };
  return { ok: true, tour: tourFromBuild(buildTour(document.tour, member.catalog)), problems };
}

function refused(finding: DocumentFacts['findings'][number]): DocumentFacts {
  return { index: 0, findings: [finding], cuts: [] };
}

function toProblem({ rule, severity, message, path, suggestions }: RuleFinding, value: unknown): Problem {
  const mends = (suggestions ?? []).flatMap((mend) => toValueSuggestion(mend, value));
  return { rule, severity, message, path: toPointer(path), ...(mends.length > 0 && { suggestions: mends }) };
}

function toValueSuggestion({ title, safe, change }: Mend, root: unknown): ValueSuggestion[] {
  const mended = mendedValue(change, root);
  return mended === undefined ? [] : [{ title, safe, ...mended }];
}

/** The change as a new value at a path: a renamed key is a new mapping, in the same order. */
function mendedValue(change: Change, root: unknown): { path: string; value: unknown } | undefined {
  if ('span' in change) return undefined;
  if ('value' in change) return { path: toPointer(change.path), value: change.value };
  if ('quoted' in change) return { path: toPointer(change.path), value: change.quoted };
  if ('wrapped' in change) {
    const value = change.keys.reduceRight((inner, key) => ({ [key]: inner }), change.wrapped);
    return { path: toPointer(change.path), value };
  }
  const holder = change.path.slice(0, -1);
  const old = String(change.path.at(-1));
  const mapping = valueAt(root, holder);
  if (!isMapping(mapping)) return undefined;
  const renamed = Object.entries(mapping).map(([key, item]) => [key === old ? change.key : key, item]);
  return { path: toPointer(holder), value: Object.fromEntries(renamed) };
}
