/** Where JSON Schema 2020-12 and draft-07 hold further schemas. */
import { isMapping } from './pointer.ts';

const BY_NAME = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);
const LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const SINGLE = new Set([
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

/**
 * The content of a keyword with each schema right in it replaced; any other content as it is.
 *
 * @param replace gets the schema, which may be a boolean, and its name or index in the content, if it has one
 */
export function mapSubschemas(
  keyword: string,
  content: unknown,
  replace: (schema: unknown, ...at: (string | number)[]) => unknown,
): unknown {
  if (SINGLE.has(keyword)) return replace(content);
  if (LISTS.has(keyword) && Array.isArray(content)) {
    return content.map((schema, index) => replace(schema, index));
  }
  if (BY_NAME.has(keyword) && isMapping(content)) {
    return Object.fromEntries(Object.entries(content).map(([name, schema]) => [name, replace(schema, name)]));
  }
  return content;
}
