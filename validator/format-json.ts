/** Diagnostics for programs. */
import type { Diagnostic } from './diagnostics.ts';
import type { ReportOptions } from './format-text.ts';

/** `{ version: 1, files, errors, warnings, diagnostics }` (design 5, contract), indented, with a line end. */
export function formatJson(diagnostics: readonly Diagnostic[], { files }: ReportOptions): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const report = { version: 1, files, errors, warnings: diagnostics.length - errors, diagnostics };
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
