/** One mistake in each tour of the corpus, of which it is known what is to be said about it, and where. */

/**
 * @typedef {{ rule: string, line: number, column: number, endLine: number, endColumn: number }} Expected
 * @typedef {{ rule: string, find: string, write: string, mark: string }} Mistake
 *   `find` is replaced by `write`, in which `mark` is what the diagnostic underlines
 */

/** @type {readonly Mistake[]} */
const MISTAKES = [
  { rule: 'tool-known', find: '.list.filter\n', write: '.list.filtre\n', mark: '.list.filtre' },
  { rule: 'anchor-known', find: '.list.part_0\n', write: '.list.prat_0\n', mark: '.list.prat_0' },
  { rule: 'text-key-known', find: '.step_7\n', write: '.stpe_7\n', mark: '.stpe_7' },
  { rule: 'tool-input', find: '[open, packed]', write: '[open, packde]', mark: 'packde' },
  { rule: 'tool-input', find: 'direction: desc', write: 'direction: down', mark: 'down' },
  { rule: 'tool-input', find: '"Walk-in"', write: '12', mark: '12' },
  { rule: 'tool-input', find: "ids: ['a1', 'b2']", write: "ids: ['a1', 'b 2']", mark: "'b 2'" },
  { rule: 'tool-input', find: 'quantity: 2', write: 'quantity: 0', mark: '0' },
  { rule: 'document-schema', find: 'side: bottom', write: 'sied: bottom', mark: 'sied' },
  { rule: 'document-schema', find: 'onMissing: skip', write: 'onMissing: skpi', mark: 'skpi' },
  { rule: 'document-schema', find: 'timeout: 5s', write: 'timeout: 5 s', mark: '5 s' },
  { rule: 'yaml-syntax', find: 'advance: manual', write: 'advance: manual\n    call: offer', mark: 'call' },
  { rule: 'yaml-syntax', find: 'call: offer', write: 'call: offer: now', mark: 'offer: now' },
  { rule: 'audience-known', find: '[clerk]', write: '[clrek]', mark: 'clrek' },
  { rule: 'step-id-unique', find: 'id: step_12\n', write: 'id: step_11\n', mark: 'step_11' },
  { rule: 'advance-where', find: 'where: { count', write: 'where: { cuont', mark: 'cuont' },
];

/** How many kinds of mistakes there are. They follow each other from tour to tour. */
export const KINDS = MISTAKES.length;

/**
 * Puts the mistake of this number into a tour.
 *
 * @param {string} text
 * @param {number} index
 * @returns {{ text: string, expected: Expected }}
 */
export function withMistake(text, index) {
  const { rule, find, write, mark } = MISTAKES[index % MISTAKES.length];
  const places = [...text.matchAll(new RegExp(RegExp.escape?.(find) ?? escaped(find), 'g'))];
  const at = places[Math.floor(index / MISTAKES.length) % places.length].index;
  const changed = text.slice(0, at) + write + text.slice(at + find.length);
  let start = at + write.lastIndexOf(mark);
  const end = start + mark.length;
  // Of a name with dots only the end is changed; the whole name is underlined.
  if (mark.startsWith('.')) while (/[\w.]/.test(changed[start - 1])) start -= 1;
  const from = placeOf(changed, start);
  const to = placeOf(changed, end);
  return {
    text: changed,
    expected: { rule, line: from.line, column: from.column, endLine: to.line, endColumn: to.column },
  };
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function placeOf(text, offset) {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: lines.at(-1).length + 1 };
}
