/**
 * Where the words of plain YAML end (plain-yaml.ts), found in one pass over the characters. Each function answers with
 * an offset into the text, or -1 where there is nothing that is certainly such a word.
 */

const NEWLINE = 0x0a;
const SPACE = 0x20;
const DOUBLE_QUOTE = 0x22;
const HASH = 0x23;
const DOLLAR = 0x24;
const QUOTE = 0x27;
const OPENING = 0x28;
export const COMMA = 0x2c;
export const DASH = 0x2d;
const DOT = 0x2e;
const SLASH = 0x2f;
const COLON = 0x3a;
const BACKSLASH = 0x5c;
export const OPENING_BRACKET = 0x5b;
export const CLOSING_BRACKET = 0x5d;
const UNDERSCORE = 0x5f;
export const OPENING_BRACE = 0x7b;
export const CLOSING_BRACE = 0x7d;
/** What is behind the last character. */
const END = -1;

const LONGEST_KEY = 100;

function codeAt(text: string, at: number): number {
  return at < text.length ? text.charCodeAt(at) : END;
}

function isLetter(code: number): boolean {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39;
}

/** A letter, a digit or `_`. */
function isOfWord(code: number): boolean {
  return isLetter(code) || isDigit(code) || code === UNDERSCORE;
}

function endsLine(code: number): boolean {
  return code === NEWLINE || code === END;
}

/** The first character from here on that is no space. */
export function pastSpaces(text: string, at: number): number {
  let end = at;
  while (codeAt(text, end) === SPACE) end += 1;
  return end;
}

function endOfComment(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

/** The first character of the next line that holds more than a comment, from the start of a line on; or the end. */
export function nextContent(text: string, lineStart: number): number {
  let at = pastSpaces(text, lineStart);
  for (;;) {
    if (codeAt(text, at) === HASH) at = endOfComment(text, at);
    if (codeAt(text, at) !== NEWLINE) return at;
    at = pastSpaces(text, at + 1);
  }
}

/** How far a line's content is from the start of its line. */
export function columnOf(text: string, content: number): number {
  let start = content;
  while (start > 0 && text.charCodeAt(start - 1) !== NEWLINE) start -= 1;
  return content - start;
}

/** The start of the next line, when nothing but a comment is left of this one. */
export function pastLine(text: string, at: number): number {
  let end = pastSpaces(text, at);
  if (end > at && codeAt(text, end) === HASH) end = endOfComment(text, end);
  const code = codeAt(text, end);
  return code === NEWLINE ? end + 1 : code === END ? end : -1;
}

/** The end of a comment behind a text, without the spaces at its end; -1 when there is none. */
export function endOfRemark(text: string, at: number): number {
  const start = pastSpaces(text, at);
  if (start === at || codeAt(text, start) !== HASH) return -1;
  return at + text.slice(at, endOfComment(text, start)).trimEnd().length;
}

/** The colon behind a key. */
export function endOfKey(text: string, at: number): number {
  const first = codeAt(text, at);
  if (!isLetter(first) && first !== UNDERSCORE) return -1;
  let end = at + 1;
  let code = codeAt(text, end);
  while (isOfWord(code) || code === DOT || code === DASH) {
    end += 1;
    code = codeAt(text, end);
  }
  if (code !== COLON || end - at > LONGEST_KEY) return -1;
  const next = codeAt(text, end + 1);
  return next === SPACE || endsLine(next) ? end : -1;
}

/** What an item of a list holds, behind its dash: no list right away. */
export function pastDash(text: string, at: number): number {
  const end = pastSpaces(text, at + 1);
  const code = codeAt(text, end);
  return codeAt(text, at) !== DASH || end === at + 1 || endsLine(code) || code === HASH || code === DASH
    ? -1
    : end;
}

/** What is behind the closing quote of a text without escapes on one line. */
export function pastQuoted(text: string, at: number): number {
  const quote = codeAt(text, at);
  if (quote !== DOUBLE_QUOTE && quote !== QUOTE) return -1;
  for (let end = at + 1; ; end++) {
    const code = codeAt(text, end);
    if (code === quote) return end + 1;
    if (endsLine(code) || (code === BACKSLASH && quote === DOUBLE_QUOTE)) return -1;
  }
}

/** The end of a plain text, which the end of the line or a comment ends. */
export function endOfText(text: string, at: number): number {
  const first = codeAt(text, at);
  // No sign that means something in YAML at the beginning of a text.
  if (!isOfWord(first) && first !== SLASH && first !== DOLLAR && first !== OPENING && first < 0xa1) return -1;
  for (let end = at + 1; ; ) {
    const code = codeAt(text, end);
    if (endsLine(code)) return end;
    if (code === COLON) {
      const next = codeAt(text, end + 1);
      if (next === SPACE || endsLine(next)) return -1;
      end += 1;
    } else if (code === SPACE) {
      const next = pastSpaces(text, end);
      const follows = codeAt(text, next);
      if (endsLine(follows) || follows === HASH) return end;
      if (follows === COLON) return -1;
      end = next;
    } else end += 1;
  }
}

function isOfFlowText(code: number): boolean {
  return isOfWord(code) || code === DOT || code === SLASH || code === DASH;
}

/** The end of a plain text in a flow collection. Less may stand in it: with a colon, it could be a key. */
export function endOfFlowText(text: string, at: number): number {
  const first = codeAt(text, at);
  if (!isOfWord(first) && first !== SLASH) return -1;
  for (let end = at + 1; ; ) {
    while (isOfFlowText(codeAt(text, end))) end += 1;
    const next = pastSpaces(text, end);
    const code = codeAt(text, next);
    if (code === COMMA || code === CLOSING_BRACKET || code === CLOSING_BRACE) return end;
    if (next === end || !isOfFlowText(code)) return -1;
    end = next;
  }
}
