/** Lines for a terminal. */

/** Less than this beside an indent reads worse than lines that the terminal breaks. */
const LEAST = 30;

/**
 * Breaks a text between words.
 *
 * @param width columns of the terminal; absent, as for a pipe: nothing is broken
 * @param indent columns before all lines but the first, which is not indented here
 */
export function wrap(text: string, width: number | undefined, indent = 0): string {
  if (width === undefined || width - indent < LEAST) return text;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width - indent) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines.join(`\n${' '.repeat(indent)}`);
}
