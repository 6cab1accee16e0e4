/** `tour gen`: module manifests -> catalog, handler types and compiled checks of each app member. */
import { dirname, resolve } from 'node:path';
import { Command } from 'commander';
import type { ClientToolTable } from '../schemas/index.ts';
import { projectCatalog, refuseModules } from '../validator/gen/index.ts';
import { type Diagnostic, formatText } from '../validator/index.ts';
import { type ConfigFile, readConfig } from './config.ts';
import { CLEAN, type ExitStatus, FOUND, InputError, USAGE } from './exit.ts';
import {
  compareFile,
  type FileReport,
  type GeneratedFile,
  generatedFiles,
  writeFiles,
} from './generated-files.ts';
import { readManifests } from './manifests.ts';
import type { Output } from './output.ts';
import { configuredFiles, readSources } from './project.ts';

interface GenOptions {
  readonly config?: string;
  readonly check?: true;
  readonly explain?: true;
  readonly json?: true;
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
  const manifests = await readManifests(project);
  const { byApp, diagnostics } = manifests;
  if (byApp.size === 0)
    throw new InputError('No app member in the config names `modules`: nothing to generate.');
  assertOwnFiles(project);
  const { sources } = await readSources((await configuredFiles(project)).files, project.folder);
  const apps = Object.keys(project.config.apps);
  const refused = diagnostics.length > 0 ? diagnostics : refuseModules(byApp, { apps, tours: sources });
  if (refused.length > 0) {
    const texts = new Map([...sources.map(({ file, text }) => [file, text] as const), ...manifests.texts]);
    return refuse(refused, texts, options, output);
  }
  const files: GeneratedFile[] = [];
  for (const [app, modules] of byApp) {
    const catalog = projectCatalog(modules, app);
    if (options.explain === true) explain(app, catalog.table.optedOut ?? [], output);
    const member = project.config.apps[app];
    if (member !== undefined) files.push(...generatedFiles(catalog, member, project.folder));
  }
  const reports =
    options.check === true
      ? await Promise.all(files.map((file) => compareFile(file, project.folder)))
      : await writeFiles(files, project.folder);
  return report(reports, options, output);
}

function refuse(
  diagnostics: readonly Diagnostic[],
  texts: ReadonlyMap<string, string>,
  options: GenOptions,
  output: Output,
): ExitStatus {
  if (options.json === true) {
    output.print(`${JSON.stringify({ version: 1, files: [], diagnostics }, undefined, 2)}\n`);
  } else {
    const report = formatText(diagnostics, {
      files: texts.size,
      text: (file) => texts.get(file),
      color: output.noteColors.isColorSupported,
    });
    output.note(`${report.trimEnd()}\nNothing was generated.\n`);
  }
  return FOUND;
}

/** The code of an app member stands beside its table, so each member has a folder of its own. */
function assertOwnFiles({ config, folder }: ConfigFile): void {
  const owners = new Map<string, string>();
  for (const [app, { catalog, modules }] of Object.entries(config.apps)) {
    if (modules === undefined) continue;
    const place = dirname(resolve(folder, catalog.tools));
    const other = owners.get(place);
    if (other !== undefined) {
      throw new InputError(
        `The app members "${other}" and "${app}" have their catalogs in one folder, where their generated code would meet. ` +
          'Give each `catalog.tools` a folder of its own, such as `catalog/<app>/client-tools.json`.',
      );
    }
    owners.set(place, app);
  }
}

function explain(app: string, optedOut: NonNullable<ClientToolTable['optedOut']>, output: Output): void {
  output.print(`${app}: ${optedOut.length === 0 ? 'nothing is opted out' : 'opted out'}\n`);
  for (const { name, reason } of optedOut) output.print(`  ${name}: ${reason ?? 'no reason given'}\n`);
}

const MOST_CHANGES = 10;

function report(reports: readonly FileReport[], options: GenOptions, output: Output): ExitStatus {
  const stale = reports.filter(({ state }) => state === 'outdated' || state === 'edited');
  if (options.json === true) {
    output.print(`${JSON.stringify({ version: 1, files: reports, diagnostics: [] }, undefined, 2)}\n`);
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
