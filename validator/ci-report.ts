/** What the reports for CI systems have in common: files by their path in the repository, findings that are known again. */
import { contentHash } from '../engine/index.ts';
import type { Diagnostic } from './diagnostics.ts';
import { fileLines } from './file-lines.ts';

export interface CiReportOptions {
  /** The files that were checked, named as in the diagnostics. */
  readonly checked: readonly string[];
  /** The text of a file: findings are known again by the line that they stand in. */
  readonly text: (file: string) => string | undefined;
  /**
   * The folder that the files are relative to, as seen from the root of the repository, with `/`: `packages/app`. CI
   * systems know files by their path in the repository. Default: the root itself.
   */
  readonly folder?: string;
  /** What kept files or the project from being checked, in words. */
  readonly faults?: readonly string[];
}

/** The file's path in the repository, with `/`. */
export function pathInRepository(file: string, folder: string = ''): string {
  if (file.startsWith('/') || /^[A-Za-z]:/.test(file)) return file;
  const parts: string[] = [];
  for (const part of `${folder}/${file}`.split('/')) {
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

const MAX_HASHED = 200;

/**
 * For each diagnostic a name that it keeps while its file changes around it: made from the rule, the file and the
 * marked line, not from where that is. Equal ones in one file are counted, so that each name is unique.
 */
export function fingerprintsOf(
  diagnostics: readonly Diagnostic[],
  textOf: CiReportOptions['text'],
): readonly string[] {
  const linesOf = fileLines(textOf);
  const seen = new Map<string, number>();
  return diagnostics.map(({ file, rule, line, column, endLine, endColumn, message }) => {
    const source = linesOf(file)?.lineText(line);
    // Without the text of the file, what is said of it has to do.
    const marked = source?.slice(column - 1, endLine === line ? endColumn - 1 : undefined) ?? message;
    const place = [rule, file, source?.trim() ?? '', marked].map((part) => part.slice(0, MAX_HASHED));
    const key = place.join('\n');
    const earlier = seen.get(key) ?? 0;
    seen.set(key, earlier + 1);
    return contentHash(`${key}\n${earlier}`).replace('fnv1a:', '');
  });
}
