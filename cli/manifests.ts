/** Reads the module manifests that the config names. */
import type { ModuleText } from '../validator/gen/index.ts';
import { type Diagnostic, readDocument } from '../validator/index.ts';
import { type ConfigFile, patternsOf } from './config.ts';
import { expand, readText, shown } from './files.ts';

export interface Manifests {
  /** The manifests that each app member names, by its name; an app member without `modules` is not here. */
  readonly byApp: ReadonlyMap<string, readonly ModuleText[]>;
  /** File to its text, also of a manifest that is broken. */
  readonly texts: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Each file is read once, also when several app members name it.
 *
 * @throws InputError when a file cannot be read
 */
export async function readManifests({ config, folder }: ConfigFile): Promise<Manifests> {
  const byApp = new Map<string, ModuleText[]>();
  const texts = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const read = new Map<string, ModuleText | undefined>();
  for (const [app, { modules }] of Object.entries(config.apps)) {
    if (modules === undefined) continue;
    const { files } = await expand(patternsOf(modules), folder);
    for (const path of files.filter((file) => !read.has(file))) {
      const file = shown(path, folder);
      const text = await readText(path, file);
      texts.set(file, text);
      const document = readDocument('Module', { file, text });
      if (!document.ok) diagnostics.push(...document.diagnostics);
      read.set(path, document.ok ? { file, text, document: document.value } : undefined);
    }
    byApp.set(
      app,
      files.flatMap((file) => read.get(file) ?? []),
    );
  }
  return { byApp, texts, diagnostics };
}
