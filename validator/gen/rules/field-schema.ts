import type { Path } from '../../pointer.ts';
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
    for (const { name, schema, file, path } of fields(mounted)) {
      const reason = whyNot(schema);
      if (reason === undefined) continue;
      yield { file, path, message: `The schema of "${name}" cannot be compiled: ${reason}.` };
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

function whyNot(schema: Readonly<Record<string, unknown>>): string | undefined {
  try {
    toolSchemaCompiler(true).compile(schema);
    return undefined;
  } catch (error) {
    return error instanceof Error
      ? error.message.replace(/^(strict mode|schema is invalid): /, '')
      : String(error);
  }
}
