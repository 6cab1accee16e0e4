/** The name that was probably meant. */
import { distance } from 'fastest-levenshtein';

/** Names prepared for many look-ups. */
export interface NameIndex {
  /** As `nearestName`. */
  nearest(wrong: string): string | undefined;
}

/**
 * The name most similar to `wrong`, when it is similar enough to be what was meant; undefined otherwise.
 * Names that differ only in case and separators (`onMissing`, `on_missing`) are the most similar; of equally
 * similar names the first in alphabetical order is taken, so that the answer does not depend on theirs.
 */
export function nearestName(wrong: string, names: Iterable<string>): string | undefined {
  return indexNames(names).nearest(wrong);
}

export function indexNames(names: Iterable<string>): NameIndex {
  const entries = Array.from(names, (name) => {
    const folded = fold(name);
    return { name, folded, letters: letterSet(folded) };
  });
  return {
    nearest(wrong) {
      const folded = fold(wrong);
      const letters = letterSet(folded);
      let best: string | undefined;
      let bestDistance = Number.POSITIVE_INFINITY;
      for (const entry of entries) {
        const { name } = entry;
        const limit = Math.min(bestDistance, cutOff(wrong, name));
        // Each edit changes the length by one at most and the set of letters by two: most names need no closer look.
        if (Math.abs(entry.folded.length - folded.length) > limit) continue;
        if (countBits(entry.letters ^ letters) > 2 * limit) continue;
        const apart = editsApart(folded, entry.folded);
        if (apart > limit || (apart === bestDistance && best !== undefined && best <= name)) continue;
        best = name;
        bestDistance = apart;
      }
      return best;
    },
  };
}

/** Whether two names differ only in case and separators, so that one is certainly meant as the other. */
export function sameLetters(a: string, b: string): boolean {
  return a !== b && fold(a) === fold(b);
}

/** Edits between two names; two letters that changed places count as one. */
function editsApart(a: string, b: string): number {
  const edits = distance(a, b);
  return edits === 2 && a.length === b.length && sorted(a) === sorted(b) ? 1 : edits;
}

function sorted(name: string): string {
  return [...name].sort().join('');
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[\s_.:-]+/g, '');
}

/** Dotted names that begin alike are of one family: there even half of the letters may differ after a rename. */
function cutOff(wrong: string, name: string): number {
  const length = Math.max(wrong.length, name.length);
  if (length <= 4) return 1;
  const dot = wrong.indexOf('.');
  const family = dot > 0 && name.startsWith(wrong.slice(0, dot + 1));
  return Math.floor(length * (family ? 0.5 : 0.4));
}

/** One bit per letter that occurs. */
function letterSet(folded: string): number {
  let set = 0;
  for (let index = 0; index < folded.length; index++) set |= 1 << (folded.charCodeAt(index) & 31);
  return set;
}

function countBits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
