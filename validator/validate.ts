/** The whole way from texts to diagnostics. */
import type { Diagnostic } from './diagnostics.ts';
import { collectFacts } from './file-facts.ts';
import { ignoreFindings, rulesThatRan } from './ignore-findings.ts';
import { linkFacts } from './link-facts.ts';
import { byCodeUnits } from './order.ts';
import type { Project } from './project.ts';
import { ALL_DOCUMENTS } from './rules/all-documents.ts';
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
  /** The files as they were at another time, such as at a git ref (`name`). Absent: nothing is compared. */
  readonly before?: { readonly name: string; readonly sources: readonly SourceFile[] };
}

/**
 * Checks documents in the context of the whole project. Never throws at a document.
 *
 * @returns sorted by file, line and column
 */
export function validateSources(
  sources: readonly SourceFile[],
  project: Project,
  { report, before }: ValidateOptions = {},
): Diagnostic[] {
  // "Twice" means the later one: which that is does not depend on how the files were found.
  const sorted = [...sources].sort((a, b) => byCodeUnits(a.file, b.file));
  const read = ({ file, text }: SourceFile) => collectFacts(ALL_DOCUMENTS, file, text);
  const options = {
    ...(report !== undefined && { report }),
    ...(before !== undefined && { before: { name: before.name, files: before.sources.map(read) } }),
  };
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const found = toDiagnostics(linkFacts(ALL_DOCUMENTS, sorted.map(read), project, options), (file) =>
    texts.get(file),
  );
  const ran = rulesThatRan(ALL_DOCUMENTS, project, { compared: before !== undefined });
  return ignoreFindings(found, texts, { project, ran, ...(report !== undefined && { report }) });
}
