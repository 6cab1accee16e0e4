/** The values that were meant by those of a wrong type or form. */
import type { Mend } from './finding.ts';
import { flowText } from './flow-text.ts';
import { isMapping, type Path } from './pointer.ts';
import { quote } from './quote.ts';
import type { SchemaObject } from './schema-mistakes.ts';

/** A timer of the page takes at most 24 days (2^31 ms); in each unit the most digits that are less. */
export const DURATION = '^([0-9]{1,9}(\\.[0-9]+)?ms|[0-9]{1,6}(\\.[0-9]+)?s|[0-9]{1,4}(\\.[0-9]+)?m)$';

/** The value that was meant when only its type is wrong: `"1"` for 1, one item for a list of one. */
export function retyped(path: Path, value: unknown, schema: SchemaObject): Mend | undefined {
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  if (typeof value === 'string' && types.some((type) => type === 'integer' || type === 'number')) {
    const number = value.trim() === '' ? Number.NaN : Number(value);
    const isMeant = types.includes('number') ? Number.isFinite(number) : Number.isInteger(number);
    // "007", "1.10" and "0x1F" are numbers as well, but may be meant as names.
    return isMeant ? replacing(path, number, String(number) === value) : undefined;
  }
  if (types.includes('boolean') && typeof value === 'string') {
    const word = value.toLowerCase();
    if (word === 'true' || word === 'false') return replacing(path, word === 'true', true);
    // What YAML 1.1 took for one.
    if (['yes', 'on'].includes(word)) return replacing(path, true, false);
    if (['no', 'off'].includes(word)) return replacing(path, false, false);
  }
  const isScalar = typeof value === 'number' || typeof value === 'boolean';
  if (types.includes('string') && isScalar && schema.pattern === undefined) {
    // The number has lost how it is written: 007, 1.10.
    return { title: 'Put it in quotes.', safe: false, change: { path, quoted: String(value) } };
  }
  if (types.includes('array') && typeof value === 'string') return listed(path, value, schema.items);
  if (schema.pattern === DURATION && typeof value === 'number') return replacing(path, `${value}s`, false);
  const required = schema.required;
  if (
    types.includes('object') &&
    typeof value === 'string' &&
    Array.isArray(required) &&
    required.length === 1 &&
    schema.minProperties === undefined
  ) {
    return replacing(path, { [String(required[0])]: value }, false);
  }
  // A value in place of the condition that it is to meet.
  if (isMapping(schema.properties) && 'equals' in schema.properties) {
    return replacing(path, Array.isArray(value) ? { in: value } : { equals: value }, false);
  }
  return undefined;
}

/** A duration whose unit is written out, or apart from its number: `8 sec`. */
export function durationMeant(text: string): string | undefined {
  const [, number, unit] =
    /^(\d+(?:\.\d+)?)\s*(ms|millis?|milliseconds?|s|secs?|seconds?|m|mins?|minutes?)$/i.exec(text.trim()) ??
    [];
  if (number === undefined || unit === undefined) return undefined;
  const short = /^mil|^ms/i.test(unit) ? 'ms' : unit.charAt(0).toLowerCase();
  return `${number}${short}`;
}

/** A text where a list is due: one item, or several that are written as one. */
function listed(path: Path, value: string, items: unknown): Mend | undefined {
  const choices = isMapping(items) && Array.isArray(items.enum) ? items.enum : [];
  if (choices.includes(value) || /^[^\s,;|"'()[\]{}]+$/.test(value)) return replacing(path, [value], true);
  const parts = value
    .replace(/^\s*[[(]|[\])]\s*$/g, '')
    .split(/[,;|]/.test(value) ? /[,;|]/ : /\s+/)
    .map((part) => part.trim().replace(/^(["'])(.*)\1$/, '$2'))
    .filter((part) => part !== '');
  return parts.length === 0 ? undefined : replacing(path, parts, false);
}

/** Another value in its place. */
export function replacing(path: Path, value: unknown, safe: boolean): Mend {
  return {
    title: `Write ${typeof value === 'string' ? quote(value) : flowText(value)}.`,
    safe,
    change: { path, value },
  };
}
