/** JSON values as YAML in flow style, for suggested edits. */

/** A plain scalar that YAML 1.2 reads as this same text, also inside brackets. */
const PLAIN = /^[A-Za-z_][\w.-]*(?: [\w.-]+)*$/;
const NOT_TEXT = /^(?:null|true|false)$/i;

/** A value in one line: `{ inline: { en: "Hello, you" } }`. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(([key, item]) => `${flowText(key)}: ${flowText(item)}`);
    return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
  }
  if (typeof value !== 'string') return JSON.stringify(value) ?? 'null';
  return PLAIN.test(value) && !NOT_TEXT.test(value) ? value : JSON.stringify(value);
}
