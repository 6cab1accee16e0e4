/** Values as messages quote them. */

const MAX_QUOTED = 60;
const MAX_LISTED = 12;

/** C1 controls, separators and signs that turn the direction of writing: `JSON.stringify` leaves them as they are. */
const INVISIBLE = /[\x7f-\x9f\u2028-\u202e\u2066-\u2069\ufeff]/g;

/** A name or text in double quotes, cut when it is long. What cannot be seen is escaped, so a line stays a line. */
export function quote(text: string): string {
  const characters = [...text];
  const cut = characters.length > MAX_QUOTED ? `${characters.slice(0, MAX_QUOTED - 1).join('')}…` : text;
  return JSON.stringify(cut).replace(
    INVISIBLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** What a value is: `the text "a"`, `the number 5`, `a list`. */
export function describeValue(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  if (typeof value === 'string') return value === '' ? 'an empty text' : `the text ${quote(value)}`;
  return typeof value === 'number' ? `the number ${value}` : String(value);
}

/** A value as it would be written: `"a"`, `5`, `a list`. */
export function showValue(value: unknown): string {
  return typeof value === 'string' && value !== ''
    ? quote(value)
    : describeValue(value).replace(/^the number /, '');
}

/** `a, b and c`, or with `or`; the rest counted when there are many. */
export function enumerate(
  items: readonly string[],
  joint: 'and' | 'or' = 'and',
  most: number = MAX_LISTED,
): string {
  if (items.length > most) {
    const rest = items.length - most + 1;
    return `${items.slice(0, most - 1).join(', ')} ${joint} ${rest} more`;
  }
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1)}`;
}
