/** What a check found in one document, before it is known where in the text that is. */
import type { Path } from './pointer.ts';

export type Severity = 'error' | 'warning';

/** Where a document is. */
export interface DocumentPlace {
  readonly file: string;
  /** 0-based index in its file. */
  readonly document: number;
}

/** Offsets into the text of the file, the end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A change that mends a finding. */
export type Change =
  /** A new value at a path. */
  | { readonly path: Path; readonly value: unknown }
  /** The value as it is written there, in quotes; for a value that never was a text, this one. */
  | { readonly path: Path; readonly quoted: string }
  /** The value there, which is this one, as the only one of mappings in each other with these keys. */
  | { readonly path: Path; readonly wrapped: unknown; readonly keys: readonly string[] }
  /** A new name for the key. */
  | { readonly path: Path; readonly key: string }
  /** Another text in a span. */
  | { readonly span: Span; readonly text: string };

export interface Mend {
  readonly title: string;
  /** Whether it can be applied without a human looking at it. */
  readonly safe: boolean;
  readonly change: Change;
}

export interface RelatedFinding {
  readonly message: string;
  /** Absent: the document of the finding itself. */
  readonly at?: DocumentPlace;
  readonly path: Path;
  readonly mark?: 'key' | 'value';
  readonly span?: Span;
}

export interface Finding {
  readonly message: string;
  readonly path: Path;
  /**
   * What is underlined: the value at the path (default), or the key that holds it. For a path without a key, which
   * is a document or a list item, `key` is its first key.
   */
  readonly mark?: 'key' | 'value';
  /** Underlines this instead, for what has no path. */
  readonly span?: Span;
  /** When it differs from the rule's. */
  readonly severity?: Severity;
  readonly suggestions?: readonly Mend[];
  readonly related?: readonly RelatedFinding[];
}
