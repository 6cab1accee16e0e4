/** The comments of a YAML text. */
import { Lexer } from 'yaml';
import type { Span } from './finding.ts';
import { withUnixLineEnds } from './line-index.ts';

export interface Comment {
  /** From the `#` to the end of its line. */
  readonly source: string;
  readonly start: number;
}

/** Signs of the lexer for what has no characters: the begin of a document, the end of a flow collection, a scalar. */
const WITHOUT_SOURCE = new Set(['\u0002', '\u0018', '\u001F']);
const SCALAR_FOLLOWS = '\u001F';

/** All comments, in their order. */
export function commentsIn(text: string): Comment[] {
  const comments: Comment[] = [];
  let offset = 0;
  let before = '';
  for (const token of new Lexer().lex(withUnixLineEnds(text))) {
    if (token.startsWith('#') && before !== SCALAR_FOLLOWS) comments.push({ source: token, start: offset });
    if (!WITHOUT_SOURCE.has(token)) offset += token.length;
    before = token;
  }
  return comments;
}

/** Whether a comment begins in a part of a text. */
export function hasComment(text: string, { start, end }: Span): boolean {
  if (!text.slice(start, end).includes('#')) return false;
  return commentsIn(text).some((comment) => comment.start >= start && comment.start < end);
}
