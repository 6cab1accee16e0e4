/** The files that patterns of the config and of the command line match. */
import { lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute, posix, resolve } from 'node:path';
import { InputError } from './exit.ts';
import { codeOf, linkAt, NEVER_ENTERED, reasonOf, shown, withSlashes } from './files.ts';

export interface Expanded {
  /** Absolute paths, sorted. */
  readonly files: readonly string[];
  /** A pattern to the files that it gives. */
  readonly found: ReadonlyMap<string, readonly string[]>;
  readonly unmatched: readonly Unmatched[];
  /** Folders in which a pattern looks for files, and that cannot be read. */
  readonly faults: readonly InputError[];
}

/** A pattern that gives no file. */
export interface Unmatched {
  readonly pattern: string;
  /** What it matches is not there, or is taken away by others; or it only takes away itself, and so do all others. */
  readonly why: 'absent' | 'taken_away' | 'takes_away';
}

const YAML_FILES = '**/*.{yaml,yml}';
const NEVER_SEARCHED = NEVER_ENTERED.map((name) => `**/${name}/**`);

/**
 * The files that the patterns match. A pattern that names a file gives it, there or not; one that names a folder gives
 * the YAML files below it; one that begins with `!` takes away such files.
 *
 * @param folder absolute path that the patterns are relative to
 */
export async function expand(patterns: readonly string[], folder: string): Promise<Expanded> {
  const found = new Map<string, readonly string[]>();
  const unmatched: Unmatched[] = [];
  const faults: InputError[] = [];
  const giving = patterns.filter((pattern) => !takesAway(pattern));
  const taken = patterns.flatMap((pattern) => (takesAway(pattern) ? withoutSlash(pattern.slice(1)) : []));
  const without = taken.flatMap((pattern) => [pattern, `${pattern}/**`]);
  for (const pattern of giving) {
    const matched = await matches(pattern, folder, without);
    if (matched.files.length > 0) found.set(pattern, matched.files);
    faults.push(...matched.faults);
    if (matched.files.length + matched.faults.length > 0) continue;
    const isThere = taken.length > 0 && (await matches(pattern, folder, [])).files.length > 0;
    unmatched.push({ pattern, why: isThere ? 'taken_away' : 'absent' });
  }
  if (giving.length === 0) {
    unmatched.push(...patterns.map((pattern) => ({ pattern, why: 'takes_away' as const })));
  }
  const files = [...new Set([...found.values()].flat())].sort();
  // A name may be taken away on purpose, as long as something is left.
  const told = files.length === 0 ? unmatched : unmatched.filter(({ why }) => why !== 'taken_away');
  return { files, found, unmatched: told, faults: distinct(faults) };
}

/**
 * What is wrong with a pattern that gives no file.
 *
 * @param by what of the config names it; absent: the command line
 */
export function noFile({ pattern, why }: Unmatched, by?: string): InputError {
  const named = by === undefined ? `"${pattern}"` : `"${pattern}", which ${by} names`;
  switch (why) {
    case 'absent':
      return new InputError(
        by === undefined
          ? `There is no file "${pattern}", and none matches it.`
          : `No file matches ${named}.`,
      );
    case 'taken_away':
      return new InputError(
        `Patterns with "!" take away every file of ${named}${by === undefined ? '' : ','}.`,
      );
    case 'takes_away':
      return new InputError(`A pattern with "!" only takes files away: name some beside ${named}.`);
  }
}

/** The same folder may be searched for several patterns: what is wrong with it is said once. */
export function distinct(faults: readonly InputError[]): InputError[] {
  return [...new Map(faults.map((fault) => [fault.message, fault])).values()];
}

/** `!(a|b)` is one that gives. */
export function takesAway(pattern: string): boolean {
  return /^!(?!\()/.test(pattern);
}

function withoutSlash(pattern: string): string {
  return withSlashes(pattern).replace(/\/$/, '');
}

/** Whether a path is that of a folder. */
export function isFolder(path: string): boolean {
  return kindOf(path) === 'folder';
}

async function matches(
  pattern: string,
  folder: string,
  without: readonly string[],
): Promise<Pick<Expanded, 'files' | 'faults'>> {
  const path = resolve(folder, pattern);
  const kind = kindOf(path);
  if (kind === 'file' && without.length === 0) return { files: [path], faults: [] };
  // Loaded when it is needed: what is asked for again is mostly answered without.
  const { escapePath, globSync, isDynamicPattern } = await import('tinyglobby');
  if (kind === 'hidden' && !isDynamicPattern(pattern)) return { files: [path], faults: [] };
  if (kind === 'absent' && !isDynamicPattern(pattern)) return { files: [], faults: [] };

  const faults: InputError[] = [];
  const readdirSync = telling((at, error) => {
    faults.push(new InputError(`Cannot read the folder ${shown(at, folder)}: ${reasonOf(error)}.`));
  });
  const find = (wanted: string, never: readonly string[], ignored: readonly string[]) => {
    // What `..` leads to may lead back again, so the search begins there.
    const [up = ''] = /^(?:\.\.\/)*/.exec(wanted) ?? [];
    const cwd = resolve(folder, up);
    const back = escapePath(shown(folder, cwd));
    const fromThere = (each: string) => (isAbsolute(each) ? each : posix.join(back, each));
    const ignore = [...never, ...ignored.map(fromThere)];
    const fs = { ...BROKEN_LINKS_TOO, readdirSync };
    // Hundreds of folders are looked through sooner one by one than side by side.
    const found = globSync(wanted.slice(up.length), {
      cwd,
      ignore,
      absolute: true,
      expandDirectories: false,
      fs,
    });
    return found.map((file) => resolve(file));
  };
  const place = escapePath(shown(path, folder));
  switch (kind) {
    case 'file': {
      const isTaken = find(place, [], []).length > 0 && find(place, [], without).length === 0;
      return { files: isTaken ? [] : [path], faults: [] };
    }
    // It is looked through, wherever it is; what is never entered is so below it.
    case 'folder': {
      const below = NEVER_ENTERED.map((name) => `${place}/**/${name}/**`);
      return { files: find(`${place}/${YAML_FILES}`, [], [...below, ...without]), faults };
    }
    default:
      return { files: find(withSlashes(pattern), NEVER_SEARCHED, without), faults };
  }
}

/**
 * What cannot be followed is passed over when links are. As a file it is found, and named with its reason when it is
 * read.
 */
const BROKEN_LINKS_TOO = {
  realpathSync: ((path: string) => (leadsNowhere(path) ? path : realpathSync(path))) as typeof realpathSync,
  statSync: ((path: string) => (leadsNowhere(path) ? lstatSync(path) : statSync(path))) as typeof statSync,
};

/** Folders are read as ever, and what cannot be read is told, because the search goes on without it. */
function telling(tell: (folder: string, error: unknown) => void): typeof readdirSync {
  const read = (folder: string, options: { withFileTypes: true }) => {
    try {
      return readdirSync(folder, options);
    } catch (error) {
      // What is not there holds nothing.
      if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error) ?? '')) tell(folder, error);
      return [];
    }
  };
  return read as typeof readdirSync;
}

/** `hidden` may be there: why it cannot be looked at is said when it is read. */
function kindOf(path: string): 'folder' | 'file' | 'hidden' | 'absent' {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') return 'hidden';
    return linkAt(path) === undefined ? 'absent' : 'file';
  }
}

/** Whether there is nothing at a path, or a link that cannot be followed. */
export function leadsNowhere(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) === undefined;
  } catch {
    return true;
  }
}
