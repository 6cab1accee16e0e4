/** An anchor key that a source uses, before it is known on which line. */
import type { Span } from '../finding.ts';

/** How it is used: on an element, through the React hook, or registered with the player. */
export type UseKind = 'attribute' | 'hook' | 'register';

export type FoundKey =
  | { readonly key: string; readonly span: Span }
  /** A key that is put together when the app runs: the texts around what is not known, at least two. */
  | { readonly parts: readonly string[]; readonly span: Span };

export type Found = FoundKey & { readonly by: UseKind };

/** Of a key about which nothing is known. */
export const UNKNOWN: readonly string[] = ['', ''];

/** Whether a computed key can be any. */
export function isOpen(parts: readonly string[]): boolean {
  return parts.every((part) => part === '');
}
