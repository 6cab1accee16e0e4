/**
 * The fast path of reading: plain block YAML, as tours are written, to its value.
 *
 * `yaml` builds tokens, a syntax tree and a document, with positions and comments, of which a file without a fault
 * needs the value alone; that takes 20 times as long. This parser accepts a part of YAML that is simple enough to be
 * read in one pass, and gives up at the first thing it does not know: it has no errors of its own, so `yaml` stays
 * the only judge of what is wrong. It must never accept a text and read it differently; a differential test holds it
 * to that (plain-yaml.test.ts).
 *
 * Accepted: one document, a mapping at its root; block mappings and lists; flow collections, quoted texts without
 * escapes and plain texts on one line; whole numbers, true, false and null; comments. All else is left to `yaml`.
 */
import type { Span } from './finding.ts';
import {
  CLOSING_BRACE,
  CLOSING_BRACKET,
  COMMA,
  columnOf,
  DASH,
  endOfFlowText,
  endOfKey,
  endOfRemark,
  endOfText,
  nextContent,
  OPENING_BRACE,
  OPENING_BRACKET,
  pastDash,
  pastLine,
  pastQuoted,
  pastSpaces,
} from './plain-tokens.ts';
import type { Cut } from './yaml-values.ts';

export interface PlainYaml {
  readonly value: Readonly<Record<string, unknown>>;
  readonly cuts: readonly Cut[];
}

/** Where the key of an entry is, and its value. */
export interface PlainPlace {
  /** Absent for an item of a list. */
  readonly key?: Span;
  /** Absent for a block mapping or list, of which only `yaml` knows where it ends. A missing value is at its key. */
  readonly value?: Span;
}

/**
 * The places of the entries of each mapping and list in a value, in their order: four offsets for each, where its key
 * and its value begin and end, -1 for what has no place.
 */
export type PlainPlaces = Map<object, number[]>;

/** The place of an entry by its number. */
export function placeAt(places: PlainPlaces, holder: object, entry: number): PlainPlace | undefined {
  const offsets = places.get(holder);
  if (offsets === undefined || entry < 0 || entry * 4 >= offsets.length) return undefined;
  const [keyStart = -1, keyEnd = -1, start = -1, end = -1] = offsets.slice(entry * 4, entry * 4 + 4);
  return {
    ...(keyStart >= 0 && { key: { start: keyStart, end: keyEnd } }),
    ...(start >= 0 && { value: { start, end } }),
  };
}

/** Levels that are read here; a tour has fewer than 10. */
const MOST_LEVELS = 30;
/** Keys that are kept to be recognised. */
const MOST_KEYS = 64;
/** Characters that others have something to say about. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: looks for what a text does not hold
const ODD = /[^\S\n ]|[\x00-\x08\x0e-\x1f\x7f-\x9f\ufffd-\uffff]/;

class Uncertain extends Error {}

/**
 * The value of a text that is plain enough; undefined for any other, be it right or wrong.
 *
 * @param places takes up where the entries are
 */
export function readPlainYaml(text: string, places?: PlainPlaces): PlainYaml | undefined {
  if (ODD.test(text)) return undefined;
  try {
    return new Reader(text, places).readDocument();
  } catch (error) {
    if (error instanceof Uncertain) return undefined;
    throw error;
  }
}

class Reader {
  private readonly text: string;
  private readonly places: PlainPlaces | undefined;
  private readonly cuts: Cut[] = [];
  private readonly path: (string | number)[] = [];
  /** Keys of this text by a part of what tells them apart: most come again and again. */
  private readonly keys: string[] = [];
  private at = 0;
  /** The column where the line at hand begins. */
  private indent = 0;
  /** Where the value that was read last begins and ends; -1 for a block. */
  private start = -1;
  private end = -1;

  constructor(text: string, places: PlainPlaces | undefined) {
    this.text = text;
    this.places = places;
  }

  readDocument(): PlainYaml {
    this.toContent(0);
    if (this.indent !== 0) throw new Uncertain();
    const value = this.readMapping(0);
    if (this.at < this.text.length) throw new Uncertain();
    return { value, cuts: this.cuts };
  }

  /** Reads entries that begin in this column, of which the first begins here. */
  private readMapping(column: number): Record<string, unknown> {
    const mapping: Record<string, unknown> = {};
    do {
      const start = this.at;
      const key = this.newKey(mapping);
      this.path.push(key);
      mapping[key] = this.readAfterKey(column, start, start + key.length);
      this.path.pop();
      this.note(mapping, start, start + key.length);
    } while (this.indent === column && this.at < this.text.length && !this.isAt(DASH));
    return mapping;
  }

  private readList(column: number): unknown[] {
    const list: unknown[] = [];
    do {
      const content = this.certain(pastDash(this.text, this.at));
      const inner = column + content - this.at;
      this.at = content;
      this.path.push(list.length);
      list.push(endOfKey(this.text, content) < 0 ? this.readLine(column) : this.readBlock(inner));
      this.path.pop();
      this.note(list, -1, -1);
    } while (this.indent === column && this.at < this.text.length && this.isAt(DASH));
    return list;
  }

  private readBlock(column: number): unknown {
    const value = this.isAt(DASH) ? this.readList(column) : this.readMapping(column);
    this.start = this.end = -1;
    return value;
  }

  private readAfterKey(column: number, keyStart: number, keyEnd: number): unknown {
    const line = pastLine(this.text, this.at);
    if (line < 0) {
      this.skipSpaces();
      return this.readLine(column);
    }
    this.toContent(line);
    const isEmpty = this.at === this.text.length || this.indent < column;
    if (isEmpty || (this.indent === column && !this.isAt(DASH))) {
      // May be meant as a value.
      if (hasGluedRemark(this.text.slice(keyEnd, line))) throw new Uncertain();
      this.start = keyStart;
      this.end = keyEnd;
      return null;
    }
    if (this.path.length > MOST_LEVELS) throw new Uncertain();
    return this.readBlock(this.indent);
  }

  /** Reads a value that ends with its line. `outer` is the column that the next line must not go beyond. */
  private readLine(outer: number): unknown {
    const start = this.at;
    const value =
      this.isAt(OPENING_BRACKET) || this.isAt(OPENING_BRACE)
        ? this.readFlow(0)
        : (this.readQuoted() ?? this.readText());
    this.start = start;
    this.end = this.at;
    this.toContent(this.certain(pastLine(this.text, this.at)));
    // A deeper line would go on with the value, or be a mistake.
    if (this.indent > outer && this.at < this.text.length) throw new Uncertain();
    return value;
  }

  private readText(): unknown {
    const start = this.at;
    const value = resolve(this.take(endOfText(this.text, start)));
    const end = typeof value === 'string' ? endOfRemark(this.text, this.at) : -1;
    if (end >= 0 && typeof value === 'string') {
      this.cuts.push({
        path: [...this.path],
        value,
        rest: this.text.slice(this.at, end),
        span: { start, end },
      });
    }
    return value;
  }

  private readQuoted(): string | undefined {
    const end = pastQuoted(this.text, this.at);
    return end < 0 ? undefined : this.take(end).slice(1, -1);
  }

  private readFlow(depth: number): unknown {
    const start = this.at;
    const value = this.readFlowValue(depth);
    this.start = start;
    this.end = this.at;
    return value;
  }

  private readFlowValue(depth: number): unknown {
    if (this.isAt(OPENING_BRACKET)) return this.readFlowList(depth);
    if (this.isAt(OPENING_BRACE)) return this.readFlowMapping(depth);
    return this.readQuoted() ?? resolve(this.take(endOfFlowText(this.text, this.at)));
  }

  private readFlowList(depth: number): unknown[] {
    const list: unknown[] = [];
    this.readEntries(CLOSING_BRACKET, depth, () => {
      list.push(this.readFlow(depth + 1));
      this.note(list, -1, -1);
    });
    return list;
  }

  private readFlowMapping(depth: number): Record<string, unknown> {
    const mapping: Record<string, unknown> = {};
    this.readEntries(CLOSING_BRACE, depth, () => {
      const start = this.at;
      const key = this.newKey(mapping);
      this.skipSpaces();
      mapping[key] = this.readFlow(depth + 1);
      this.note(mapping, start, start + key.length);
    });
    return mapping;
  }

  private readEntries(close: number, depth: number, readEntry: () => void): void {
    if (depth > MOST_LEVELS) throw new Uncertain();
    this.at += 1;
    this.skipSpaces();
    if (this.isAt(close)) {
      this.at += 1;
      return;
    }
    for (;;) {
      readEntry();
      this.skipSpaces();
      const separator = this.text.charCodeAt(this.at);
      this.at += 1;
      if (separator === close) return;
      if (separator !== COMMA) throw new Uncertain();
      this.skipSpaces();
    }
  }

  /** Notes the place of the entry that was just read. */
  private note(holder: object, keyStart: number, keyEnd: number): void {
    if (this.places === undefined) return;
    const known = this.places.get(holder);
    if (known === undefined) this.places.set(holder, [keyStart, keyEnd, this.start, this.end]);
    else known.push(keyStart, keyEnd, this.start, this.end);
  }

  /** A key that is not in the mapping yet, and is a text. The colon is then behind. */
  private newKey(mapping: Readonly<Record<string, unknown>>): string {
    const key = this.keyUpTo(this.certain(endOfKey(this.text, this.at)));
    if (Object.hasOwn(mapping, key)) throw new Uncertain();
    return key;
  }

  private keyUpTo(end: number): string {
    const place = (this.text.charCodeAt(this.at) + 7 * (end - this.at)) % MOST_KEYS;
    const known = this.keys[place];
    if (known?.length === end - this.at && this.text.startsWith(known, this.at)) {
      this.at = end + 1;
      return known;
    }
    const key = this.take(end);
    this.at += 1;
    if (key === '__proto__' || typeof resolve(key) !== 'string') throw new Uncertain();
    this.keys[place] = key;
    return key;
  }

  /** What stands between here and there. */
  private take(end: number): string {
    const taken = this.text.slice(this.at, this.certain(end));
    this.at = end;
    return taken;
  }

  private certain(offset: number): number {
    if (offset < 0) throw new Uncertain();
    return offset;
  }

  private isAt(code: number): boolean {
    return this.text.charCodeAt(this.at) === code;
  }

  private skipSpaces(): void {
    this.at = pastSpaces(this.text, this.at);
  }

  /** Goes to the next line with content, from the start of a line on. */
  private toContent(lineStart: number): void {
    this.at = nextContent(this.text, lineStart);
    this.indent = this.at === this.text.length ? 0 : columnOf(this.text, this.at);
  }
}

const WHOLE_NUMBER = /^(?:0|[1-9][0-9]{0,14})$/;
/** What begins with a digit is a number in YAML only if it is made of these. */
const NOT_IN_NUMBERS = /[^-+0-9a-fA-F.xXoO_]/;
const WORD = /^(?:true|false|null)$/i;

/** Whether a comment begins without a space behind its sign. */
function hasGluedRemark(rest: string): boolean {
  return /^:[ ]+#[^\s#]/.test(rest);
}

/** @throws Uncertain for what may be a number or a word of YAML in another spelling */
function resolve(source: string): unknown {
  const first = source.charCodeAt(0);
  if (first >= 0x30 && first <= 0x39) {
    if (WHOLE_NUMBER.test(source)) return Number(source);
    if (!NOT_IN_NUMBERS.test(source)) throw new Uncertain();
    return source;
  }
  if (source.length > 5 || !WORD.test(source)) return source;
  if (source === 'true') return true;
  if (source === 'false') return false;
  if (source === 'null') return null;
  throw new Uncertain();
}
