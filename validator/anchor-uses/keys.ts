/** The anchor keys that an expression can have: read where they are written out or constant, computed where not. */

import { asExpression, type Expression, nameOf, type ObjectLiteral, unwrapped } from '../expressions.ts';
import type { Span } from '../finding.ts';
import { type EnumDeclaration, spanOf, type TemplateLiteral } from './ast.ts';
import { type Lookup, passesOn } from './bindings.ts';
import { type FoundKey, UNKNOWN } from './found.ts';

/** How many constants are followed that stand for one another. */
const MAX_HOPS = 5;

/**
 * The keys that an attribute with this value can have: one for each branch of a condition; none for an attribute that
 * is left out (`undefined`, `null`, `false`) or handed on from the props.
 *
 * @param hops how many more constants may be followed
 */
export function keysIn(expression: Expression, lookup: Lookup, hops = MAX_HOPS): FoundKey[] {
  const bare = unwrapped(expression);
  const span = spanOf(bare);
  const computed: FoundKey[] = [{ parts: UNKNOWN, span }];
  const inner = (part: Expression) => keysIn(part, lookup, hops);
  const behind = (value: Expression) => (hops === 0 ? computed : here(keysIn(value, lookup, hops - 1), span));
  switch (bare.type) {
    case 'StringLiteral':
      return [{ key: bare.value, span: withoutQuotes(span) }];
    case 'NullLiteral':
    case 'BooleanLiteral':
      return [];
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return joined(bare, lookup, hops);
    case 'ConditionalExpression':
      return [...inner(bare.consequent), ...inner(bare.alternate)];
    case 'LogicalExpression':
      return bare.operator === '&&' ? inner(bare.right) : [...inner(bare.left), ...inner(bare.right)];
    case 'Identifier': {
      if (bare.name === 'undefined') return [];
      const binding = lookup(bare.name, span.start);
      if (binding?.kind === 'forwarded') return [];
      return binding?.kind === 'constant' ? behind(binding.value) : computed;
    }
    case 'MemberExpression':
    case 'OptionalMemberExpression': {
      const name = nameOf(bare.property, bare.computed);
      if (passesOn(name)) return [];
      const owner = bare.object.type === 'Super' ? undefined : holderOf(bare.object, lookup, hops);
      const member = owner === undefined || name === undefined ? undefined : memberOf(owner, name);
      return member === undefined ? computed : behind(member);
    }
    default:
      return computed;
  }
}

/** What is not known of a constant is not known where it is used; what is known stands where it is written. */
function here(found: readonly FoundKey[], span: Span): FoundKey[] {
  return found.map((each) => ('parts' in each ? { ...each, span } : each));
}

function withoutQuotes({ start, end }: Span): Span {
  return { start: start + 1, end: end - 1 };
}

/** A template, or texts that are added up. */
function joined(
  expression: TemplateLiteral | Extract<Expression, { type: 'BinaryExpression' }>,
  lookup: Lookup,
  hops: number,
): FoundKey[] {
  const span = spanOf(expression);
  const pieces = piecesOf(expression, lookup, hops);
  const parts = [''];
  for (const piece of pieces) {
    if (piece === undefined) parts.push('');
    else parts.push((parts.pop() ?? '') + piece);
  }
  if (parts.length > 1) return [{ parts, span }];
  const isText = expression.type === 'TemplateLiteral' && expression.expressions.length === 0;
  return [{ key: parts.join(''), span: isText ? withoutQuotes(span) : span }];
}

/** The texts of which an expression is put together, from left to right; undefined for one that is not known. */
function piecesOf(root: Expression, lookup: Lookup, hops: number): (string | undefined)[] {
  const pieces: (string | undefined)[] = [];
  // From right to left, with a stack: a sum is nested as deep as it is long.
  const stack: (Expression | string)[] = [root];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (typeof next === 'string') pieces.push(next);
    else if (next.type === 'BinaryExpression' && next.operator === '+' && next.left.type !== 'PrivateName') {
      stack.push(next.right, next.left);
    } else if (next.type === 'TemplateLiteral') {
      const texts = next.quasis.map(({ value }) => value.cooked ?? '');
      const mixed = texts.flatMap((text, index): (Expression | string)[] => {
        const expression = next.expressions[index];
        return expression === undefined || !isExpression(expression) ? [text] : [text, expression];
      });
      stack.push(...mixed.reverse());
    } else if (next.type === 'BinaryExpression') {
      pieces.push(undefined);
    } else {
      const [only, ...others] = keysIn(next, lookup, hops);
      pieces.push(only !== undefined && 'key' in only && others.length === 0 ? only.key : undefined);
    }
  }
  return pieces;
}

/** In a template the grammar allows types as well, of which a script has none there. */
function isExpression(node: TemplateLiteral['expressions'][number]): node is Expression {
  return !node.type.startsWith('TS') || node.type === 'TSAsExpression' || node.type === 'TSNonNullExpression';
}

type Holder = ObjectLiteral | EnumDeclaration;

/** The constant object or enum that an expression names. */
function holderOf(expression: Expression, lookup: Lookup, hops: number): Holder | undefined {
  const bare = unwrapped(expression);
  if (hops === 0) return undefined;
  switch (bare.type) {
    case 'ObjectExpression':
      return bare;
    case 'Identifier': {
      const binding = lookup(bare.name, spanOf(bare).start);
      if (binding?.kind === 'enum') return binding.value;
      return binding?.kind === 'constant' ? holderOf(binding.value, lookup, hops - 1) : undefined;
    }
    case 'CallExpression': {
      const { callee } = bare;
      const isFreeze =
        callee.type === 'MemberExpression' && nameOf(callee.property, callee.computed) === 'freeze';
      const [argument] = bare.arguments;
      return isFreeze && argument?.type === 'ObjectExpression' ? argument : undefined;
    }
    case 'MemberExpression': {
      const owner = bare.object.type === 'Super' ? undefined : holderOf(bare.object, lookup, hops);
      const name = nameOf(bare.property, bare.computed);
      const member = owner === undefined || name === undefined ? undefined : memberOf(owner, name);
      return member === undefined ? undefined : holderOf(member, lookup, hops - 1);
    }
    default:
      return undefined;
  }
}

function memberOf(holder: Holder, name: string): Expression | undefined {
  if (holder.type === 'TSEnumDeclaration') {
    const members = holder.body?.members ?? holder.members;
    return members.find((member) => nameOf(member.id) === name)?.initializer ?? undefined;
  }
  const property = holder.properties.findLast(
    (each) => each.type === 'ObjectProperty' && nameOf(each.key, each.computed) === name,
  );
  return property?.type === 'ObjectProperty' ? asExpression(property.value) : undefined;
}
