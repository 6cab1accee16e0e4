/** JSON Schemas that people wrote into a manifest or the config, and that cannot be used. */
import type { SchemaError } from '../../engine/index.ts';
import type { Finding } from '../finding.ts';
import { flowText } from '../flow-text.ts';
import { nearestNames } from '../nearest.ts';
import { fromPointer, isMapping, type Path, valueAt } from '../pointer.ts';
import { enumerate, quote, showValue } from '../quote.ts';
import { schemaMeant } from '../schema-meant.ts';
import { typeWords } from '../type-words.ts';
import { unknownKey } from '../unknown-name.ts';
import { toolSchemaCompiler } from './checks-module.ts';

export interface NamedSchema {
  /** Where it is. */
  readonly path: Path;
  /** What it is the schema of, for the message. */
  readonly name: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** At most one mistake of each schema, at the keyword when that can be told. */
export function schemaMistakes<Named extends NamedSchema>(schemas: Iterable<Named>): (Named & Finding)[] {
  // One for all: to make a compiler costs far more than to use it.
  let made: ReturnType<typeof toolSchemaCompiler> | undefined;
  return [...schemas].flatMap((named) => {
    made ??= toolSchemaCompiler({ strict: true });
    const mistake = mistakeIn(named.schema, made);
    if (mistake === undefined) return [];
    const fact = `The schema of ${named.name} cannot be compiled: ${mistake.reason}.`;
    const path = [...named.path, ...mistake.path];
    const { unknown } = mistake;
    if (unknown === undefined) return { ...named, path, message: fact };
    const { keyword, nearest } = unknown;
    return { ...named, ...unknownKey({ path, fact, wrong: keyword, nearest, otherwise: 'Remove it.' }) };
  });
}

interface SchemaMistake {
  /** In the schema; empty when only its whole can be told. */
  readonly path: Path;
  readonly reason: string;
  /** A keyword that there is none of, at the path, and those that are similar. */
  readonly unknown?: { readonly keyword: string; readonly nearest: readonly string[] };
}

function mistakeIn(
  schema: Readonly<Record<string, unknown>>,
  compiler: ReturnType<typeof toolSchemaCompiler>,
): SchemaMistake | undefined {
  compiler.validateSchema(schema);
  const first = compiler.errors?.[0];
  if (first !== undefined) return inWords(first, schema);
  try {
    compiler.compile(schema);
    // The next field may use the same `$id`.
    compiler.removeSchema(schema);
    return undefined;
  } catch (error) {
    const reason = String(error).replace(/^\w*Error: (?:strict mode: )?/, '');
    const keyword = /^unknown keyword: "(.+)"$/.exec(reason)?.[1];
    const path = keyword === undefined ? undefined : placeOf(keyword, schema);
    if (keyword === undefined || path === undefined) return { path: [], reason };
    const nearest = nearestNames(keyword, Object.keys(compiler.RULES.keywords));
    return {
      path,
      reason: `${quote(keyword)} is no keyword of JSON Schema`,
      unknown: { keyword, nearest },
    };
  }
}

/** Where a schema has a key; what is under `properties` is named by who wrote it. */
function placeOf(key: string, value: unknown, areNames = false): Path | undefined {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      const found = placeOf(key, item);
      if (found !== undefined) return [index, ...found];
    }
  }
  if (!isMapping(value)) return undefined;
  if (!areNames && Object.hasOwn(value, key)) return [key];
  for (const [name, item] of Object.entries(value)) {
    const found = placeOf(key, item, !areNames && NAMING.has(name));
    if (found !== undefined) return [name, ...found];
  }
  return undefined;
}

const NAMING = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);

/** What is wrong with a keyword, by the error of the check against the schema of schemas. */
function inWords(
  { instancePath, keyword, params }: SchemaError,
  schema: Readonly<Record<string, unknown>>,
): SchemaMistake {
  const path = fromPointer(instancePath);
  const value = showValue(valueAt(schema, path));
  const subject = quote(String(path.at(-1)));
  if (Array.isArray(params.allowedValues)) {
    const meant = path.at(-1) === 'type' ? schemaMeant(valueAt(schema, path)) : undefined;
    if (meant !== undefined) {
      return { path, reason: `${subject} cannot be ${value}; write ${flowText(meant)}` };
    }
    const allowed = params.allowedValues.map(String);
    return { path, reason: `${subject} cannot be ${value}; it can be ${enumerate(allowed, 'or')}` };
  }
  if (keyword === 'type') {
    const types = [params.type].flat().map(String);
    return { path, reason: `${subject} must be ${enumerate(typeWords(types), 'or')}, not ${value}` };
  }
  return { path, reason: `${subject} cannot be ${value} (${keyword})` };
}
