/** Anchors in the templates of Vue's single-file components, by Vue's own compiler. */
import type { Span } from '../finding.ts';
import { ANCHOR_ATTRIBUTE } from './attribute.ts';
import { type FoundKey, UNKNOWN } from './found.ts';

/** What is used of `@vue/compiler-sfc`. It is an optional dependency, so the caller hands it in. */
export interface VueCompiler {
  parse(source: string, options: { readonly filename: string; readonly sourceMap: false }): VueFile;
}

interface VueFile {
  readonly descriptor: {
    readonly template: (VueBlock & { readonly ast?: unknown }) | null;
    readonly script: VueBlock | null;
    readonly scriptSetup: VueBlock | null;
  };
  readonly errors: readonly (Error & { readonly loc?: unknown })[];
}

interface VueBlock {
  readonly lang?: string | undefined;
  readonly src?: string | undefined;
  readonly loc: VuePlace;
}

interface VuePlace {
  readonly start: { readonly offset: number };
  readonly end: { readonly offset: number };
}

export interface ReadVue {
  readonly keys: readonly FoundKey[];
  /** Values of bindings. */
  readonly expressions: readonly Span[];
  /** Objects that are bound as a whole. */
  readonly objects: readonly Span[];
  readonly scripts: readonly { readonly span: Span; readonly lang: string | undefined }[];
  readonly error?: { readonly message: string; readonly span: Span };
  /** The language of a template that Vue's compiler leaves to another one, and its place. */
  readonly unread?: { readonly lang: string; readonly span: Span };
}

/** The anchors in the template of a single-file component, and its scripts. Never throws at a component. */
export function readVue(text: string, file: string, compiler: VueCompiler): ReadVue {
  const { descriptor, errors } = compiler.parse(text, { filename: file, sourceMap: false });
  const [error] = errors;
  const { template } = descriptor;
  const keys: FoundKey[] = [];
  const expressions: Span[] = [];
  const objects: Span[] = [];
  for (const prop of propsIn(template?.ast)) {
    if (prop.type === ATTRIBUTE && prop.name === ANCHOR_ATTRIBUTE) keys.push(staticKey(prop));
    if (prop.type !== DIRECTIVE || prop.name !== 'bind') continue;
    if (prop.arg === undefined && prop.exp) objects.push(spanOf(prop.exp.loc));
    if (prop.arg?.content !== ANCHOR_ATTRIBUTE) continue;
    if (prop.exp) expressions.push(spanOf(prop.exp.loc));
    // `:data-tour-anchor` alone is bound to a variable of that name.
    else keys.push({ parts: UNKNOWN, span: spanOf(prop.loc) });
  }
  const lang = template?.src === undefined ? (template?.lang ?? 'html') : 'html';
  return {
    keys,
    expressions,
    objects,
    scripts: [descriptor.script, descriptor.scriptSetup].flatMap((block) =>
      block === null || block.src !== undefined ? [] : [{ span: spanOf(block.loc), lang: block.lang }],
    ),
    ...(error !== undefined && { error: { message: error.message, span: errorSpan(error.loc) } }),
    ...(template !== null && lang !== 'html' && { unread: { lang, span: spanOf(template.loc) } }),
  };
}

function spanOf({ start, end }: VuePlace): Span {
  return { start: start.offset, end: end.offset };
}

function errorSpan(loc: unknown): Span {
  return isPlace(loc) ? spanOf(loc) : { start: 0, end: 0 };
}

function isPlace(loc: unknown): loc is VuePlace {
  return typeof loc === 'object' && loc !== null && 'start' in loc && 'end' in loc;
}

/** Numbers of the kinds of nodes in Vue's template syntax tree. */
const ELEMENT = 1;
const ATTRIBUTE = 6;
const DIRECTIVE = 7;

interface VueProp {
  readonly type: number;
  readonly name: string;
  readonly loc: VuePlace;
  readonly value?: { readonly content: string; readonly loc: VuePlace };
  readonly arg?: { readonly content: string };
  readonly exp?: { readonly loc: VuePlace };
}

interface VueNode {
  readonly type: number;
  readonly props?: readonly VueProp[];
  readonly children?: readonly VueNode[];
}

function* propsIn(root: unknown): Generator<VueProp> {
  const stack: VueNode[] = isVueNode(root) ? [root] : [];
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node.type === ELEMENT) yield* node.props ?? [];
    stack.push(...(node.children ?? []));
  }
}

function isVueNode(value: unknown): value is VueNode {
  return typeof value === 'object' && value !== null && 'children' in value;
}

function staticKey({ value, loc }: VueProp): FoundKey {
  if (value === undefined) return { key: '', span: spanOf(loc) };
  const { start, end } = spanOf(value.loc);
  const isQuoted = end - start === value.content.length + 2;
  return { key: value.content, span: isQuoted ? { start: start + 1, end: end - 1 } : { start, end } };
}
