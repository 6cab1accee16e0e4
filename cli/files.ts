/** Reading and writing files. Paths that are shown or compared use `/` and are relative to the config's folder. */
import { readFileSync, readlinkSync, type Stats, statSync } from 'node:fs';
import { chmod, chown, mkdir, readdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { InputError } from './exit.ts';

/** Names of folders that no pattern leads into. */
export const NEVER_ENTERED: readonly string[] = ['node_modules', '.git'];

/** The path as it is shown: relative to `folder`, with `/`; absolute when it lies outside on another drive. */
export function shown(file: string, folder: string): string {
  const path = relative(folder, file);
  return path === '' ? '.' : withSlashes(path);
}

/** A path or pattern as it is shown and matched: with `/`, whatever people on Windows type. */
export function withSlashes(path: string): string {
  return path.split(sep).join('/');
}

/** Where a link leads, as it says itself; undefined for what is no link. */
export function linkAt(path: string): string | undefined {
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
 * The names in a folder.
 *
 * @throws InputError when it cannot be read
 */
export async function namesIn(folder: string, name: string = folder): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    throw new InputError(`Cannot read the folder ${name}: ${reasonOf(error)}.`);
  }
}

/**
 * Replaces the file as a whole: a reader sees the old text or the new one, never a part, and a failure leaves the
 * old one.
 *
 * @throws InputError when it cannot be written
 */
export async function writeAtomically(file: string, text: string, name: string = file): Promise<void> {
  await writeAllAtomically([{ file, text, name }]);
}

export interface FileToWrite {
  /** Absolute path. */
  readonly file: string;
  /** As it is shown. */
  readonly name: string;
  readonly text: string;
}

/**
 * Replaces files that belong together, each as a whole. All are written beside their places first, where a full disk
 * or a folder that may not be written to shows, and then take them: until then, a failure leaves all as they were.
 *
 * @throws InputError when one cannot be written: which, why, and how the others are left
 */
export async function writeAllAtomically(files: readonly FileToWrite[]): Promise<void> {
  const drafts: Draft[] = [];
  let placed = 0;
  let name = '';
  try {
    for (const each of files) {
      name = each.name;
      const draft = await draftFor(each.file);
      drafts.push(draft);
      await fill(draft, each.text);
    }
    for (const [index, { draft, target }] of drafts.entries()) {
      name = files[index]?.name ?? '';
      await rename(draft, target);
      placed += 1;
    }
  } catch (error) {
    for (const { draft } of drafts.slice(placed)) await rm(draft, { force: true }).catch(() => undefined);
    throw new InputError(`Cannot write ${name}: ${reasonOf(error)}.${leftAs(placed, files.length)}`);
  }
}

function leftAs(placed: number, all: number): string {
  if (all === 1) return '';
  return placed === 0
    ? ' Nothing was written.'
    : ` ${placed} of ${all} files are new, and the others as they were: run it again when that is mended.`;
}

interface Draft {
  readonly draft: string;
  readonly target: string;
}

async function draftFor(file: string): Promise<Draft> {
  // Through a link, the file it leads to is replaced, not the link.
  const target = await realpath(file).catch(() => file);
  const { randomBytes } = await import('node:crypto');
  // However long the name of the target is, this one is not too long.
  return { draft: join(dirname(target), `.tour-${randomBytes(6).toString('hex')}.tmp`), target };
}

async function fill({ draft, target }: Draft, text: string): Promise<void> {
  const there = await stat(target).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
  });
  if (there?.isDirectory() === true) throw Object.assign(new Error(), { code: 'EISDIR' });
  await mkdir(dirname(target), { recursive: true });
  await writeFile(draft, text);
  if (there === undefined) return;
  // The new file is whose the old one was, and as readable, writable and executable.
  await giveTo(draft, there);
  await chmod(draft, there.mode & 0o7777);
}

/** Only an administrator gives files away; what another user replaces becomes theirs, as with any editor. */
async function giveTo(file: string, { uid, gid }: Stats): Promise<void> {
  const own = await stat(file);
  if (own.uid === uid && own.gid === gid) return;
  const refused = (error: unknown) => {
    if (codeOf(error) !== 'EPERM') throw error;
  };
  // Most may at least keep the group.
  await chown(file, uid, gid).catch(() => chown(file, own.uid, gid).catch(refused));
}

/**
 * Removes a file.
 *
 * @throws InputError when it cannot be removed
 */
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
  EDQUOT: 'there is no room left for this user',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EIO: 'the disk does not answer as it should',
  EBUSY: 'it is in use',
  ERR_INVALID_ARG_VALUE: 'its name holds a character that no name can hold',
  ERR_STRING_TOO_LONG: 'it is too large',
  ERR_FS_FILE_TOO_LARGE: 'it is too large',
  EFBIG: 'it is larger than a file may be here',
};

/** Why the system refused, in words. Anything that is not an answer of the system is a bug, and thrown on. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code === undefined) throw error;
  return REASONS[code] ?? code;
}

/** The code of an error of the system, such as `ENOENT`; undefined for any other error. */
export function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
