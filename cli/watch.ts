/** Watching, for `tour validate --watch` and `tour preview`: a round whenever something changes that the last one read. */
import type { Stats } from 'node:fs';
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
  const { watch: watchFiles } = await import('chokidar');
  // From folders down, because a file that is watched by itself is forgotten when it is replaced or removed.
  const watcher = watchFiles([root, ...foldersOutside(root, paths)], {
    ignoreInitial: true,
    ignored: (path, stats) => !isWanted(resolve(path), stats, paths),
  });
  try {
    await new Promise<void>((ready, fail) => watcher.once('ready', ready).on('error', failing(fail)));
    // What changes during the first round must not be missed.
    const early: string[] = [];
    const stopKeeping = hear(watcher, paths, (path) => early.push(path));
    let last = await watched.round([]);
    stopKeeping();
    await new Promise<void>((done, fail) => {
      const rounds = afterBursts(
        async (changed) => {
          const added = (await watched.paths()).filter((path) => !paths.has(path));
          for (const path of added) paths.add(path);
          // What was passed over before is looked at again.
          if (added.length > 0) watcher.add([...new Set([...added, ...foldersOutside(root, added)])]);
          last = await watched.round(changed);
        },
        QUIET_MS,
        fail,
      );
      hear(watcher, paths, (path) => rounds.add(path));
      watcher.on('error', failing(fail));
      for (const path of early) rounds.add(path);
      const end = () => void rounds.stop().then(done);
      stop.addEventListener('abort', end, { once: true });
      if (stop.aborted) end();
    });
    return last;
  } finally {
    await watcher.close();
  }
}

/**
 * Tells the path of each change. Of links that lead nowhere the watcher says nothing: that one has come or gone is seen
 * in what its folder says.
 *
 * @returns its undo
 */
function hear(watcher: FSWatcher, paths: ReadonlySet<string>, tell: (path: string) => void): () => void {
  const change = (_event: string, path: string) => tell(resolve(path));
  const raw = (_event: string, name: string | null, of: unknown) => {
    const { watchedPath = '.' } = of as { readonly watchedPath?: string };
    // A file gives its own name.
    const path = basename(watchedPath) === name ? watchedPath : resolve(watchedPath, name ?? '.');
    if (READ.has(extname(path).toLowerCase()) && isWanted(path, undefined, paths) && leadsNowhere(path))
      tell(path);
  };
  watcher.on('all', change).on('raw', raw);
  return () => void watcher.off('all', change).off('raw', raw);
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
