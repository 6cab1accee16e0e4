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
 * similar names the first in alphabetical order is taken, so that the answer does not depend on theirs. When several
 * differ from `wrong` in nothing else than case and separators, none of them is.
 */
export function nearestName(wrong: string, names: Iterable<string>): string | undefined {
  return indexNames(names).nearest(wrong);
}

export function indexNames(names: Iterable<string>): NameIndex {
  const all = [...names];
  const folded = all.map(fold);
  const letters = Int32Array.from(folded, lettersIn);
  const pairs = Int32Array.from(folded, pairsIn);
  const answers = new Map<string, string | undefined>();

  /** The best of the names that are so many edits away at most. */
  function search(wrong: string, most: number): string | undefined {
    const sought = fold(wrong);
    const soughtLetters = lettersIn(sought);
    const soughtPairs = pairsIn(sought);
    let best: string | undefined;
    let bestDistance = most;
    let twins = 0;
    for (let index = 0; index < all.length; index++) {
      // Most names need no closer look than at their letters.
      if (differing(letters[index] ?? 0, soughtLetters) > bestDistance) continue;
      if (differing(pairs[index] ?? 0, soughtPairs) > pairsWithin(bestDistance)) continue;
      const name = all[index] ?? '';
      const other = folded[index] ?? '';
      const limit = Math.min(bestDistance, mostEdits(sought, other));
      if (Math.abs(other.length - sought.length) > limit) continue;
      const apart = editsApart(sought, other);
      if (apart === 0 && name !== wrong) twins += 1;
      if (apart > limit || (apart === bestDistance && best !== undefined && best <= name)) continue;
      if (!isPlausible(wrong, name, apart)) continue;
      best = name;
      bestDistance = apart;
    }
    return twins > 1 ? undefined : best;
  }

  return {
    nearest(wrong) {
      if (!answers.has(wrong)) {
        // Mostly a letter or two is wrong, and few names have to be compared for that.
        answers.set(wrong, search(wrong, SLIPS) ?? search(wrong, Number.POSITIVE_INFINITY));
      }
      return answers.get(wrong);
    },
  };
}

/** Whether two names differ only in case and separators, so that one is certainly meant as the other. */
export function sameLetters(a: string, b: string): boolean {
  return a !== b && fold(a) === fold(b);
}

/** Edits between two names; two letters that changed places count as one. */
function editsApart(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  let end = 0;
  const isSameAtEnd = () => a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end);
  while (end < shorter - start && isSameAtEnd()) end += 1;
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const edits = distance(restA, restB);
  return edits === 2 && a.length === b.length && sorted(restA) === sorted(restB) ? 1 : edits;
}

function sorted(name: string): string {
  return [...name].sort().join('');
}

function fold(name: string): string {
  return name.toLowerCase().replace(/[\s_.:-]+/g, '');
}

/** More edits than these, and of a name too little is left to tell what was meant. */
function mostEdits(a: string, b: string): number {
  const length = Math.max(a.length, b.length);
  // Of a single letter nothing would be left.
  return Math.max(Math.min(1, length - 1), Math.ceil(length / 2) - 1);
}

/** So much of a word may be misspelt: a smaller part than another word has in common with it. */
function isSpelling(edits: number, a: string, b: string): boolean {
  const length = Math.max(a.length, b.length);
  return edits <= (length <= 4 ? 1 : Math.floor(length * 0.4));
}

/**
 * Whether a name can be what was meant by another. Names with dots are compared part by part: people misspell parts,
 * and rename one; a name of which two parts are other words is another thing in the same corner.
 */
function isPlausible(wrong: string, name: string, edits: number): boolean {
  if (edits === 0) return true;
  const [meant, said] = [partsOf(name), partsOf(wrong)];
  if (meant.length === 1 || meant.length !== said.length) return isSpelling(edits, wrong, name);
  const others = meant.filter((part, index) => {
    const own = said[index] ?? '';
    return !isSpelling(editsApart(own, part), own, part);
  });
  return others.length <= 1;
}

function partsOf(name: string): string[] {
  return name.split(/[.:]/).map(fold);
}

const SLIPS = 2;

/** Which letters occur, one bit each; digits and what else there is share some. */
function lettersIn(folded: string): number {
  let kinds = 0;
  for (let index = 0; index < folded.length; index++) {
    const code = folded.charCodeAt(index);
    kinds |= 1 << (code >= 0x61 && code <= 0x7a ? code - 0x61 : 26 + (code % 6));
  }
  return kinds;
}

/** Which pairs of neighbours occur: 32 kinds of them. */
function pairsIn(folded: string): number {
  let kinds = 0;
  for (let index = 1; index < folded.length; index++) {
    kinds |= 1 << ((folded.charCodeAt(index - 1) * 7 + folded.charCodeAt(index)) & 31);
  }
  return kinds;
}

/** An edit makes and unmakes two pairs at most; two letters that changed places are two edits that count as one. */
function pairsWithin(edits: number): number {
  return 2 * Math.max(edits, 2);
}

/** How many kinds one of two names has more than the other, at most. */
function differing(a: number, b: number): number {
  return Math.max(bitsIn(a & ~b), bitsIn(b & ~a));
}

function bitsIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
