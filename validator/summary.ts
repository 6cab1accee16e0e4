/** What a check comes to, in a line. */
import type { Diagnostic } from './diagnostics.ts';

/**
 * How many files were checked, and what was found.
 *
 * @param isPartial something could not be checked: that there are no problems would be too much to say
 */
export function summaryOf(diagnostics: readonly Diagnostic[], files: number, isPartial = false): string {
  const checked = `${count(files, 'file')} checked${isPartial ? ' as far as possible' : ''}`;
  if (diagnostics.length === 0) {
    if (isPartial) return files === 0 ? 'Nothing was checked.' : `${checked}.`;
    return `${checked}, no problems.`;
  }
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const warnings = diagnostics.length - errors;
  const found = [errors > 0 ? count(errors, 'error') : '', warnings > 0 ? count(warnings, 'warning') : ''];
  return `${checked}: ${found.filter((part) => part !== '').join(', ')}.`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? '' : 's'}`;
}
