/** JSON Schemas of generated tools: closed objects of keys, counts and flags, too narrow for record data (S0-22). */
import type { ToolRow } from '../../schemas/index.ts';

export type JsonSchema = ToolRow['inputSchema'];

/** An object with exactly these properties. `required` defaults to all of them. */
export function closedObject(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = Object.keys(properties),
): JsonSchema {
  return {
    type: 'object',
    additionalProperties: false,
    properties,
    ...(required.length > 0 && { required: [...required] }),
  };
}

/** One of these names. */
export function oneName(names: readonly string[], description: string): JsonSchema {
  return { type: 'string', enum: [...names], description };
}

/** Any of these names, each at most once. */
export function someNames(names: readonly string[], description: string): JsonSchema {
  return {
    type: 'array',
    uniqueItems: true,
    items: names.length > 0 ? { type: 'string', enum: [...names] } : false,
    ...(names.length === 0 && { maxItems: 0 }),
    description,
  };
}

/** Exactly this name. */
export function thisName(name: string, description: string): JsonSchema {
  return { type: 'string', const: name, description };
}

/** How many of something there are. */
export function countOf(description: string): JsonSchema {
  return { type: 'integer', minimum: 0, description };
}

/** A record's public id, as it stands in an address: characters that need no escape there. */
export function publicId(description: string): JsonSchema {
  return { type: 'string', minLength: 1, maxLength: 128, pattern: '^[A-Za-z0-9._~-]+$', description };
}
