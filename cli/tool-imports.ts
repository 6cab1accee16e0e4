/** Reads the tool lists of other systems that the config names. */
import { resolve } from 'node:path';
import { readToolListFile, type ToolList } from '../validator/gen/index.ts';
import { loadToolkitCompiler } from './compilers.ts';
import type { ConfigFile } from './config.ts';
import { readText, shown } from './files.ts';

export interface ToolImports {
  /** The lists of each app member that names `imports`, by its name; with mistakes among their problems. */
  readonly byApp: ReadonlyMap<string, readonly ToolList[]>;
  /** File to its text. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * The same list may be of several app members.
 *
 * @throws InputError when a file cannot be read
 */
export async function readToolImports({ config, folder }: ConfigFile): Promise<ToolImports> {
  const byApp = new Map<string, ToolList[]>();
  const texts = new Map<string, string>();
  for (const [app, { imports }] of Object.entries(config.apps)) {
    if (imports === undefined) continue;
    const lists: ToolList[] = [];
    for (const each of imports) {
      const path = resolve(folder, each.file);
      const file = shown(path, folder);
      const text = texts.get(file) ?? (await readText(path, file));
      texts.set(file, text);
      const compiler = () => loadToolkitCompiler(path);
      lists.push(await readToolListFile(text, { ...each, file }, { compiler }));
    }
    byApp.set(app, lists);
  }
  return { byApp, texts };
}
