import { describe, expect, it } from 'vitest';
import { jsonFault } from './json-fault.ts';

const FAULTS: [string, number, RegExp][] = [
  ['', 0, /^it is empty$/],
  [' \n', 2, /^it is empty$/],
  ['// c\n{"a":1,}', 0, /^it holds a comment/],
  ['{"a":1 /* c */}', 7, /^it holds a comment/],
  ['{"a":1,}', 7, /^a comma stands before "}"$/],
  ['[1,]', 3, /^a comma stands before "]"$/],
  ['{"a":1', 6, /^"{" is not closed$/],
  ['{"a":[1', 7, /^"\[" is not closed$/],
  ['{"a" 1}', 5, /^a colon is due/],
  ["{'a':1}", 1, /^a key in double quotes is due, not "'"$/],
  ['{a:1}', 1, /^a key in double quotes is due, not "a"$/],
  ['{"a":1 "b":2}', 7, /^a comma or "}" is due before a text$/],
  ['[1 2]', 3, /^a comma or "]" is due before "2"$/],
  ['{"a":}', 5, /^"}" is no JSON value$/],
  ['{"a":NaN}', 5, /^"NaN" is no JSON value$/],
  ['{"a":01}', 5, /^"01" is no JSON value$/],
  ['{"a":1.}', 5, /^"1\." is no JSON value$/],
  ['{"a":truely}', 5, /^"truely" is no JSON value$/],
  ['{"a":"b\nc"}', 5, /^the text is not closed in its line$/],
  ['{"a":"b', 5, /^the text is not closed$/],
  ['{"a":"\u0001"}', 6, /control character/],
  ['{"a":"\\x"}', 6, /^"\\x" is no escape of JSON$/],
  ['{"a":"\\u12"}', 6, /^"\\u" is no escape of JSON$/],
  ['{} {}', 3, /^"{" stands behind its end$/],
  ['{]', 1, /^a key in double quotes is due/],
  ['[}', 1, /^"}" is no JSON value$/],
  ['<html>', 0, /^"<" is no JSON value$/],
];

describe('a text that is no JSON', () => {
  it.each(FAULTS)('%j: at %i', (text, offset, reason) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(jsonFault(text)).toEqual({ offset, reason: expect.stringMatching(reason) });
  });
});

const PIECES = [
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '"a"',
  '"',
  '\\',
  '\\n',
  '1',
  '-0.5e3',
  'true',
  'nul',
  ' ',
  '\n',
  '\u0001',
];

it('finds a fault where the engine finds one, and nowhere else', () => {
  // Every text of up to four pieces, and well-formed ones with a piece put in.
  const texts = [''];
  for (let begin = 0, length = 0; length < 4; length++) {
    const end = texts.length;
    for (; begin < end; begin++) for (const piece of PIECES) texts.push(`${texts[begin]}${piece}`);
  }
  const whole = '{"a":[1,{"b":"c\\n"},[]],"d":{}}';
  for (let at = 0; at <= whole.length; at++) {
    for (const piece of PIECES) texts.push(`${whole.slice(0, at)}${piece}${whole.slice(at)}`);
  }
  for (const text of texts) expect(jsonFault(text) === undefined, text).toBe(isJson(text));
});

it('takes any depth', () => {
  const deep = '['.repeat(100_000);
  expect(jsonFault(deep)).toEqual({ offset: deep.length, reason: '"[" is not closed' });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
