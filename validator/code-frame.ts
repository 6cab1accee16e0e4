/** The line of a text with a range in it underlined. */
import type { TextRange } from './diagnostics.ts';
import { createRows, type Row } from './display-width.ts';

export interface Frame {
  readonly line: string;
  /** Spaces before the mark, and the mark: as wide as what it underlines. */
  readonly indent: string;
  readonly mark: string;
}

const TAB = '  ';
const CUT = '…';
/** What is kept in view before the range when the line is too long. */
const LEAD = 20;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these would act on the terminal
const UNSAFE = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** A text without what would act on a terminal instead of being shown. Tabs and line feeds stay. */
export function printable(text: string): string {
  return text.replace(UNSAFE, '\uFFFD');
}

/** Frames a range in its line. Of a range over several lines the first is shown; undefined: there is nothing to see. */
export type FrameOf = (line: string, range: TextRange) => Frame | undefined;

/**
 * Makes frames for many ranges: a line in which several stand is laid out once.
 *
 * @param width columns for the line; a longer one is cut around the range
 */
export function createFrames(width: number): FrameOf {
  const rowOf = createRows();
  let laidOut: { readonly source: string; readonly row: Row } | undefined;
  return (line, range) => {
    const { source, from, isWhole } = windowOf(line, range.column - 1, width);
    if (source.trim() === '') return undefined;
    if (laidOut?.source !== source) {
      laidOut = { source, row: rowOf(printable(source).replaceAll('\t', TAB)) };
    }
    const offset = (column: number) => offsetWithTabs(source, column - 1 - from);
    const { row } = laidOut;
    const start = row.columnAt(offset(range.column));
    const end = range.endLine === range.line ? row.columnAt(offset(range.endColumn)) : row.width;
    const whole = row.width <= width && isWhole;
    const shown = whole ? row.slice(0, row.width) : row.slice(...viewOf(row, start, width));
    const before = from > 0 || shown.from > 0 ? CUT : '';
    const after = whole || (isWhole && shown.to === row.width) ? '' : CUT;
    return {
      line: `${before}${shown.text}${after}`,
      indent: ' '.repeat(Math.max(0, start - shown.from) + before.length),
      mark: '^'.repeat(Math.max(1, Math.min(end, shown.to) - Math.max(start, shown.from))),
    };
  };
}

/** Of a very long line only the part around the range is looked at. Ranges that are near each other have it in common. */
function windowOf(
  line: string,
  start: number,
  width: number,
): { readonly source: string; readonly from: number; readonly isWhole: boolean } {
  if (line.length <= 4 * width) return { source: line, from: 0, isWhole: true };
  const aligned = Math.max(0, Math.floor(start / width) - 1) * width;
  // Not between the halves of a character.
  const from = /[\udc00-\udfff]/.test(line.charAt(aligned)) ? aligned + 1 : aligned;
  return { source: line.slice(from, from + 4 * width), from, isWhole: false };
}

function offsetWithTabs(source: string, offset: number): number {
  if (!source.includes('\t')) return offset;
  return offset + (TAB.length - 1) * (source.slice(0, Math.max(0, offset)).split('\t').length - 1);
}

/** The columns that are shown of a line that is too long, with room for the signs that say so. */
function viewOf(row: Row, start: number, width: number): [from: number, to: number] {
  const from = start + LEAD <= width ? 0 : Math.max(0, Math.min(start - LEAD, row.width - width + 1));
  return [from, from + width - 2];
}
