/** Where the config of a project is. */
import { dirname, join, resolve } from 'node:path';
import { readTextIfThere, shown } from './files.ts';

export const CONFIG_NAME = 'tour.config.yaml';

/** The config in `from` or the nearest folder above it. */
export async function findConfig(from: string): Promise<{ file: string; text: string } | undefined> {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const file = join(folder, CONFIG_NAME);
    const text = await readTextIfThere(file, shown(file, from));
    if (text !== undefined) return { file, text };
    if (dirname(folder) === folder) return undefined;
  }
}
