/** Diagnostics: problems with a text range, as the command line and editors show them (design 4, contract). */

import type { Severity } from './finding.ts';

/** A place in a text: lines and columns from 1, columns in UTF-16 units, the end exclusive. */
export interface TextRange {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** Replaces a range by `text`. */
export interface TextEdit extends TextRange {
  readonly text: string;
}

export interface Suggestion {
  readonly title: string;
  /** Whether it can be applied without a human looking at it. */
  readonly safe: boolean;
  /** Of the text as it is; from its end on, so that they can also be made one after the other. */
  readonly edits: readonly TextEdit[];
}

export interface RelatedPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export interface Diagnostic extends TextRange {
  /** Relative to the folder of the config, with `/`. */
  readonly file: string;
  /** 0-based index of the document in its file. */
  readonly document: number;
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  /** JSON Pointer into the document. */
  readonly path: string;
  readonly suggestions?: readonly Suggestion[];
  readonly related?: readonly RelatedPlace[];
  /** Address of the rule's page. */
  readonly docs: string;
}
