/** What a check comes to, in a line. */
import type { Diagnostic } from './diagnostics.ts';

/** How many files were checked, and what was found. */
export function summaryOf(diagnostics: readonly Diagnostic[], files: number): string {
  const checked = count(files, 'file');
  if (diagnostics.length === 0) return `${checked} checked, no problems.`;
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const found = [errors > 0 ? count(errors, 'error') : '', warnings > 0 ? count(warnings, 'warning') : ''];
  return `${checked} checked: ${found.filter((part) => part !== '').join(', ')}.`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
