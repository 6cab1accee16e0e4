/** `tour validate`: checks tours and overlays against what the app declares. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { type CheckInput, type CheckOptions, readConfigFor, readInput } from './check.ts';
import { type ExitStatus, InputError } from './exit.ts';
import { type Fixed, fixSources, writeFixed } from './fix.ts';
import type { Output } from './output.ts';
import { type Checked, FORMATS, type Print, type ReportOptions, report, reportNothing } from './report.ts';
import { folderInRepository } from './repository.ts';
import { createRounds } from './rounds.ts';
import { watch, watchedPaths } from './watch.ts';

interface ValidateOptions extends CheckOptions, ReportOptions {
  readonly fix?: true;
  readonly watch?: true;
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
    .addOption(new Option('--format <format>', 'how to report').choices(FORMATS).default('text'))
    .option('--max-warnings <n>', 'exit 1 when there are more warnings; default: any number is fine', countOf)
    .option('--fix', 'follow the suggestions that are safe, and report what is left')
    .option('--watch', 'check again whenever a file changes that the check reads; Ctrl+C ends it')
    .option('--since <ref>', 'also compare with a git ref: steps that changed need a higher version')
    .option('--stdin', 'check what comes in on stdin; with --fix, print it fixed')
    .option('--stdin-filename <file>', 'the file that stdin stands for')
    .option('--quiet', 'report errors only; in text, say nothing when there are none')
    .addHelpText(
      'after',
      `
Exit status: 0 nothing found, 1 errors or too many warnings, 2 wrong usage or unreadable input, 3 a bug of ours.

Examples:
  tour validate                             everything that tour.config.yaml names
  tour validate tours/first-order.yaml      one file, in the context of the whole project
  tour validate --fix                       mend what can be mended without a second look
  tour validate --watch                     while writing
  tour validate --format json               for programs
  tour validate --format sarif > tours.sarif
  tour validate --max-warnings 0            in CI: warnings fail too
  tour validate --since origin/main         on a branch: was a version to be raised?
  tour validate --stdin --stdin-filename tours/a.yaml < draft.yaml`,
    )
    .action(async (files: string[], options: ValidateOptions) => end(await validate(files, options, output)));
}

function countOf(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 0.');
  return Number(text);
}

async function validate(
  named: readonly string[],
  options: ValidateOptions,
  output: Output,
): Promise<ExitStatus> {
  if (options.watch === true) return watchProject(named, options, output);
  const print = reportPrint(options, output);
  try {
    const input = await readInput(named, options);
    return report(await checkedOf(input, options, output), options, print);
  } catch (error) {
    if (error instanceof InputError) {
      reportNothing(error, await folderInRepository(process.cwd()), options, print);
    }
    throw error;
  }
}

async function watchProject(
  named: readonly string[],
  options: ValidateOptions,
  output: Output,
): Promise<ExitStatus> {
  const other = options.stdin === true ? '--stdin' : options.fix === true ? '--fix' : undefined;
  if (other !== undefined) throw new InputError(`--watch and ${other} do not go together.`);
  if (options.format !== 'text') throw new InputError('--watch reports in text: leave out --format.');
  const print = reportPrint(options, output);
  const readPaths = async () =>
    watchedPaths(await readConfigFor(options), named, [options.tools, options.anchors]);
  const check = async (time: string) => {
    const input = await readInput(named, options);
    return report(await checkedOf(input, options, output), { ...options, time }, print);
  };
  const interrupt = new AbortController();
  const stop = () => interrupt.abort();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, stop);
  try {
    const stopped = AbortSignal.any([interrupt.signal, output.gone]);
    return await watch(createRounds(readPaths, check, output), stopped);
  } finally {
    for (const signal of signals) process.off(signal, stop);
  }
}

/** With `--stdin --fix` stdout is for the fixed text, and the report stands beside it. */
function reportPrint({ stdin, fix }: ValidateOptions, output: Output): Print {
  if (stdin === true && fix === true) {
    return { print: output.note, note: output.note, color: output.noteColors.isColorSupported };
  }
  const width = process.stdout.columns;
  const { print, note, color } = output;
  return { print, note, color, ...(width !== undefined && { width }) };
}

async function checkedOf(input: CheckInput, options: ValidateOptions, output: Output): Promise<Checked> {
  const folder = await folderInRepository(input.config.folder);
  const { sources, diagnostics, faults, fixed } =
    options.fix === true ? await fix(input, options, output) : found(input);
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  return {
    diagnostics,
    checked: input.checked,
    text: (file) => texts.get(file),
    faults: [...input.faults, ...faults],
    folder,
    ...(fixed && { fixed }),
  };
}

type Found = Pick<CheckInput, 'sources' | 'faults'> & Pick<Checked, 'diagnostics' | 'fixed'>;

function found({ sources, check }: CheckInput): Found {
  return { sources, diagnostics: check(sources), faults: [] };
}

async function fix(input: CheckInput, options: ValidateOptions, output: Output): Promise<Found> {
  const result = fixSources(input, new Set(input.checked));
  if (options.stdin === true) {
    const [name] = input.checked;
    output.print(result.sources.find(({ file }) => file === name)?.text ?? '');
    return { ...result, faults: [] };
  }
  const { kept, faults } = await writeFixed(input.sources, result, input.config.folder);
  return { ...withKept(input, result, kept), faults };
}

/** What is left when some files could not be written, and stay as they were. */
function withKept({ check }: CheckInput, result: Fixed, kept: CheckInput['sources']): Fixed {
  if (kept.length === 0) return result;
  const asBefore = new Map(kept.map(({ file, text }) => [file, text]));
  const sources = result.sources.map(({ file, text }) => ({ file, text: asBefore.get(file) ?? text }));
  const fixed = result.fixed.filter(({ diagnostic }) => !asBefore.has(diagnostic.file));
  return { sources, diagnostics: check(sources), fixed };
}
