/**
 * The fast path of reading: plain block YAML, as tours are written, to its value.
 *
 * `yaml` builds tokens, a syntax tree and a document, with positions and comments, of which a file without a fault
 * needs the value alone; that takes 20 times as long. This parser accepts a part of YAML that is simple enough to be
 * read line by line, and gives up at the first thing it does not know: it has no errors of its own, so `yaml` stays
 * the only judge of what is wrong. It must never accept a text and read it differently; a differential test holds it
 * to that (plain-yaml.test.ts).
 *
 * Accepted: one document, a mapping at its root; block mappings and lists; flow collections, quoted texts without
 * escapes and plain texts on one line; whole numbers, true, false and null; comments. All else is left to `yaml`.
 */
import type { Span } from './finding.ts';
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

/** The places of the entries of each mapping and list in a value. */
export type PlainPlaces = Map<object, Map<string | number, PlainPlace>>;

const MAX_DEPTH = 30;
/** Characters that others have something to say about. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: looks for what a text does not hold
const ODD = /[^\S\n ]|[\x00-\x08\x0e-\x1f\x7f-\x9f\ufffd-\uffff]/;

/** Blank lines and comments, up to the start of a line with content. */
const GAP = /(?: *(?:#[^\n]*)?\n)*(?: *(?:#[^\n]*)?$)?/y;
const REST_OF_LINE = /(?: +#[^\n]*| *)(?:\n|$)/y;
const KEY = /([A-Za-z_][\w.-]{0,99}):(?= |\n|$)/y;
const ITEM = /- +(?=[^ \n#-])/y;
const QUOTED = /"([^"\\\n]*)"|'([^'\n]*)'/y;
/** Up to a colon or a comment that ends it. The first character is none that means something in YAML. */
const PLAIN = /[A-Za-z0-9_/$(\u00a1-\uffff](?:[^\n:# ]|:(?=[^ \n])|#| +(?=[^ \n#:]))*(?= *(?:\n|$)| +#)/y;
/** In a flow collection less may stand in a text; with a colon in it, it could be a key. */
const FLOW_PLAIN = /[A-Za-z0-9_/](?:[\w./-]| +(?=[\w./-]))*(?= *[,\]}])/y;
const COMMENT = / +#[^\n]*/y;

const WHOLE_NUMBER = /^(?:0|[1-9][0-9]{0,14})$/;
/** What begins with a digit is a number in YAML only if it is made of these. */
const NOT_IN_NUMBERS = /[^-+0-9a-fA-F.xXoO_]/;
const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

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
  private at = 0;
  /** The column where the line at hand begins. */
  private indent = 0;
  /** Of the value that was read last. */
  private span: Span | undefined;

  constructor(text: string, places: PlainPlaces | undefined) {
    this.text = text;
    this.places = places;
  }

  readDocument(): PlainYaml {
    this.toNextLine();
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
      const span = { start, end: start + key.length };
      this.path.push(key);
      mapping[key] = this.readAfterKey(column, span);
      this.path.pop();
      this.note(mapping, key, span);
    } while (this.indent === column && this.at < this.text.length && !this.isAt('-'));
    return mapping;
  }

  private readList(column: number): unknown[] {
    const list: unknown[] = [];
    do {
      const indicator = this.take(ITEM);
      if (indicator === undefined) throw new Uncertain();
      this.path.push(list.length);
      list.push(this.readItem(column, column + indicator.length));
      this.path.pop();
      this.note(list, list.length - 1);
    } while (this.indent === column && this.at < this.text.length && this.isAt('-'));
    return list;
  }

  private readItem(outer: number, column: number): unknown {
    KEY.lastIndex = this.at;
    return KEY.test(this.text) ? this.readBlock(column) : this.readLine(outer);
  }

  private readBlock(column: number): unknown {
    const value = this.isAt('-') ? this.readList(column) : this.readMapping(column);
    this.span = undefined;
    return value;
  }

  private readAfterKey(column: number, key: Span): unknown {
    if (!this.endsLine()) {
      this.skipSpaces();
      return this.readLine(column);
    }
    this.toNextLine();
    const isEmpty = this.at === this.text.length || this.indent < column;
    if (isEmpty || (this.indent === column && !this.isAt('-'))) {
      this.span = key;
      return null;
    }
    if (this.path.length > MAX_DEPTH) throw new Uncertain();
    return this.readBlock(this.indent);
  }

  /** Reads a value that ends with its line. `outer` is the column that the next line must not go beyond. */
  private readLine(outer: number): unknown {
    const start = this.at;
    const value =
      this.isAt('[') || this.isAt('{') ? this.readFlow(0) : (this.readQuoted() ?? this.readText());
    this.span = { start, end: this.at };
    if (!this.endsLine()) throw new Uncertain();
    this.toNextLine();
    // A deeper line would go on with the value, or be a mistake.
    if (this.indent > outer && this.at < this.text.length) throw new Uncertain();
    return value;
  }

  private readText(): unknown {
    const start = this.at;
    const source = this.take(PLAIN);
    if (source === undefined) throw new Uncertain();
    const value = resolve(source);
    COMMENT.lastIndex = this.at;
    const comment = typeof value === 'string' ? COMMENT.exec(this.text)?.[0].trimEnd() : undefined;
    if (comment !== undefined && typeof value === 'string') {
      const span = { start, end: this.at + comment.length };
      this.cuts.push({ path: [...this.path], value, rest: comment, span });
    }
    return value;
  }

  private readQuoted(): string | undefined {
    return this.take(QUOTED)?.slice(1, -1);
  }

  private readFlow(depth: number): unknown {
    const start = this.at;
    const value = this.readFlowValue(depth);
    this.span = { start, end: this.at };
    return value;
  }

  private readFlowValue(depth: number): unknown {
    if (this.isAt('[')) return this.readFlowList(depth);
    if (this.isAt('{')) return this.readFlowMapping(depth);
    const quoted = this.readQuoted();
    if (quoted !== undefined) return quoted;
    const source = this.take(FLOW_PLAIN);
    if (source === undefined) throw new Uncertain();
    return resolve(source);
  }

  private readFlowList(depth: number): unknown[] {
    const list: unknown[] = [];
    this.readEntries(']', depth, () => {
      list.push(this.readFlow(depth + 1));
      this.note(list, list.length - 1);
    });
    return list;
  }

  private readFlowMapping(depth: number): Record<string, unknown> {
    const mapping: Record<string, unknown> = {};
    this.readEntries('}', depth, () => {
      const start = this.at;
      const key = this.newKey(mapping);
      const span = { start, end: start + key.length };
      this.skipSpaces();
      mapping[key] = this.readFlow(depth + 1);
      this.note(mapping, key, span);
    });
    return mapping;
  }

  private readEntries(close: string, depth: number, readEntry: () => void): void {
    if (depth > MAX_DEPTH) throw new Uncertain();
    this.at += 1;
    this.skipSpaces();
    if (this.isAt(close)) {
      this.at += 1;
      return;
    }
    for (;;) {
      readEntry();
      this.skipSpaces();
      const separator = this.text[this.at];
      this.at += 1;
      if (separator === close) return;
      if (separator !== ',') throw new Uncertain();
      this.skipSpaces();
    }
  }

  /** Notes the place of the entry that was just read. */
  private note(holder: object, name: string | number, key?: Span): void {
    if (this.places === undefined) return;
    const known = this.places.get(holder) ?? new Map<string | number, PlainPlace>();
    known.set(name, { ...(key && { key }), ...(this.span && { value: this.span }) });
    this.places.set(holder, known);
  }

  /** A key that is not in the mapping yet, and is a text. */
  private newKey(mapping: Readonly<Record<string, unknown>>): string {
    const key = this.take(KEY)?.slice(0, -1);
    if (key === undefined || key === '__proto__' || Object.hasOwn(mapping, key)) throw new Uncertain();
    if (typeof resolve(key) !== 'string') throw new Uncertain();
    return key;
  }

  private take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  private isAt(character: string): boolean {
    return this.text[this.at] === character;
  }

  private skipSpaces(): void {
    while (this.isAt(' ')) this.at += 1;
  }

  /** Whether nothing but a comment is left of the line, which is then behind. */
  private endsLine(): boolean {
    return this.take(REST_OF_LINE) !== undefined;
  }

  private toNextLine(): void {
    this.take(GAP);
    const start = this.at;
    this.skipSpaces();
    this.indent = this.at - start;
  }
}

/** @throws Uncertain for what may be a number or a word of YAML in another spelling */
function resolve(source: string): unknown {
  if (WHOLE_NUMBER.test(source)) return Number(source);
  const word = source.toLowerCase();
  if (WORDS.has(word)) {
    if (word !== source) throw new Uncertain();
    return WORDS.get(word);
  }
  if (/^[0-9]/.test(source) && !NOT_IN_NUMBERS.test(source)) throw new Uncertain();
  return source;
}
