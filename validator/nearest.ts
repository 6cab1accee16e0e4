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

/** Mostly a letter or two is wrong. */
const SLIPS = 2;
/** Thousands of keys may be wrong at once, among thousands much like them: of those alone so many are compared. */
const MOST_COMPARED = 200;
/** Of more names than these, those with other numbers are left out. */
const FEW = 1000;

/**
 * The names are looked through when it is first asked.
 *
 * @param compare counts the edits between two folded names
 */
export function indexNames(names: Iterable<string>, compare = editsApart): NameIndex {
  const answers = new Map<string, string | undefined>();
  let search: ((wrong: Name) => string | undefined) | undefined;
  return {
    nearest(wrong) {
      if (!answers.has(wrong)) {
        search ??= searchIn(names, compare);
        answers.set(wrong, search(nameOf(wrong)));
      }
      return answers.get(wrong);
    },
  };
}

function searchIn(names: Iterable<string>, compare: typeof editsApart): (wrong: Name) => string | undefined {
  const all = [...new Set(names)].sort().map(nameOf);
  const byLetters = groupedBy(all, ({ folded }) => [folded]);
  const byNumbers = groupedBy(all, ({ numbers }) => [numbers]);
  const byRest = groupedBy(all, restsOf);
  const byWords = groupedBy(all, ({ name }) => [wordsOf(name).join(' ')]);
  const byFewerWords = groupedBy(all, ({ name }) => fewerWords(name));
  const byLength = new Map<readonly Name[], ReadonlyMap<number, readonly Name[]>>();

  function search(wrong: Name): string | undefined {
    const same = byLetters.get(wrong.folded);
    if (same !== undefined) {
      if (same.some(({ name }) => name === wrong.name)) return wrong.name;
      return same.length === 1 ? same[0]?.name : undefined;
    }
    const siblings = restsOf(wrong).map((rest) => byRest.get(rest) ?? []);
    const alike = byNumbers.get(wrong.numbers) ?? [];
    return (
      closest(wrong, siblings, SLIPS) ??
      closest(wrong, likeLong(wrong, alike, SLIPS), SLIPS) ??
      wordApart(wrong.name) ??
      closest(wrong, siblings, Number.POSITIVE_INFINITY) ??
      closest(wrong, likeLong(wrong, all.length > FEW ? alike : all), Number.POSITIVE_INFINITY)
    );
  }

  /** The one name that has a word more or less (`a.b` and `a.b_new`), as after a rename. */
  function wordApart(wrong: string): string | undefined {
    const shorter = fewerWords(wrong).flatMap((words) => byWords.get(words) ?? []);
    const longer = byFewerWords.get(wordsOf(wrong).join(' ')) ?? [];
    return shorter.length + longer.length === 1 ? [...shorter, ...longer][0]?.name : undefined;
  }

  /** Names by how much longer or shorter they are, the most alike first. */
  function* likeLong(
    { folded: { length } }: Name,
    among: readonly Name[],
    most = Number.POSITIVE_INFINITY,
  ): Generator<readonly Name[]> {
    const groups = byLength.get(among) ?? groupedBy(among, ({ folded }) => [folded.length]);
    byLength.set(among, groups);
    const lengths = [...groups.keys()].filter((each) => Math.abs(each - length) <= most);
    for (const each of lengths.sort((a, b) => Math.abs(a - length) - Math.abs(b - length))) {
      yield groups.get(each) ?? [];
    }
  }

  /** The best of the names that are so far away at most. */
  function closest(sought: Name, groups: Iterable<readonly Name[]>, most: number): string | undefined {
    let best: string | undefined;
    let least = most;
    let compared = 0;
    for (const group of groups) {
      for (const each of group) {
        if (!mayBeWithin(least, sought, each)) continue;
        if (compared === MOST_COMPARED) return best;
        compared += 1;
        const apart = compare(sought.folded, each.folded);
        const far = sought.numbers === each.numbers ? apart : apart + NUMBER;
        if (far > least || (far === least && best !== undefined && best <= each.name)) continue;
        if (!isPlausible(sought.name, each.name, apart)) continue;
        best = each.name;
        least = far;
      }
    }
    return best;
  }

  return search;
}

interface Name {
  readonly name: string;
  readonly folded: string;
  readonly letters: number;
  readonly pairs: number;
  readonly numbers: string;
}

function nameOf(name: string): Name {
  const folded = fold(name);
  const numbers = name.replace(/\D+/g, ' ').trim();
  return { name, folded, letters: lettersIn(folded), pairs: pairsIn(folded), numbers };
}

function groupedBy<Key>(
  names: readonly Name[],
  keysOf: (name: Name) => Key[],
): ReadonlyMap<Key, readonly Name[]> {
  const groups = new Map<Key, Name[]>();
  for (const name of names) {
    for (const key of keysOf(name)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [name]);
      else group.push(name);
    }
  }
  return groups;
}

/** What is left of a name of several parts without one of them, `*.b` and `a.*` of `a.b`, with the same numbers. */
function restsOf({ name, numbers }: Name): string[] {
  const parts = partsOf(name);
  if (parts.length === 1) return [];
  return parts.map((_, index) =>
    [numbers, ...parts.map((part, at) => (at === index ? '*' : part))].join('.'),
  );
}

/** How much farther a name with another number is: people misspell letters, `step_1` and `step_2` are two things. */
const NUMBER = 2;

/** Most names need no closer look than at their letters. */
function mayBeWithin(far: number, sought: Name, each: Name): boolean {
  const edits = sought.numbers === each.numbers ? far : far - NUMBER;
  return (
    Math.abs(each.folded.length - sought.folded.length) <=
      Math.min(edits, mostEdits(sought.folded, each.folded)) &&
    differing(each.letters, sought.letters) <= edits &&
    differing(each.pairs, sought.pairs) <= pairsWithin(edits)
  );
}

function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_.:-]+/);
}

/** The words of a name without one of them, each in turn; a single word is too little to tell what was meant. */
function fewerWords(name: string): string[] {
  const words = wordsOf(name);
  return words.length <= 2 ? [] : words.map((_, index) => words.filter((_, at) => at !== index).join(' '));
}

function alikeAtStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let alike = 0;
  while (alike < most && a.charCodeAt(alike) === b.charCodeAt(alike)) alike += 1;
  return alike;
}

function alikeAtEnd(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let alike = 0;
  while (alike < most && a.charCodeAt(a.length - 1 - alike) === b.charCodeAt(b.length - 1 - alike))
    alike += 1;
  return alike;
}

/** Whether two names differ only in case and separators, so that one is certainly meant as the other. */
export function sameLetters(a: string, b: string): boolean {
  return a !== b && fold(a) === fold(b);
}

/** Edits between two names; two letters that changed places count as one. */
function editsApart(a: string, b: string): number {
  const start = alikeAtStart(a, b);
  const end = Math.min(alikeAtEnd(a, b), Math.min(a.length, b.length) - start);
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
  if (edits > mostEdits(fold(wrong), fold(name))) return false;
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
