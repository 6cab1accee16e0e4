/** `tour validate` when there is something to check: once, with `--fix`, or again and again with `--watch`. */
import { type CheckInput, readConfigFor, readInput } from './check.ts';
import { type ExitStatus, InputError } from './exit.ts';
import { type Fixed, fixSources, writeFixed } from './fix.ts';
import { listenForInterrupt } from './interrupt.ts';
import { keepCheck } from './kept-check.ts';
import type { Output } from './output.ts';
import type { Checked, Print } from './report.ts';
import { reportCheck } from './report-check.ts';
import { reportNothing } from './report-formats.ts';
import { folderInRepository } from './repository.ts';
import { createRounds } from './rounds.ts';
import type { ValidateOptions } from './validate.ts';
import { watch } from './watch.ts';
import { watchedWithTargets } from './watched-paths.ts';

/** Checks, reports, and keeps what was found. */
export async function runCheck(
  named: readonly string[],
  options: ValidateOptions,
  output: Output,
  print: Print,
): Promise<ExitStatus> {
  if (options.watch === true) return watchProject(named, options, output, print);
  try {
    const begun = Date.now();
    const input = await readInput(named, options);
    const checked = await checkedOf(input, options, output);
    const status = await reportCheck(checked, options, print);
    // What is answered from the cache is said without a note.
    if (checked.faults.length + input.notes.length === 0) {
      const { config, read, sources } = input;
      const { diagnostics } = checked;
      await keepCheck(named, options, { config: config.file, read, sources, diagnostics, begun });
    }
    return status;
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
  print: Print,
): Promise<ExitStatus> {
  const other = options.stdin === true ? '--stdin' : options.fix === true ? '--fix' : undefined;
  if (other !== undefined) throw new InputError(`--watch and ${other} do not go together.`);
  if (options.format !== 'text') throw new InputError('--watch reports in text: leave out --format.');
  const readPaths = async () =>
    watchedWithTargets(await readConfigFor(options), named, [options.tools, options.anchors]);
  const check = async (time: string) => {
    const input = await readInput(named, options);
    return reportCheck(await checkedOf(input, options, output), { ...options, time }, print);
  };
  const interrupt = listenForInterrupt();
  try {
    const stopped = AbortSignal.any([interrupt.signal, output.gone]);
    return await watch(createRounds(readPaths, check, output), stopped);
  } finally {
    interrupt.undo();
  }
}

async function checkedOf(input: CheckInput, options: ValidateOptions, output: Output): Promise<Checked> {
  const folder = await folderInRepository(input.config.folder);
  const { sources, diagnostics, faults, fixed } =
    options.fix === true ? await fix(input, output) : found(input);
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  return {
    diagnostics,
    checked: input.checked,
    text: (file) => texts.get(file),
    faults: [...input.faults, ...faults],
    notes: input.notes,
    folder,
    ...(fixed && { fixed }),
  };
}

type Found = Pick<CheckInput, 'sources' | 'faults'> & Pick<Checked, 'diagnostics' | 'fixed'>;

function found({ sources, check }: CheckInput): Found {
  return { sources, diagnostics: check(sources), faults: [] };
}

async function fix(input: CheckInput, output: Output): Promise<Found> {
  const result = fixSources(input, new Set(input.checked));
  const { given } = input;
  if (given !== undefined) {
    const textIn = (sources: CheckInput['sources']) => sources.find(({ file }) => file === given.file)?.text;
    const text = textIn(result.sources) ?? '';
    // Where nothing is mended all bytes stay as they are, also those that are no UTF-8.
    output.print(text === textIn(input.sources) ? given.bytes : text);
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
