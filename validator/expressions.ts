/** Expressions of a script, and what is written out in them. The types come from the parser's own. */
import type { parse } from '@babel/parser';

type Statement = ReturnType<typeof parse>['program']['body'][number];
type OfType<Union, Type extends string> = Extract<Union, { type: Type }>;

export type Expression = OfType<Statement, 'ExpressionStatement'>['expression'];
export type ObjectLiteral = OfType<Expression, 'ObjectExpression'>;
export type ObjectProperty = OfType<ObjectLiteral['properties'][number], 'ObjectProperty'>;

/** Without what only the type checker sees. */
export function unwrapped(expression: Expression): Expression {
  switch (expression.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'TypeCastExpression':
    case 'ParenthesizedExpression':
      return unwrapped(expression.expression);
    default:
      return expression;
  }
}

/** The name of a property or member that is written out. */
export function nameOf(key: { readonly type: string }, computed = false): string | undefined {
  const { name, value } = key as { name?: unknown; value?: unknown };
  if (key.type === 'StringLiteral' && typeof value === 'string') return value;
  return key.type === 'Identifier' && !computed && typeof name === 'string' ? name : undefined;
}

/** The value of a property as an expression: in an object literal it is one, in a pattern it need not be. */
export function asExpression(value: ObjectProperty['value']): Expression | undefined {
  switch (value.type) {
    case 'ArrayPattern':
    case 'AssignmentPattern':
    case 'ObjectPattern':
    case 'RestElement':
    case 'VoidPattern':
      return undefined;
    default:
      return value;
  }
}
