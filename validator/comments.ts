/** The comments of a YAML text. */
import type { Span } from './finding.ts';
import { withUnixLineEnds } from './line-index.ts';
import { tokensIn, type YamlToken } from './yaml-tokens.ts';

export interface Comment {
  /** From the `#` to the end of its line. */
  readonly source: string;
  readonly start: number;
}

/** All comments, in their order. */
export function commentsIn(text: string): Comment[] {
  const comments: Comment[] = [];
  let before: YamlToken | undefined;
  for (const token of tokensIn(withUnixLineEnds(text))) {
    // What follows the sign of a scalar is its text, whatever it begins with.
    const isText = before?.type === 'scalar';
    if (token.type === 'comment' && !isText) comments.push({ source: token.source, start: token.offset });
    before = token;
  }
  return comments;
}

/** Whether a comment begins in a part of a text. */
export function hasComment(text: string, { start, end }: Span): boolean {
  if (!text.slice(start, end).includes('#')) return false;
  return commentsIn(text).some((comment) => comment.start >= start && comment.start < end);
}
