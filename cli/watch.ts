/** Watching, for `tour validate --watch` and `tour preview`: a round whenever something changes that the last one read. */
import { type Stats, statSync } from 'node:fs';
import { basename, dirname, extname, resolve, sep } from 'node:path';
import type { FSWatcher } from 'chokidar';
import { afterBursts } from './bursts.ts';
import { type ExitStatus, InputError } from './exit.ts';
import { codeOf, reasonOf } from './files.ts';
import { leadsNowhere } from './patterns.ts';

export interface Watched {
  /**
   * Absolute paths of the files and folders that a round depends on, there or not; looked up before each round. Most
   * of them are below the folder of the first.
   */
  paths(): Promise<readonly string[]>;
  /**
   * Checks once.
   *
   * @param changed absolute paths; none at first
   */
  round(changed: readonly string[]): Promise<ExitStatus>;
}

/** An editor saves in several steps, and git checks out file by file. */
const QUIET_MS = 100;

/**
 * Does a round, and another after each burst of changes, until it is told to stop.
 *
 * @returns the status of the last round
 * @throws what `watched` throws: the user's mistakes are for it to tell
 */
export async function watch(watched: Watched, stop: AbortSignal): Promise<ExitStatus> {
  const [first = process.cwd(), ...more] = await watched.paths();
  const paths = new Set([first, ...more]);
  const root = dirname(first);
  // What changes during the first round must not be missed.
  const early: string[] = [];
  let tell = (path: string): void => void early.push(path);
  let fail: (error: unknown) => void = () => {};
  const listen = () =>
    startWatcher(root, paths, { change: (path) => tell(path), error: (error) => fail(error) });
  let watcher = await listen();
  const places = createPlaces([root, ...foldersOutside(root, paths)], (folder) => tell(folder));
  try {
    let last = await watched.round([]);
    await new Promise<void>((done, failed) => {
      fail = failed;
      const rounds = afterBursts(
        async (changed) => {
          const added = (await watched.paths()).filter((path) => !paths.has(path));
          for (const path of added) paths.add(path);
          if (places.look()) {
            await watcher.close();
            watcher = await listen();
          } else if (added.length > 0) {
            // What was passed over before is looked at again.
            watcher.add([...new Set([...added, ...foldersOutside(root, added)])]);
          }
          last = await watched.round(changed);
        },
        QUIET_MS,
        fail,
      );
      tell = (path) => rounds.add(path);
      for (const path of early) rounds.add(path);
      const end = () => void rounds.stop().then(done);
      stop.addEventListener('abort', end, { once: true });
      if (stop.aborted) end();
    });
    return last;
  } finally {
    places.end();
    await watcher.close();
  }
}

interface Listener {
  change(path: string): void;
  error(error: unknown): void;
}

/** Begins to watch, and listens when all folders were looked at. */
async function startWatcher(
  root: string,
  paths: ReadonlySet<string>,
  listener: Listener,
): Promise<FSWatcher> {
  const { watch: watchFiles } = await import('chokidar');
  // From folders down, because a file that is watched by itself is forgotten when it is replaced or removed.
  const watcher = watchFiles([root, ...foldersOutside(root, paths)], {
    ignoreInitial: true,
    ignored: (path, stats) => !isWanted(resolve(path), stats, paths),
  });
  try {
    await new Promise<void>((ready, fail) => watcher.once('ready', ready).on('error', failing(fail)));
  } catch (error) {
    await watcher.close();
    throw error;
  }
  hear(watcher, paths, listener.change);
  return watcher.on('error', failing(listener.error));
}

const LOOK_MS = 500;

interface Places {
  /** Whether another folder has come to stand in the place of one of them since this was last asked. */
  look(): boolean;
  /** Looks no more. */
  end(): void;
}

/**
 * The folders that watching begins at. When one of them is moved away and back, or made anew as by a second clone, its
 * watcher hears nothing more and says nothing of it, so they are looked at from time to time.
 *
 * @param tell told a folder that is another one
 */
function createPlaces(folders: readonly string[], tell: (folder: string) => void): Places {
  const known = new Map(folders.map((folder) => [folder, identityOf(folder)]));
  let isAnew = false;
  const compare = (): string[] => {
    const changed = folders.filter((folder) => identityOf(folder) !== known.get(folder));
    for (const folder of changed) known.set(folder, identityOf(folder));
    const anew = changed.filter((folder) => known.get(folder) !== undefined);
    isAnew ||= anew.length > 0;
    return anew;
  };
  const timer = setInterval(() => compare().forEach(tell), LOOK_MS);
  return {
    look() {
      compare();
      const was = isAnew;
      isAnew = false;
      return was;
    },
    end: () => clearInterval(timer),
  };
}

/** What tells a folder from another of its name; an inode alone may be given again at once. */
function identityOf(folder: string): string | undefined {
  try {
    const found = statSync(folder, { bigint: true, throwIfNoEntry: false });
    return found && `${found.ino} ${found.birthtimeNs}`;
  } catch {
    // It cannot be looked at, so it is not there to be watched; the round says why.
    return undefined;
  }
}

/**
 * Tells the path of each change. Of links that lead nowhere the watcher says nothing: that one has come or gone is seen
 * in what its folder says.
 */
function hear(watcher: FSWatcher, paths: ReadonlySet<string>, tell: (path: string) => void): void {
  const change = (_event: string, path: string) => tell(resolve(path));
  const raw = (_event: string, name: string | null, of: unknown) => {
    const { watchedPath = '.' } = of as { readonly watchedPath?: string };
    // A file gives its own name.
    const path = basename(watchedPath) === name ? watchedPath : resolve(watchedPath, name ?? '.');
    if (READ.has(extname(path).toLowerCase()) && isWanted(path, undefined, paths) && leadsNowhere(path))
      tell(path);
  };
  watcher.on('all', change).on('raw', raw);
}

/** Of one file that cannot be looked at: the round names it with the reason, and the others are still watched. */
const OF_ONE_FILE = new Set(['ELOOP', 'EACCES', 'EPERM', 'ENAMETOOLONG', 'EIO', 'EBUSY']);
const LIMIT =
  'the system watches as many files as it may. Raise the limit, such as `fs.inotify.max_user_watches`';
const LIMITS = new Set(['ENOSPC', 'EMFILE', 'ENFILE']);

/**
 * What to do with an error of the watcher.
 *
 * @param fail told what ends the watching
 */
export function failing(fail: (error: unknown) => void): (error: unknown) => void {
  return (error) => {
    const code = codeOf(error) ?? '';
    if (OF_ONE_FILE.has(code)) return;
    const reason = LIMITS.has(code) ? LIMIT : reasonOf(error);
    fail(new InputError(`Cannot watch the files: ${reason}.`));
  };
}

const READ = new Set(['.yaml', '.yml', '.json']);

/** Whether a path is one of those, below one, or on the way to one. */
function isWanted(path: string, stats: Stats | undefined, paths: ReadonlySet<string>): boolean {
  if (paths.has(path)) return true;
  for (const wanted of paths) {
    if (isBelow(wanted, path)) return true;
    if (isBelow(path, wanted)) return isReadBelow(path.slice(wanted.length), stats);
  }
  return false;
}

function isReadBelow(rest: string, stats: Stats | undefined): boolean {
  const parts = rest.split(sep);
  if (parts.includes('node_modules') || parts.includes('.git')) return false;
  return stats?.isFile() !== true || READ.has(extname(rest).toLowerCase());
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** The folders of what is elsewhere; of one that is not there, what is there above it. */
function foldersOutside(root: string, paths: Iterable<string>): string[] {
  return [...paths]
    .filter((path) => path !== root && !isBelow(path, root))
    .map((path) => {
      let folder = dirname(path);
      while (leadsNowhere(folder) && folder !== dirname(folder)) folder = dirname(folder);
      return folder;
    });
}
