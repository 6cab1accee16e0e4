/** The door from text to a `Tour`. */
import { type Tour, tourFromBuild } from '../engine/index.ts';
import type { BuiltTour } from '../schemas/index.ts';
import { buildTour } from './build-tour.ts';
import type { Diagnostic } from './diagnostics.ts';
import { collectFacts } from './file-facts.ts';
import { ignoreFindings, rulesThatRan } from './ignore-findings.ts';
import { linkFacts } from './link-facts.ts';
import type { Project } from './project.ts';
import type { DocumentFacts } from './rule-set.ts';
import { ONE_TEXT } from './rules/one-text.ts';
import { toDiagnostics } from './to-diagnostics.ts';

export type LoadedTour =
  | {
      readonly ok: true;
      readonly tour: Tour;
      readonly built: BuiltTour;
      /** Warnings. */
      readonly diagnostics: readonly Diagnostic[];
    }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/**
 * Makes a tour from the text of a YAML file that holds this one document. Never throws at a text.
 *
 * @param options.file the name that diagnostics give the text
 */
export function loadTour(
  text: string,
  project: Project,
  { file = 'tour.yaml' }: { readonly file?: string } = {},
): LoadedTour {
  const [first, ...further] = collectFacts(ONE_TEXT, file, text).documents;
  const documents = [...(first === undefined ? [] : [first]), ...further.map(notDue)];
  const found = toDiagnostics(linkFacts(ONE_TEXT, [{ file, documents }], project), () => text);
  const ran = rulesThatRan(ONE_TEXT, project, { compared: false });
  const diagnostics = ignoreFindings(found, new Map([[file, text]]), { project, ran });
  const document = first?.document;
  const member = document?.kind === 'Tour' ? project.apps.get(document.tour.app) : undefined;
  const failed = diagnostics.some(({ severity }) => severity === 'error');
  if (failed || document?.kind !== 'Tour' || member === undefined) return { ok: false, diagnostics };
  const built = buildTour(document.tour, member.catalog);
  return { ok: true, tour: tourFromBuild(built), built, diagnostics };
}

function notDue({ index }: DocumentFacts): DocumentFacts {
  const message = 'One tour is due here, and this is a further document. Remove it.';
  return {
    index,
    findings: [{ rule: 'document-kind', path: [], mark: 'key', message }],
    cuts: [],
  };
}
