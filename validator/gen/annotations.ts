/** A JSON Schema without what only people read: a check needs no titles, and a page should not load them. */
import { isMapping } from '../pointer.ts';
import { mapSubschemas } from '../subschemas.ts';
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

/** The schema, and all schemas in it, without titles, descriptions and the like. */
export function withoutAnnotations(schema: JsonSchema): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([keyword]) => !ANNOTATIONS.has(keyword))
      .map(([keyword, value]) => [keyword, mapSubschemas(keyword, value, bare)]),
  );
}

function bare(schema: unknown): unknown {
  return isMapping(schema) ? withoutAnnotations(schema) : schema;
}
