import type { Diagnostic } from './diagnostics.ts';
import type { ReportOptions } from './format-text.ts';

/** For programs: `{ version: 1, files, errors, warnings, diagnostics }` (design 5, contract). */
export function formatJson(diagnostics: readonly Diagnostic[], options: ReportOptions): string {
  throw new Error(`not yet: ${diagnostics.length} ${options.files}`);
}
