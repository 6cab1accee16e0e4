/** Values that fit a JSON Schema: results of tools, params of routes, facts of a viewer. */
import type { JsonSchema } from './data.ts';

/** Of schemas that contain themselves, no more levels than these are filled. */
const MAX_DEPTH = 8;

/**
 * A value that fits the schema: its first example, its default, its constant, the first of its enum, or else the
 * plainest of its type that its bounds allow. A pattern is not solved: the name stands as it is.
 *
 * @param name what the value is called, which a string without more is made from
 */
export function sampleOf(schema: unknown, name: string, root: unknown = schema, depth = 0): unknown {
  if (!isMapping(schema) || depth > MAX_DEPTH) return null;
  const next = (inner: unknown, innerName = name) => sampleOf(inner, innerName, root, depth + 1);
  if (Array.isArray(schema.examples) && schema.examples.length > 0) return schema.examples[0];
  for (const word of ['default', 'const'] as const) if (word in schema) return schema[word];
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if (typeof schema.$ref === 'string') return next(pointed(root, schema.$ref));
  for (const word of ['oneOf', 'anyOf'] as const) {
    const choices = schema[word];
    if (Array.isArray(choices) && choices.length > 0) return next(choices[0]);
  }
  if (Array.isArray(schema.allOf)) {
    const { allOf, ...own } = schema;
    return next(Object.assign({}, ...allOf.filter(isMapping), own));
  }
  switch (typeOf(schema)) {
    case 'object':
      return objectOf(schema, next);
    case 'array':
      return Array.from({ length: numberIn(schema, 'minItems') ?? 1 }, () => next(schema.items ?? {}));
    case 'string':
      return stringOf(schema, name);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

/** Every declared property: a result that says more shows more. */
function objectOf(schema: JsonSchema, next: (inner: unknown, name: string) => unknown): JsonSchema {
  const properties = isMapping(schema.properties) ? schema.properties : {};
  return Object.fromEntries(Object.entries(properties).map(([key, inner]) => [key, next(inner, key)]));
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'someone@example.com',
  date: '2030-01-31',
  time: '12:00:00Z',
  'date-time': '2030-01-31T12:00:00Z',
  uri: 'https://example.com/',
  uuid: '00000000-0000-4000-8000-000000000000',
};

function stringOf(schema: JsonSchema, name: string): string {
  const known = typeof schema.format === 'string' ? FORMATS[schema.format] : undefined;
  const most = numberIn(schema, 'maxLength') ?? Number.POSITIVE_INFINITY;
  return (known ?? name).padEnd(numberIn(schema, 'minLength') ?? 0, '-').slice(0, most);
}

/** One, unless it is out of bounds: a count of one is the plainest that is something. */
function numberOf(schema: JsonSchema): number {
  const step = numberIn(schema, 'multipleOf');
  const above = numberIn(schema, 'exclusiveMinimum');
  const below = numberIn(schema, 'exclusiveMaximum');
  const least = Math.max(
    numberIn(schema, 'minimum') ?? -Infinity,
    above === undefined ? -Infinity : above + 1,
  );
  const most = Math.min(numberIn(schema, 'maximum') ?? Infinity, below === undefined ? Infinity : below - 1);
  const plain = Math.min(Math.max(1, least), most);
  return step === undefined ? plain : Math.ceil(plain / step) * step;
}

function typeOf(schema: JsonSchema): unknown {
  if (Array.isArray(schema.type)) return schema.type.find((type) => type !== 'null');
  return schema.type ?? ('properties' in schema ? 'object' : undefined);
}

function pointed(root: unknown, pointer: string): unknown {
  if (!pointer.startsWith('#')) return undefined;
  const parts = pointer.slice(1).split('/').slice(1);
  return parts.reduce<unknown>((value, part) => {
    const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
    return isMapping(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  }, root);
}

/** The operators of an advance rule's `where`, for one field. */
interface Wanted {
  readonly equals?: unknown;
  readonly in?: readonly unknown[];
  readonly min?: number;
  readonly max?: number;
  readonly exists?: boolean;
}

/** The result with the fields that `where` asks for, so that a tour which waits for them goes on. */
export function fulfil(result: unknown, where: Readonly<Record<string, Wanted>>): unknown {
  if (!isMapping(result)) return result;
  const fields: Record<string, unknown> = { ...result };
  for (const [field, wanted] of Object.entries(where)) {
    if (wanted.equals !== undefined) fields[field] = wanted.equals;
    else if (wanted.in?.[0] !== undefined) fields[field] = wanted.in[0];
    else if (wanted.exists === false) delete fields[field];
    const value = fields[field];
    if (typeof value !== 'number') continue;
    fields[field] = Math.min(Math.max(value, wanted.min ?? -Infinity), wanted.max ?? Infinity);
  }
  return fields;
}

function numberIn(schema: JsonSchema, word: string): number | undefined {
  const value = schema[word];
  return typeof value === 'number' ? value : undefined;
}

function isMapping(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
