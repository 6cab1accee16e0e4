/**
 * The fast path of checking a call: JSON Schema as client tool tables have it, to a function that says yes.
 *
 * ajv writes, parses and compiles a program for each schema, which takes milliseconds; a run over a project uses each
 * of thousands of tools a few times, and nearly always rightly. This compiles a part of JSON Schema to closures that
 * accept what certainly fits. What it does not know, and every value that it does not accept, is for ajv, which stays
 * the only judge of what does not fit. It must never accept what ajv refuses; a differential test holds it to that
 * (accept-value.test.ts).
 */
import { isMapping } from './pointer.ts';

/** True: the value fits. False: ask ajv. */
export type Accept = (value: unknown) => boolean;

/** Undefined for a schema of which any part is not known here: also a part that no value reaches may be wrong. */
export function acceptorOf(schema: unknown): Accept | undefined {
  if (schema === true) return () => true;
  if (!isMapping(schema)) return undefined;
  const parts: Accept[] = [];
  for (const [keyword, setting] of Object.entries(schema)) {
    if (ANNOTATIONS.get(keyword)?.(setting) === true) continue;
    const accept = KEYWORDS.get(keyword)?.(setting, schema);
    if (accept === undefined) return undefined;
    parts.push(accept);
  }
  const [only] = parts;
  return parts.length === 1 ? only : (value) => parts.every((accept) => accept(value));
}

/** Keywords that check nothing, by what they may be set to. */
const ANNOTATIONS: ReadonlyMap<string, Accept> = new Map<string, Accept>([
  ['title', isString],
  ['description', isString],
  ['$comment', isString],
  ['default', () => true],
  ['examples', Array.isArray],
  ['deprecated', isBoolean],
  ['readOnly', isBoolean],
  ['writeOnly', isBoolean],
]);

type Compile = (setting: unknown, schema: Readonly<Record<string, unknown>>) => Accept | undefined;

const KEYWORDS: ReadonlyMap<string, Compile> = new Map<string, Compile>([
  ['type', (type) => (isString(type) ? TYPES.get(type) : undefined)],
  ['const', (due) => (isSimple(due) ? (value) => value === due : undefined)],
  ['enum', acceptOneOf],
  ['minimum', (least) => number(least, (value, limit) => value >= limit)],
  ['maximum', (most) => number(most, (value, limit) => value <= limit)],
  ['exclusiveMinimum', (least) => number(least, (value, limit) => value > limit)],
  ['exclusiveMaximum', (most) => number(most, (value, limit) => value < limit)],
  // A character may be two units: there are at most as many characters as units, and at least half as many.
  ['maxLength', (most) => count(most, isString, ({ length }, limit) => length <= limit)],
  [
    'minLength',
    (least) => count(least, isString, ({ length }, limit) => length >= (limit > 1 ? limit * 2 : limit)),
  ],
  ['pattern', acceptPattern],
  ['minItems', (least) => count(least, Array.isArray, ({ length }, limit) => length >= limit)],
  ['maxItems', (most) => count(most, Array.isArray, ({ length }, limit) => length <= limit)],
  ['uniqueItems', acceptUnique],
  ['items', acceptItems],
  ['properties', acceptProperties],
  ['additionalProperties', acceptAdditional],
  ['required', acceptRequired],
]);

const TYPES: ReadonlyMap<string, Accept> = new Map<string, Accept>([
  ['string', isString],
  ['boolean', isBoolean],
  ['null', (value) => value === null],
  ['number', Number.isFinite],
  ['integer', Number.isInteger],
  ['array', Array.isArray],
  ['object', isMapping],
]);

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isBoolean(value: unknown): value is boolean {
  return typeof value === 'boolean';
}

function isSimple(value: unknown): boolean {
  return value === null || isString(value) || isBoolean(value) || Number.isFinite(value);
}

function acceptOneOf(values: unknown): Accept | undefined {
  if (!Array.isArray(values) || values.length === 0 || !values.every(isSimple)) return undefined;
  const due = new Set<unknown>(values);
  return due.size === values.length ? (value) => due.has(value) : undefined;
}

function number(limit: unknown, fits: (value: number, limit: number) => boolean): Accept | undefined {
  if (typeof limit !== 'number' || !Number.isFinite(limit)) return undefined;
  return (value) => typeof value !== 'number' || fits(value, limit);
}

function count<Sized>(
  limit: unknown,
  isSized: (value: unknown) => value is Sized,
  fits: (value: Sized, limit: number) => boolean,
): Accept | undefined {
  if (typeof limit !== 'number' || !Number.isInteger(limit) || limit < 0) return undefined;
  return (value) => !isSized(value) || fits(value, limit);
}

function acceptPattern(pattern: unknown): Accept | undefined {
  const expression = isString(pattern) ? expressionOf(pattern) : undefined;
  return expression && ((value) => !isString(value) || expression.test(value));
}

function expressionOf(pattern: string): RegExp | undefined {
  try {
    return new RegExp(pattern, 'u');
  } catch {
    // ajv says what is wrong with it.
    return undefined;
  }
}

function acceptUnique(unique: unknown): Accept | undefined {
  if (!isBoolean(unique)) return undefined;
  if (!unique) return () => true;
  return (value) =>
    !Array.isArray(value) || (value.every(isSimple) && new Set<unknown>(value).size === value.length);
}

function acceptItems(items: unknown): Accept | undefined {
  const accept = acceptorOf(items);
  return accept && ((value) => !Array.isArray(value) || value.every(accept));
}

function acceptProperties(properties: unknown): Accept | undefined {
  if (!isMapping(properties)) return undefined;
  const accepts: (readonly [string, Accept])[] = [];
  for (const [name, schema] of Object.entries(properties)) {
    const accept = acceptorOf(schema);
    if (accept === undefined || isInherited(name)) return undefined;
    accepts.push([name, accept]);
  }
  return (value) =>
    !isMapping(value) ||
    accepts.every(([name, accept]) => !Object.hasOwn(value, name) || accept(value[name]));
}

function acceptAdditional(
  additional: unknown,
  { properties }: Readonly<Record<string, unknown>>,
): Accept | undefined {
  if (properties !== undefined && !isMapping(properties)) return undefined;
  const accept = additional === false ? () => false : acceptorOf(additional);
  if (accept === undefined) return undefined;
  const isDeclared = (name: string) => properties !== undefined && Object.hasOwn(properties, name);
  return (value) =>
    !isMapping(value) || Object.keys(value).every((name) => isDeclared(name) || accept(value[name]));
}

function acceptRequired(names: unknown): Accept | undefined {
  if (!Array.isArray(names) || !names.every(isString) || new Set(names).size !== names.length)
    return undefined;
  return (value) => !isMapping(value) || names.every((name) => Object.hasOwn(value, name));
}

/** What every object has from its prototype is there for ajv. */
function isInherited(name: string): boolean {
  return name in {};
}
