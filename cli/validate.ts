/** `tour validate`: checks tours and overlays against what the app declares. */
import { resolve } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { Command, InvalidArgumentError, Option } from 'commander';
import {
  type Diagnostic,
  formatJson,
  formatText,
  type SourceFile,
  validateSources,
} from '../validator/index.ts';
import { appMembers } from './app-members.ts';
import { BrokenCatalog } from './catalog.ts';
import { BrokenConfig, type ConfigFile, findConfig, readConfig } from './config.ts';
import { CLEAN, type ExitStatus, FOUND, InputError, USAGE, worst } from './exit.ts';
import { expand, shown } from './files.ts';
import type { Output } from './output.ts';
import { configuredFiles, type GivenCatalog, loadProject, readSources } from './project.ts';

interface ValidateOptions {
  readonly config?: string;
  readonly app?: string;
  readonly tools?: string;
  readonly anchors?: string;
  readonly format: 'text' | 'json';
  readonly maxWarnings?: number;
  readonly stdin?: true;
  readonly stdinFilename?: string;
  readonly quiet?: true;
}

interface Checked {
  readonly diagnostics: readonly Diagnostic[];
  /** How many files were checked. */
  readonly files: number;
  readonly textOf: (file: string) => string | undefined;
  readonly faults: readonly InputError[];
}

export function validateCommand(output: Output, end: (status: ExitStatus) => void): Command {
  return new Command('validate')
    .summary('check tours and overlays against the app')
    .description(
      'Checks tours and overlays against what the app declares. Without files: everything that the config names. ' +
        'Named files are checked in the context of the whole project, and only they, and overlays of their tours, are reported.',
    )
    .argument('[files...]', 'files, folders or globs')
    .option('--config <file>', 'the config; default: tour.config.yaml, found upwards')
    .option(
      '--app <member>',
      'report only the tours of this app member; with --tools, the member they are of',
    )
    .option('--tools <file>', 'a client tool table in place of the configured one')
    .option('--anchors <file>', 'an anchor registry in place of the configured one')
    .addOption(new Option('--format <format>', 'how to report').choices(['text', 'json']).default('text'))
    .option('--max-warnings <n>', 'exit 1 when there are more warnings; default: any number is fine', countOf)
    .option('--stdin', 'check what comes in on stdin')
    .option('--stdin-filename <file>', 'the file that stdin stands for')
    .option('--quiet', 'in text: report errors only, and say nothing when there are none')
    .addHelpText(
      'after',
      `
Exit status: 0 nothing found, 1 errors or too many warnings, 2 wrong usage or unreadable input, 3 a bug of ours.

Examples:
  tour validate                             everything that tour.config.yaml names
  tour validate tours/first-order.yaml      one file, in the context of the whole project
  tour validate --format json               for programs
  tour validate --max-warnings 0            in CI: warnings fail too
  tour validate --stdin --stdin-filename tours/a.yaml < draft.yaml`,
    )
    .action(async (files: string[], options: ValidateOptions) => end(await validate(files, options, output)));
}

function countOf(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 0.');
  return Number(text);
}

async function validate(files: string[], options: ValidateOptions, output: Output): Promise<ExitStatus> {
  try {
    return report(await check(files, options), options, output);
  } catch (error) {
    // Without a config nothing could be checked, and a program that reads the report still gets one.
    if (error instanceof InputError && options.format === 'json') {
      const diagnostics = error instanceof BrokenConfig ? error.diagnostics : [];
      output.print(`${formatJson(diagnostics, { files: 0 }).trimEnd()}\n`);
    }
    throw error;
  }
}

async function check(named: string[], options: ValidateOptions): Promise<Checked> {
  if (options.stdin === true && named.length > 0) {
    throw new InputError(
      '--stdin and named files do not go together: use --stdin-filename to name the one file.',
    );
  }
  if (options.stdinFilename !== undefined && options.stdin !== true) {
    throw new InputError('--stdin-filename names what --stdin reads: give both.');
  }
  const given = givenCatalog(options);
  const config = await configFor(options, given);
  if (options.app !== undefined && given === undefined && config.config.apps[options.app] === undefined) {
    const known = Object.keys(config.config.apps).join(', ');
    throw new InputError(`--app: "${options.app}" is no app member of the config; it has ${known}.`);
  }
  const loaded = await loadProject(config, given);
  const { files, report, faults } = await filesToCheck(named, options, config);
  const read = await readSources(files, config.folder);
  const sources =
    options.stdin === true ? await withStdin(read.sources, options, config.folder) : read.sources;
  const found = validateSources(sources, loaded.project, report === undefined ? {} : { report });
  const textByFile = new Map(sources.map(({ file, text }) => [file, text]));
  const checked = report === undefined ? sources : sources.filter(({ file }) => report.has(file));
  return {
    diagnostics: ofApps(found, sources, loaded.unusable, given === undefined ? options.app : undefined),
    files: checked.length,
    textOf: (file) => textByFile.get(file),
    faults: [...loaded.faults, ...faults, ...read.faults],
  };
}

function givenCatalog({ app, tools, anchors }: ValidateOptions): GivenCatalog | undefined {
  if (tools === undefined && anchors === undefined) return undefined;
  if (tools === undefined || anchors === undefined) {
    throw new InputError(
      '--tools and --anchors go together: a catalog is a client tool table and an anchor registry.',
    );
  }
  return { tools, anchors, ...(app !== undefined && { app }) };
}

/** With a catalog given, a project without a config can be checked as well. */
async function configFor(options: ValidateOptions, given: GivenCatalog | undefined): Promise<ConfigFile> {
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
}

async function filesToCheck(
  named: string[],
  options: ValidateOptions,
  config: ConfigFile,
): Promise<FilesToCheck> {
  const configured = await configuredFiles(config);
  if (options.stdin === true)
    return { files: configured.files, report: new Set([stdinName(options, config.folder)]), faults: [] };
  if (named.length === 0) {
    if (configured.files.length === 0 && configured.faults.length === 0) {
      throw new InputError('There is nothing to check: name files, or have a config with `tours`.');
    }
    return configured;
  }
  const { files, unmatched } = await expand(named, process.cwd());
  return {
    files: [...new Set([...configured.files, ...files])],
    report: new Set(files.map((file) => shown(file, config.folder))),
    faults: unmatched.map((pattern) => new InputError(`There is no file "${pattern}", and none matches it.`)),
  };
}

function stdinName(options: ValidateOptions, folder: string): string {
  return options.stdinFilename === undefined ? '<stdin>' : shown(resolve(options.stdinFilename), folder);
}

async function withStdin(
  sources: readonly SourceFile[],
  options: ValidateOptions,
  folder: string,
): Promise<SourceFile[]> {
  const file = stdinName(options, folder);
  return [...sources.filter((source) => source.file !== file), { file, text: await textOf(process.stdin) }];
}

/**
 * A tour whose app member has a broken catalog is not at fault for it: the catalog is named once instead. With
 * `--app`, what is known to be of another member is left out.
 */
function ofApps(
  found: readonly Diagnostic[],
  sources: readonly SourceFile[],
  unusable: ReadonlySet<string>,
  asked: string | undefined,
): readonly Diagnostic[] {
  if (found.length === 0 || (unusable.size === 0 && asked === undefined)) return found;
  const appOf = appMembers(sources);
  return found.filter(({ file, document, rule }) => {
    const app = appOf(file, document);
    if (app === undefined) return true;
    return (asked === undefined || app === asked) && !(rule === 'app-known' && unusable.has(app));
  });
}

function report(checked: Checked, options: ValidateOptions, output: Output): ExitStatus {
  const { diagnostics, faults } = checked;
  const places = faults.flatMap((fault) => (fault instanceof BrokenCatalog ? fault.diagnostics : []));
  for (const fault of faults) output.note(`${fault.message}\n`);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (options.format === 'json') {
    output.print(`${formatJson([...places, ...diagnostics], { files: checked.files }).trimEnd()}\n`);
  } else if (options.quiet !== true && (checked.files > 0 || faults.length === 0)) {
    output.print(`${textReport(diagnostics, checked, output)}\n`);
  } else if (errors.length > 0) {
    output.print(`${textReport(errors, checked, output)}\n`);
  }
  const warnings = diagnostics.length - errors.length;
  const tooMany = options.maxWarnings !== undefined && warnings > options.maxWarnings;
  return worst([errors.length > 0 || tooMany ? FOUND : CLEAN, faults.length > 0 ? USAGE : CLEAN]);
}

function textReport(
  diagnostics: readonly Diagnostic[],
  { files, textOf: text }: Checked,
  output: Output,
): string {
  const width = process.stdout.columns;
  return formatText(diagnostics, {
    files,
    text,
    color: output.color,
    ...(width !== undefined && { width }),
  }).trimEnd();
}
