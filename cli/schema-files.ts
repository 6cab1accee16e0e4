/** The JSON Schemas of the documents, as this package ships them. */
import { createRequire } from 'node:module';

export type JsonObject = Record<string, unknown>;

/** Kinds of documents, by the names of their schemas. */
export const SCHEMA_NAMES = [
  'tour',
  'tour-overlay',
  'tour-config',
  'module',
  'client-tool-table',
  'anchor-registry',
  'built-tour',
  'progress-record',
] as const;

export type SchemaName = (typeof SCHEMA_NAMES)[number];

/** The schema of a kind of document, as this package ships it. */
export function readSchema(name: SchemaName): JsonObject {
  return createRequire(import.meta.url)(`tourwright/schemas/${name}.schema.json`) as JsonObject;
}
