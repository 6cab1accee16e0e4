/**
 * Texts: what the user reads, as runs of plain text with marks. Markup is strong, emphasis and code in Markdown. It is
 * parsed before params are put in, so that a param is text, whatever it holds; there is no HTML anywhere.
 */
import type { Scalar, Translate } from './ports.ts';
import type { Text } from './tour.ts';

/** A run of text with its marks. The text is plain: it may be shown as it is. */
export interface Span {
  readonly text: string;
  readonly strong?: true;
  readonly emphasis?: true;
  readonly code?: true;
}

/** A text for the user: its runs, and the locale it is written in when that is not the page's own. */
export interface RichText {
  readonly spans: readonly Span[];
  readonly locale?: string | undefined;
  /** Written by an agent: the presenter marks it. */
  readonly generated?: true;
}

export interface TextSource {
  readonly translate: Translate;
  /** The locale of the page. */
  readonly locale: string;
  readonly facts: Readonly<Record<string, Scalar>>;
}

/** What a text says to this user. A text that is missing in the app's locale files is empty, never its raw key. */
export function richText(text: Text, source: TextSource): RichText {
  if (typeof text === 'string') return { spans: parseMarks(source.translate(text, {}) ?? '', []) };
  if ('key' in text) return keyedText(text.key, text.params ?? {}, source);
  if ('generated' in text) {
    return { spans: parseMarks(text.generated, []), ...otherLocale(text.locale, source), generated: true };
  }
  const locale = nearestLocale(Object.keys(text.inline), source.locale);
  return { spans: parseMarks(text.inline[locale] ?? '', []), ...otherLocale(locale, source) };
}

/** The text without its marks; none is empty. */
export function plainText(text: RichText | undefined): string {
  return text?.spans.map((span) => span.text).join('') ?? '';
}

type Params = Readonly<Record<string, Scalar | { readonly fact: string }>>;

/** Strings go through the translation as placeholders; numbers go as they are, so that plurals work. */
function keyedText(key: string, params: Params, { translate, facts }: TextSource): RichText {
  const held: string[] = [];
  const given: Record<string, Scalar> = {};
  for (const [name, param] of Object.entries(params)) {
    const value =
      typeof param === 'object' ? (Object.hasOwn(facts, param.fact) ? facts[param.fact] : '') : param;
    given[name] = typeof value === 'string' ? placeholder(held.push(value) - 1) : (value ?? '');
  }
  const said = translate(key, given) ?? '';
  return {
    spans: parseMarks(
      said,
      held.map((value) => isolated(value, said)),
    ),
  };
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether any letter of a text runs from right to left. */
export function hasRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/**
 * The value, set apart from the text around it where one of them runs from right to left: an order number in an
 * Arabic sentence, a Hebrew name in an English one. Elsewhere the signs for that would change nothing.
 */
function isolated(value: string, around: string): string {
  return hasRightToLeft(value + around) ? `\u2068${value}\u2069` : value;
}

/** Held values are stood for by single characters of the last private-use plane, which no text and no icon font uses. */
const FIRST_HELD = 0x100000;
const HELD = /[\u{100000}-\u{10fffd}]/gu;

function placeholder(index: number): string {
  return String.fromCodePoint(FIRST_HELD + index);
}

/** What a backslash makes plain. */
const SIGNS = ['\\', '`', '*', '_'];

/**
 * Reads `**strong**`, `__strong__`, `*emphasis*`, `_emphasis_` and `` `code` ``; a backslash before one of these signs
 * makes it plain. As in CommonMark, marks stand at the edges of words, and an underscore inside a word is plain. What
 * is not closed within 1000 characters is plain text, so that a long text takes no longer than it is long.
 *
 * @param held values that characters from U+100000 on stand for
 */
export function parseMarks(text: string, held: readonly string[]): Span[] {
  // Most texts have neither, and expressions that know all scripts take long to be made ready.
  if (!/[\\`*_]/.test(text) && held.length === 0) return text === '' ? [] : [{ text }];
  const values = [...held, ...SIGNS];
  const spans: Span[] = [];
  walk(
    text.replace(/\\([\\`*_])/g, (_, sign: string) => placeholder(held.length + SIGNS.indexOf(sign))),
    {},
    spans,
  );
  return spans
    .map((span) => ({
      ...span,
      text: span.text.replace(HELD, (sign) => values[(sign.codePointAt(0) ?? 0) - FIRST_HELD] ?? sign),
    }))
    .filter((span) => span.text !== '');
}

const WORD = '[\\p{L}\\p{N}_]';
const MARK = new RegExp(
  [
    '`(?<code>[^`]+)`',
    '\\*\\*(?=\\S)(?<strong>.{1,1000}?)(?<=\\S)\\*\\*(?!\\*)',
    `(?<!${WORD})__(?=\\S)(?<strong2>.{1,1000}?)(?<=\\S)__(?!${WORD})`,
    '\\*(?=[^\\s*])(?<emphasis>(?:[^*]|\\*\\*(?=\\S)[^*]+\\*\\*){1,1000}?)(?<=\\S)\\*(?!\\*)',
    `(?<!${WORD})_(?=[^\\s_])(?<emphasis2>.{1,1000}?)(?<=\\S)_(?!${WORD})`,
  ].join('|'),
  'gsu',
);

type Marks = Omit<Span, 'text'>;

function walk(text: string, marks: Marks, spans: Span[]): void {
  let from = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > from) spans.push({ text: text.slice(from, match.index), ...marks });
    from = match.index + match[0].length;
    const { code, strong, strong2, emphasis, emphasis2 } = match.groups ?? {};
    const strongly = strong ?? strong2;
    if (code !== undefined) spans.push({ text: code, ...marks, code: true });
    else if (strongly !== undefined) walk(strongly, { ...marks, strong: true }, spans);
    else walk(emphasis ?? emphasis2 ?? '', { ...marks, emphasis: true }, spans);
  }
  if (from < text.length) spans.push({ text: text.slice(from), ...marks });
}

/** The same locale, else one of the same language, else English, else the first. */
function nearestLocale(locales: readonly string[], wanted: string): string {
  return (
    locales.find((locale) => locale.toLowerCase() === wanted.toLowerCase()) ??
    locales.find((locale) => languageOf(locale) === languageOf(wanted)) ??
    locales.find((locale) => languageOf(locale) === 'en') ??
    locales[0] ??
    wanted
  );
}

/** The language of a locale, such as `de` of `de-AT`. */
export function languageOf(locale: string): string {
  return locale.toLowerCase().replace(/-.*/, '');
}

function otherLocale(locale: string, source: TextSource): { readonly locale?: string } {
  return locale === source.locale ? {} : { locale };
}
