/** JSON values in flow style, for suggested edits. */

/** A plain scalar that YAML 1.2 reads as this same text, also inside brackets. */
const PLAIN = /^[A-Za-z_][\w.-]*(?: [\w.-]+)*$/;
const NOT_TEXT = /^(?:null|true|false)$/i;

/** A value in one line, as YAML: `{ inline: { en: "Hello, you" } }`. */
export function flowText(value: unknown): string {
  return inFlow(value, (text) => (PLAIN.test(text) && !NOT_TEXT.test(text) ? text : JSON.stringify(text)));
}

/** As `flowText`, as JSON, which is YAML as well: `{ "inline": { "en": "Hello, you" } }`. */
export function jsonText(value: unknown): string {
  return inFlow(value, (text) => JSON.stringify(text));
}

function inFlow(value: unknown, ofText: (text: string) => string): string {
  if (Array.isArray(value)) return `[${value.map((item) => inFlow(item, ofText)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const pairs = Object.entries(value).map(([key, item]) => `${ofText(key)}: ${inFlow(item, ofText)}`);
    return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
  }
  return typeof value === 'string' ? ofText(value) : (JSON.stringify(value) ?? 'null');
}
