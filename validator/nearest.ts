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
  const entries = Array.from(names, (name) => {
    const folded = fold(name);
    return { name, folded, letters: lettersOf(folded) };
  });
  return {
    nearest(wrong) {
      const folded = fold(wrong);
      const letters = lettersOf(folded);
      const family = familyOf(wrong);
      let best: string | undefined;
      let bestDistance = Number.POSITIVE_INFINITY;
      let twins = 0;
      for (const entry of entries) {
        const { name } = entry;
        const limit = Math.min(bestDistance, cutOff(wrong, name, family));
        if (Math.abs(entry.folded.length - folded.length) > limit) continue;
        if (!lettersWithin(entry.letters, letters, limit)) continue;
        const apart = editsApart(folded, entry.folded);
        if (apart === 0 && name !== wrong) twins += 1;
        if (apart > limit || (apart === bestDistance && best !== undefined && best <= name)) continue;
        best = name;
        bestDistance = apart;
      }
      return twins > 1 ? undefined : best;
    },
  };
}

/** Whether two names differ only in case and separators, so that one is certainly meant as the other. */
export function sameLetters(a: string, b: string): boolean {
  return a !== b && fold(a) === fold(b);
}

/** Edits between two names; two letters that changed places count as one. */
function editsApart(a: string, b: string): number {
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
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

/** The first part of a dotted name, with its dot. */
function familyOf(name: string): string | undefined {
  const dot = name.indexOf('.');
  return dot > 0 ? name.slice(0, dot + 1) : undefined;
}

/** Dotted names that begin alike are of one family: there even half of the letters may differ after a rename. */
function cutOff(wrong: string, name: string, family: string | undefined): number {
  const length = Math.max(wrong.length, name.length);
  // Of a single letter nothing would be left.
  if (length <= 4) return Math.min(1, length - 1);
  return Math.floor(length * (family !== undefined && name.startsWith(family) ? 0.5 : 0.4));
}

const KINDS = 32;

/** How often each kind of letter occurs. */
function lettersOf(folded: string): Uint16Array {
  const counts = new Uint16Array(KINDS);
  for (let index = 0; index < folded.length; index++) {
    const kind = folded.charCodeAt(index) % KINDS;
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

/** Whether two names can be within so many edits, by their letters alone: most names need no closer look. */
function lettersWithin(a: Uint16Array, b: Uint16Array, limit: number): boolean {
  let more = 0;
  let less = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    const difference = (a[kind] ?? 0) - (b[kind] ?? 0);
    if (difference > 0) more += difference;
    else less -= difference;
    if (more > limit || less > limit) return false;
  }
  return true;
}
