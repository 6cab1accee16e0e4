/** Anchors in HTML: whole pages, fragments, and templates with holes that something else fills. */
import type { Span } from '../finding.ts';
import { ANCHOR_ATTRIBUTE } from './attribute.ts';
import { type FoundKey, UNKNOWN } from './found.ts';

export type MarkupParser = typeof import('htmlparser2');

export interface ReadMarkup {
  readonly keys: readonly FoundKey[];
  /** Values of attributes that are expressions, as frameworks write them. */
  readonly expressions: readonly Span[];
  /** Objects that are bound as a whole: `v-bind="{ … }"`. */
  readonly objects: readonly Span[];
  readonly scripts: readonly Span[];
}

/** Bindings of Vue and Alpine (`:name`, `v-bind:name.attr`, `x-bind:name`) and of Angular (`[attr.name]`). */
const BINDING = new RegExp(
  `^(?::|v-bind:|x-bind:)${ANCHOR_ATTRIBUTE}(?:\\.\\w+)*$|^\\[(?:attr\\.)?${ANCHOR_ATTRIBUTE}\\]$`,
);
/** All attributes at once, in Vue and Alpine. */
const BOUND_OBJECT = /^[vx]-bind(?:\.\w+)*$/;
/** Angular's attribute with `{{ … }}` in it. */
const INTERPOLATED = `attr.${ANCHOR_ATTRIBUTE}`;

/** What template languages put into markup, each on one line. */
const HOLES = /\{\{.*?\}\}|\{%.*?%\}|<%.*?%>|<\?.*?\?>/g;

/** Stands for what is not known. It belongs to no text: a private-use character. */
const HOLE = '\uE000';

const SCRIPT_TYPES = /^(?:|module|(?:text|application)\/(?:java|ecma)script|text\/(?:babel|jsx))$/i;

/**
 * The anchors in markup, and the parts of it that are written in another language.
 *
 * @param at the part of the text that is markup; its offsets stay those of the text
 * @param holes parts of it that something else fills, besides those that look like it
 */
export function readMarkup(
  text: string,
  at: Span,
  holes: readonly Span[],
  { Parser }: MarkupParser,
): ReadMarkup {
  const source = withHoles(text, at, holes);
  const keys: FoundKey[] = [];
  const expressions: Span[] = [];
  const objects: Span[] = [];
  const scripts: Span[] = [];
  let scriptStart: number | undefined;
  const parser = new Parser(
    {
      onattribute(name, value) {
        const attribute = name.toLowerCase();
        const span = valueSpan(source, parser.startIndex, parser.endIndex, at.start);
        if (attribute === ANCHOR_ATTRIBUTE || attribute === INTERPOLATED) keys.push(keyOf(value, span));
        else if (BINDING.test(attribute)) expressions.push(span);
        else if (BOUND_OBJECT.test(attribute)) objects.push(span);
      },
      onopentag(name, attributes) {
        const isScript = name === 'script' && attributes.src === undefined;
        scriptStart = isScript && SCRIPT_TYPES.test(attributes.type ?? '') ? parser.endIndex + 1 : undefined;
      },
      onclosetag(name) {
        if (name !== 'script' || scriptStart === undefined) return;
        scripts.push({ start: at.start + scriptStart, end: at.start + parser.startIndex });
        scriptStart = undefined;
      },
    },
    { lowerCaseAttributeNames: true },
  );
  parser.end(source);
  return { keys, expressions, objects, scripts };
}

function withHoles(text: string, { start, end }: Span, holes: readonly Span[]): string {
  let source = '';
  let from = start;
  for (const hole of holes) {
    source += text.slice(from, hole.start) + HOLE.repeat(hole.end - hole.start);
    from = hole.end;
  }
  return (source + text.slice(from, end)).replace(HOLES, (hole) => HOLE.repeat(hole.length));
}

function keyOf(value: string, span: Span): FoundKey {
  if (!value.includes(HOLE)) return { key: value, span };
  const parts = value.split(new RegExp(`${HOLE}+`));
  return { parts: parts.length > 1 ? parts : UNKNOWN, span };
}

/** The value of an attribute without its quotes; of one without a value, its name. */
function valueSpan(source: string, start: number, end: number, shift: number): Span {
  const written = source.slice(start, end);
  const equals = /^[^=]*=\s*/.exec(written)?.[0].length;
  if (equals === undefined) return { start: shift + start, end: shift + end };
  const quote = written[equals] ?? '';
  const isQuoted = (quote === '"' || quote === "'") && written.length > equals + 1 && written.endsWith(quote);
  const inset = isQuoted ? 1 : 0;
  return { start: shift + start + equals + inset, end: shift + end - inset };
}
