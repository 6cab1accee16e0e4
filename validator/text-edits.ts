/** Changes of a document to edits of its text. */
import type { TextEdit } from './diagnostics.ts';
import type { Change, Span } from './finding.ts';
import { flowText } from './flow-text.ts';
import type { LineIndex } from './line-index.ts';
import type { Positions } from './positions.ts';

/** The edit that makes a change; undefined when the text has no place for it. */
export function editOf(
  change: Change,
  document: number,
  positions: Positions,
  lines: LineIndex,
): TextEdit | undefined {
  if ('span' in change) return edit(change.span, change.text, lines);
  const key = positions.spanOfKey(document, change.path);
  if ('key' in change) return edit(key, flowText(change.key), lines);
  const span = positions.spanOfValue(document, change.path);
  // A key without a value: there is nothing to replace.
  if (span.start === key.start && change.path.length > 0 && typeof change.path.at(-1) === 'string')
    return undefined;
  const quote = typeof change.value === 'string' ? positions.quoteOf(document, change.path) : undefined;
  return edit(span, withQuote(change.value, quote), lines);
}

function withQuote(value: unknown, quote: '"' | "'" | '' | undefined): string {
  if (typeof value !== 'string' || quote === undefined || quote === '') return flowText(value);
  return quote === '"' || /[\n\r]/.test(value) ? JSON.stringify(value) : `'${value.replaceAll("'", "''")}'`;
}

function edit(span: Span, text: string, lines: LineIndex): TextEdit {
  const start = lines.placeOf(span.start);
  const end = lines.placeOf(span.end);
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column, text };
}
