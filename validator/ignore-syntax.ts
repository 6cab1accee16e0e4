/** How a comment is written that takes a finding as it is. */

export const IGNORE_KEYWORD = 'tour-ignore';
export const IGNORE_COMMENT = /^#+\s*tour-ignore(?<form>-[\w-]*)?(?![\w-])(?<rules>[^:]*)(?<reason>:.*)?$/s;

/** Whether a comment, from its `#` on, is about findings. */
export function isIgnoreComment(source: string): boolean {
  return IGNORE_COMMENT.test(source);
}
