import type { Diagnostic } from './diagnostics.ts';

export interface ReportOptions {
  /** How many files were checked. */
  readonly files: number;
}

export interface TextOptions extends ReportOptions {
  /** The text of a file, for the code frame; undefined: no frame. */
  readonly text: (file: string) => string | undefined;
  /** ANSI colours. Default: none. */
  readonly color?: boolean;
  /** Columns of the terminal, for cutting long source lines. Default: 100. */
  readonly width?: number;
}

/** For people: each diagnostic with its code frame, and a summary as the last line. */
export function formatText(diagnostics: readonly Diagnostic[], options: TextOptions): string {
  throw new Error(`not yet: ${diagnostics.length} ${options.files}`);
}
