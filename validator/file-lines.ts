/** The lines of several files, each file split when it is first asked for. */
import { indexLines, type LineIndex } from './line-index.ts';

/** The lines of a file; undefined when its text is not at hand. */
export type FileLines = (file: string) => LineIndex | undefined;

/** Splits files that are asked for again and again. */
export function fileLines(textOf: (file: string) => string | undefined): FileLines {
  const indexes = new Map<string, LineIndex | undefined>();
  return (file) => {
    if (!indexes.has(file)) {
      const text = textOf(file);
      indexes.set(file, text === undefined ? undefined : indexLines(text));
    }
    return indexes.get(file);
  };
}
