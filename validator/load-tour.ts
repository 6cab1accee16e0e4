import type { Tour } from '../engine/index.ts';
import type { BuiltTour } from '../schemas/index.ts';
import type { Diagnostic } from './diagnostics.ts';
import type { Project } from './project.ts';

export type LoadedTour =
  | {
      readonly ok: true;
      readonly tour: Tour;
      readonly built: BuiltTour;
      readonly diagnostics: readonly Diagnostic[];
    }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** Makes a tour from the text of a YAML file that holds this one document. Never throws at a document. */
export function loadTour(
  text: string,
  project: Project,
  options: { readonly file?: string } = {},
): LoadedTour {
  throw new Error(`not yet: ${text} ${project.apps.size} ${options.file}`);
}
