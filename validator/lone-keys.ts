/**
 * Keys in `{ }` that have no value, as in `{ id: a, tool ui.point }`. YAML reads null; an author always means something
 * else: a colon or the space behind it is missing, or a text with a comma in it is not in quotes.
 */
import { isScalar, type Pair, type ParsedNode, Scalar } from 'yaml';
import type { Finding, Mend, Span } from './finding.ts';
import { quote } from './quote.ts';

export type ParsedPair = Pair<ParsedNode, ParsedNode | null>;

/** A finding for each such key, and one for those that are the rest of the same text. */
export function describeLoneKeys(pairs: readonly ParsedPair[], text: string): Omit<Finding, 'path'>[] {
  const findings: Omit<Finding, 'path'>[] = [];
  for (const [index, { key, value }] of pairs.entries()) {
    if (value !== null || isRestOfText(pairs, index - 1)) continue;
    const { source, span } = wordsOf(key, text);
    const cut = cutText(pairs, index, text);
    if (cut !== undefined && /^[“”„«»‘’‚]/.test(cut.source)) findings.push(curlyQuotes(cut));
    else if (/^[\w-]+:[^\s/]/.test(source)) findings.push(noSpace(source, span));
    else findings.push(noValue(source, span, cut));
  }
  return findings;
}

/** Whether a key continues a text that was cut at an earlier comma. */
function isRestOfText(pairs: readonly ParsedPair[], index: number): boolean {
  return index >= 0 && pairs[index]?.value === null;
}

interface Words {
  readonly source: string;
  readonly span: Span;
}

function wordsOf(node: ParsedNode, text: string): Words {
  const [start, end] = node.range;
  return { source: text.slice(start, end), span: { start, end } };
}

/** The text that ends before a key at a comma, with all that seems to be its rest; undefined when it is in quotes. */
function cutText(pairs: readonly ParsedPair[], index: number, text: string): Words | undefined {
  const before = pairs[index - 1]?.value;
  if (!isScalar(before) || before.type !== Scalar.PLAIN || typeof before.value !== 'string') return undefined;
  const next = pairs.findIndex(({ value }, at) => at >= index && value !== null);
  const [start = 0] = before.range ?? [];
  const [, end = start] = pairs.at(next < 0 ? -1 : next - 1)?.key.range ?? [];
  return { source: text.slice(start, end), span: { start, end } };
}

function curlyQuotes({ source, span }: Words): Omit<Finding, 'path'> {
  const content = source.replace(/^[“”„«»‘’‚]\s*|\s*[“”«»‘’]$/gu, '');
  return {
    message: `${quote(source)} ends at its comma: to YAML its quotes are characters like any other. Put it in straight ones, "…".`,
    span,
    suggestions: [inQuotes(content, span)],
  };
}

function noSpace(source: string, span: Span): Omit<Finding, 'path'> {
  const spaced = source.replace(':', ': ');
  return {
    message: `${quote(source)} needs a space after the colon.`,
    span,
    suggestions: [written(spaced, span)],
  };
}

function noValue(source: string, span: Span, cut: Words | undefined): Omit<Finding, 'path'> {
  const [, name, rest] = /^([A-Za-z_]\w*)\s+(\S.*)$/s.exec(source) ?? [];
  const spaced = name === undefined ? undefined : `${name}: ${rest}`;
  const colon =
    spaced === undefined ? 'A key is followed by ": " and its value' : 'A ":" may be missing behind the key';
  const comma = cut === undefined ? '' : ', and a text with a comma in it must be in quotes';
  // What stands before the comma is a name, or the beginning of a sentence.
  const isText = cut !== undefined && (spaced === undefined || !/^[a-z][\w.]*,/.test(cut.source));
  const mend = isText ? inQuotes(cut.source, cut.span) : spaced && written(spaced, span);
  return {
    message: `${quote(source)} has no value. ${colon}${comma}.`,
    span,
    ...(mend && { suggestions: [mend] }),
  };
}

function written(text: string, span: Span): Mend {
  return { title: `Write ${quote(text)}.`, safe: false, change: { span, text } };
}

function inQuotes(source: string, span: Span): Mend {
  return {
    title: `Put ${quote(source)} in quotes.`,
    safe: false,
    change: { span, text: JSON.stringify(source) },
  };
}
