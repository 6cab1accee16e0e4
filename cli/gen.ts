/** `tour gen`: module manifests -> catalog, handler types and compiled checks of each app member. */
import { dirname, extname, join, resolve } from 'node:path';
import { Command } from 'commander';
import type { AnchorRegistry, ClientToolTable } from '../schemas/index.ts';
import { checksModule, clientToolsTypes, projectCatalog } from '../validator/index.ts';
import { catalogChanges } from './catalog-changes.ts';
import { type ConfigFile, readConfig } from './config.ts';
import { oneLine } from './diagnostic-line.ts';
import { CLEAN, type ExitStatus, FOUND, InputError, USAGE } from './exit.ts';
import { readTextIfThere, shown, writeAtomically } from './files.ts';
import {
  CHECKS_TYPES,
  isUntouched,
  parseObject,
  renderCode,
  renderDocument,
  withLineFeeds,
} from './generated.ts';
import { readManifests } from './manifests.ts';
import type { Output } from './output.ts';

interface GenOptions {
  readonly config?: string;
  readonly check?: true;
  readonly explain?: true;
  readonly json?: true;
}

interface GeneratedFile {
  readonly file: string;
  readonly kind: 'document' | 'code';
  readonly text: string;
}

/** `written` and `unchanged` are up to date, `outdated` and `edited` are what `--check` finds. */
type FileState = 'unchanged' | 'written' | 'outdated' | 'edited';

interface FileReport {
  readonly file: string;
  readonly state: FileState;
  readonly changes: readonly string[];
}

export function genCommand(output: Output, end: (status: ExitStatus) => void): Command {
  return new Command('gen')
    .summary('make the catalog of each app member from its module manifests')
    .description(
      'Makes the catalog of each app member from its module manifests: the client tool table, the anchor registry, ' +
        'the types of the handlers (client-tools.d.ts) and the compiled checks of inputs and results (checks.js).',
    )
    .option('--config <file>', 'the config; default: tour.config.yaml, found upwards')
    .option(
      '--check',
      'write nothing; exit 1 when a generated file is out of date or was edited, and say what changed',
    )
    .option('--explain', 'list what the declarations keep out of the table, and why')
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      `
Examples:
  tour gen            write what has changed
  tour gen --check    in CI: fail when someone changed a manifest and did not run tour gen
  tour gen --explain  which tools are opted out, and why`,
    )
    .action(async (options: GenOptions) => end(await gen(options, output)));
}

async function gen(options: GenOptions, output: Output): Promise<ExitStatus> {
  const project = await readConfig(options.config, process.cwd());
  const { byApp, diagnostics } = await readManifests(project);
  if (diagnostics.length > 0) {
    for (const diagnostic of diagnostics) output.note(`${oneLine(diagnostic)}\n`);
    return FOUND;
  }
  if (byApp.size === 0)
    throw new InputError('No app member in the config names `modules`: nothing to generate.');
  const reports: FileReport[] = [];
  for (const [app, modules] of byApp) {
    const { table, registry } = projectCatalog(modules, app);
    if (options.explain === true) explain(app, table.optedOut ?? [], output);
    for (const file of filesOf(app, table, registry, project)) {
      reports.push(await bring(file, project.folder, options.check === true));
    }
  }
  return report(reports, options, output);
}

function explain(app: string, optedOut: NonNullable<ClientToolTable['optedOut']>, output: Output): void {
  output.print(`${app}: ${optedOut.length === 0 ? 'nothing is opted out' : 'opted out'}\n`);
  for (const { name, reason } of optedOut) output.print(`  ${name}: ${reason ?? 'no reason given'}\n`);
}

/** The generated files of one app member: the catalog where the config says, the code beside it. */
function filesOf(
  app: string,
  table: Omit<ClientToolTable, 'hash'>,
  registry: Omit<AnchorRegistry, 'hash'>,
  { config, folder }: ConfigFile,
): GeneratedFile[] {
  const catalog = config.apps[app]?.catalog;
  if (catalog === undefined) return [];
  const tools = resolve(folder, catalog.tools);
  const base = tools.slice(0, tools.length - extname(tools).length);
  const checks = join(dirname(tools), 'checks');
  return [
    { file: tools, kind: 'document', text: renderDocument({ ...table }) },
    { file: resolve(folder, catalog.anchors), kind: 'document', text: renderDocument({ ...registry }) },
    { file: `${base}.d.ts`, kind: 'code', text: renderCode(clientToolsTypes(table, registry)) },
    { file: `${checks}.js`, kind: 'code', text: renderCode(checksModule(table)) },
    { file: `${checks}.d.ts`, kind: 'code', text: renderCode(CHECKS_TYPES) },
  ];
}

/** Brings one file up to date, or with `check` says what that would change. */
async function bring(
  { file, kind, text }: GeneratedFile,
  folder: string,
  check: boolean,
): Promise<FileReport> {
  const name = shown(file, folder);
  const there = await readTextIfThere(file, name);
  if (there !== undefined && withLineFeeds(there) === text)
    return { file: name, state: 'unchanged', changes: [] };
  const after = parseObject(text);
  const changes = after === undefined ? [] : catalogChanges(parseObject(there ?? ''), after);
  if (there !== undefined && !isUntouched(there, kind)) return { file: name, state: 'edited', changes };
  if (check) return { file: name, state: 'outdated', changes };
  await writeAtomically(file, text, name);
  return { file: name, state: 'written', changes };
}

const MOST_CHANGES = 10;

function report(reports: readonly FileReport[], options: GenOptions, output: Output): ExitStatus {
  const stale = reports.filter(({ state }) => state === 'outdated' || state === 'edited');
  if (options.json === true) {
    output.print(`${JSON.stringify({ version: 1, files: reports }, undefined, 2)}\n`);
  } else {
    for (const { file, state, changes } of reports) {
      if (state === 'written') output.print(`${file}: written${listed(changes)}\n`);
      if (state === 'outdated') output.note(`${file}: out of date${listed(changes)}\n`);
      if (state === 'edited') output.note(`${file}: edited by hand${listed(changes)}\n`);
    }
    if (stale.length > 0) output.note(`${remedy(stale)}\n`);
    else if (reports.every(({ state }) => state === 'unchanged')) output.print('Everything is up to date.\n');
  }
  if (stale.length === 0) return CLEAN;
  return options.check === true ? FOUND : USAGE;
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
