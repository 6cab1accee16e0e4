/** Offsets into a text to lines and columns and back, as editors count them. */
import type { TextRange } from './diagnostics.ts';
import type { Span } from './finding.ts';

interface Place {
  /** From 1. A line ends with CRLF, LF or a lone CR; U+2028 ends none. */
  readonly line: number;
  /** From 1, in UTF-16 units. A byte order mark at the start of the text takes no column. */
  readonly column: number;
}

export interface LineIndex {
  placeOf(offset: number): Place;
  rangeOf(span: Span): TextRange;
  offsetOf(place: Place): number;
  /** A line without its line end; empty for a line that is not there. */
  lineText(line: number): string;
}

export const BYTE_ORDER_MARK = '\uFEFF';

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** Looks through a text once, for any number of look-ups. */
export function indexLines(text: string): LineIndex {
  const mark = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
  const starts = [mark];
  const ends: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== LINE_FEED && code !== CARRIAGE_RETURN) continue;
    ends.push(at);
    if (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) === LINE_FEED) at += 1;
    starts.push(at + 1);
  }
  ends.push(text.length);
  const startOf = (line: number) => starts[line - 1] ?? text.length;
  const placeOf = (offset: number): Place => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: Math.max(0, offset - startOf(low + 1)) + 1 };
  };
  return {
    placeOf,
    rangeOf({ start, end }) {
      const [from, to] = [placeOf(start), placeOf(end)];
      return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
    },
    offsetOf: ({ line, column }) => startOf(line) + column - 1,
    lineText: (line) => text.slice(startOf(line), ends[line - 1] ?? text.length),
  };
}

/** Where the line begins in which an offset is. */
export function lineStartOf(text: string, offset: number): number {
  return Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1;
}

/** What stands from an offset to the end of its line, without the spaces there. */
export function restOfLine(text: string, offset: number): string {
  return (/[^\r\n]*/.exec(text.slice(offset))?.[0] ?? '').trimEnd();
}

/** A lone CR ends a line in YAML, but not for the parser. The offsets stay. */
export function withUnixLineEnds(text: string): string {
  return text.includes('\r') ? text.replace(/\r(?!\n)/g, '\n') : text;
}
