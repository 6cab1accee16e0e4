/**
 * Changes of a document to edits of its text. An edit keeps to the style of what is there: quotes stay, JSON stays
 * JSON, and a mapping that goes into another keeps its lines and its comments.
 */
import { hasComment } from './comments.ts';
import type { TextEdit } from './diagnostics.ts';
import type { Change, Span } from './finding.ts';
import { flowText, jsonText } from './flow-text.ts';
import { type LineIndex, lineStartOf } from './line-index.ts';
import type { Path } from './pointer.ts';
import type { Positions } from './positions.ts';

/** A text that edits are made for. */
export interface EditedText {
  readonly text: string;
  readonly lines: LineIndex;
  readonly positions: Positions;
}

export interface ChangeEdits {
  /** From the end of the text on. */
  readonly edits: readonly TextEdit[];
  /** Whether it does more than the change says: a comment is lost, an alias changes as well, a tag stands before it. */
  readonly doesMore: boolean;
}

/** The edits that make a change; undefined when the text has no place for it. */
export function editsOf(change: Change, document: number, edited: EditedText): ChangeEdits | undefined {
  const replacements = replacementsOf(change, document, edited);
  if (replacements === undefined) return undefined;
  const { text, lines, positions } = edited;
  return {
    edits: replacements
      .toSorted((a, b) => b.span.start - a.span.start)
      .map(({ span, text: written }) => ({ ...lines.rangeOf(span), text: written })),
    doesMore:
      replacements.some(({ span }) => hasComment(text, span)) ||
      ('path' in change && positions.isMarked(document, change.path)),
  };
}

interface Replacement {
  readonly span: Span;
  readonly text: string;
}

function replacementsOf(
  change: Change,
  document: number,
  { text, positions }: EditedText,
): readonly Replacement[] | undefined {
  if ('span' in change) return [change];
  const { path } = change;
  const key = positions.spanOfKey(document, path);
  if ('key' in change) return [{ span: key, text: inQuotesOf(text.charAt(key.start), change.key) }];
  const span = positions.spanOfValue(document, path);
  // A key without a value: there is nothing to replace.
  if (span.start === key.start && typeof path.at(-1) === 'string') return undefined;
  const source = text.slice(span.start, span.end);
  if ('quoted' in change) return [{ span, text: JSON.stringify(source) }];
  const write = writerAt(path, document, positions, text);
  if ('wrapped' in change) {
    const { wrapped, keys } = change;
    const isText = typeof wrapped === 'string';
    if ((isText ? /^["']/ : /^[[{*]/).test(source)) return inBraces(span, keys, write);
    if (!isText) return indented(source, span, keys, text);
    return [{ span, text: write(keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), wrapped)) }];
  }
  const quote = typeof change.value === 'string' ? positions.quoteOf(document, path) : undefined;
  const isQuoted = typeof change.value === 'string' && (quote === '"' || quote === "'");
  return [{ span, text: isQuoted ? inQuotesOf(quote, change.value as string) : write(change.value) }];
}

/** A text in the quotes that this character opens; when it opens none, as YAML needs it. */
function inQuotesOf(quote: string, text: string): string {
  if (quote === "'" && !/[\n\r]/.test(text)) return `'${text.replaceAll("'", "''")}'`;
  return quote === '"' || quote === "'" ? JSON.stringify(text) : flowText(text);
}

/** How a value is written: as JSON where the key around it is in double quotes, as in all JSON. */
function writerAt(path: Path, document: number, positions: Positions, text: string): typeof flowText {
  const named = path.findLastIndex((part) => typeof part === 'string');
  if (named < 0) return flowText;
  const key = positions.spanOfKey(document, path.slice(0, named + 1));
  return text.charAt(key.start) === '"' ? jsonText : flowText;
}

/** Puts the value into braces, for one that is in brackets or quotes itself. */
function inBraces({ start, end }: Span, keys: readonly string[], write: typeof flowText): Replacement[] {
  return [
    { span: { start, end: start }, text: keys.map((key) => `{ ${write(key)}: `).join('') },
    { span: { start: end, end }, text: ' }'.repeat(keys.length) },
  ];
}

const LINE_END = /\r\n|\r|\n/g;
const INDENT = '  ';

/** Puts the keys above a block mapping, and its lines deeper. */
function indented(source: string, { start }: Span, keys: readonly string[], text: string): Replacement[] {
  const column = start - lineStartOf(text, start);
  const deeper = INDENT.repeat(keys.length);
  const ends = [...source.matchAll(LINE_END)];
  const lineEnd = (ends[0] ?? /\r\n|\r|\n/.exec(text))?.[0] ?? '\n';
  const heads = keys.map((key, depth) => `${key}:${lineEnd}${' '.repeat(column)}${INDENT.repeat(depth + 1)}`);
  const next = ends.map((end) => start + end.index + end[0].length);
  // An empty line has no indentation.
  const filled = next.filter((at) => !/[\r\n]/.test(text.charAt(at)));
  return [
    { span: { start, end: start }, text: heads.join('') },
    ...filled.map((at) => ({ span: { start: at, end: at }, text: deeper })),
  ];
}
