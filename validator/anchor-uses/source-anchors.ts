/** The anchors that one source file uses, whatever it is written in. */
import type { TextRange } from '../diagnostics.ts';
import type { Span } from '../finding.ts';
import { indexLines, type LineIndex } from '../line-index.ts';
import { quote } from '../quote.ts';
import type { FileProblem } from '../to-diagnostics.ts';
import type { SourceFile } from '../validate.ts';
import { mayUseAnchors } from './attribute.ts';
import type { Lookup } from './bindings.ts';
import type { Found, FoundKey, UseKind } from './found.ts';
import { type MarkupParser, readMarkup } from './markup.ts';
import { type AnchorRuleId, severityOf } from './rules.ts';
import {
  readBoundObject,
  readExpression,
  readScript,
  type ScriptLanguage,
  type ScriptParser,
} from './script.ts';
import { readVue, type VueCompiler } from './vue.ts';

/** Lines and columns from 1, columns in UTF-16 units, ends exclusive. */
interface Use extends TextRange {
  readonly by: UseKind;
  readonly span: Span;
}

export interface AnchorUse extends Use {
  readonly key: string;
  /** Whether the key stands there as it is, so that another can be written in its place. */
  readonly isLiteral: boolean;
}

export interface ComputedUse extends Use {
  /** The texts around what is not known, at least two; all empty when nothing is known. */
  readonly parts: readonly string[];
}

export interface SourceAnchors {
  readonly file: string;
  readonly uses: readonly AnchorUse[];
  readonly computed: readonly ComputedUse[];
  /** Dotted keys in quotes anywhere in the file: a component may take one as any prop. */
  readonly mentions: ReadonlySet<string>;
  readonly problems: readonly FileProblem[];
  /** Whether part of the file could not be read, so that it may use other anchors. */
  readonly isPartial: boolean;
}

export interface SourceReaders {
  /** Loads `@vue/compiler-sfc` (or `vue/compiler-sfc`); undefined when it is not installed. Asked for with the first `.vue` file that uses anchors. */
  readonly vue?: () => Promise<VueCompiler | undefined>;
}

const SCRIPT = /\.(?:[cm]?(ts|js)|(tsx|jsx))$/;
const DECLARATIONS = /\.d\.[cm]?ts$/;
const MARKUP = /\.html?$/;

/**
 * Reads `data-tour-anchor`, `useAnchor` and `registerAnchor` out of JSX, TypeScript, JavaScript, Vue and HTML. A file
 * that mentions none of them is not parsed. Never throws at a source.
 */
export async function readSourceAnchors(
  { file, text }: SourceFile,
  readers: SourceReaders = {},
): Promise<SourceAnchors> {
  const collected = createCollector(file, text);
  if (mayUseAnchors(text) && !DECLARATIONS.test(file)) await readInto(collected, file, text, readers);
  return collected.result();
}

async function readInto(into: Collector, file: string, text: string, readers: SourceReaders): Promise<void> {
  const whole = { start: 0, end: text.length };
  const parser = await import('@babel/parser');
  const script = SCRIPT.exec(file);
  if (script !== null) {
    const language = languageOf(script[1] ?? script[2]);
    const markup = await addScript(into, text, whole, language, parser);
    if (markup.length === 0) return;
    const html = await import('htmlparser2');
    for (const { span, holes } of markup) addMarkup(into, text, span, holes, { parser, html });
  } else if (MARKUP.test(file)) {
    addMarkup(into, text, whole, [], { parser, html: await import('htmlparser2') });
  } else if (file.endsWith('.vue')) {
    const compiler = await readers.vue?.();
    if (compiler !== undefined) addVue(into, text, file, compiler, parser);
    else into.unread('To read the anchors of this file, install `@vue/compiler-sfc`.');
  } else {
    into.unread(
      'Anchors are read out of TypeScript, JavaScript, JSX, Vue and HTML only, so those of this file are not checked.',
    );
  }
}

function languageOf(ending: string | undefined): ScriptLanguage {
  return ending === 'ts' || ending === 'tsx' || ending === 'jsx' ? ending : 'js';
}

/** @returns the markup in its template strings, which is not read yet */
async function addScript(
  into: Collector,
  text: string,
  at: Span,
  language: ScriptLanguage,
  parser: ScriptParser,
) {
  const read = readScript(text, at, language, parser);
  if (!read.ok) {
    into.problem('gen-source-syntax', read.span, `The source cannot be parsed: ${read.message}`);
    return [];
  }
  into.add(read.found);
  return read.markup.filter(({ span }) => mayUseAnchors(text.slice(span.start, span.end)));
}

const NOTHING_DECLARED: Lookup = () => undefined;

function addMarkup(
  into: Collector,
  text: string,
  at: Span,
  holes: readonly Span[],
  { parser, html }: { readonly parser: ScriptParser; readonly html: MarkupParser },
): void {
  const { keys, expressions, objects, scripts } = readMarkup(text, at, holes, html);
  into.add(asAttributes(keys));
  for (const span of expressions)
    into.add(asAttributes(readExpression(text, span, NOTHING_DECLARED, parser)));
  for (const span of objects) into.add(readBoundObject(text, span, NOTHING_DECLARED, parser));
  for (const span of scripts) {
    if (!mayUseAnchors(text.slice(span.start, span.end))) continue;
    const read = readScript(text, span, 'jsx', parser);
    // A server may put in what makes it a script.
    if (read.ok) into.add(read.found);
    else
      into.unread(`This script cannot be parsed, so its anchors are not checked: ${read.message}`, read.span);
  }
}

function addVue(
  into: Collector,
  text: string,
  file: string,
  compiler: VueCompiler,
  parser: ScriptParser,
): void {
  const vue = readVue(text, file, compiler);
  if (vue.error !== undefined) {
    into.problem('gen-source-syntax', vue.error.span, `The source cannot be parsed: ${vue.error.message}`);
  }
  const lookups: Lookup[] = [];
  for (const { span, lang } of vue.scripts) {
    const read = readScript(text, span, languageOf(lang), parser);
    if (read.ok) {
      into.add(read.found);
      lookups.push(read.lookup);
    } else if (vue.error === undefined) {
      into.problem('gen-source-syntax', read.span, `The source cannot be parsed: ${read.message}`);
    }
  }
  into.add(asAttributes(vue.keys));
  const lookup: Lookup = (name, offset) =>
    lookups.map((each) => each(name, offset)).find((binding) => binding !== undefined);
  for (const span of vue.expressions) into.add(asAttributes(readExpression(text, span, lookup, parser)));
  for (const span of vue.objects) into.add(readBoundObject(text, span, lookup, parser));
  if (vue.unread !== undefined && mayUseAnchors(text.slice(vue.unread.span.start, vue.unread.span.end))) {
    into.unread(
      `A template in ${quote(vue.unread.lang)} is not read, so its anchors are not checked. Write it in HTML.`,
      vue.unread.span,
    );
  }
}

function asAttributes(keys: readonly FoundKey[]): Found[] {
  return keys.map((key) => ({ ...key, by: 'attribute' }));
}

/** What is found in a file, on its lines. */
interface Collector {
  add(found: readonly Found[]): void;
  problem(rule: AnchorRuleId, span: Span, message: string): void;
  /** Says that a part cannot be read; by default the file as a whole. */
  unread(message: string, span?: Span): void;
  result(): SourceAnchors;
}

function createCollector(file: string, text: string): Collector {
  const found = new Map<string, Found>();
  const problems: FileProblem[] = [];
  let lines: LineIndex | undefined;
  const rangeOf = (span: Span): TextRange => {
    lines ??= indexLines(text);
    return lines.rangeOf(span);
  };
  const problem = (rule: AnchorRuleId, span: Span, message: string) => {
    problems.push({ rule, severity: severityOf(rule), file, document: 0, path: [], span, message });
  };
  return {
    add(each) {
      // A constant that is used twice is one place to mend.
      for (const one of each) found.set(`${one.span.start}:${one.span.end}:${one.by}`, one);
    },
    problem,
    unread: (message, span = { start: 0, end: 0 }) => problem('gen-source-readable', span, message),
    result() {
      const sorted = [...found.values()].sort(
        (a, b) => a.span.start - b.span.start || a.span.end - b.span.end,
      );
      const uses: AnchorUse[] = [];
      const computed: ComputedUse[] = [];
      for (const { by, span, ...key } of sorted) {
        if ('parts' in key) computed.push({ by, span, ...rangeOf(span), parts: key.parts });
        else {
          const isLiteral = text.slice(span.start, span.end) === key.key;
          uses.push({ by, span, ...rangeOf(span), key: key.key, isLiteral });
        }
      }
      return { file, uses, computed, mentions: mentionsIn(text), problems, isPartial: problems.length > 0 };
    },
  };
}

const DOTTED_KEY = /(["'`])([a-z][a-z0-9_]*(?:\.[a-z][a-z0-9_]*)+)\1/g;

function mentionsIn(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(DOTTED_KEY), ([, , key = '']) => key));
}
