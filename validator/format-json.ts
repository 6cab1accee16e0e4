/** Diagnostics for programs. */
import type { Diagnostic } from './diagnostics.ts';
import type { ReportOptions } from './format-text.ts';

/**
 * `{ version: 1, files, errors, warnings, diagnostics }` (design 5, contract), indented, with a line end; after fixing
 * also `fixed`, with the place that each mistake had.
 */
export function formatJson(diagnostics: readonly Diagnostic[], { files, fixed }: ReportOptions): string {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const report = {
    version: 1,
    files,
    errors,
    warnings: diagnostics.length - errors,
    diagnostics,
    ...(fixed && {
      fixed: fixed.map(({ diagnostic: { file, line, column, rule }, suggestion: { title } }) => {
        return { file, line, column, rule, title };
      }),
    }),
  };
  return `${JSON.stringify(report, undefined, 2)}\n`;
}
