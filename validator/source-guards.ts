/** What is refused before a text is parsed: what is no YAML text at all, or would not be read in reasonable time. */
import type { Finding } from './finding.ts';
import { BYTE_ORDER_MARK } from './line-index.ts';
import { MAX_DEPTH } from './max-depth.ts';
import { tooDeepAt } from './nesting.ts';

/** Bytes of a file (design 10). */
const MAX_BYTES = 1_048_576;

/** The reason why a text is not parsed; undefined when it can be. */
export function refuseSource(text: string): Finding | undefined {
  return tooLarge(text) ?? notText(text) ?? notUtf8(text) ?? tooDeep(text);
}

/** Says so when the file is larger than what is read at all. */
export function tooLarge(text: string): Finding | undefined {
  if (text.length * 3 <= MAX_BYTES) return undefined;
  const bytes = text.length > MAX_BYTES ? text.length : utf8Length(text);
  if (bytes <= MAX_BYTES) return undefined;
  return at(
    0,
    0,
    `The file is larger than 1 MiB (${(bytes / MAX_BYTES).toFixed(1)} MiB), so it is not read. Tours are small: is this the right file? If it is, split it.`,
  );
}

function utf8Length(text: string): number {
  let bytes = 0;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800) bytes += 2;
    else if (unit >= 0xd800 && unit < 0xe000) bytes += 2;
    else bytes += 3;
  }
  return bytes;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: looks for what a text does not hold
const UTF_16 = /^(?:\uFFFD{2})?(?:\0[\x09-\x7e]|[\x09-\x7e]\0){2}/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: looks for what a text does not hold
const CONTROL = /[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]/;

function notText(text: string): Finding | undefined {
  if (UTF_16.test(text)) {
    return at(0, 1, 'The file is in UTF-16. Save it as UTF-8: tours are read as UTF-8 only.');
  }
  const control = CONTROL.exec(text);
  if (control === null) return undefined;
  const code = control[0].charCodeAt(0);
  return code === 0
    ? at(control.index, 1, 'The file is binary, not a YAML text. Take it out of the checked files.')
    : at(
        control.index,
        1,
        `The control character U+${code.toString(16).toUpperCase().padStart(4, '0')} is not allowed in YAML. Remove it, or write it in double quotes as "\\x${code.toString(16).padStart(2, '0')}".`,
      );
}

function notUtf8(text: string): Finding | undefined {
  const index = text.indexOf('\uFFFD');
  if (index < 0) return undefined;
  return at(index, 1, 'The bytes here are not UTF-8, so a character is lost. Save the file as UTF-8.');
}

function tooDeep(text: string): Finding | undefined {
  const offset = tooDeepAt(text);
  return offset === undefined ? undefined : tooDeepFinding(offset);
}

/** Says that the document goes too deep at an offset. */
export function tooDeepFinding(offset: number): Finding {
  return at(
    offset,
    1,
    `The document is nested deeper than ${MAX_DEPTH} levels here, so it is not read. A tour needs fewer than 10.`,
  );
}

/** Offsets of byte order marks that are not at the start: invisible characters, which no key matches. */
export function strayByteOrderMarks(text: string): number[] {
  const offsets: number[] = [];
  for (let at = text.indexOf(BYTE_ORDER_MARK, 1); at >= 0; at = text.indexOf(BYTE_ORDER_MARK, at + 1)) {
    offsets.push(at);
  }
  return offsets;
}

function at(start: number, length: number, message: string): Finding {
  return { message, path: [], span: { start, end: start + length } };
}
