/**
 * JSON Schema of the dialects that foreign lists use, to 2020-12: `$schema` draft-06, draft-07 and 2019-09 stand
 * beside it in one list. A keyword that JSON Schema does not know says nothing, so it is left out; so is a `format`
 * that the checks do not know, which by 2020-12 is a remark.
 */
import { MAX_DEPTH } from '../max-depth.ts';
import { isMapping, type Path } from '../pointer.ts';
import { mapSubschemas } from '../subschemas.ts';

type Schema = Readonly<Record<string, unknown>>;

/** What the checks understand. */
export interface Vocabulary {
  readonly isKeyword: (name: string) => boolean;
  readonly isFormat: (name: string) => boolean;
}

export type Dialect = 'draft-07' | '2020-12';

const DIALECTS: ReadonlyMap<string, Dialect> = new Map([
  ['json-schema.org/draft/2020-12/schema', '2020-12'],
  ['json-schema.org/draft/2019-09/schema', '2020-12'],
  ['json-schema.org/draft-07/schema', 'draft-07'],
  ['json-schema.org/draft-06/schema', 'draft-07'],
]);

/** The dialect of a schema by its `$schema`; without one 2020-12, as MCP has it. Undefined: an unknown one. */
export function dialectOf(schema: Schema): Dialect | undefined {
  if (schema.$schema === undefined) return '2020-12';
  if (typeof schema.$schema !== 'string') return undefined;
  return DIALECTS.get(schema.$schema.replace(/^https?:\/\//, '').replace(/#$/, ''));
}

/** Where a schema goes too deep. */
export class TooDeep extends Error {
  constructor(readonly path: Path) {
    super(`The schema goes deeper than ${MAX_DEPTH} levels`);
  }
}

/**
 * The schema in JSON Schema 2020-12.
 *
 * @param schema a schema that is an object
 * @throws TooDeep
 */
export function toCurrentDialect(schema: Schema, dialect: Dialect, vocabulary: Vocabulary): Schema {
  const own = typeof schema.$id === 'string' ? schema.$id : undefined;

  function convert(value: unknown, path: Path): unknown {
    if (!isMapping(value)) return value;
    if (path.length > MAX_DEPTH) throw new TooDeep(path);
    const current = dialect === 'draft-07' && typeof value.$ref === 'string' ? onlyReference(value) : value;
    return Object.fromEntries(
      Object.entries(renamed(current)).flatMap(([keyword, content]) => {
        if (keyword === '$schema' || (keyword === '$id' && path.length === 0)) return [];
        if (!vocabulary.isKeyword(keyword)) return [];
        if (keyword === 'format' && !(typeof content === 'string' && vocabulary.isFormat(content))) return [];
        if (keyword === '$ref') return [[keyword, localReference(content, own)]];
        return [
          [
            keyword,
            mapSubschemas(keyword, content, (each, ...at) => convert(each, [...path, keyword, ...at])),
          ],
        ];
      }),
    );
  }

  const converted = convert(schema, []);
  return isMapping(converted) ? converted : {};
}

/** Beside `$ref` draft-07 sees nothing; what only people read may stay. */
function onlyReference(schema: Schema): Schema {
  const kept = ['$ref', 'title', 'description', 'definitions', '$defs'];
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => kept.includes(keyword)));
}

/**
 * The keywords of draft-07 by their present names. Also of a schema that does not name its dialect: their old form
 * means nothing in 2020-12, so it can only be meant so.
 */
function renamed(schema: Schema): Schema {
  const { definitions, dependencies, items, additionalItems, ...rest } = schema;
  const tuple = Array.isArray(items);
  const needs = isMapping(dependencies) ? Object.entries(dependencies) : [];
  const required = needs.filter(([, needed]) => Array.isArray(needed));
  const schemas = needs.filter(([, needed]) => !Array.isArray(needed));
  return {
    ...rest,
    ...(isMapping(definitions) && { $defs: { ...definitions, ...(isMapping(rest.$defs) && rest.$defs) } }),
    ...(tuple && { prefixItems: items }),
    ...(tuple && additionalItems !== undefined && { items: additionalItems }),
    ...(!tuple && items !== undefined && { items }),
    ...(required.length > 0 && { dependentRequired: Object.fromEntries(required) }),
    ...(schemas.length > 0 && { dependentSchemas: Object.fromEntries(schemas) }),
  };
}

/** The `$id` of a foreign schema is dropped, for two tools may share it: a reference through it becomes a local one. */
function localReference(reference: unknown, own: string | undefined): unknown {
  if (typeof reference !== 'string') return reference;
  const local =
    own !== undefined && reference.startsWith(`${own}#`) ? reference.slice(own.length) : reference;
  return local.replace(/^#\/definitions\//, '#/$defs/');
}
