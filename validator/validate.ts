import type { Diagnostic } from './diagnostics.ts';
import type { Project } from './project.ts';

/** A file with tours or overlays. */
export interface SourceFile {
  /** Relative to the folder of the config, with `/`. */
  readonly file: string;
  readonly text: string;
}

export interface ValidateOptions {
  /**
   * Files to report on. The others are still read, for what spans files. Overlays of a tour in one of these are
   * reported too. Absent: all.
   */
  readonly report?: ReadonlySet<string>;
}

/** Checks documents in the context of the whole project. The result is sorted by file, line and column. */
export function validateSources(
  sources: readonly SourceFile[],
  project: Project,
  options: ValidateOptions = {},
): Diagnostic[] {
  throw new Error(`not yet: ${sources.length} ${project.apps.size} ${options.report?.size}`);
}
