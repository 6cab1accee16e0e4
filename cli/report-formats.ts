/** The reports of `tour validate` for programs. */
import {
  type CiReportOptions,
  formatGithub,
  formatGitlab,
  formatJson,
  formatJunit,
  formatSarif,
} from '../validator/index.ts';
import { BrokenCatalog, BrokenConfig } from './broken-inputs.ts';
import type { InputError } from './exit.ts';
import type { Checked, Format, Print, ReportOptions } from './report.ts';
import { ownVersion } from './version.ts';

/** The report when nothing could be checked: a program that reads it still gets one. */
export function reportNothing(
  fault: InputError,
  folder: string,
  { format }: ReportOptions,
  output: Print,
): void {
  if (format === 'text') return;
  const diagnostics = fault instanceof BrokenConfig ? fault.diagnostics : [];
  const nothing = { checked: [], text: () => undefined, faults: [fault], folder };
  output.print(renderForPrograms({ ...nothing, diagnostics }, format));
}

/** A report for programs. */
export function renderForPrograms(checked: Checked, format: Exclude<Format, 'text'>): string {
  const { faults, text, folder, fixed } = checked;
  // Programs are told the place of each mistake in a catalog; people, that it is to be made anew.
  const places = faults.flatMap((fault) => (fault instanceof BrokenCatalog ? fault.diagnostics : []));
  const diagnostics = [...places, ...checked.diagnostics];
  const ci: CiReportOptions = { checked: checked.checked, text, folder, faults: faults.map(inShort) };
  switch (format) {
    case 'json':
      return formatJson(diagnostics, { files: checked.checked.length, ...(fixed && { fixed }) });
    case 'sarif':
      return formatSarif(diagnostics, { ...ci, version: ownVersion() });
    case 'junit':
      return formatJunit(diagnostics, ci);
    case 'github':
      return formatGithub(diagnostics, ci);
    case 'gitlab':
      return formatGitlab(diagnostics, ci);
  }
}

/** The mistakes of a config are diagnostics of their own in a report that names its faults. */
function inShort(fault: InputError): string {
  return fault instanceof BrokenConfig
    ? `${fault.file} has mistakes, so nothing was checked.`
    : fault.message;
}
