/** Expressions of a module that can be read without running it: literals, and constants of the module made of them. */
import type { parse } from '@babel/parser';
import { asExpression, type Expression, nameOf, type ObjectLiteral, unwrapped } from '../expressions.ts';

export type Module = ReturnType<typeof parse>['program'];

export type StaticValue =
  | { readonly ok: true; readonly value: unknown }
  /** The innermost expression that would have to be run. */
  | { readonly ok: false; readonly computed: Expression };

export type Constants = ReadonlyMap<string, Expression>;

/** The `const` declarations at the top of a module. */
export function constantsOf(module: Module): Constants {
  const constants = new Map<string, Expression>();
  for (const statement of module.body) {
    if (statement.type !== 'VariableDeclaration' || statement.kind !== 'const') continue;
    for (const { id, init } of statement.declarations) {
      if (id.type === 'Identifier' && init !== null && init !== undefined) constants.set(id.name, init);
    }
  }
  return constants;
}

/** The value of an expression as JSON. */
export function staticValue(
  expression: Expression,
  constants: Constants,
  open: ReadonlySet<Expression> = new Set(),
): StaticValue {
  const bare = unwrapped(expression);
  if (open.has(bare)) return { ok: false, computed: bare };
  const read = (inner: Expression) => staticValue(inner, constants, new Set([...open, bare]));
  switch (bare.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return { ok: true, value: bare.value };
    case 'NullLiteral':
      return { ok: true, value: null };
    case 'TemplateLiteral':
      return bare.expressions.length === 0
        ? { ok: true, value: bare.quasis.map(({ value }) => value.cooked ?? '').join('') }
        : { ok: false, computed: bare };
    case 'UnaryExpression': {
      const operand = read(bare.argument);
      return bare.operator === '-' && operand.ok && typeof operand.value === 'number'
        ? { ok: true, value: -operand.value }
        : { ok: false, computed: bare };
    }
    case 'Identifier': {
      const constant = constants.get(bare.name);
      return constant === undefined ? { ok: false, computed: bare } : read(constant);
    }
    case 'ArrayExpression': {
      const items: unknown[] = [];
      for (const element of bare.elements) {
        if (element === null || element.type === 'SpreadElement') return { ok: false, computed: bare };
        const item = read(element);
        if (!item.ok) return item;
        items.push(item.value);
      }
      return { ok: true, value: items };
    }
    case 'ObjectExpression': {
      const entries: [string, unknown][] = [];
      for (const property of bare.properties) {
        if (property.type === 'SpreadElement') {
          const spread = read(property.argument);
          if (!spread.ok) return spread;
          entries.push(...Object.entries(spread.value ?? {}));
          continue;
        }
        const name = propertyName(property);
        const value = property.type === 'ObjectProperty' ? asExpression(property.value) : undefined;
        if (name === undefined || value === undefined) return { ok: false, computed: bare };
        const content = read(value);
        if (!content.ok) return content;
        entries.push([name, content.value]);
      }
      return { ok: true, value: Object.fromEntries(entries) };
    }
    default:
      return { ok: false, computed: bare };
  }
}

/** The name of a property that is written out; undefined for a computed one. */
export function propertyName(property: ObjectLiteral['properties'][number]): string | undefined {
  return property.type === 'SpreadElement' ? undefined : nameOf(property.key, property.computed);
}
