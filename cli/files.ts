/** Reading and writing files. Paths that are shown or compared use `/` and are relative to the config's folder. */
import { lstatSync, readFileSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { chmod, mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { InputError } from './exit.ts';

const YAML_FILES = '**/*.{yaml,yml}';
/** Names of folders that no pattern leads into. */
export const NEVER_ENTERED: readonly string[] = ['node_modules', '.git'];
const NEVER_SEARCHED = NEVER_ENTERED.map((name) => `**/${name}/**`);

/** The path as it is shown: relative to `folder`, with `/`; absolute when it lies outside on another drive. */
export function shown(file: string, folder: string): string {
  const path = relative(folder, file);
  return path === '' ? '.' : withSlashes(path);
}

/**
 * The files that the patterns match, sorted. A pattern that names a file gives it, there or not; one that names a
 * folder gives the YAML files below it; one that begins with `!` takes away.
 *
 * @param folder absolute path that the patterns are relative to
 * @returns absolute paths, and the patterns that matched nothing
 */
export async function expand(
  patterns: readonly string[],
  folder: string,
): Promise<{ files: string[]; unmatched: string[] }> {
  const files = new Set<string>();
  const unmatched: string[] = [];
  const without = patterns.flatMap((pattern) =>
    pattern.startsWith('!') ? withSlashes(pattern.slice(1)) : [],
  );
  for (const pattern of patterns.filter((each) => !each.startsWith('!'))) {
    const found = await matches(pattern, folder, [...NEVER_SEARCHED, ...without]);
    if (found.length === 0) unmatched.push(pattern);
    for (const file of found) files.add(file);
  }
  return { files: [...files].sort(), unmatched };
}

async function matches(pattern: string, folder: string, ignore: string[]): Promise<string[]> {
  const path = resolve(folder, pattern);
  const kind = kindOf(path);
  if (kind === 'other') return [path];
  // Loaded when it is needed: what is asked for again is mostly answered without.
  const { globSync, isDynamicPattern } = await import('tinyglobby');
  if (kind === 'absent' && !isDynamicPattern(pattern)) return [];
  const [wanted, cwd] = kind === 'folder' ? [YAML_FILES, path] : [withSlashes(pattern), folder];
  // Hundreds of folders are looked through sooner one by one than side by side.
  const found = globSync(wanted, {
    cwd,
    ignore,
    absolute: true,
    expandDirectories: false,
    fs: BROKEN_LINKS_TOO,
  });
  return found.map((file) => resolve(file)).sort();
}

/** A link that leads nowhere is passed over where it is followed. As a file it is found, and named when it is read. */
const BROKEN_LINKS_TOO = {
  realpathSync: ((path: string) => (isBrokenLink(path) ? path : realpathSync(path))) as typeof realpathSync,
  statSync: ((path: string) => (isBrokenLink(path) ? lstatSync(path) : statSync(path))) as typeof statSync,
};

/** A path or pattern as it is shown and matched: with `/`, whatever people on Windows type. */
export function withSlashes(path: string): string {
  return path.split(sep).join('/');
}

function kindOf(path: string): 'folder' | 'other' | 'absent' {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'other';
  } catch (error) {
    // What is there and cannot be looked at is named with its reason when it is read.
    return codeOf(error) === 'ENOENT' && linkAt(path) === undefined ? 'absent' : 'other';
  }
}

function isBrokenLink(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) === undefined;
  } catch (error) {
    return codeOf(error) === 'ELOOP';
  }
}

/** Where a link leads, as it says itself; undefined for what is no link. */
function linkAt(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

/**
 * The file's text, with the line ends and byte order mark that it has. What is not UTF-8 becomes U+FFFD: the
 * checks see and report it.
 *
 * @throws InputError when the file cannot be read, with the reason in words
 */
export async function readText(file: string, name: string = file): Promise<string> {
  try {
    // A thousand small files are read in a fraction of the time that it takes to wait for each.
    const found = statSync(file);
    if (found.isDirectory()) throw new InputError(`Cannot read ${name}: it is a folder.`);
    // A device or a pipe may never end.
    if (!found.isFile()) throw new InputError(`Cannot read ${name}: it is no regular file.`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof InputError) throw error;
    const target = codeOf(error) === 'ENOENT' ? linkAt(file) : undefined;
    const reason = target === undefined ? reasonOf(error) : `it is a link to ${target}, which is not there`;
    throw new InputError(`Cannot read ${name}: ${reason}.`);
  }
}

/** The file's text, or undefined when there is no such file. */
export async function readTextIfThere(file: string, name: string = file): Promise<string | undefined> {
  try {
    await stat(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
  }
  return readText(file, name);
}

/**
 * Replaces the file as a whole: a reader sees the old text or the new one, never a part, and a failure leaves the
 * old one.
 *
 * @throws InputError when it cannot be written
 */
export async function writeAtomically(file: string, text: string, name: string = file): Promise<void> {
  // Through a link, the file it leads to is replaced, not the link.
  const target = await realpath(file).catch(() => file);
  const { randomBytes } = await import('node:crypto');
  const draft = join(dirname(target), `.${basename(target)}.${randomBytes(6).toString('hex')}.tmp`);
  try {
    await mkdir(dirname(target), { recursive: true });
    await writeFile(draft, text);
    // The new file is as readable, writable and executable as the old one.
    const there = await stat(target).catch(() => undefined);
    if (there !== undefined) await chmod(draft, there.mode & 0o7777);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw new InputError(`Cannot write ${name}: ${reasonOf(error)}.`);
  }
}

/** @throws InputError when it cannot be removed */
export async function removeFile(file: string, name: string = file): Promise<void> {
  try {
    await rm(file);
  } catch (error) {
    throw new InputError(`Cannot remove ${name}: ${reasonOf(error)}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is no folder',
  ENAMETOOLONG: 'its name is too long',
  ELOOP: 'its links go round in a circle',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  ERR_STRING_TOO_LONG: 'it is too large',
  ERR_FS_FILE_TOO_LARGE: 'it is too large',
};

/** Why the system refused, in words. Anything that is not an answer of the system is a bug, and thrown on. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code === undefined) throw error;
  return REASONS[code] ?? code;
}

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
