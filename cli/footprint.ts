/**
 * What a run read: files by their content, folders by the names in them. A later run that finds the same would read
 * the same. A file whose size, times and inode are as they were is not read for that; where they are not, as after a
 * checkout, its content decides.
 */
import { type Dirent, readdirSync, readFileSync, type Stats, statSync } from 'node:fs';
import { isAbsolute, relative, resolve, sep } from 'node:path';
import { NEVER_ENTERED } from './files.ts';

/** Plain JSON. */
export interface Footprint {
  /** When it was taken, in milliseconds since 1970. */
  readonly taken: number;
  readonly entries: readonly Entry[];
}

interface Entry {
  /** Relative to the folder of the config. */
  readonly path: string;
  /** Size, inode, and the times of the last change in milliseconds since 1970; none for what is not there. */
  readonly stamp: Stamp;
  /** Hash of the bytes, or of the names in a folder. */
  readonly content: string;
}

type Stamp = readonly [size: number, inode: number, modified: number, changed: number] | readonly [];

/** Some file systems keep times to two seconds: what was just written may be written again without a new time. */
const COARSEST_CLOCK_MS = 2000;
const MOST_ENTRIES = 50_000;

/**
 * The footprint of what a run has read.
 *
 * @param paths files and folders, absolute, there or not; of folders, the folders below them too
 * @param folder that the paths are kept relative to
 * @param begun when the run began: what was written since may have been read before
 * @param texts what was read, by absolute path: it is not read again
 * @returns undefined when it is not certain that this is what was read
 */
export async function takeFootprint(
  paths: readonly string[],
  folder: string,
  begun: number,
  texts: ReadonlyMap<string, string> = new Map(),
): Promise<Footprint | undefined> {
  const hash = await hasher();
  const entries: Entry[] = [];
  const queue = [...paths];
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const found = lookAt(relative(folder, path), path, hash, texts.get(path));
    if (found === undefined || writtenAt(found.entry.stamp) >= begun) return undefined;
    entries.push(found.entry);
    for (const each of found.within) {
      // What is behind a link is not followed: it may lead out of the folders.
      if (each.isSymbolicLink()) return undefined;
      if (each.isDirectory() && !NEVER_ENTERED.includes(each.name)) queue.push(resolve(path, each.name));
    }
    if (entries.length + queue.length > MOST_ENTRIES) return undefined;
  }
  return { taken: begun, entries };
}

/** The same footprint, or one that is as good and quicker to compare; undefined when something has changed. */
export async function sameFootprint(footprint: Footprint, folder: string): Promise<Footprint | undefined> {
  const taken = Date.now();
  const trusted = footprint.taken - COARSEST_CLOCK_MS;
  const renewed = new Map<Entry, Entry>();
  for (const entry of footprint.entries) {
    const absolute = isAbsolute(entry.path) ? entry.path : `${folder}${sep}${entry.path}`;
    const stats = statSync(absolute, { throwIfNoEntry: false });
    if (isSame(stats, entry.stamp) && writtenAt(entry.stamp) < trusted) continue;
    const found = lookAt(entry.path, absolute, await hasher());
    if (found === undefined || found.entry.content !== entry.content) return undefined;
    renewed.set(entry, found.entry);
  }
  if (renewed.size === 0) return footprint;
  return { taken, entries: footprint.entries.map((entry) => renewed.get(entry) ?? entry) };
}

type Hash = (content: string | Uint8Array) => string;

async function hasher(): Promise<Hash> {
  const { createHash } = await import('node:crypto');
  return (content) => createHash('sha1').update(content).digest('base64');
}

interface Found {
  readonly entry: Entry;
  /** What is in the folder; nothing in a file. */
  readonly within: readonly Dirent[];
}

/**
 * Undefined for what is written while it is read, and for what is neither a file nor a folder.
 *
 * @param text what was read there before
 */
function lookAt(path: string, absolute: string, hash: Hash, text?: string): Found | undefined {
  const stats = statSync(absolute, { throwIfNoEntry: false });
  const stamp = stampOf(stats);
  // What was no UTF-8 is not what is there.
  if (text !== undefined && !text.includes('\uFFFD')) {
    return { entry: { path, stamp, content: hash(text) }, within: [] };
  }
  const isFolder = stats?.isDirectory() === true;
  // A pipe or a device may never end.
  if (stats !== undefined && !isFolder && !stats.isFile()) return undefined;
  const within = isFolder ? readdirSync(absolute, { withFileTypes: true }) : [];
  const content = isFolder ? listing(within) : stats === undefined ? undefined : readFileSync(absolute);
  const after = statSync(absolute, { throwIfNoEntry: false });
  const entry = { path, stamp, content: content === undefined ? '' : hash(content) };
  return isSame(after, stamp) ? { entry, within } : undefined;
}

function stampOf(stats: Stats | undefined): Stamp {
  return stats === undefined ? [] : [stats.size, stats.ino, stats.mtimeMs, stats.ctimeMs];
}

function isSame(stats: Stats | undefined, [size, inode, modified, changed]: Stamp): boolean {
  return (
    stats?.size === size && stats?.ino === inode && stats?.mtimeMs === modified && stats?.ctimeMs === changed
  );
}

function writtenAt([, , modified = 0, changed = 0]: Stamp): number {
  return Math.max(modified, changed);
}

function listing(within: readonly Dirent[]): string {
  const names = within.map((each) => `${each.name}${each.isDirectory() ? '/' : ''}`);
  return names.sort().join('\0');
}
