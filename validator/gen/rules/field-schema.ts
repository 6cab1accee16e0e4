import { quote } from '../../quote.ts';
import type { ModuleSource } from '../projection.ts';
import { type NamedSchema, schemaMistakes } from '../schema-mistakes.ts';
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
  check: (mounted) => schemaMistakes(fields(mounted)).map(({ name: _, schema: __, ...finding }) => finding),
};

function* fields(modules: readonly ModuleSource[]): Generator<Pick<ModuleFinding, 'file'> & NamedSchema> {
  for (const { declaration, file, path } of declaredIn(modules, 'resources')) {
    for (const [name, schema] of Object.entries(declaration.filters ?? {})) {
      yield { name: quote(name), schema, file, path: [...path, 'filters', name] };
    }
  }
  for (const { declaration, file, path } of declaredIn(modules, 'actions')) {
    for (const [name, schema] of Object.entries(declaration.input ?? {})) {
      yield { name: quote(name), schema, file, path: [...path, 'input', name] };
    }
  }
}
