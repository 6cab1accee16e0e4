/** Diagnostics as workflow commands of GitHub Actions, which shows them beside the changed lines. */
import { type CiReportOptions, pathInRepository } from './ci-report.ts';
import type { Diagnostic } from './diagnostics.ts';
import { summaryOf } from './summary.ts';

/** A command per diagnostic and per fault, then the line that counts them. */
export function formatGithub(diagnostics: readonly Diagnostic[], options: CiReportOptions): string {
  const { checked, folder, faults = [] } = options;
  const commands = [
    ...faults.map((fault) => command('error', { title: 'tour validate' }, fault)),
    ...diagnostics.map((each) => annotation(each, pathInRepository(each.file, folder))),
  ];
  return [...commands, summaryOf(diagnostics, checked.length, faults.length > 0), ''].join('\n');
}

function annotation(diagnostic: Diagnostic, file: string): string {
  const { rule, severity, message, line, column, endLine, endColumn } = diagnostic;
  // GitHub takes columns only of what stands in one line.
  const columns = line === endLine ? { col: column, endColumn } : {};
  const place = { title: rule, file, line, endLine, ...columns };
  // The log of the run shows the text alone, so the text says where as well.
  return command(severity, place, `${file}:${line}:${column}: ${message} [${rule}]`);
}

function command(
  name: Diagnostic['severity'],
  properties: Readonly<Record<string, string | number>>,
  text: string,
): string {
  const given = Object.entries(properties).map(([key, value]) => `${key}=${property(String(value))}`);
  return `::${name} ${given.join(',')}::${data(text)}`;
}

/** What would end the command is escaped, so that no text of a tour can begin another. */
function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
