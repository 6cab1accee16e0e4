/** How much alike two names are. */
import { distance } from 'fastest-levenshtein';

/** A name with what tells it from others at a glance. */
export interface Name {
  readonly name: string;
  /** In lower case, without separators. */
  readonly folded: string;
  /** The letters and pairs of letters in it, one bit each. */
  readonly letters: number;
  readonly pairs: number;
  readonly digits: string;
  /** `folded` without its digits. */
  readonly wording: string;
}

export function nameOf(name: string): Name {
  const folded = fold(name);
  return {
    name,
    folded,
    letters: lettersIn(folded),
    pairs: pairsIn(folded),
    digits: digitsIn(name),
    wording: folded.replace(/\d+/g, ''),
  };
}

/** All digits of a name, in their order. */
export function digitsIn(name: string): string {
  return name.replace(/\D+/g, '');
}

/** What is left of a name of several parts without one of them: `*.b` and `a.*` of `a.b`. */
export function restsOf({ name }: Name): string[] {
  const parts = partsOf(name);
  if (parts.length === 1) return [];
  return parts.map((_, index) => parts.map((part, at) => (at === index ? '*' : part)).join('.'));
}

/** Whether nothing but the number tells two names apart: `step_1` and `step_2` are two things, and both are meant. */
function isAnotherNumber(a: Name, b: Name): boolean {
  return a.digits !== b.digits && a.digits !== '' && b.digits !== '' && a.wording === b.wording;
}

/** How much farther a name with another number is: people misspell letters. */
const NUMBER = 2;

/** What is added to the edits between two names, to tell how far they are from each other. */
export function fartherBy(a: Name, b: Name): number {
  return a.digits === b.digits ? 0 : NUMBER;
}

/** Most names need no closer look than at their letters and numbers. */
export function mayBeWithin(far: number, sought: Name, each: Name): boolean {
  const edits = far - fartherBy(sought, each);
  return (
    Math.abs(each.folded.length - sought.folded.length) <=
      Math.min(edits, mostEdits(sought.folded, each.folded)) &&
    differing(each.letters, sought.letters) <= edits &&
    differing(each.pairs, sought.pairs) <= pairsWithin(edits) &&
    !isAnotherNumber(each, sought)
  );
}

/** The words of a name, in lower case. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_.:-]+/);
}

/** The words of a name without one of them, each in turn; a single word is too little to tell what was meant. */
export function fewerWords(name: string): string[] {
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
export function editsApart(a: string, b: string): number {
  const start = alikeAtStart(a, b);
  const end = Math.min(alikeAtEnd(a, b), Math.min(a.length, b.length) - start);
  const [restA, restB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const edits = distance(restA, restB);
  return edits === 2 && sorted(restA) === sorted(restB) ? 1 : edits;
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
  return edits <= Math.max(1, Math.floor(Math.max(a.length, b.length) * 0.4));
}

/** How a name can be what was meant by another: misspelt, or with one part that is another word. */
export type Likeness = 'misspelt' | 'renamed';

/**
 * How a name can be what was meant by another; undefined when it cannot. Names with dots are compared part by part:
 * people misspell parts, and rename one; a name of which two parts are other words is another thing in the same corner.
 */
export function likenessOf(wrong: string, name: string, edits: number): Likeness | undefined {
  if (edits > mostEdits(fold(wrong), fold(name))) return undefined;
  const [meant, said] = [partsOf(name), partsOf(wrong)];
  if (meant.length === 1 || meant.length !== said.length) {
    return isSpelling(edits, wrong, name) ? 'misspelt' : undefined;
  }
  const others = meant.flatMap((part, index): { readonly isUnlike: boolean }[] => {
    const own = said[index] ?? '';
    const apart = editsApart(own, part);
    return isSpelling(apart, own, part)
      ? []
      : [{ isUnlike: apart > Math.max(own.length, part.length) * 0.6 }];
  });
  if (others.length > 1) return undefined;
  return others[0]?.isUnlike === true ? 'renamed' : 'misspelt';
}

/** How many parts two names have in common from their beginning on. */
export function partsAlike(a: string, b: string): number {
  const [own, other] = [partsOf(a), partsOf(b)];
  const apart = own.findIndex((part, index) => part !== other[index]);
  return apart < 0 ? own.length : apart;
}

function partsOf(name: string): string[] {
  return name.split(/[.:-]/).map(fold);
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
