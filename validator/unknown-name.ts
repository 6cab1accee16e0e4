/** A name that nobody declares: the finding that all rules of the form `<subject>-known` make. */
import type { Finding, Mend } from './finding.ts';
import { sameLetters } from './name-likeness.ts';
import type { Path } from './pointer.ts';
import { enumerate, quote } from './quote.ts';

export interface UnknownName {
  readonly path: Path;
  /** The sentence that says what is not known to whom. */
  readonly fact: string;
  readonly wrong: string;
  /** The names that were probably meant: mostly one, or several that are equally similar. */
  readonly nearest: readonly string[];
  /** What to do when none is similar. */
  readonly otherwise: string;
}

export function didYouMean(unknown: UnknownName): Finding {
  const { path } = unknown;
  return withMeant(unknown, (name) => ({ title: `Write ${quote(name)}.`, change: { path, value: name } }));
}

/** As `didYouMean`, of a name that is a key in the document. */
export function unknownKey(unknown: UnknownName): Finding {
  const { path } = unknown;
  const rename = (name: string) => ({ title: `Rename it to ${quote(name)}.`, change: { path, key: name } });
  return { ...withMeant(unknown, rename), mark: 'key' };
}

function withMeant(
  { path, fact, wrong, nearest, otherwise }: UnknownName,
  mendWith: (name: string) => Omit<Mend, 'safe'>,
): Finding {
  if (nearest.length === 0) return { path, message: `${fact} ${otherwise}` };
  return {
    path,
    message: `${fact} Did you mean ${enumerate(nearest.map(quote), 'or')}?`,
    suggestions: nearest.map((name) => ({
      ...mendWith(name),
      safe: nearest.length === 1 && sameLetters(wrong, name),
    })),
  };
}
