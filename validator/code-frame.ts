/** The line of a text with a range in it underlined. */
import type { TextRange } from './diagnostics.ts';
import { type Glyph, glyphsOf } from './display-width.ts';

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
const MAX_LOOKED_AT = 1000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these would act on the terminal
const UNSAFE = /[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** A text without what would act on a terminal instead of being shown. Tabs and line feeds stay. */
export function printable(text: string): string {
  return text.replace(UNSAFE, '\uFFFD');
}

/**
 * Frames a range. Of a range over several lines the first is shown.
 *
 * @param width columns for the line; a longer one is cut around the range
 * @returns undefined when there is nothing to see
 */
export function frameOf(wholeLine: string, range: TextRange, width: number): Frame | undefined {
  // Of a file in one line only a part is looked at.
  const from = Math.max(0, range.column - 1 - MAX_LOOKED_AT);
  const source = wholeLine.slice(from, range.column - 1 + MAX_LOOKED_AT);
  if (source.trim() === '') return undefined;
  const start = range.column - 1 - from;
  const end = range.endLine === range.line ? range.endColumn - 1 - from : source.length;
  const glyphs = glyphsOf(printable(source)).flatMap((glyph): Glyph[] =>
    glyph.text === '\t' ? [...TAB].map((text) => ({ text, index: glyph.index, width: 1 })) : [glyph],
  );
  const { shown, before, after } = cutAround(glyphs, start, width);
  const isBefore = shown.filter((glyph) => glyph.index < start);
  const isMarked = shown.filter((glyph) => glyph.index >= start && glyph.index < end);
  const indent = widthOf(isBefore) + before.length;
  return {
    line: `${before}${shown.map((glyph) => glyph.text).join('')}${after}`,
    indent: ' '.repeat(indent),
    mark: '^'.repeat(Math.max(1, widthOf(isMarked))),
  };
}

function cutAround(
  glyphs: readonly Glyph[],
  start: number,
  width: number,
): { readonly shown: readonly Glyph[]; readonly before: string; readonly after: string } {
  const whole = widthOf(glyphs);
  if (whole <= width) return { shown: glyphs, before: '', after: '' };
  const lead = widthOf(glyphs.filter((glyph) => glyph.index < start));
  const skipped = lead + LEAD <= width ? 0 : Math.min(lead - LEAD, whole - width + 1);
  const shown: Glyph[] = [];
  let column = 0;
  for (const glyph of glyphs) {
    if (column >= skipped && column + glyph.width <= skipped + width - 2) shown.push(glyph);
    column += glyph.width;
  }
  return {
    shown,
    before: skipped > 0 ? CUT : '',
    after: skipped + widthOf(shown) < whole ? CUT : '',
  };
}

function widthOf(glyphs: readonly Glyph[]): number {
  return glyphs.reduce((width, glyph) => width + glyph.width, 0);
}
