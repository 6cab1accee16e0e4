/** The files that the command line of `tour validate` names. */
import { resolve } from 'node:path';
import { isDynamicPattern } from 'tinyglobby';
import { nearestName } from '../validator/index.ts';
import { InputError } from './exit.ts';
import { readText, shown, withSlashes } from './files.ts';
import { expand, isFolder, noFile, type Unmatched } from './patterns.ts';

export interface NamedFiles {
  /** Absolute paths. */
  readonly files: readonly string[];
  /** Of what gives no file to check: a name, a pattern, a folder. */
  readonly faults: readonly InputError[];
}

/**
 * A folder gives the files in it that hold tours or overlays: manifests, the config and what other programs keep there
 * are none. What is named itself, or by a pattern, is given in any case.
 *
 * @param named files, folders and patterns
 * @param from absolute path that they are relative to
 * @param configured absolute paths of the files that the config takes for tours and overlays
 */
export async function filesNamed(
  named: readonly string[],
  from: string,
  configured: ReadonlySet<string>,
): Promise<NamedFiles> {
  const { found, unmatched, faults } = await expand(named, from);
  const files = new Set<string>();
  const without: InputError[] = [];
  for (const [pattern, paths] of found) {
    const inFolder = isFolder(resolve(from, pattern));
    const held: string[] = [];
    for (const path of paths) {
      if (!inFolder || configured.has(path) || (await mayHoldTours(path))) held.push(path);
    }
    for (const path of held) files.add(path);
    if (held.length === 0) without.push(nothingIn(pattern));
  }
  const absent = unmatched.map((each) => {
    if (each.why !== 'absent') return noFile(each);
    return isFolder(resolve(from, each.pattern))
      ? nothingIn(each.pattern)
      : (seenFromElsewhere(each.pattern, from, configured) ?? withFileMeant(each, from, configured));
  });
  return { files: [...files].sort(), faults: [...faults, ...absent, ...without] };
}

function nothingIn(folder: string): InputError {
  return new InputError(`The folder "${folder}" holds neither a tour nor an overlay.`);
}

/** Reports name files from the folder of the config, and the command line from the working directory. */
function seenFromElsewhere(
  name: string,
  from: string,
  configured: ReadonlySet<string>,
): InputError | undefined {
  const meant = [...configured].find((path) => withSlashes(path).endsWith(`/${withSlashes(name)}`));
  if (meant === undefined) return undefined;
  return new InputError(
    `There is no file "${name}" in this folder. Seen from here it is "${shown(meant, from)}".`,
  );
}

function withFileMeant(unmatched: Unmatched, from: string, configured: ReadonlySet<string>): InputError {
  const { message } = noFile(unmatched);
  const name = shown(resolve(from, unmatched.pattern), from);
  const names = [...configured].map((path) => shown(path, from));
  const meant = isDynamicPattern(unmatched.pattern) ? undefined : nearestName(name, names);
  return new InputError(meant === undefined ? message : `${message} Did you mean "${meant}"?`);
}

async function mayHoldTours(path: string): Promise<boolean> {
  try {
    return looksLikeTours(await readText(path));
  } catch (error) {
    // It is named, with the reason, when it is read to be checked.
    if (error instanceof InputError) return true;
    throw error;
  }
}

const KINDS = ['Tour', 'TourOverlay'];
/** A property that may be "kind", misspelt, with a word as its value, at the margin or in a flow mapping. */
const WORD = /(?:^\uFEFF?|[{,][ \t]*)["']?(\w{3,5})["']?[ \t]*:[ \t]*["']?(\w+)/gm;
const SHAPES = [
  [/^steps:/m, /^(?:app|key):/m],
  [/^tour:/m, /^(?:hide|order):/m],
];

/** Whether a text has a document that is a tour or an overlay, or is meant to be one. It need not be YAML. */
export function looksLikeTours(text: string): boolean {
  const isKind = ([, key = '', value = '']: RegExpMatchArray) =>
    isNear(key, ['kind']) && isNear(value, KINDS);
  return (
    SHAPES.some((parts) => parts.every((part) => part.test(text))) || [...text.matchAll(WORD)].some(isKind)
  );
}

function isNear(word: string, names: readonly string[]): boolean {
  return names.includes(word) || nearestName(word, names) !== undefined;
}
