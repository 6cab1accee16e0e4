/** The schema of a foreign tool's arguments or result as the client tool table keeps it, or why it cannot be kept. */

import { messageOf } from '../../engine/index.ts';
import { toolSchemaCompiler } from '../gen/checks-module.ts';
import { fromPointer, isMapping, type Path, valueAt } from '../pointer.ts';
import { describeValue, quote, showValue } from '../quote.ts';
import { dialectOf, TooDeep, toCurrentDialect } from './dialect.ts';
import type { ListFinding, Part } from './foreign-tool.ts';

type JsonSchema = Readonly<Record<string, unknown>>;

type ReadSchema =
  | { readonly ok: true; readonly schema: JsonSchema }
  | { readonly ok: false; readonly finding: ListFinding };

/** Any arguments: of a tool whose list has no schema for them. */
const ANY_ARGUMENTS: JsonSchema = { type: 'object' };

export interface SchemaReader {
  /** Of a call's arguments, which are always an object. Absent or empty: any. */
  input(part: Part | undefined): ReadSchema;
  /** Of a result. */
  output(part: Part): ReadSchema;
}

/** With one compiler for a whole list, made for its first schema: to make one costs far more than to use it. */
export function createSchemaReader(): SchemaReader {
  let made: ReturnType<typeof toolSchemaCompiler> | undefined;
  const compilerOnce = () => {
    made ??= toolSchemaCompiler({ strict: false });
    return made;
  };

  function read({ value, path }: Part, finish: (schema: JsonSchema) => JsonSchema | string): ReadSchema {
    const at = (below: Path, message: string): ReadSchema => ({
      ok: false,
      finding: {
        rule: 'gen-import-schema',
        path: typeof value === 'string' ? path : [...path, ...below],
        message,
      },
    });
    const parsed = typeof value === 'string' ? parseJson(value) : { value };
    if ('reason' in parsed) return at([], `The text is to hold a JSON Schema as JSON, but ${parsed.reason}.`);
    const schema = parsed.value === true ? {} : parsed.value;
    if (!isMapping(schema)) return at([], `A JSON Schema is an object, not ${describeValue(schema)}.`);
    const dialect = dialectOf(schema);
    if (dialect === undefined) {
      return at(
        ['$schema'],
        `\`$schema\` is to name JSON Schema 2020-12, 2019-09, draft-07 or draft-06, not ${showValue(schema.$schema)}.`,
      );
    }
    const compiler = compilerOnce();
    const vocabulary = {
      isKeyword: (name: string) => Object.hasOwn(compiler.RULES.keywords, name),
      isFormat: (name: string) => Object.hasOwn(compiler.formats, name),
    };
    try {
      const finished = finish(toCurrentDialect(schema, dialect, vocabulary));
      if (typeof finished === 'string') return at([], finished);
      if (compiler.validateSchema(finished) !== true)
        return at(...mistakeIn(finished, compiler.errors ?? []));
      compiler.compile(finished);
      return { ok: true, schema: finished };
    } catch (error) {
      if (error instanceof TooDeep) return at(error.path, `${error.message}.`);
      return at([], `The schema cannot be compiled: ${reasonOf(error)}.`);
    }
  }

  return {
    input: (part) =>
      part === undefined || (typeof part.value === 'string' && part.value.trim() === '')
        ? { ok: true, schema: ANY_ARGUMENTS }
        : read(part, asObject),
    output: (part) => read(part, (schema) => schema),
  };
}

/** The first mistake by the meta schema, with its place. The keyword at a mistake is always the end of its path. */
function mistakeIn(schema: JsonSchema, errors: readonly { readonly instancePath: string }[]): [Path, string] {
  const path = fromPointer(errors[0]?.instancePath ?? '');
  const keyword = path.findLast((part) => !/^\d+$/.test(String(part)));
  return [
    path,
    `The schema cannot be used: ${showValue(valueAt(schema, path))} is nothing that JSON Schema 2020-12 takes for ${quote(String(keyword))}.`,
  ];
}

function asObject(schema: JsonSchema): JsonSchema | string {
  const { type = 'object', ...rest } = schema;
  if (type === 'object' || (Array.isArray(type) && type.includes('object')))
    return { type: 'object', ...rest };
  return `The arguments of a call are always an object, but this schema says \`type: ${JSON.stringify(type)}\`. Make it an object in the list, or take the tool out.`;
}

function parseJson(text: string): { readonly value: unknown } | { readonly reason: string } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { reason: `${quote(text)} is none: ${reasonOf(error)}` };
  }
}

/** What was thrown, as the end of a sentence. */
function reasonOf(error: unknown): string {
  const message = messageOf(error);
  return message.replace(/^(strict mode|schema is invalid): /, '').replace(/\.$/, '');
}
