/** The git repository that a project is in. */
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { shown } from './files.ts';

/**
 * The folder as seen from the root of its repository, with `/`; empty for the root itself, and for a folder that is in
 * no repository.
 */
export async function folderInRepository(folder: string): Promise<string> {
  const root = await repositoryOf(folder);
  return root === undefined || root === folder ? '' : shown(folder, root);
}

/** The root of the repository that a folder is in. */
export async function repositoryOf(folder: string): Promise<string | undefined> {
  for (let root = folder; ; root = dirname(root)) {
    // A file in a worktree or a submodule, a folder otherwise.
    const isRoot = await stat(join(root, '.git')).then(
      () => true,
      () => false,
    );
    if (isRoot) return root;
    if (dirname(root) === root) return undefined;
  }
}
