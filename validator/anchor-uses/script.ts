/** Anchors that a script uses: JSX attributes, props and attributes set by hand, the hook, and registrations. */
import type { ParserOptions } from '@babel/parser';
import { asExpression, type Expression, nameOf, unwrapped } from '../expressions.ts';
import type { Span } from '../finding.ts';
import { type Import, type Node, nodesIn, spanOf, type Visit } from './ast.ts';
import { ANCHOR_ATTRIBUTE, ANCHOR_DATA } from './attribute.ts';
import { bindingsIn, type Lookup } from './bindings.ts';
import { type Found, type FoundKey, UNKNOWN, type UseKind } from './found.ts';
import { keysIn } from './keys.ts';

export type ScriptParser = typeof import('@babel/parser');

/** What a script is written in, by the ending of its file's name or the `lang` of its block. */
export type ScriptLanguage = 'js' | 'jsx' | 'ts' | 'tsx';

/** Markup in a template string of a script, with its place there. */
interface EmbeddedMarkup {
  readonly span: Span;
  /** What is put into it when the app runs. */
  readonly holes: readonly Span[];
}

export type ReadScript =
  | {
      readonly ok: true;
      readonly found: readonly Found[];
      readonly markup: readonly EmbeddedMarkup[];
      readonly lookup: Lookup;
    }
  | { readonly ok: false; readonly message: string; readonly span: Span };

/**
 * The anchors that a script uses, and the markup in its template strings.
 *
 * @param at the part of the text that is the script; its offsets stay those of the text
 */
export function readScript(
  text: string,
  at: Span,
  language: ScriptLanguage,
  parser: ScriptParser,
): ReadScript {
  let program: ReturnType<ScriptParser['parse']>['program'];
  try {
    program = parse(text, at, language, parser);
  } catch (error) {
    if (error instanceof RangeError) {
      return { ok: false, message: 'it is nested too deep.', span: { start: at.start, end: at.start } };
    }
    if (!(error instanceof SyntaxError)) throw error;
    const offset = 'pos' in error && typeof error.pos === 'number' ? error.pos : at.start;
    const start = Math.min(offset, at.end);
    return {
      ok: false,
      message: error.message.replace(/ \(\d+:\d+\)$/, ''),
      span: { start, end: Math.min(start + 1, at.end) },
    };
  }
  const visits = nodesIn(program);
  const lookup = bindingsIn(visits);
  const hooks = hooksIn(visits);
  const found: Found[] = [];
  const markup: EmbeddedMarkup[] = [];
  for (const { node } of visits) {
    found.push(...usesIn(node, lookup, hooks));
    markup.push(...markupIn(node));
  }
  return { ok: true, found, markup, lookup };
}

/** The keys of an expression that stands alone, as in the binding of a template; unknown when it is none. */
export function readExpression(text: string, at: Span, lookup: Lookup, parser: ScriptParser): FoundKey[] {
  try {
    return keysIn(parser.parseExpression(text.slice(at.start, at.end), optionsFor('ts', at)), lookup);
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    return [{ parts: UNKNOWN, span: at }];
  }
}

/** The anchors in an object that is bound as a whole, as in `v-bind="{ … }"`; none when it is no expression. */
export function readBoundObject(text: string, at: Span, lookup: Lookup, parser: ScriptParser): Found[] {
  try {
    const object = parser.parseExpression(text.slice(at.start, at.end), optionsFor('ts', at));
    return nodesIn(object).flatMap(({ node }) => usesIn(node, lookup, NO_HOOKS));
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof RangeError)) throw error;
    return [];
  }
}

/** As parameters have them (Angular), and as classes have them behind `export`: the parser takes one or the other. */
const DECORATORS = ['decorators-legacy', 'decorators'] as const;

/** @throws SyntaxError that of the first way to read it, when there is none */
function parse(text: string, at: Span, language: ScriptLanguage, parser: ScriptParser) {
  const source = text.slice(at.start, at.end);
  try {
    return parser.parse(source, optionsFor(language, at)).program;
  } catch (error) {
    if (!(error instanceof SyntaxError) || !source.includes('@')) throw error;
    try {
      return parser.parse(source, optionsFor(language, at, DECORATORS[1])).program;
    } catch {
      throw error;
    }
  }
}

/** As lenient as can be: whether the app's own compiler takes the script is not our question. */
function optionsFor(
  language: ScriptLanguage,
  { start }: Span,
  decorators: (typeof DECORATORS)[number] = DECORATORS[0],
): ParserOptions {
  const isTyped = language === 'ts' || language === 'tsx';
  return {
    sourceType: 'module',
    // Offsets count from the start of the file. The parser takes that only with a line, which nobody reads.
    startIndex: start,
    startLine: 2,
    startColumn: 0,
    errorRecovery: true,
    allowAwaitOutsideFunction: true,
    allowImportExportEverywhere: true,
    allowNewTargetOutsideFunction: true,
    allowReturnOutsideFunction: true,
    allowSuperOutsideMethod: true,
    allowUndeclaredExports: true,
    attachComment: false,
    plugins: [
      decorators,
      'decoratorAutoAccessors',
      'deferredImportEvaluation',
      'explicitResourceManagement',
      'sourcePhaseImports',
      isTyped ? 'typescript' : 'flow',
      // In a `.ts` file `<Type>value` is a cast.
      ...(language === 'ts' ? [] : (['jsx'] as const)),
    ],
  };
}

const REGISTER = 'registerAnchor';
const HOOK = 'useAnchor';
const HOOK_MODULE = 'tourwright/player/react';

/** Whether a specifier names a package, and not a file or an alias of the app's own. */
const PACKAGE = /^(?:@[a-z0-9][^/]*\/)?[a-z0-9][^/]*(?:\/|$)/i;

interface HookNames {
  /** Local names of the hook, where they are imported. */
  readonly names: ReadonlySet<string>;
  /** Whether `useAnchor` is another package's. */
  readonly isForeign: boolean;
}

const NO_HOOKS: HookNames = { names: new Set(), isForeign: false };

function hooksIn(visits: readonly Visit[]): HookNames {
  const names = new Set([HOOK]);
  let isForeign = false;
  for (const { node } of visits) {
    if (node.type !== 'ImportDeclaration') continue;
    const isOurs = node.source.value === HOOK_MODULE || !PACKAGE.test(node.source.value);
    for (const { imported, local } of namedImports(node)) {
      if (imported !== HOOK) continue;
      if (isOurs) names.add(local);
      else if (local === HOOK) isForeign = true;
    }
  }
  return { names, isForeign };
}

function namedImports({ specifiers }: Import): { imported: string | undefined; local: string }[] {
  return specifiers.flatMap((each) =>
    each.type === 'ImportSpecifier' ? [{ imported: nameOf(each.imported), local: each.local.name }] : [],
  );
}

function usesIn(node: Node, lookup: Lookup, hooks: HookNames): Found[] {
  const keys = (expression: Expression | undefined, by: UseKind): Found[] =>
    expression === undefined ? [] : keysIn(expression, lookup).map((key) => ({ ...key, by }));
  switch (node.type) {
    case 'JSXAttribute': {
      if (node.name.type !== 'JSXIdentifier' || node.name.name !== ANCHOR_ATTRIBUTE) return [];
      // The attribute alone is `true`.
      if (!node.value) return [{ key: '', span: spanOf(node.name), by: 'attribute' }];
      if (node.value.type !== 'JSXExpressionContainer') return keys(node.value, 'attribute');
      const { expression } = node.value;
      return expression.type === 'JSXEmptyExpression' ? [] : keys(expression, 'attribute');
    }
    case 'ObjectExpression':
      return node.properties.flatMap((property) => {
        const isAnchor =
          property.type === 'ObjectProperty' && nameOf(property.key, property.computed) === ANCHOR_ATTRIBUTE;
        const value = isAnchor ? asExpression(property.value) : undefined;
        return value === undefined || isDeclaration(value) ? [] : keys(value, 'attribute');
      });
    case 'AssignmentExpression':
      return isDataset(node.left) ? keys(node.right, 'attribute') : [];
    case 'CallExpression':
    case 'OptionalCallExpression': {
      const [first, second] = node.arguments.map(asArgument);
      const name = calleeName(node.callee);
      if (name === REGISTER) return keys(first, 'register');
      if (name === 'setAttribute' && first?.type === 'StringLiteral' && first.value === ANCHOR_ATTRIBUTE) {
        return keys(second, 'attribute');
      }
      const isHook = name !== undefined && hooks.names.has(name) && !(hooks.isForeign && name === HOOK);
      return isHook ? keys(first, 'hook') : [];
    }
    default:
      return [];
  }
}

/** `String`, `PropTypes.string.isRequired`, `{ type: String }`: the prop is declared here, not given. */
function isDeclaration(value: Expression): boolean {
  let root = unwrapped(value);
  if (root.type === 'ObjectExpression' || root.type === 'ArrayExpression') return true;
  while (root.type === 'MemberExpression' && root.object.type !== 'Super') root = root.object;
  return root.type === 'Identifier' && /^(?:String|PropTypes)$/.test(root.name);
}

type Argument = Extract<Expression, { type: 'CallExpression' }>['arguments'][number];

function asArgument(argument: Argument): Expression | undefined {
  return argument.type === 'SpreadElement' || argument.type === 'ArgumentPlaceholder' ? undefined : argument;
}

/** `name` of `name()` and of `anything.name()`. */
function calleeName(callee: Extract<Expression, { type: 'CallExpression' }>['callee']): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  const isMember = callee.type === 'MemberExpression' || callee.type === 'OptionalMemberExpression';
  return isMember ? nameOf(callee.property, callee.computed) : undefined;
}

/** Whether something is assigned to `….dataset.tourAnchor`. */
function isDataset(target: Extract<Node, { type: 'AssignmentExpression' }>['left']): boolean {
  if (target.type !== 'MemberExpression' || nameOf(target.property, target.computed) !== ANCHOR_DATA)
    return false;
  const owner = target.object.type === 'Super' ? undefined : unwrapped(target.object);
  return owner?.type === 'MemberExpression' && nameOf(owner.property, owner.computed) === 'dataset';
}

/** Tags and properties whose template strings are markup: Lit, and components with an inline `template`. */
const MARKUP_TAGS = ['html', 'svg'];
const MARKUP_PROPERTY = 'template';

function markupIn(node: Node): EmbeddedMarkup[] {
  if (node.type === 'TaggedTemplateExpression') {
    const isMarkup = node.tag.type === 'Identifier' && MARKUP_TAGS.includes(node.tag.name);
    return isMarkup ? [templateMarkup(node.quasi)] : [];
  }
  if (node.type !== 'ObjectProperty' || nameOf(node.key, node.computed) !== MARKUP_PROPERTY) return [];
  if (node.value.type === 'TemplateLiteral') return [templateMarkup(node.value)];
  return node.value.type === 'StringLiteral' ? [{ span: inside(node.value), holes: [] }] : [];
}

function templateMarkup(template: Extract<Expression, { type: 'TemplateLiteral' }>): EmbeddedMarkup {
  const holes = template.quasis.slice(1).map((after, index) => ({
    // With its `${` and `}`.
    start: spanOf(template.quasis[index] ?? template).end,
    end: spanOf(after).start,
  }));
  return { span: inside(template), holes };
}

function inside(literal: object): Span {
  const { start, end } = spanOf(literal);
  return { start: start + 1, end: end - 1 };
}
