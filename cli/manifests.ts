/** Reads the module manifests that the config names. */
import { resolve } from 'node:path';
import { checkModule, type ModuleDocument } from '../schemas/index.ts';
import type { ModuleSource } from '../validator/index.ts';
import { type ConfigFile, patternsOf } from './config.ts';
import { type Mistake, readDocument } from './document.ts';
import { expand, readText, shown } from './files.ts';

export interface Manifests {
  /** The manifests of each app member that names any, by its name. */
  readonly byApp: ReadonlyMap<string, readonly ModuleSource[]>;
  readonly mistakes: readonly (Mistake & { readonly file: string })[];
}

/**
 * Each file is read once, also when several app members name it.
 *
 * @throws InputError when a file cannot be read
 */
export async function readManifests({ config, folder }: ConfigFile): Promise<Manifests> {
  const byApp = new Map<string, ModuleSource[]>();
  const mistakes: (Mistake & { file: string })[] = [];
  const read = new Map<string, ModuleSource | undefined>();
  for (const [app, { modules }] of Object.entries(config.apps)) {
    if (modules === undefined) continue;
    const { files } = await expand(patternsOf(modules), folder);
    for (const path of files.filter((file) => !read.has(file))) {
      const file = shown(path, folder);
      const document = readDocument(await readText(resolve(folder, path), file), checkModule);
      if (!document.ok) mistakes.push(...document.mistakes.map((mistake) => ({ file, ...mistake })));
      read.set(path, document.ok ? { file, document: document.value as ModuleDocument } : undefined);
    }
    byApp.set(
      app,
      files.flatMap((file) => read.get(file) ?? []),
    );
  }
  return { byApp, mistakes };
}
