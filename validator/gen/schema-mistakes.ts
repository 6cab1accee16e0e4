/** JSON Schemas that people wrote into a manifest or the config, and that cannot be used. */
import type { SchemaError } from '../../engine/index.ts';
import type { Finding } from '../finding.ts';
import { fromPointer, type Path, valueAt } from '../pointer.ts';
import { enumerate, quote, showValue } from '../quote.ts';
import { typeWords } from '../type-words.ts';
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
    const message = `The schema of ${named.name} cannot be compiled: ${mistake.reason}.`;
    return { ...named, path: [...named.path, ...mistake.path], message };
  });
}

interface SchemaMistake {
  /** In the schema; empty when only its whole can be told. */
  readonly path: Path;
  readonly reason: string;
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
    return { path: [], reason: String(error).replace(/^\w*Error: (?:strict mode: )?/, '') };
  }
}

/** What is wrong with a keyword, by the error of the check against the schema of schemas. */
function inWords(
  { instancePath, keyword, params }: SchemaError,
  schema: Readonly<Record<string, unknown>>,
): SchemaMistake {
  const path = fromPointer(instancePath);
  const value = showValue(valueAt(schema, path));
  const subject = quote(String(path.at(-1)));
  if (Array.isArray(params.allowedValues)) {
    const allowed = params.allowedValues.map(String);
    return { path, reason: `${subject} cannot be ${value}; it can be ${enumerate(allowed, 'or')}` };
  }
  if (keyword === 'type') {
    const types = [params.type].flat().map(String);
    return { path, reason: `${subject} must be ${enumerate(typeWords(types), 'or')}, not ${value}` };
  }
  return { path, reason: `${subject} cannot be ${value} (${keyword})` };
}
