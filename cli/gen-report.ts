/** What `tour gen` says: what is wrong, what it wrote or would write, and what it keeps out of steps. */
import { type Diagnostic, formatText } from '../validator/index.ts';
import { CLEAN, type ExitStatus, FOUND, type InputError, USAGE, worst } from './exit.ts';
import type { MadeCatalog } from './gen-catalogs.ts';
import type { FileReport } from './generated-files.ts';
import { jsonText, type Output } from './output.ts';

export interface GenReportOptions {
  readonly check?: true;
  readonly explain?: true;
  readonly json?: true;
}

export interface GenFindings {
  readonly diagnostics: readonly Diagnostic[];
  /** How many files were looked at. */
  readonly files: number;
  text(file: string): string | undefined;
  /** What could not be looked at. */
  readonly faults?: readonly InputError[];
}

const MOST_CHANGES = 10;

/** Says why nothing was generated. */
export function reportRefusal(findings: GenFindings, { json }: GenReportOptions, output: Output): ExitStatus {
  if (json === true) {
    output.print(jsonText({ version: 1, files: [], diagnostics: findings.diagnostics }));
  } else {
    note(findings, output);
    output.note('Nothing was generated.\n');
  }
  return FOUND;
}

/** Says how the files stand, and what else was found. */
export function reportFiles(
  files: readonly FileReport[],
  findings: GenFindings,
  catalogs: ReadonlyMap<string, MadeCatalog>,
  options: GenReportOptions,
  output: Output,
): ExitStatus {
  const { diagnostics, faults = [] } = findings;
  for (const { message } of faults) output.note(`${message}\n`);
  const stale = files.filter(({ state }) => state === 'outdated' || state === 'edited');
  if (options.json === true) {
    const apps = options.explain === true && { apps: [...catalogs].map(explained) };
    output.print(jsonText({ version: 1, files, ...apps, diagnostics }));
  } else {
    if (options.explain === true) for (const each of catalogs) output.print(explanation(each));
    if (diagnostics.length > 0) note(findings, output);
    tellFiles(files, stale, output);
  }
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
  const isStale = options.check === true ? FOUND : USAGE;
  return worst([
    hasErrors ? FOUND : CLEAN,
    stale.length > 0 ? isStale : CLEAN,
    faults.length > 0 ? USAGE : CLEAN,
  ]);
}

function note({ diagnostics, files, text }: GenFindings, output: Output): void {
  const color = output.noteColor;
  output.note(`${formatText(diagnostics, { files, text, color }).trimEnd()}\n`);
}

function tellFiles(files: readonly FileReport[], stale: readonly FileReport[], output: Output): void {
  for (const { file, state, changes } of files) {
    if (state === 'written') output.print(`${file}: written${listed(changes)}\n`);
    if (state === 'outdated') output.note(`${outOfDate({ file, changes })}\n`);
    if (state === 'edited') output.note(`${file}: edited by hand${listed(changes)}\n`);
  }
  if (stale.length > 0) output.note(`${remedy(stale)}\n`);
  else if (files.length > 0 && files.every(({ state }) => state === 'unchanged'))
    output.print('Everything is up to date.\n');
}

/** Says that a generated file is not what the manifests make, and in which rows it differs. */
export function outOfDate({ file, changes }: Pick<FileReport, 'file' | 'changes'>): string {
  return `${file}: out of date${listed(changes)}`;
}

function listed(changes: readonly string[]): string {
  if (changes.length === 0) return '';
  const more = changes.length > MOST_CHANGES ? `, and ${changes.length - MOST_CHANGES} more` : '';
  return `: ${changes.slice(0, MOST_CHANGES).join(', ')}${more}`;
}

function remedy(stale: readonly FileReport[]): string {
  return stale.some(({ state }) => state === 'edited')
    ? 'Generated files are not edited: change the module manifests, delete the edited file and run `tour gen`.'
    : 'Run `tour gen` and commit the result.';
}

interface Explained {
  readonly app: string;
  readonly optedOut: readonly { readonly name: string; readonly reason: string }[];
  readonly unclassified: readonly { readonly name: string; readonly reason: string }[];
}

/** Tools that no step may use, each with its reason. */
function explained([app, { table, unclassified }]: readonly [string, MadeCatalog]): Explained {
  const files = new Map(table.tools.map(({ name, declaredBy }) => [name, declaredBy.key]));
  return {
    app,
    optedOut: (table.optedOut ?? []).map(({ name, reason }) => ({
      name,
      reason: reason ?? 'no reason given',
    })),
    unclassified: unclassified.map((name) => ({
      name,
      reason: `\`classify\` in the config does not say what it may do (imported from ${files.get(name)})`,
    })),
  };
}

function explanation(catalog: readonly [string, MadeCatalog]): string {
  const { app, optedOut, unclassified } = explained(catalog);
  const block = (title: string, tools: Explained['optedOut']) =>
    [`${app}: ${title}\n`, ...tools.map(({ name, reason }) => `  ${name}: ${reason}\n`)].join('');
  return [
    block(optedOut.length === 0 ? 'nothing is opted out' : 'opted out', optedOut),
    ...(unclassified.length === 0 ? [] : [block('not classified, so no step may use it', unclassified)]),
  ].join('');
}
