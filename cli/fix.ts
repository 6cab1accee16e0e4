/** `tour validate --fix`: follows the safe suggestions, and writes the files that this changes. */
import { resolve } from 'node:path';
import {
  applySafeSuggestions,
  type Diagnostic,
  type FixedProblem,
  type SourceFile,
} from '../validator/index.ts';
import type { CheckInput } from './check.ts';
import { InputError } from './exit.ts';
import { readText, writeAtomically } from './files.ts';

export interface Fixed {
  readonly sources: readonly SourceFile[];
  /** What is left in them. */
  readonly diagnostics: readonly Diagnostic[];
  readonly fixed: readonly FixedProblem[];
}

/** One mended mistake may bring to light another, which was hidden behind it. */
const MOST_ROUNDS = 20;

/**
 * Follows safe suggestions until none is left. A file that could not be read any more afterwards stays as it is.
 *
 * @param names the files that may be changed
 */
export function fixSources(
  { sources, check }: Pick<CheckInput, 'sources' | 'check'>,
  names: ReadonlySet<string>,
): Fixed {
  const spoilt = new Set<string>();
  const fixed: FixedProblem[] = [];
  let current = sources;
  let diagnostics = check(current);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const changes = changesTo(current, diagnostics, (file) => names.has(file) && !spoilt.has(file));
    if (changes.size === 0) break;
    const next = current.map((source) => ({
      ...source,
      text: changes.get(source.file)?.text ?? source.text,
    }));
    const found = check(next);
    const unreadable = found.filter(({ file, rule }) => rule === 'yaml-syntax' && changes.has(file));
    for (const { file } of unreadable) spoilt.add(file);
    if (unreadable.length > 0) continue;
    fixed.push(...[...changes.values()].flatMap((change) => change.fixed));
    current = next;
    diagnostics = found;
  }
  return { sources: current, diagnostics, fixed };
}

function changesTo(
  sources: readonly SourceFile[],
  diagnostics: readonly Diagnostic[],
  mayChange: (file: string) => boolean,
) {
  const byFile = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const same = byFile.get(diagnostic.file);
    if (same === undefined) byFile.set(diagnostic.file, [diagnostic]);
    else same.push(diagnostic);
  }
  const changes = sources
    .filter(({ file }) => mayChange(file) && byFile.has(file))
    .map(({ file, text }) => [file, applySafeSuggestions(text, byFile.get(file) ?? [])] as const);
  return new Map(changes.filter(([, { fixed }]) => fixed.length > 0));
}

/**
 * Writes the fixed texts, each file as a whole. A file that cannot be written, or that was changed since it was read,
 * keeps what it has, and is a fault.
 */
export async function writeFixed(
  before: readonly SourceFile[],
  { sources }: Fixed,
  folder: string,
): Promise<{ readonly kept: readonly SourceFile[]; readonly faults: readonly InputError[] }> {
  const kept: SourceFile[] = [];
  const faults: InputError[] = [];
  for (const [index, { file, text }] of sources.entries()) {
    const original = before[index];
    if (original === undefined || original.text === text) continue;
    try {
      const path = resolve(folder, file);
      if ((await readText(path, file)) !== original.text) {
        throw new InputError(`${file} was changed while it was checked, so it was not fixed. Run it again.`);
      }
      await writeAtomically(path, text, file);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      kept.push(original);
      faults.push(error);
    }
  }
  return { kept, faults };
}
