/** What `tour validate` says of a check: the report, and beside it a catalog that is behind its manifests. */
import type { CheckOptions } from './check.ts';
import { type ExitStatus, FOUND } from './exit.ts';
import { type Checked, type Print, type ReportOptions, report } from './report.ts';

/** Reports, and tells how the command ends. */
export async function reportCheck(
  checked: Checked,
  options: CheckOptions & ReportOptions,
  print: Print,
): Promise<ExitStatus> {
  const status = await report(checked, options, print);
  if (status === FOUND) {
    // What makes catalogs is loaded only where something was found.
    const { noteStaleCatalogs } = await import('./stale-catalog.ts');
    await noteStaleCatalogs(options, print);
  }
  return status;
}
