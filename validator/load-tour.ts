/** The door from text to a `Tour`. */
import { type Tour, tourFromBuild } from '../engine/index.ts';
import type { BuiltTour } from '../schemas/index.ts';
import { buildTour } from './build-tour.ts';
import type { Diagnostic } from './diagnostics.ts';
import { collectFacts } from './file-facts.ts';
import { linkFacts } from './link-facts.ts';
import type { Project } from './project.ts';
import { parseSource } from './source.ts';
import { type FileProblem, toDiagnostics } from './to-diagnostics.ts';

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
  const facts = collectFacts(file, text, parseSource(text));
  const [first, ...others] = facts.documents;
  const problems: FileProblem[] = linkFacts([facts], project);
  const document = first?.document;
  if (document?.kind === 'TourOverlay')
    problems.push(notOneTour(file, 0, 'This is an overlay, and a tour is due here.'));
  for (const { index } of others) {
    problems.push(
      notOneTour(file, index, 'One tour is due here, and this is a further document. Remove it.'),
    );
  }
  const diagnostics = toDiagnostics(problems, () => text);
  const member = document?.kind === 'Tour' ? project.apps.get(document.tour.app) : undefined;
  const failed = diagnostics.some(({ severity }) => severity === 'error');
  if (failed || document?.kind !== 'Tour' || member === undefined) return { ok: false, diagnostics };
  const built = buildTour(document.tour, member.catalog);
  return { ok: true, tour: tourFromBuild(built), built, diagnostics };
}

function notOneTour(file: string, document: number, message: string): FileProblem {
  return { file, document, rule: 'document-kind', severity: 'error', path: [], mark: 'key', message };
}
