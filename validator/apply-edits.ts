/** Making the changes that diagnostics suggest. */
import type { Diagnostic, Suggestion, TextEdit } from './diagnostics.ts';
import type { Span } from './finding.ts';
import { indexLines } from './line-index.ts';

/** A diagnostic whose suggestion was followed. */
export interface FixedProblem {
  readonly diagnostic: Diagnostic;
  readonly suggestion: Suggestion;
}

export interface FixedText {
  readonly text: string;
  readonly fixed: readonly FixedProblem[];
}

/**
 * Follows the first safe suggestion of each diagnostic. Where two overlap the first wins; a check of the new text says
 * what is left of the other. Everything else in the text stays: line ends, byte order mark, comments.
 *
 * @param diagnostics of this text; those without a safe suggestion change nothing
 */
export function applySafeSuggestions(text: string, diagnostics: readonly Diagnostic[]): FixedText {
  const lines = indexLines(text);
  const spanOf = ({ line, column, endLine, endColumn }: TextEdit): Span => ({
    start: lines.offsetOf({ line, column }),
    end: lines.offsetOf({ line: endLine, column: endColumn }),
  });
  const fixed: FixedProblem[] = [];
  const taken: { readonly span: Span; readonly text: string }[] = [];
  for (const diagnostic of diagnostics) {
    const suggestion = diagnostic.suggestions?.find(({ safe }) => safe);
    if (suggestion === undefined) continue;
    const edits = suggestion.edits.map((edit) => ({ span: spanOf(edit), text: edit.text }));
    if (edits.some(({ span }) => taken.some((other) => overlap(span, other.span)))) continue;
    taken.push(...edits);
    fixed.push({ diagnostic, suggestion });
  }
  let result = text;
  for (const edit of taken.toSorted((a, b) => b.span.start - a.span.start)) {
    result = result.slice(0, edit.span.start) + edit.text + result.slice(edit.span.end);
  }
  return { text: result, fixed };
}

/** Two insertions at one place overlap as well: which comes first would be chance. */
function overlap(a: Span, b: Span): boolean {
  return a.start === b.start || (a.start < b.end && b.start < a.end);
}
