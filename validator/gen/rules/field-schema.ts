import type { SchemaError } from '../../../engine/index.ts';
import { fromPointer, type Path, valueAt } from '../../pointer.ts';
import { enumerate, quote, showValue } from '../../quote.ts';
import { typeWords } from '../../schema-words.ts';
import { toolSchemaCompiler } from '../checks-module.ts';
import type { ModuleSource } from '../projection.ts';
import { declaredIn, type ModuleFinding, type ModuleRule } from './module-rule.ts';

export const fieldSchema: ModuleRule = {
  id: 'gen-field-schema',
  severity: 'error',
  summary: 'The schema of a filter or field is no JSON Schema that can be compiled.',
  why: 'No call could be checked against it, in CI or in the page.',
  fix: 'Use JSON Schema 2020-12: `type`, `enum`, `minLength` and so on. `$ref` has nothing to refer to here.',
  example: {
    failing: `kind: Module
key: orders
apps: [console]
routes:
  - { key: orders.list, path: /orders }
resources:
  - { key: orders.list, route: orders.list, filters: { status: { type: text } } }
`,
    clean: `kind: Module
key: orders
apps: [console]
routes:
  - { key: orders.list, path: /orders }
resources:
  - { key: orders.list, route: orders.list, filters: { status: { type: string } } }
`,
  },
  *check(mounted) {
    // One for all: to make a compiler costs far more than to use it.
    const compiler = toolSchemaCompiler(true);
    for (const { name, schema, file, path } of fields(mounted)) {
      const mistake = mistakeIn(schema, compiler);
      if (mistake === undefined) continue;
      const message = `The schema of "${name}" cannot be compiled: ${mistake.reason}.`;
      yield { file, path: [...path, ...mistake.path], message };
    }
  },
};

function* fields(
  modules: readonly ModuleSource[],
): Generator<
  Pick<ModuleFinding, 'file'> & { name: string; schema: Readonly<Record<string, unknown>>; path: Path }
> {
  for (const { declaration, file, path } of declaredIn(modules, 'resources')) {
    for (const [name, schema] of Object.entries(declaration.filters ?? {})) {
      yield { name, schema, file, path: [...path, 'filters', name] };
    }
  }
  for (const { declaration, file, path } of declaredIn(modules, 'actions')) {
    for (const [name, schema] of Object.entries(declaration.input ?? {})) {
      yield { name, schema, file, path: [...path, 'input', name] };
    }
  }
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
    return { path: [], reason: String(error).replace(/^Error: (?:strict mode: )?/, '') };
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
