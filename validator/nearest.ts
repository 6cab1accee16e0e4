/** The name that was probably meant. */
import { lazily } from './lazily.ts';
import {
  digitsIn,
  editsApart,
  fartherBy,
  fewerWords,
  likenessOf,
  mayBeWithin,
  type Name,
  nameOf,
  partsAlike,
  restsOf,
  wordsOf,
} from './name-likeness.ts';

/** Names prepared for many look-ups. */
export interface NameIndex {
  /**
   * The names that were probably meant: mostly one, several that are equally similar, in alphabetical order, or none,
   * also when there are too many of these to tell.
   */
  nearest(wrong: string): readonly string[];
}

/**
 * The name most similar to `wrong`, when it is similar enough to be what was meant; undefined otherwise.
 * Names that differ only in case and separators (`onMissing`, `on_missing`) are the most similar; of equally
 * similar names the first in alphabetical order is taken, so that the answer does not depend on theirs. When several
 * differ from `wrong` in nothing else than case and separators, none of them is. Nor is one that differs in nothing
 * else than its number.
 */
export function nearestName(wrong: string, names: Iterable<string>): string | undefined {
  return nearestNames(wrong, names)[0];
}

/** As `nearestName`, with all that are equally similar. */
export function nearestNames(wrong: string, names: Iterable<string>): readonly string[] {
  return indexNames(names).nearest(wrong);
}

/** Of more names than these nobody could say which was meant. */
const MOST_OFFERED = 3;

/** Mostly a letter or two is wrong. */
const SLIPS = 2;
/** Thousands of keys may be wrong at once, among thousands much like them: each is compared with so many at most. */
const MOST_COMPARED = 200;
/** Of more names than these, those with other digits are left out. */
const FEW = 1000;

/** Counts the edits between two folded names. */
type Compare = (a: string, b: string) => number;

/** The names are looked through when it is first asked. */
export function indexNames(names: Iterable<string>, compare: Compare = editsApart): NameIndex {
  const answers = new Map<string, readonly string[]>();
  const all = lazily(() => [...new Set(names)].sort());
  const byDigits = lazily(() => groupedBy(all(), (name) => [digitsIn(name)]));
  const groups = new Map<string, Group>();
  const few = lazily(() => groupOf(all()));

  function search(wrong: string): readonly string[] {
    const sought = nameOf(wrong);
    const { digits } = sought;
    const group = groups.get(digits) ?? groupOf(byDigits().get(digits) ?? []);
    groups.set(digits, group);
    const same = group.byLetters().get(sought.folded);
    if (same !== undefined) {
      if (same.some(({ name }) => name === wrong)) return [wrong];
      return same.length === 1 ? same.map(({ name }) => name) : [];
    }
    const siblings = restsOf(sought).map((rest) => group.byRest().get(rest) ?? []);
    const rest = all().length > FEW ? group : few();
    return firstFound(
      () => closest(sought, siblings, SLIPS, compare),
      () => closest(sought, likeLong(sought, group, SLIPS), SLIPS, compare),
      () => wordApart(wrong, group),
      () => closest(sought, siblings, ANY, compare),
      () => closest(sought, likeLong(sought, rest, ANY), ANY, compare),
    );
  }

  return {
    nearest(wrong) {
      const known = answers.get(wrong);
      if (known !== undefined) return known;
      const found = search(wrong);
      const answer = found.length > MOST_OFFERED ? [] : found;
      answers.set(wrong, answer);
      return answer;
    },
  };
}

function firstFound(...searches: readonly (() => readonly string[])[]): readonly string[] {
  for (const search of searches) {
    const found = search();
    if (found.length > 0) return found;
  }
  return [];
}

/** As far as a name can be that is still plausible. */
const ANY = Number.POSITIVE_INFINITY;

type Grouped<Key> = () => ReadonlyMap<Key, readonly Name[]>;

/** Names by what is alike in them. */
interface Group {
  readonly byLetters: Grouped<string>;
  readonly byLength: Grouped<number>;
  /** By what `restsOf` leaves. */
  readonly byRest: Grouped<string>;
  readonly byWords: Grouped<string>;
  readonly byFewerWords: Grouped<string>;
}

function groupOf(names: readonly string[]): Group {
  const all = names.map(nameOf);
  return {
    byLetters: lazily(() => groupedBy(all, ({ folded }) => [folded])),
    byLength: lazily(() => groupedBy(all, ({ folded }) => [folded.length])),
    byRest: lazily(() => groupedBy(all, restsOf)),
    byWords: lazily(() => groupedBy(all, ({ name }) => [wordsOf(name).join(' ')])),
    byFewerWords: lazily(() => groupedBy(all, ({ name }) => fewerWords(name))),
  };
}

/** The one name that has a word more or less (`a.b` and `a.b_new`), as after a rename. */
function wordApart(wrong: string, { byWords, byFewerWords }: Group): readonly string[] {
  const shorter = fewerWords(wrong).flatMap((words) => byWords().get(words) ?? []);
  const longer = byFewerWords().get(wordsOf(wrong).join(' ')) ?? [];
  return shorter.length + longer.length === 1 ? [...shorter, ...longer].map(({ name }) => name) : [];
}

/** Names by how much longer or shorter they are, the most alike first. */
function* likeLong(
  { folded: { length } }: Name,
  { byLength }: Group,
  most: number,
): Generator<readonly Name[]> {
  const lengths = [...byLength().keys()].filter((each) => Math.abs(each - length) <= most);
  for (const each of lengths.sort((a, b) => Math.abs(a - length) - Math.abs(b - length))) {
    yield byLength().get(each) ?? [];
  }
}

/** Of another word it says nothing how many letters it has in common with the one that stood there. */
const RENAMED = 1000;

/** Of names with another word those are nearer that begin alike: what is in the same module. */
function farWhenRenamed(sought: Name, each: Name): number {
  return RENAMED - partsAlike(sought.name, each.name);
}

/** The best of the names that are so far away at most: one, or all that are equally far. */
function closest(
  sought: Name,
  groups: Iterable<readonly Name[]>,
  most: number,
  compare: Compare,
): readonly string[] {
  const best = new Set<string>();
  let least = most;
  let compared = 0;
  for (const group of groups) {
    for (const each of group) {
      if (!mayBeWithin(least, sought, each)) continue;
      if (compared === MOST_COMPARED) return [...best].sort();
      compared += 1;
      const apart = compare(sought.folded, each.folded);
      const likeness = likenessOf(sought.name, each.name, apart);
      if (likeness === undefined) continue;
      const far = (likeness === 'renamed' ? farWhenRenamed(sought, each) : apart) + fartherBy(sought, each);
      if (far > least) continue;
      if (far < least) best.clear();
      best.add(each.name);
      least = far;
    }
  }
  return [...best].sort();
}

function groupedBy<Key, Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly Key[],
): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    for (const key of keysOf(item)) {
      const group = groups.get(key);
      if (group === undefined) groups.set(key, [item]);
      else group.push(item);
    }
  }
  return groups;
}
