/** The syntax tree of a script, as far as anchors are looked for in it. The types come from the parser's own. */
import type { parse } from '@babel/parser';
import type { Expression, ObjectLiteral, ObjectProperty } from '../expressions.ts';
import type { Span } from '../finding.ts';

type Statement = ReturnType<typeof parse>['program']['body'][number];
type OfType<Union, Type extends string> = Extract<Union, { type: Type }>;

export type TemplateLiteral = OfType<Expression, 'TemplateLiteral'>;
export type EnumDeclaration = OfType<Statement, 'TSEnumDeclaration'>;
type ObjectMember = ObjectLiteral['properties'][number];
type ClassMember = OfType<Expression, 'ClassExpression'>['body']['body'][number];
type JsxMember = OfType<Expression, 'JSXElement'>['openingElement']['attributes'][number];
export type Import = OfType<Statement, 'ImportDeclaration'>;
type Handler = NonNullable<OfType<Statement, 'TryStatement'>['handler']>;
type Declarator = OfType<Statement, 'VariableDeclaration'>['declarations'][number];
export type Pattern = ObjectProperty['value'] | Declarator['id'];

/** Every kind of node that is asked for; other nodes are walked through. */
export type Node =
  | Statement
  | Expression
  | ObjectMember
  | ClassMember
  | JsxMember
  | Handler
  | { readonly type: 'Program' | 'TSModuleBlock' };

/** A node, and the stretches of the source in which a name that is declared there is known. */
export interface Visit {
  readonly node: Node;
  readonly span: Span;
  /** Of `const`, `let`, `class` and `function`. */
  readonly block: Span;
  /** Of `var`. */
  readonly body: Span;
}

const FUNCTIONS = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ObjectMethod',
  'ClassMethod',
  'ClassPrivateMethod',
  'StaticBlock',
  'TSModuleBlock',
]);
const BLOCKS = new Set([
  'BlockStatement',
  'CatchClause',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'SwitchStatement',
]);

/**
 * All nodes below a root, in no order to rely on. With a stack of its own, for a long sum of texts is nested as deep
 * as it is long; and into one list, for it is gone through more than once.
 */
export function nodesIn(root: object): Visit[] {
  const whole: Span = { start: 0, end: Number.POSITIVE_INFINITY };
  const visits: Visit[] = isNode(root) ? [visitOf(root, whole, whole)] : [];
  for (const visit of visits) {
    const { node, span } = visit;
    const isFunction = FUNCTIONS.has(node.type);
    const body = isFunction ? span : visit.body;
    const block = isFunction || BLOCKS.has(node.type) ? span : visit.block;
    for (const key in node) {
      if (NO_PARTS.has(key)) continue;
      const part: unknown = node[key as keyof Node];
      if (Array.isArray(part)) {
        for (const item of part) if (isNode(item)) visits.push(visitOf(item, block, body));
      } else if (isNode(part)) visits.push(visitOf(part, block, body));
    }
  }
  return visits;
}

function visitOf(node: Node, block: Span, body: Span): Visit {
  return { node, span: spanOf(node), block, body };
}

/** Properties of nodes that hold no parts of the program. */
const NO_PARTS = new Set(['loc', 'extra', 'errors', 'leadingComments', 'innerComments', 'trailingComments']);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** The offsets of a node. The parser sets them on every node that comes from a text. */
export function spanOf(node: object): Span {
  const { start, end } = node as { readonly start?: number | null; readonly end?: number | null };
  return { start: start ?? 0, end: end ?? 0 };
}
