/**
 * Comments that take a finding as it is: `# tour-ignore <rule>[, <rule>]: reason` for what begins on its line or, when
 * it stands alone, on the next one; `# tour-ignore-file <rule>: reason` for the whole file.
 */
import { isMap, isPair, isSeq, type ParsedNode } from 'yaml';
import { type Comment, commentsIn } from './comments.ts';
import type { Span } from './finding.ts';
import { IGNORE_COMMENT, IGNORE_KEYWORD } from './ignore-syntax.ts';
import { indexLines, type LineIndex } from './line-index.ts';
import type { Path } from './pointer.ts';
import { parseTrees } from './source.ts';

/** A rule as a comment names it. */
export interface NamedRule {
  readonly id: string;
  readonly span: Span;
}

/** The part of a file that a comment is about. */
export type IgnoredPart =
  | { readonly kind: 'file' }
  | { readonly kind: 'part'; readonly document: number; readonly path: Path }
  /** Nothing begins where the comment points to. */
  | { readonly kind: 'nothing' };

export interface IgnoreComment {
  /** From the `#` to the end of the line. */
  readonly span: Span;
  /** What is written between `tour-ignore` and the rules: nothing, or `-file`; anything else means nothing. */
  readonly form: string;
  readonly rules: readonly NamedRule[];
  /** Empty when there is none. */
  readonly reason: string;
  readonly part: IgnoredPart;
}

/** The ignore comments of a file, in their order. */
export function ignoreComments(text: string): IgnoreComment[] {
  // Nearly no file has one.
  if (!text.includes(IGNORE_KEYWORD)) return [];
  const trees = parseTrees(text);
  // What is refused is not looked at any further.
  if (trees.length === 0) return [];
  const lines = indexLines(text);
  const parts = partsByLine(trees, lines);
  const last = lines.placeOf(text.length).line;
  return commentsIn(text)
    .flatMap((comment) => readComment(comment) ?? [])
    .map((comment) => {
      if (comment.form === '-file') return { ...comment, part: { kind: 'file' } };
      const line = lineMeant(comment.span.start, lines, last);
      return { ...comment, part: parts.get(line) ?? { kind: 'nothing' } };
    });
}

function readComment({ source, start }: Comment): Omit<IgnoreComment, 'part'> | undefined {
  const groups = IGNORE_COMMENT.exec(source)?.groups;
  if (groups === undefined) return undefined;
  const { form = '', rules = '', reason = '' } = groups;
  const at = start + source.length - reason.length - rules.length;
  return {
    span: { start, end: start + source.trimEnd().length },
    form,
    rules: Array.from(rules.matchAll(/[^\s,]+/g), ({ 0: id, index }) => {
      return { id, span: { start: at + index, end: at + index + id.length } };
    }),
    reason: reason.slice(1).trim(),
  };
}

/** The line that a comment is about: its own, or below a comment that stands alone the next one with content. */
function lineMeant(start: number, lines: LineIndex, last: number): number {
  const { line, column } = lines.placeOf(start);
  if (
    lines
      .lineText(line)
      .slice(0, column - 1)
      .trim() !== ''
  )
    return line;
  for (let next = line + 1; next <= last; next++) {
    if (/^\s*[^\s#]/.test(lines.lineText(next))) return next;
  }
  return line;
}

/** For each line the outermost pair or list item that begins on it. */
function partsByLine(
  trees: readonly (ParsedNode | null)[],
  lines: LineIndex,
): ReadonlyMap<number, IgnoredPart> {
  const parts = new Map<number, IgnoredPart>();
  for (const [document, tree] of trees.entries()) {
    const begin = (node: ParsedNode | null, path: Path) => {
      if (node === null) return;
      const { line } = lines.placeOf(node.range[0]);
      if (!parts.has(line)) parts.set(line, { kind: 'part', document, path });
    };
    const visit = (node: ParsedNode | null, path: Path): void => {
      if (isSeq(node)) {
        for (const [index, item] of node.items.entries()) {
          begin(item as ParsedNode, [...path, index]);
          visit(item as ParsedNode, [...path, index]);
        }
      } else if (isMap(node)) {
        for (const pair of node.items) {
          if (!isPair<ParsedNode, ParsedNode | null>(pair)) continue;
          const inner = [...path, String((pair.key as { readonly value?: unknown } | null)?.value ?? '')];
          begin(pair.key, inner);
          visit(pair.value, inner);
        }
      }
    };
    visit(tree, []);
  }
  return parts;
}
