/** The whole way from texts to diagnostics. */
import type { Diagnostic } from './diagnostics.ts';
import { collectFacts } from './file-facts.ts';
import { linkFacts } from './link-facts.ts';
import type { Project } from './project.ts';
import { parseSource } from './source.ts';
import { toDiagnostics } from './to-diagnostics.ts';

/** A file with tours or overlays. */
export interface SourceFile {
  /** Relative to the folder of the config, with `/`. */
  readonly file: string;
  readonly text: string;
}

export interface ValidateOptions {
  /**
   * Names of the files to report on. The others are still read, for what spans files. Overlays of a tour in one of
   * these are reported too. Absent: all.
   */
  readonly report?: ReadonlySet<string>;
}

/**
 * Checks documents in the context of the whole project. Never throws at a document.
 *
 * @returns sorted by file, line and column
 */
export function validateSources(
  sources: readonly SourceFile[],
  project: Project,
  { report }: ValidateOptions = {},
): Diagnostic[] {
  // "Twice" means the later one: which that is does not depend on how the files were found.
  const sorted = [...sources].sort((a, b) => (a.file < b.file ? -1 : 1));
  const facts = sorted.map(({ file, text }) => collectFacts(file, text, parseSource(text)));
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  return toDiagnostics(linkFacts(facts, project, report), (file) => texts.get(file));
}
