/** From a finding's path to its place in the text. */
import type { Diagnostic, RelatedPlace, Suggestion } from './diagnostics.ts';
import type { DocumentPlace, Finding, Severity, Span } from './finding.ts';
import { indexLines } from './line-index.ts';
import { byCodeUnits } from './order.ts';
import { toPointer } from './pointer.ts';
import { findPositions } from './positions.ts';
import { type EditedText, editsOf } from './text-edits.ts';

/** A finding of a rule, with the document it is in. */
export type FileProblem = Finding &
  DocumentPlace & {
    readonly rule: string;
    readonly severity: Severity;
  };

/** The page of a rule. */
export function docsOf(rule: string): string {
  return `https://unpkg.com/tourwright/docs/rules/${rule}.md`;
}

/**
 * Finds the text ranges of problems. Only the files that have problems are parsed again, for their positions.
 *
 * @param textOf the text of a file that a problem names
 * @returns sorted by file, line and column; equal ones once
 */
export function toDiagnostics(
  problems: readonly FileProblem[],
  textOf: (file: string) => string | undefined,
): Diagnostic[] {
  const places = new Map<string, EditedText>();
  const placesOf = (file: string): EditedText => {
    const known = places.get(file) ?? findPlaces(textOf(file) ?? '');
    places.set(file, known);
    const [oldest = file] = places.keys();
    if (places.size > MOST_FILES) places.delete(oldest);
    return known;
  };
  const diagnostics = problems.map((problem) => toDiagnostic(problem, placesOf));
  diagnostics.sort(compareDiagnostics);
  return diagnostics.filter((each, index) => index === 0 || !isSame(each, diagnostics[index - 1]));
}

/** Problems come file by file: trees of all files at once would take more memory than all else. */
const MOST_FILES = 16;

function findPlaces(text: string): EditedText {
  return { text, lines: indexLines(text), positions: findPositions(text) };
}

function toDiagnostic(problem: FileProblem, placesOf: (file: string) => EditedText): Diagnostic {
  const { file, document, rule, severity, message, path } = problem;
  const places = placesOf(file);
  const suggestions = (problem.suggestions ?? []).flatMap(({ title, safe, change }): Suggestion[] => {
    const made = editsOf(change, document, places);
    return made === undefined ? [] : [{ title, safe: safe && !made.doesMore, edits: made.edits }];
  });
  const related = (problem.related ?? []).map((each): RelatedPlace => {
    const at = each.at ?? { file, document };
    const other = placesOf(at.file);
    const { line, column } = other.lines.placeOf(spanOf(each, at.document, other).start);
    return { file: at.file, line, column, message: each.message };
  });
  return {
    file,
    document,
    rule,
    severity,
    message,
    path: toPointer(path),
    ...places.lines.rangeOf(spanOf(problem, document, places)),
    ...(suggestions.length > 0 && { suggestions }),
    ...(related.length > 0 && { related }),
    docs: docsOf(rule),
  };
}

function spanOf(
  { path, mark, span }: Pick<Finding, 'path' | 'mark' | 'span'>,
  document: number,
  { positions }: EditedText,
): Span {
  if (span !== undefined) return span;
  return mark === 'key' ? positions.spanOfKey(document, path) : positions.spanOfValue(document, path);
}

/** The order of a report: by file and place. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  return (
    byCodeUnits(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    byCodeUnits(a.rule, b.rule) ||
    byCodeUnits(a.message, b.message)
  );
}

function isSame(a: Diagnostic, b: Diagnostic | undefined): boolean {
  return b !== undefined && compareDiagnostics(a, b) === 0;
}
