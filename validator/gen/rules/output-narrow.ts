import { isMapping, type Path } from '../../pointer.ts';
import { declaredIn, type ModuleRule } from './module-rule.ts';

/** S0-22: a result says what the screen did. It is no way to carry record data out of the page. */
export const outputNarrow: ModuleRule = {
  id: 'gen-output-narrow',
  severity: 'error',
  summary: 'An output schema wide enough to carry record data.',
  why: 'What a page reports is never trusted as data about records; a schema that has room for it invites just that.',
  fix: 'Close objects with `additionalProperties: false`; give each text an `enum`, `const`, `pattern` or `format`; say the `items` of lists.',
  example: {
    failing: `kind: Module
key: orders
apps: [console]
cards:
  - key: orders.filtered
    output:
      type: object
      additionalProperties: false
      properties: { note: { type: string } }
`,
    clean: `kind: Module
key: orders
apps: [console]
cards:
  - key: orders.filtered
    output:
      type: object
      additionalProperties: false
      properties: { count: { type: integer }, status: { enum: [open, paid] } }
`,
  },
  *check(mounted) {
    for (const { declaration, file, path } of declaredIn(mounted, 'cards')) {
      const wide = firstWide(declaration.output);
      if (wide === undefined) continue;
      yield {
        file,
        path: [...path, 'output', ...wide.path],
        message: `The output of "${declaration.key}" could carry record data: ${wide.why}.`,
      };
    }
  },
};

interface Wide {
  readonly path: Path;
  readonly why: string;
}

const NARROWING = ['pattern', 'format'];
const SCALARS: readonly unknown[] = ['integer', 'number', 'boolean', 'null'];

/** The first place in an output schema that lets any text or any property through. */
export function firstWide(schema: unknown, path: Path = []): Wide | undefined {
  if (schema === false) return undefined;
  if (!isMapping(schema)) return { path, why: 'this place takes any value. Give it a schema' };
  if ('enum' in schema || 'const' in schema) return undefined;
  for (const keyword of ['anyOf', 'oneOf']) {
    const branches = schema[keyword];
    if (Array.isArray(branches))
      return firstOf(branches.map((branch, index) => [branch, [...path, keyword, index]]));
  }
  const types = Array.isArray(schema.type) ? schema.type : [schema.type];
  for (const type of types) {
    const wide = wideAs(type, schema, path);
    if (wide !== undefined) return wide;
  }
  return undefined;
}

function wideAs(type: unknown, schema: Readonly<Record<string, unknown>>, path: Path): Wide | undefined {
  if (SCALARS.includes(type)) return undefined;
  switch (type) {
    case 'string':
      return NARROWING.some((keyword) => keyword in schema)
        ? undefined
        : { path, why: 'this takes any text. Add `enum`, `const`, `pattern` or `format`' };
    case 'array':
      return firstWide(schema.items, 'items' in schema ? [...path, 'items'] : path);
    case 'object':
      if (schema.additionalProperties !== false) {
        return { path, why: 'this object takes any property. Add `additionalProperties: false`' };
      }
      return firstOf(
        Object.entries(isMapping(schema.properties) ? schema.properties : {}).map(([name, property]) => [
          property,
          [...path, 'properties', name],
        ]),
      );
    default:
      return { path, why: 'this place takes any value. Add `type`' };
  }
}

function firstOf(schemas: readonly (readonly [unknown, Path])[]): Wide | undefined {
  for (const [schema, path] of schemas) {
    const wide = firstWide(schema, path);
    if (wide !== undefined) return wide;
  }
  return undefined;
}
