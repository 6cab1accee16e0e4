/** `tour build`: tours that pass every check -> JSON for the player, with the compiled checks of the tools they use. */
import { resolve } from 'node:path';
import { Command } from 'commander';
import type { BuiltTour, ClientToolTable, TourDocument, TourOverlayDocument } from '../schemas/index.ts';
import { documentsIn } from '../validator/documents.ts';
import { BrokenToolSchema, checksModule } from '../validator/gen/index.ts';
import { buildTour, formatText, type SourceFile, validateSources } from '../validator/index.ts';
import type { CatalogFiles } from './catalog.ts';
import { assertApp, readConfig } from './config.ts';
import { assertNone, CLEAN, type ExitStatus, FOUND, InputError } from './exit.ts';
import {
  type FileToWrite,
  namesIn,
  readTextIfThere,
  removeFile,
  shown,
  withSlashes,
  writeAllAtomically,
} from './files.ts';
import { CHECKS_TYPES, parseObject } from './generated.ts';
import { leftOutTours } from './left-out-files.ts';
import { jsonText, type Output } from './output.ts';
import { isFolder } from './patterns.ts';
import { configuredFiles, loadProject, readSources } from './project.ts';

interface BuildOptions {
  readonly config?: string;
  readonly app?: string;
  readonly out?: string;
  readonly index?: true;
  readonly json?: true;
}

const INDEX_NAME = 'tours.json';
const OVERLAYS_NAME = 'overlays.json';
const CHECKS_NAME = 'checks';
const DEFAULT_OUT = 'dist/tours';
const MADE_BY = '// Made by `tour build`.\n';

export function buildCommand(output: Output, end: (status: ExitStatus) => void): Command {
  return new Command('build')
    .summary('make the JSON that the player loads')
    .description(
      'Checks all tours, then writes for each app member <out>/<app>/<key>.tour.json, and checks.js: the compiled checks of ' +
        'the tools that the tours use, for pages that allow no eval, and overlays.json: the live overlays. With an error nothing is written.',
    )
    .option('--config <file>', 'the config; default: tour.config.yaml, found upwards')
    .option('--app <member>', 'only the tours of this app member')
    .option('--out <folder>', `where to write (default: "${DEFAULT_OUT}" beside the config)`)
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
  if (options.app !== undefined) assertApp(config, options.app);
  const loaded = await loadProject(config);
  const configured = await configuredFiles(config);
  const { sources, faults: unread } = await readSources(configured.files, config.folder);
  const leftOut = await leftOutTours(config, configured.files);
  for (const note of [...loaded.notes, ...leftOut.notes]) output.note(`${note}\n`);
  assertNone([...loaded.faults, ...configured.faults, ...unread]);

  const diagnostics = validateSources(sources, loaded.project);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) {
    const text = (name: string) => sources.find(({ file }) => file === name)?.text;
    output.note(`${formatText(errors, { files: sources.length, text }).trimEnd()}\nNothing was built.\n`);
    return FOUND;
  }
  const tours = sources.flatMap((source) => documentsOf<TourDocument>('Tour', source));
  const out = withSlashes(options.out ?? shown(resolve(config.folder, DEFAULT_OUT), process.cwd()));
  const wanted = new Map<string, ReadonlyMap<string, string>>();
  let count = 0;
  for (const [app, catalog] of loaded.catalogs) {
    if (options.app !== undefined && options.app !== app) continue;
    const built = tours.filter((tour) => tour.app === app).map((tour) => buildTour(tour, catalog.catalog));
    count += built.length;
    const overlays = liveOverlays(sources, new Set(built.map(({ tour }) => tour.key)));
    wanted.set(`${out}/${app}`, filesOf(built, overlays, catalog, options.index === true));
  }
  const changes = await writeBuild(wanted);
  for (const note of await leftFolders(out, Object.keys(config.config.apps))) output.note(`${note}\n`);
  report(changes, count, options, output);
  return CLEAN;
}

/** The documents of a kind in a file that passed every check. */
function documentsOf<Document extends { kind: string }>(
  kind: Document['kind'],
  { text }: SourceFile,
): Document[] {
  return documentsIn(text).filter((value): value is Document => (value as Document).kind === kind);
}

/** A draft changes nothing that a user sees, so it is not built. */
function liveOverlays(sources: readonly SourceFile[], tours: ReadonlySet<unknown>): TourOverlayDocument[] {
  return sources
    .flatMap((source) => documentsOf<TourOverlayDocument>('TourOverlay', source))
    .filter(({ stage, tour }) => stage !== 'draft' && tours.has(tour));
}

/** File name to text. */
function filesOf(
  built: readonly BuiltTour[],
  overlays: readonly TourOverlayDocument[],
  { table }: CatalogFiles,
  index: boolean,
): Map<string, string> {
  const files = new Map<string, string>();
  if (index) files.set(INDEX_NAME, `${JSON.stringify(built)}\n`);
  else for (const tour of built) files.set(`${String(tour.tour.key)}.tour.json`, `${JSON.stringify(tour)}\n`);
  files.set(OVERLAYS_NAME, `${JSON.stringify(overlays)}\n`);
  const used = [...new Set(built.flatMap((tour) => Object.keys(tour.uses.tools)))];
  files.set(`${CHECKS_NAME}.js`, `${MADE_BY}${compiledChecks(table, used)}`);
  files.set(`${CHECKS_NAME}.d.ts`, `${MADE_BY}${CHECKS_TYPES}`);
  return files;
}

function compiledChecks(table: ClientToolTable, tools: readonly string[]): string {
  try {
    return checksModule(table, tools);
  } catch (error) {
    if (error instanceof BrokenToolSchema) throw new InputError(error.message);
    throw error;
  }
}

interface FileChange {
  readonly file: string;
  readonly change: 'written' | 'unchanged' | 'removed';
}

/**
 * Writes what differs, all of it or nothing, and removes the tours of earlier builds that are no more.
 *
 * @param wanted folder to file name to text; folders as they are shown: relative to the working directory, or absolute
 */
async function writeBuild(
  wanted: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Promise<readonly FileChange[]> {
  const changes: FileChange[] = [];
  const differing: FileToWrite[] = [];
  for (const [folder, files] of wanted) {
    for (const [base, text] of files) {
      const name = `${folder}/${base}`;
      const file = resolve(name);
      const same = (await readTextIfThere(file, name)) === text;
      if (!same) differing.push({ file, name, text });
      changes.push({ file: name, change: same ? 'unchanged' : 'written' });
    }
  }
  await writeAllAtomically(differing);
  for (const [folder, files] of wanted) {
    for (const base of await namesIn(resolve(folder), folder)) {
      if (files.has(base) || !base.endsWith('.json')) continue;
      const file = `${folder}/${base}`;
      const path = resolve(file);
      if (!isBuild(await readTextIfThere(path, file))) continue;
      await removeFile(path, file);
      changes.push({ file, change: 'removed' });
    }
  }
  return changes;
}

/**
 * What to say of folders with the build of an app member that the config does not have, as after it was renamed. They are
 * not removed: several projects may build into one place.
 */
async function leftFolders(out: string, apps: readonly string[]): Promise<readonly string[]> {
  const folders = isFolder(resolve(out)) ? await namesIn(resolve(out), out) : [];
  const notes: string[] = [];
  for (const app of folders.filter((name) => !apps.includes(name))) {
    const folder = `${out}/${app}`;
    if (!(await holdsBuild(folder))) continue;
    notes.push(
      `${folder} holds what was built for "${app}", which is no app member of the config. Remove it, unless another project builds there.`,
    );
  }
  return notes;
}

/** Every build of an app member has its checks. What cannot be read is somebody else's. */
async function holdsBuild(folder: string): Promise<boolean> {
  try {
    const text = await readTextIfThere(resolve(folder, `${CHECKS_NAME}.js`));
    return text?.startsWith(MADE_BY) === true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

function isBuild(text: string | undefined): boolean {
  return (
    text !== undefined && (parseObject(text)?.kind === 'BuiltTour' || text.startsWith('[{"kind":"BuiltTour"'))
  );
}

function report(changes: readonly FileChange[], tours: number, { json }: BuildOptions, output: Output): void {
  if (json === true) {
    output.print(jsonText({ version: 1, tours, files: changes }));
    return;
  }
  for (const { file, change } of changes) if (change !== 'unchanged') output.print(`${file}: ${change}\n`);
  output.print(`${tours} ${tours === 1 ? 'tour' : 'tours'} built.\n`);
}
