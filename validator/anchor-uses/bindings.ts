/** What names stand for in a script: constants can be read, the props that pass an anchor on are no use of one. */

import { type Expression, nameOf } from '../expressions.ts';
import type { Span } from '../finding.ts';
import type { EnumDeclaration, Node, Pattern, Visit } from './ast.ts';
import { ANCHOR_ATTRIBUTE, ANCHOR_DATA } from './attribute.ts';

type Binding =
  | { readonly kind: 'constant'; readonly value: Expression }
  | { readonly kind: 'enum'; readonly value: EnumDeclaration }
  /** The value of the attribute, taken out of the props to be given to an element further in. */
  | { readonly kind: 'forwarded' }
  | { readonly kind: 'other' };

/** What a name stands for at an offset; undefined for one that the script does not declare. */
export type Lookup = (name: string, offset: number) => Binding | undefined;

interface Scoped {
  readonly binding: Binding;
  readonly scope: Span;
}

/** The names that the nodes of a script declare, each known in the stretch of source that its kind of declaration reaches. */
export function bindingsIn(visits: readonly Visit[]): Lookup {
  const byName = new Map<string, Scoped[]>();
  for (const { node, span, block, body } of visits) {
    for (const { name, binding, scope } of declaredBy(node, { span, block, body })) {
      const known = byName.get(name);
      if (known === undefined) byName.set(name, [{ binding, scope }]);
      else known.push({ binding, scope });
    }
  }
  return (name, offset) => {
    let nearest: Scoped | undefined;
    for (const each of byName.get(name) ?? []) {
      const { start, end } = each.scope;
      const isInner = nearest === undefined || start >= nearest.scope.start;
      if (start <= offset && offset < end && isInner) nearest = each;
    }
    return nearest?.binding;
  };
}

interface Reach {
  readonly span: Span;
  readonly block: Span;
  readonly body: Span;
}

type Declared = Scoped & { readonly name: string };

function* declaredBy(node: Node, { span, block, body }: Reach): Generator<Declared> {
  switch (node.type) {
    case 'VariableDeclaration': {
      const scope = node.kind === 'var' ? body : block;
      for (const { id, init } of node.declarations) {
        const isConstant =
          node.kind === 'const' && id.type === 'Identifier' && init !== null && init !== undefined;
        if (isConstant) yield { name: id.name, binding: { kind: 'constant', value: init }, scope };
        else yield* namesIn(id, scope);
      }
      return;
    }
    case 'TSEnumDeclaration':
      yield { name: node.id.name, binding: { kind: 'enum', value: node }, scope: block };
      return;
    case 'ClassDeclaration':
    case 'FunctionDeclaration':
      if (node.id) yield { name: node.id.name, binding: { kind: 'other' }, scope: block };
      if (node.type === 'FunctionDeclaration') yield* namesInAll(node.params, span);
      return;
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassPrivateMethod':
      yield* namesInAll(node.params, span);
      return;
    case 'CatchClause':
      if (node.param) yield* namesIn(node.param, span);
      return;
    case 'ImportDeclaration':
      for (const { local } of node.specifiers) {
        yield { name: local.name, binding: { kind: 'other' }, scope: block };
      }
      return;
    default:
  }
}

function* namesInAll(parameters: readonly Pattern[], scope: Span): Generator<Declared> {
  for (const parameter of parameters) yield* namesIn(parameter, scope);
}

function* namesIn(pattern: Pattern, scope: Span, kind: 'forwarded' | 'other' = 'other'): Generator<Declared> {
  switch (pattern.type) {
    case 'Identifier':
      yield { name: pattern.name, binding: { kind }, scope };
      return;
    case 'TSParameterProperty':
      yield* namesIn(pattern.parameter, scope);
      return;
    case 'AssignmentPattern':
      yield* namesIn(pattern.left, scope, kind);
      return;
    case 'RestElement':
      yield* namesIn(pattern.argument, scope);
      return;
    case 'ArrayPattern':
      for (const element of pattern.elements) if (element !== null) yield* namesIn(element, scope);
      return;
    case 'ObjectPattern':
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') yield* namesIn(property.argument, scope);
        else {
          const isForwarded = passesOn(nameOf(property.key, property.computed));
          yield* namesIn(property.value, scope, isForwarded ? 'forwarded' : 'other');
        }
      }
      return;
    default:
  }
}

/** Whether a property of this name holds the value of the attribute. */
export function passesOn(name: string | undefined): boolean {
  return name === ANCHOR_ATTRIBUTE || name === ANCHOR_DATA || name === 'dataTourAnchor';
}
