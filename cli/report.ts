/** How `tour validate` says what it found, and the status that follows from it. */
import type { Diagnostic, FixedProblem } from '../validator/index.ts';
import { summaryOf } from '../validator/summary.ts';
import { CLEAN, type ExitStatus, FOUND, type InputError, USAGE, worst } from './exit.ts';
import type { Output } from './output.ts';

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
  /** What is worth knowing beside, on stderr: it makes no check fail. */
  readonly notes?: readonly string[];
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
export async function report(checked: Checked, options: ReportOptions, output: Print): Promise<ExitStatus> {
  const { diagnostics, faults, notes = [], fixed = [] } = checked;
  for (const fault of faults) output.note(`${fault.message}\n`);
  if (options.quiet !== true) for (const note of notes) output.note(`${note}\n`);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  output.print(
    await render({ ...checked, diagnostics: options.quiet === true ? errors : diagnostics }, options, output),
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

async function render(checked: Checked, options: ReportOptions, print: Print): Promise<string> {
  const { format } = options;
  if (format === 'text') return renderText(checked, options, print);
  const { renderForPrograms } = await import('./report-formats.ts');
  return renderForPrograms(checked, format);
}

async function renderText(
  checked: Checked,
  { quiet, time }: ReportOptions,
  { color, width }: Print,
): Promise<string> {
  const { diagnostics, faults, text, fixed } = checked;
  const files = checked.checked.length;
  const isPartial = faults.length > 0;
  const silent = quiet === true ? diagnostics.length === 0 : files === 0 && isPartial;
  if (silent) return time === undefined ? '' : `${time} ${files === 0 ? NOTHING : 'No errors.'}\n`;
  // The rest is loaded only for what there is to show.
  if (diagnostics.length + (fixed ?? []).length === 0 && time === undefined && !color) {
    return `${summaryOf(diagnostics, files, isPartial)}\n`;
  }
  const { formatText } = await import('../validator/format-text.ts');
  const given = { ...(width !== undefined && { width }), ...(fixed && { fixed }), ...(time && { time }) };
  return formatText(diagnostics, { files, text, color, isPartial, ...given });
}
