/** The JSON Schema that is meant by a word in its place, or under its `type`. */
import type { Finding } from './finding.ts';
import type { Mistake, SchemaObject } from './schema-mistakes.ts';
import { replacing } from './value-meant.ts';

const TYPES = ['string', 'integer', 'number', 'boolean', 'array', 'object'];
/** People take them for types. */
const FORMATS = ['date', 'time', 'date-time', 'duration', 'email', 'uri', 'url', 'uuid'];

/** The schema of a type, or of a text in a format; undefined for any other word. */
export function schemaMeant(word: unknown): SchemaObject | undefined {
  if (typeof word !== 'string') return undefined;
  if (TYPES.includes(word)) return { type: word };
  return FORMATS.includes(word) ? { type: 'string', format: word } : undefined;
}

/** The finding of a mistake, with the schema that is meant where one is due and a word stands. */
export function withSchemaMeant(finding: Finding, { kind, path, value, schema }: Mistake): Finding {
  const isSchemaDue =
    kind === 'type' &&
    schema.type === 'object' &&
    schema.properties === undefined &&
    schema.additionalProperties === undefined;
  const meant = isSchemaDue ? schemaMeant(value) : undefined;
  return meant === undefined ? finding : { ...finding, suggestions: [replacing(path, meant, false)] };
}
