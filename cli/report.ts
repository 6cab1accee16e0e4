/** How `tour validate` says what it found, and the status that follows from it. */
import {
  type CiReportOptions,
  type Diagnostic,
  type FixedProblem,
  formatGithub,
  formatGitlab,
  formatJson,
  formatJunit,
  formatSarif,
  formatText,
} from '../validator/index.ts';
import { BrokenCatalog } from './catalog.ts';
import { BrokenConfig } from './config.ts';
import { CLEAN, type ExitStatus, FOUND, type InputError, USAGE, worst } from './exit.ts';
import type { Output } from './output.ts';
import { ownVersion } from './version.ts';

export const FORMATS = ['text', 'json', 'sarif', 'junit', 'github', 'gitlab'] as const;

export type Format = (typeof FORMATS)[number];

export interface ReportOptions {
  readonly format: Format;
  readonly maxWarnings?: number;
  readonly quiet?: true;
  /** In text, when this was: it stands before the last line, which is then always there. */
  readonly time?: string;
}

export interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  /** Names of the files that were checked. */
  readonly checked: readonly string[];
  readonly text: (file: string) => string | undefined;
  readonly faults: readonly InputError[];
  /** The folder that the files are relative to, as seen from the root of the repository. */
  readonly folder: string;
  /** What `--fix` mended; absent: it was not asked to. */
  readonly fixed?: readonly FixedProblem[];
}

/** Said where a report has nothing to say. */
export const NOTHING = 'Nothing was checked.';

/** Where a report goes. A report may stand beside another result, on stderr. */
export type Print = Pick<Output, 'print' | 'note'> & { readonly color: boolean; readonly width?: number };

/** Prints the report, says what could not be checked on stderr, and tells how the command ends. */
export function report(checked: Checked, options: ReportOptions, output: Print): ExitStatus {
  const { diagnostics, faults, fixed = [] } = checked;
  for (const fault of faults) output.note(`${fault.message}\n`);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  output.print(
    render({ ...checked, diagnostics: options.quiet === true ? errors : diagnostics }, options, output),
  );
  if (fixed.length > 0 && options.format !== 'text' && options.format !== 'json') {
    output.note(`${fixed.length} ${fixed.length === 1 ? 'problem' : 'problems'} fixed.\n`);
  }
  const warnings = diagnostics.length - errors.length;
  const tooMany = options.maxWarnings !== undefined && warnings > options.maxWarnings;
  if (tooMany) {
    output.note(`Warnings: ${warnings}, and --max-warnings allows ${options.maxWarnings}.\n`);
  }
  return worst([errors.length > 0 || tooMany ? FOUND : CLEAN, faults.length > 0 ? USAGE : CLEAN]);
}

/** The report when nothing could be checked: a program that reads it still gets one. */
export function reportNothing(
  fault: InputError,
  folder: string,
  { format }: ReportOptions,
  output: Print,
): void {
  if (format === 'text') return;
  const diagnostics = fault instanceof BrokenConfig ? fault.diagnostics : [];
  output.print(
    render({ diagnostics, checked: [], text: () => undefined, faults: [fault], folder }, { format }, output),
  );
}

function render(checked: Checked, { format, quiet, time }: ReportOptions, { color, width }: Print): string {
  const { faults, text, folder, fixed } = checked;
  // Programs are told the place of each mistake in a catalog; people, that it is to be made anew.
  const places = faults.flatMap((fault) => (fault instanceof BrokenCatalog ? fault.diagnostics : []));
  const diagnostics = format === 'text' ? checked.diagnostics : [...places, ...checked.diagnostics];
  const files = checked.checked.length;
  const ci: CiReportOptions = { checked: checked.checked, text, folder, faults: faults.map(inShort) };
  switch (format) {
    case 'text': {
      const silent = quiet === true ? diagnostics.length === 0 : files === 0 && faults.length > 0;
      if (silent) return time === undefined ? '' : `${time} ${files === 0 ? NOTHING : 'No errors.'}\n`;
      const given = { ...(width !== undefined && { width }), ...(fixed && { fixed }), ...(time && { time }) };
      return formatText(diagnostics, { files, text, color, ...given });
    }
    case 'json':
      return formatJson(diagnostics, { files, ...(fixed && { fixed }) });
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
