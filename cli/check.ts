/** What `tour validate` checks: the named files in the project around them, and what is found there. */
import { resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  appMembers,
  type Diagnostic,
  type SourceFile,
  type ValidateOptions,
  validateSources,
} from '../validator/index.ts';
import { assertApp, type ConfigFile, readConfig } from './config.ts';
import { InputError } from './exit.ts';
import { reasonOf, shown } from './files.ts';
import { findConfig } from './find-config.ts';
import { leftOutTours } from './left-out-files.ts';
import { filesNamed } from './named-files.ts';
import { distinct } from './patterns.ts';
import {
  configuredFiles,
  type GivenCatalog,
  type LoadedProject,
  loadProject,
  readSources,
} from './project.ts';
import { watchedPaths } from './watched-paths.ts';

export interface CheckOptions {
  readonly config?: string;
  readonly app?: string;
  readonly tools?: string;
  readonly anchors?: string;
  readonly stdin?: true;
  readonly stdinFilename?: string;
  /** A git ref to compare with. */
  readonly since?: string;
}

/** Everything that a check needs, read from disk. */
export interface CheckInput {
  readonly config: ConfigFile;
  /** What the sources are checked against. */
  readonly loaded: LoadedProject;
  /** All files of the project, and those that were named. */
  readonly sources: readonly SourceFile[];
  /** Names of the files that were asked for, by name or by app member. */
  readonly checked: readonly string[];
  readonly faults: readonly InputError[];
  /** What is worth knowing beside: it makes no check fail. */
  readonly notes: readonly string[];
  /** Absolute paths of what was read beside the sources, there or not, and of the folders that were searched. */
  readonly read: readonly string[];
  /** What came in on stdin, as it came, and the name of the file that it stands for. */
  readonly given?: { readonly file: string; readonly bytes: Uint8Array };
  /** What is found in these files, which may be other texts than those that were read. */
  check(sources: readonly SourceFile[]): readonly Diagnostic[];
}

/**
 * Reads all that a check takes. What cannot be read becomes a fault, and the rest is still checked.
 *
 * @throws InputError when nothing can be checked: wrong usage, or no config or a broken one
 */
export async function readInput(named: readonly string[], options: CheckOptions): Promise<CheckInput> {
  assertUsage(named, options);
  const catalog = givenCatalog(options);
  const config = await readConfigFor(options);
  if (options.app !== undefined && catalog === undefined) assertApp(config, options.app);
  const loaded = await loadProject(config, catalog);
  const { files, report, faults, withoutTours } = await filesToCheck(named, options, config);
  const leftOut = report === undefined ? await leftOutTours(config, files) : { notes: [], files: [] };
  const read = await readSources(files, config.folder);
  const given = options.stdin === true ? await readStdin() : undefined;
  const sources = given === undefined ? read.sources : withStdin(read.sources, given, options, config.folder);
  const asked = catalog === undefined ? options.app : undefined;
  const names = sources.map(({ file }) => file);
  const checked = filesOfApp(
    names.filter((file) => report === undefined || report.has(file)),
    sources,
    asked,
  );
  const since = await compareWith(options, config.folder, names, checked);
  const settings: ValidateOptions = {
    ...(report !== undefined && { report }),
    ...(since && { before: since.before }),
  };
  return {
    config,
    loaded,
    sources,
    checked,
    faults: [...loaded.faults, ...faults, ...read.faults],
    notes: [...loaded.notes, ...leftOut.notes, ...(since?.notes ?? [])],
    read: [...watchedPaths(config, [], []), ...loaded.localeFiles, ...leftOut.files],
    ...(given && { given: { file: stdinName(options, config.folder), bytes: given } }),
    check: (texts) => {
      const found = validateSources(texts, loaded.project, settings);
      return diagnosticsOfApp(
        withoutTours ? found.filter(isNoConsequence) : found,
        texts,
        loaded.unusable,
        asked,
      );
    },
  };
}

interface Since {
  readonly before: NonNullable<ValidateOptions['before']>;
  /** What cannot be compared. */
  readonly notes: readonly string[];
}

/**
 * What `--since` compares with.
 *
 * @param names of all files, relative to the folder of the config
 * @param checked those of them that are reported on
 */
async function compareWith(
  options: CheckOptions,
  folder: string,
  names: readonly string[],
  checked: readonly string[],
): Promise<Since | undefined> {
  const { since, stdin } = options;
  if (since === undefined) return undefined;
  const { notCompared, sourcesAt } = await import('./since.ts');
  const given = stdin === true ? stdinName(options, folder) : undefined;
  const before = await sourcesAt(since, folder, new Set(names), given);
  return { before, notes: await notCompared(folder, checked) };
}

function assertUsage(named: readonly string[], { stdin, stdinFilename }: CheckOptions): void {
  if (named.includes(''))
    throw new InputError('The name of a file is empty: leave it out to check all files.');
  if (stdin === true && named.length > 0) {
    throw new InputError(
      '--stdin and named files do not go together: use --stdin-filename to name the one file.',
    );
  }
  if (stdinFilename !== undefined && stdin !== true) {
    throw new InputError('--stdin-filename names what --stdin reads: give both.');
  }
}

function givenCatalog({ app, tools, anchors }: CheckOptions): GivenCatalog | undefined {
  if (tools === undefined && anchors === undefined) return undefined;
  if (tools === undefined || anchors === undefined) {
    throw new InputError(
      '--tools and --anchors go together: a catalog is a client tool table and an anchor registry.',
    );
  }
  return { tools, anchors, ...(app !== undefined && { app }) };
}

/**
 * The config; with a catalog given, a project without one can be checked as well.
 *
 * @throws InputError when there is none, or a broken one
 */
export async function readConfigFor(options: CheckOptions): Promise<ConfigFile> {
  const given = givenCatalog(options);
  const folder = process.cwd();
  const none =
    given !== undefined && options.config === undefined && (await findConfig(folder)) === undefined;
  return none
    ? { file: folder, folder, config: { apps: {}, tours: [] } }
    : readConfig(options.config, folder);
}

interface FilesToCheck {
  readonly files: readonly string[];
  /** Names of the files to report on; absent: all. */
  readonly report?: ReadonlySet<string>;
  readonly faults: readonly InputError[];
  /** Whether the project has no tours, of which `faults` tell. */
  readonly withoutTours: boolean;
}

async function filesToCheck(
  named: readonly string[],
  options: CheckOptions,
  config: ConfigFile,
): Promise<FilesToCheck> {
  const configured = await configuredFiles(config);
  if (options.stdin === true) {
    const report = new Set([stdinName(options, config.folder)]);
    return { files: configured.files, report, faults: configured.unread, withoutTours: false };
  }
  if (named.length === 0) {
    if (configured.files.length === 0 && configured.faults.length === 0) {
      throw new InputError('There is nothing to check: name files, or have a config with `tours`.');
    }
    return configured;
  }
  const { files, faults } = await filesNamed(named, process.cwd(), new Set(configured.files));
  return {
    files: [...new Set([...configured.files, ...files])],
    report: new Set(files.map((file) => shown(file, config.folder))),
    faults: distinct([...configured.unread, ...faults]),
    withoutTours: false,
  };
}

/** Where there are no tours at all, an overlay is not at fault for changing none. */
function isNoConsequence({ rule, path }: Diagnostic): boolean {
  return !(rule === 'overlay-target' && path === '/tour');
}

function stdinName(options: CheckOptions, folder: string): string {
  return options.stdinFilename === undefined ? '<stdin>' : shown(resolve(options.stdinFilename), folder);
}

async function readStdin(): Promise<Buffer> {
  try {
    return await buffer(process.stdin);
  } catch (error) {
    throw new InputError(`Cannot read stdin: ${reasonOf(error)}.`);
  }
}

function withStdin(
  sources: readonly SourceFile[],
  given: Buffer,
  options: CheckOptions,
  folder: string,
): SourceFile[] {
  const file = stdinName(options, folder);
  return [...sources.filter((source) => source.file !== file), { file, text: given.toString('utf8') }];
}

/** The files without those that hold, as far as is known, only documents of other app members. */
function filesOfApp(
  files: readonly string[],
  sources: readonly SourceFile[],
  asked: string | undefined,
): readonly string[] {
  if (asked === undefined) return files;
  const appsIn = appMembers(sources);
  return files.filter((file) => {
    const apps = appsIn(file);
    return apps.length === 0 || apps.some((app) => app === undefined || app === asked);
  });
}

/**
 * A tour whose app member has a broken catalog is not at fault for it: the catalog is named once instead. With
 * `--app`, what is known to be of another member is left out.
 */
function diagnosticsOfApp(
  found: readonly Diagnostic[],
  sources: readonly SourceFile[],
  unusable: ReadonlySet<string>,
  asked: string | undefined,
): readonly Diagnostic[] {
  if (found.length === 0 || (unusable.size === 0 && asked === undefined)) return found;
  const appsIn = appMembers(sources);
  return found.filter(({ file, document, rule }) => {
    const app = appsIn(file)[document];
    if (app === undefined) return true;
    return (asked === undefined || app === asked) && !(rule === 'app-known' && unusable.has(app));
  });
}
