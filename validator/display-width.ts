/** How many columns a terminal gives to a text. */

/** A text laid out in columns. */
export interface Row {
  /** Columns of the whole. */
  readonly width: number;
  /** The column of what begins at an offset (UTF-16 units); within a character, the column behind it. */
  columnAt(offset: number): number;
  /** The characters that lie between two columns as a whole, and the columns that they take. */
  slice(from: number, to: number): { readonly text: string; readonly from: number; readonly to: number };
}

/**
 * Characters that take one column (up to Cyrillic) or two (from the ideographic space on) and join with no other of
 * these. Nearly all texts hold nothing else, and need no segmenter, which is slow.
 */
const PLAIN =
  '\\x20-\\x7e\\xa0-\\xac\\xae-\\u02ff\\u0391-\\u03ce\\u0400-\\u0481\\u048a-\\u052f\\u3000-\\u3029\\u3041-\\u3096\\u30a1-\\u30fa\\u4e00-\\u9fff\\uac00-\\ud7a3\\uff01-\\uff60';
/** Others, with a neighbour on either side, to which they may be joined. */
const JOINING = new RegExp(`[${PLAIN}]?[^${PLAIN}]+(?:[${PLAIN}][^${PLAIN}]+)*[${PLAIN}]?`, 'g');
const FIRST_WIDE = 0x3000;

/** East Asian wide and full-width characters, and emoji shown as pictures. */
const WIDE =
  /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{17000}-\u{18D08}\u{1B000}-\u{1B2FF}\u{20000}-\u{3FFFD}])/u;
const WITHOUT_WIDTH = /^[\p{Mark}\p{Format}\u200B]+$/u;

/** Lays texts out. Made once for many texts, because a segmenter is costly to make. */
export function createRows(): (text: string) => Row {
  let segmenter: Intl.Segmenter | undefined;
  const joined = (text: string): Glyph[] => {
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
    return Array.from(segmenter.segment(text), ({ segment }) => ({ text: segment, width: widthOf(segment) }));
  };
  return (text) => {
    const glyphs: Glyph[] = [];
    let at = 0;
    for (const { 0: part, index } of text.matchAll(JOINING)) {
      glyphs.push(...plain(text.slice(at, index)), ...joined(part));
      at = index + part.length;
    }
    glyphs.push(...plain(text.slice(at)));
    return rowOf(glyphs);
  };
}

/** One character as a reader sees it: a letter with its accents, an emoji of several code points. */
interface Glyph {
  readonly text: string;
  readonly width: number;
}

function plain(text: string): Glyph[] {
  return [...text].map((each) => ({ text: each, width: each.charCodeAt(0) < FIRST_WIDE ? 1 : 2 }));
}

function widthOf(glyph: string): number {
  if (WITHOUT_WIDTH.test(glyph)) return 0;
  return WIDE.test(glyph) ? 2 : 1;
}

function rowOf(glyphs: readonly Glyph[]): Row {
  const width = glyphs.reduce((sum, glyph) => sum + glyph.width, 0);
  return {
    width,
    columnAt(offset) {
      let column = 0;
      let at = 0;
      for (const glyph of glyphs) {
        if (at >= offset) break;
        column += glyph.width;
        at += glyph.text.length;
      }
      return column;
    },
    slice(from, to) {
      let column = 0;
      let start: number | undefined;
      let end = from;
      let text = '';
      for (const glyph of glyphs) {
        const next = column + glyph.width;
        if (column >= from && next <= to) {
          start ??= column;
          end = next;
          text += glyph.text;
        }
        column = next;
      }
      return { text, from: start ?? from, to: end };
    },
  };
}
