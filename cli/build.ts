/** `tour build`: tours that pass every check -> JSON for the player, with the compiled checks of the tools they use. */
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { parseAllDocuments } from 'yaml';
import type { BuiltTour, TourDocument } from '../schemas/index.ts';
import { buildTour, checksModule, formatText, type SourceFile, validateSources } from '../validator/index.ts';
import type { CatalogFiles } from './catalog.ts';
import { readConfig } from './config.ts';
import { CLEAN, type ExitStatus, FOUND, InputError } from './exit.ts';
import { readTextIfThere, removeFile, shown, writeAtomically } from './files.ts';
import { CHECKS_TYPES, parseObject } from './generated.ts';
import type { Output } from './output.ts';
import { configuredFiles, loadProject, readSources } from './project.ts';

interface BuildOptions {
  readonly config?: string;
  readonly app?: string;
  readonly out: string;
  readonly index?: true;
  readonly json?: true;
}

const INDEX_NAME = 'tours.json';
const CHECKS_NAME = 'checks';

export function buildCommand(output: Output, end: (status: ExitStatus) => void): Command {
  return new Command('build')
    .summary('make the JSON that the player loads')
    .description(
      'Checks all tours, then writes for each app member <out>/<app>/<tour>.json, and checks.js: the compiled checks of ' +
        'the tools that the tours use, for pages that allow no eval. With an error nothing is written.',
    )
    .option('--config <file>', 'the config; default: tour.config.yaml, found upwards')
    .option('--app <member>', 'only the tours of this app member')
    .option('--out <folder>', 'where to write', 'dist/tours')
    .option('--index', `one ${INDEX_NAME} with all tours of an app member, instead of a file for each`)
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  tour build\n  tour build --out public/tours\n  tour build --app console --index --out src/tours',
    )
    .action(async (options: BuildOptions) => end(await build(options, output)));
}

async function build(options: BuildOptions, output: Output): Promise<ExitStatus> {
  const config = await readConfig(options.config, process.cwd());
  if (options.app !== undefined && config.config.apps[options.app] === undefined) {
    const known = Object.keys(config.config.apps).join(', ');
    throw new InputError(`--app: "${options.app}" is no app member of the config; it has ${known}.`);
  }
  const loaded = await loadProject(config);
  const configured = await configuredFiles(config);
  const { sources, faults: unread } = await readSources(configured.files, config.folder);
  const faults = [...loaded.faults, ...configured.faults, ...unread];
  if (faults.length > 0) throw new InputError(faults.map(({ message }) => message).join('\n'));

  const diagnostics = validateSources(sources, loaded.project);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const text = (name: string) => sources.find(({ file }) => file === name)?.text;
    output.note(`${formatText(errors, { files: sources.length, text }).trimEnd()}\nNothing was built.\n`);
    return FOUND;
  }
  const tours = sources.flatMap(toursOf);
  const out = resolve(options.out);
  const changes: FileChange[] = [];
  for (const [app, catalog] of loaded.catalogs) {
    if (options.app !== undefined && options.app !== app) continue;
    const built = tours.filter((tour) => tour.app === app).map((tour) => buildTour(tour, catalog.catalog));
    changes.push(...(await writeBuild(filesOf(built, catalog, options.index === true), join(out, app))));
  }
  report(changes, tours.length, options, output);
  return CLEAN;
}

/** The tours in a file that passed every check. */
function toursOf({ text }: SourceFile): TourDocument[] {
  return parseAllDocuments(text).flatMap((document) => {
    const value: unknown = document.toJS();
    return isTour(value) ? [value] : [];
  });
}

function isTour(value: unknown): value is TourDocument {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'Tour';
}

/** File name to text. */
function filesOf(built: readonly BuiltTour[], { table }: CatalogFiles, index: boolean): Map<string, string> {
  const files = new Map<string, string>();
  if (index) files.set(INDEX_NAME, `${JSON.stringify(built)}\n`);
  else for (const tour of built) files.set(`${String(tour.tour.key)}.json`, `${JSON.stringify(tour)}\n`);
  const used = [...new Set(built.flatMap((tour) => Object.keys(tour.uses.tools)))];
  files.set(`${CHECKS_NAME}.js`, `// Made by \`tour build\`.\n${checksModule(table, used)}`);
  files.set(`${CHECKS_NAME}.d.ts`, `// Made by \`tour build\`.\n${CHECKS_TYPES}`);
  return files;
}

interface FileChange {
  readonly file: string;
  readonly change: 'written' | 'unchanged' | 'removed';
}

/** Writes what differs, and removes the tours of earlier builds that are no more. */
async function writeBuild(files: ReadonlyMap<string, string>, folder: string): Promise<FileChange[]> {
  const changes: FileChange[] = [];
  for (const [name, text] of files) {
    const path = join(folder, name);
    const file = shown(path, process.cwd());
    const same = (await readTextIfThere(path, file)) === text;
    if (!same) await writeAtomically(path, text, file);
    changes.push({ file, change: same ? 'unchanged' : 'written' });
  }
  for (const name of await readdir(folder)) {
    if (files.has(name) || !name.endsWith('.json')) continue;
    const path = join(folder, name);
    const file = shown(path, process.cwd());
    if (!isBuild(await readTextIfThere(path, file))) continue;
    await removeFile(path, file);
    changes.push({ file, change: 'removed' });
  }
  return changes;
}

function isBuild(text: string | undefined): boolean {
  return (
    text !== undefined && (parseObject(text)?.kind === 'BuiltTour' || text.startsWith('[{"kind":"BuiltTour"'))
  );
}

function report(changes: readonly FileChange[], tours: number, { json }: BuildOptions, output: Output): void {
  if (json === true) {
    output.print(`${JSON.stringify({ version: 1, tours, files: changes }, undefined, 2)}\n`);
    return;
  }
  for (const { file, change } of changes) if (change !== 'unchanged') output.print(`${file}: ${change}\n`);
  output.print(`${tours} ${tours === 1 ? 'tour' : 'tours'} built.\n`);
}
