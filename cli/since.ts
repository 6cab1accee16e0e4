/** `tour validate --since`: the files of a project as they were at a git ref. */
import { execFile } from 'node:child_process';
import { dirname, resolve } from 'node:path';
import { promisify } from 'node:util';
import { pathInRepository, type SourceFile } from '../validator/index.ts';
import { InputError } from './exit.ts';
import { repositoryOf } from './repository.ts';

const MOST_NAMED = 3;

/**
 * What to say of files that git does not follow with the project, because they are in a repository of their own.
 *
 * @param folder of the config
 * @param names of the files that are reported on, relative to the folder
 */
export async function notCompared(folder: string, names: Iterable<string>): Promise<readonly string[]> {
  const roots = new Map<string, string | undefined>();
  const own = await repositoryOf(folder);
  const elsewhere: string[] = [];
  for (const name of names) {
    const place = dirname(resolve(folder, name));
    if (!roots.has(place)) roots.set(place, await repositoryOf(place));
    if (roots.get(place) !== own) elsewhere.push(name);
  }
  if (elsewhere.length === 0) return [];
  const more = elsewhere.length - MOST_NAMED;
  const shown = elsewhere.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  return [`--since does not compare what is in another git repository, such as a submodule: ${shown}.`];
}

/**
 * What has changed since the ref, as it was there: files that are checked now, and YAML files that are gone or were
 * renamed, since a tour may have moved from one to another. A ref that has gone on by itself, such as the main branch,
 * stands for the commit where the current branch left it: what others did there is not ours.
 *
 * @param ref a branch, tag or commit
 * @param folder of the config
 * @param names of the files that are checked, relative to the folder
 * @param given the file that is checked with another text than it has on disk
 * @returns with the name under which messages speak of what it was compared with
 * @throws InputError when there is no git, no checkout or no such ref
 */
export async function sourcesAt(
  ref: string,
  folder: string,
  names: ReadonlySet<string>,
  given?: string,
): Promise<{ readonly name: string; readonly sources: readonly SourceFile[] }> {
  const prefix = (await git(folder, ['rev-parse', '--show-prefix'], notInCheckout(folder))).trimEnd();
  const { commit, name } = await baseOf(ref, folder);
  const checked = new Set([...names].map((each) => pathInRepository(each, prefix)));
  // Tours may have come from another folder, or with their whole project.
  const place = (await isAllBelow(folder, prefix, commit, checked)) ? ['--', '.'] : [];
  const range = ['--name-status', '-z', '-M', commit, ...place];
  const files = formerNames(await git(folder, ['-c', 'diff.relative=false', 'diff', ...range]), checked);
  if (given !== undefined) files.add(pathInRepository(given, prefix));
  const sources: SourceFile[] = [];
  const queue = [...files];
  // A process per file, and only some at once.
  while (queue.length > 0) {
    const shown = queue.splice(0, MOST_AT_ONCE).map(async (file): Promise<SourceFile[]> => {
      const text = await git(folder, ['show', '--no-textconv', `${commit}:${file}`], () => undefined);
      return text === undefined ? [] : [{ file, text }];
    });
    sources.push(...(await Promise.all(shown)).flat());
  }
  return { name, sources };
}

/** Whether all files that are checked were at the commit already, below the folder. */
async function isAllBelow(
  folder: string,
  prefix: string,
  commit: string,
  checked: ReadonlySet<string>,
): Promise<boolean> {
  const listed = await git(folder, ['ls-tree', '-r', '-z', '--name-only', '--full-name', commit, '.']);
  const there = new Set(listed.split('\0'));
  return [...checked].every((file) => file.startsWith(prefix) && there.has(file));
}

const MOST_AT_ONCE = 8;
const MOST_BYTES = 64 * 1024 * 1024;

async function baseOf(
  ref: string,
  folder: string,
): Promise<{ readonly commit: string; readonly name: string }> {
  const unknown = () => {
    throw new InputError(
      `--since: git knows no commit "${ref}" here. In CI a shallow clone holds the last commit only: fetch the whole history.`,
    );
  };
  if (ref.startsWith('-')) unknown();
  const commit = (await git(folder, ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], unknown)).trim();
  const fork = await git(folder, ['merge-base', commit, 'HEAD'], () => undefined);
  if (fork !== undefined) return { commit: fork.trim(), name: ref };
  const isShallow = (await git(folder, ['rev-parse', '--is-shallow-repository'])).trim() === 'true';
  // Its last commit may hold what others did since.
  const doubt = ' as it is now (the clone is too shallow to tell where this branch left it)';
  return { commit, name: isShallow ? `${ref}${doubt}` : ref };
}

const DOCUMENT = /\.(?:ya?ml|json)$/i;

/** The names that changed files had, from the output of `git diff --name-status -z`. Those that are gone come first. */
function formerNames(listed: string, names: ReadonlySet<string>): Set<string> {
  const gone: string[] = [];
  const changed: string[] = [];
  const parts = listed.split('\0');
  for (let at = 0; at + 1 < parts.length; ) {
    const [status = '', former = '', now = ''] = parts.slice(at, at + 3);
    const hasTwoNames = /^[RC]/.test(status);
    at += hasTwoNames ? 3 : 2;
    const isGone = status.startsWith('D') || hasTwoNames;
    if (isGone && (DOCUMENT.test(former) || names.has(now))) gone.push(former);
    if (/^[MT]/.test(status) && names.has(former)) changed.push(former);
  }
  return new Set([...gone, ...changed]);
}

function notInCheckout(folder: string): (reason: string) => never {
  return (reason) => {
    throw new InputError(
      reason.includes('not a git repository')
        ? `--since compares with a git ref, and ${folder} is in no git checkout.`
        : `--since: git refuses to work in ${folder}: ${reason}${remedyOf(reason)}`,
    );
  };
}

/** Containers of CI often run as another user than the one who owns the checkout. */
function remedyOf(reason: string): string {
  const [, root] = /dubious ownership in repository at '(.+)'/.exec(reason) ?? [];
  return root === undefined ? '' : `. If it is yours: git config --global --add safe.directory '${root}'`;
}

function refuse(reason: string): never {
  throw new InputError(`--since: git failed: ${reason}`);
}

/** @param otherwise what is answered, or thrown, when git refuses; it is given what git says */
async function git<Otherwise = never>(
  folder: string,
  args: readonly string[],
  otherwise: (reason: string) => Otherwise = refuse as (reason: string) => Otherwise,
): Promise<string | Otherwise> {
  try {
    const { stdout } = await promisify(execFile)('git', [...args], {
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C', GIT_OPTIONAL_LOCKS: '0' },
      maxBuffer: MOST_BYTES,
    });
    return stdout;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const { code, stderr = '' } = error as Error & { readonly code?: unknown; readonly stderr?: string };
    if (code === 'ENOENT') throw new InputError('--since needs git, and it is not installed here.');
    // What git said in its first line; without a word, that it ended at all.
    return otherwise(
      stderr
        .trim()
        .split('\n')[0]
        ?.replace(/^fatal: /, '') || `it ended with ${String(code)}`,
    );
  }
}
