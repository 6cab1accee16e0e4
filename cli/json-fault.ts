/**
 * Where and why a text is no JSON, in words. `JSON.parse` says it in those of the JavaScript engine, which differ from
 * release to release and name no place for many mistakes. `jsonc-parser` finds the same texts at fault, but passes over a
 * word that it does not know without a word of what is due in its place (a key in quotes, a comma, a value), puts what is
 * wrong within a text at its beginning, and overflows the stack where much is nested.
 */

export interface JsonFault {
  /** Offset in the text. */
  readonly offset: number;
  /** The end of a sentence. */
  readonly reason: string;
}

const BLANK = /[ \t\r\n]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in a text
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?(?![\w.+-])|(?:true|false|null)(?!\w)/y;
const WORD = /[\w$.+-]+|./uy;

/** What may come next: a value, a value or the end of a list, a key, a key or the end of an object, or what follows a value. */
type Due = 'value' | 'first item' | 'key' | 'first key' | 'next';

/** The first fault of a text that `JSON.parse` refuses; undefined when there is none. */
export function jsonFault(text: string): JsonFault | undefined {
  const open: ('{' | '[')[] = [];
  let due: Due = 'value';
  let at = 0;
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const found = pattern.exec(text)?.[0];
    at += found?.length ?? 0;
    return found;
  };
  const fault = (reason: string): JsonFault => ({ offset: at, reason });
  for (;;) {
    take(BLANK);
    const sign = text.charAt(at);
    const within = open.at(-1);
    if (due === 'next' && within === undefined) {
      return sign === '' ? undefined : fault(`${shownAt(text, at)} stands behind its end`);
    }
    if (sign === '') return fault(open.length === 0 ? 'it is empty' : `"${within}" is not closed`);
    if (sign === '/' || sign === '#') return fault('it holds a comment, and JSON has none');
    const close = within === '{' ? '}' : ']';
    if (sign === close && within !== undefined && due !== 'value' && due !== 'key') {
      open.pop();
      at += 1;
      due = 'next';
    } else if (due === 'next') {
      if (sign !== ',') return fault(`a comma or "${close}" is due before ${shownAt(text, at)}`);
      at += 1;
      due = within === '{' ? 'key' : 'value';
    } else if (due === 'key' || due === 'first key') {
      if (sign === '}') return fault('a comma stands before "}"');
      if (sign !== '"') return fault(`a key in double quotes is due, not ${shownAt(text, at)}`);
      if (take(STRING) === undefined) return textFault(text, at);
      take(BLANK);
      if (text.charAt(at) !== ':') return fault('a colon is due after the key');
      at += 1;
      due = 'value';
    } else if (sign === '{' || sign === '[') {
      open.push(sign);
      at += 1;
      due = sign === '{' ? 'first key' : 'first item';
    } else {
      if (sign === '"' && take(STRING) === undefined) return textFault(text, at);
      if (sign === ']' && within === '[') return fault('a comma stands before "]"');
      if (sign !== '"' && take(SCALAR) === undefined) return fault(`${shownAt(text, at)} is no JSON value`);
      due = 'next';
    }
  }
}

/** In a text that begins here. */
function textFault(text: string, start: number): JsonFault {
  for (let at = start + 1; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '\\') {
      if (!/^(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/.test(text.slice(at + 1, at + 6))) {
        return { offset: at, reason: `"${text.slice(at, at + 2).trim()}" is no escape of JSON` };
      }
      at += 1;
    } else if (sign < ' ') {
      const end = sign === '\n' || sign === '\r' ? 'the text is not closed in its line' : undefined;
      return { offset: end === undefined ? at : start, reason: end ?? 'a text holds a control character' };
    }
  }
  return { offset: start, reason: 'the text is not closed' };
}

const MOST_SHOWN = 20;

function shownAt(text: string, at: number): string {
  WORD.lastIndex = at;
  const word = WORD.exec(text)?.[0] ?? '';
  if (word === '"') return 'a text';
  return word.length > MOST_SHOWN ? `"${word.slice(0, MOST_SHOWN)}…"` : `"${word}"`;
}
