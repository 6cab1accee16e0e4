/** A name that nobody declares: the finding that all rules of the form `<subject>-known` make. */
import type { Finding } from './finding.ts';
import { sameLetters } from './name-likeness.ts';
import type { Path } from './pointer.ts';
import { quote } from './quote.ts';

export interface UnknownName {
  readonly path: Path;
  /** The sentence that says what is not known to whom. */
  readonly fact: string;
  readonly wrong: string;
  /** The name that was probably meant. */
  readonly nearest: string | undefined;
  /** What to do when none is similar. */
  readonly otherwise: string;
}

export function didYouMean({ path, fact, wrong, nearest, otherwise }: UnknownName): Finding {
  if (nearest === undefined) return { path, message: `${fact} ${otherwise}` };
  return {
    path,
    message: `${fact} Did you mean ${quote(nearest)}?`,
    suggestions: [
      {
        title: `Write ${quote(nearest)}.`,
        safe: sameLetters(wrong, nearest),
        change: { path, value: nearest },
      },
    ],
  };
}

/** As `didYouMean`, of a name that is a key in the document. */
export function unknownKey(unknown: UnknownName): Finding {
  const { path, message } = didYouMean(unknown);
  const { wrong, nearest } = unknown;
  if (nearest === undefined) return { path, mark: 'key', message };
  const title = `Rename it to ${quote(nearest)}.`;
  const safe = sameLetters(wrong, nearest);
  return { path, mark: 'key', message, suggestions: [{ title, safe, change: { path, key: nearest } }] };
}
