/**
 * `tour validate`: what an earlier check has found, when nothing has changed since, or a check. The way to the former is
 * kept short: what is imported here is loaded each time.
 */
import type { ExitStatus } from './exit.ts';
import { type CacheOptions, keptCheck } from './kept-check.ts';
import type { Output } from './output.ts';
import type { Print, ReportOptions } from './report.ts';
import { reportCheck } from './report-check.ts';

export interface ValidateOptions extends CacheOptions, ReportOptions {}

/**
 * Checks, or answers from an earlier check, and reports.
 *
 * @param named files, folders and patterns of the command line
 * @throws InputError when nothing can be checked
 */
export async function validate(
  named: readonly string[],
  options: ValidateOptions,
  output: Output,
): Promise<ExitStatus> {
  const print = reportPrint(options, output);
  const kept = await keptCheck(named, options);
  if (kept !== undefined) return reportCheck(kept, options, print);
  // The parser, the rules and all else that a check takes are loaded only for one.
  const { runCheck } = await import('./run-check.ts');
  return runCheck(named, options, output, print);
}

/** With `--stdin --fix` stdout is for the fixed text, and the report stands beside it. */
function reportPrint({ stdin, fix }: ValidateOptions, output: Output): Print {
  if (stdin === true && fix === true) {
    return { print: output.note, note: output.note, color: output.noteColor };
  }
  const width = process.stdout.columns;
  const { print, note, color } = output;
  return { print, note, color, ...(width !== undefined && { width }) };
}
