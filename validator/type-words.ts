/** What a schema asks for, in words. */
import { isMapping, valueAt } from './pointer.ts';
import { enumerate, quote } from './quote.ts';
import type { SchemaObject } from './schema-mistakes.ts';

interface PatternWords {
  /** What a pattern asks for; undefined for one that can only be quoted. */
  pattern(pattern: string): string | undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
  null: 'null',
};

/** JSON types in words: `a text`. */
export function typeWords(types: readonly string[]): string[] {
  return types.map((type) => TYPES[type] ?? type);
}

/** Properties that are named when a mapping is due. */
const MAX_NAMED = 5;

/** What a schema asks for, in the alternatives that it allows. */
export function expected(schema: SchemaObject, naming: PatternWords): string[] {
  const { type, pattern, enum: choices, required, properties, minProperties } = schema;
  if (typeof pattern === 'string') return [naming.pattern(pattern) ?? 'a text'];
  if ('const' in schema) return [quote(String(schema.const))];
  if (Array.isArray(choices)) return choices.map((each) => quote(String(each)));
  const names = Object.keys(isMapping(properties) ? properties : {});
  if (type === 'object' && Array.isArray(required) && Number(minProperties) > required.length) {
    const others = names.filter((name) => !required.includes(name));
    return [`a mapping with ${enumerate(required)} and ${enumerate(others, 'or')}`];
  }
  if (type === 'object' && Array.isArray(required) && required.length > 0) {
    return [`{ ${required.map((key) => `${key}: …`).join(', ')} }`];
  }
  if (type === 'object' && names.length > 0 && names.length <= MAX_NAMED) {
    return [`a mapping with ${enumerate(names, 'or')}`];
  }
  return (Array.isArray(type) ? type : [type]).map((each) => TYPES[String(each)] ?? 'something else');
}

/** What a value with this schema is: `a whole number`; undefined when the schema does not say in short. */
export function valueWords(schema: SchemaObject): string | undefined {
  if (!('const' in schema || 'enum' in schema || 'type' in schema)) return undefined;
  const naming = { pattern: () => undefined };
  return enumerate(expected(schema, naming), 'or');
}

/** The JSON types that a schema allows; undefined when it does not say. */
export function typesOf(schema: unknown): string[] | undefined {
  const type = valueAt(schema, ['type']);
  if (type !== undefined) return [type].flat().map(String);
  if (!isMapping(schema)) return undefined;
  const choices = 'const' in schema ? [schema.const] : schema.enum;
  return Array.isArray(choices) ? [...new Set(choices.map(typeOf))] : undefined;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}
