/** How many columns a terminal gives to a text. */

/** East Asian wide and full-width characters, and emoji shown as pictures. */
const WIDE =
  /^(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F|[\u1100-\u115F\u2E80-\u303E\u3041-\uA4CF\uA960-\uA97F\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF01-\uFF60\uFFE0-\uFFE6\u{17000}-\u{18D08}\u{1B000}-\u{1B2FF}\u{20000}-\u{3FFFD}])/u;
const WITHOUT_WIDTH = /^[\p{Mark}\p{Format}\u200B]+$/u;

/** One character as a reader sees it: a letter with its accents, an emoji of several code points. */
export interface Glyph {
  readonly text: string;
  /** Offset in UTF-16 units. */
  readonly index: number;
  readonly width: 0 | 1 | 2;
}

export function glyphsOf(text: string): Glyph[] {
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return Array.from(segments, ({ segment, index }) => ({ text: segment, index, width: widthOf(segment) }));
}

function widthOf(glyph: string): Glyph['width'] {
  if (WITHOUT_WIDTH.test(glyph)) return 0;
  return WIDE.test(glyph) ? 2 : 1;
}
