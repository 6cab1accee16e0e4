/** Diagnostics as a code quality report of GitLab, which shows them in the merge request. */
import { type CiReportOptions, fingerprintsOf, pathInRepository } from './ci-report.ts';
import type { Diagnostic } from './diagnostics.ts';

/** A list as GitLab's `artifacts:reports:codequality` takes it, indented, with a line end. It has no place for faults. */
export function formatGitlab(diagnostics: readonly Diagnostic[], { text, folder }: CiReportOptions): string {
  const fingerprints = fingerprintsOf(diagnostics, text);
  const issues = diagnostics.map(({ file, rule, severity, message, line, endLine }, index) => ({
    description: message,
    check_name: rule,
    fingerprint: fingerprints[index],
    severity: severity === 'error' ? 'major' : 'minor',
    location: { path: pathInRepository(file, folder), lines: { begin: line, end: endLine } },
  }));
  return `${JSON.stringify(issues, undefined, 2)}\n`;
}
