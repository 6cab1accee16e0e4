/** A JSON Schema without what only people read: a check needs no titles, and a page should not load them. */
import type { JsonSchema } from './narrow.ts';

const ANNOTATIONS = new Set([
  '$id',
  '$schema',
  '$comment',
  'title',
  'description',
  'default',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
]);
const SCHEMAS_BY_NAME = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
]);
const SCHEMA_LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const SCHEMAS = new Set([
  'items',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'contains',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
]);

export function withoutAnnotations(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !ANNOTATIONS.has(keyword))
      .map(([keyword, value]) => [keyword, withoutThem(keyword, value)]),
  );
}

function withoutThem(keyword: string, value: unknown): unknown {
  if (SCHEMAS.has(keyword)) return bare(value);
  if (SCHEMA_LISTS.has(keyword) && Array.isArray(value)) return value.map(bare);
  if (SCHEMAS_BY_NAME.has(keyword) && isObject(value)) {
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, bare(schema)]));
  }
  return value;
}

function bare(schema: unknown): unknown {
  return isObject(schema) ? withoutAnnotations(schema) : schema;
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
