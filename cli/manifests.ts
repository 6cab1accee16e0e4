/** Reads the module manifests that the config names. */
import type { ModuleText } from '../validator/gen/index.ts';
import { type Diagnostic, readDocument } from '../validator/index.ts';
import { type ConfigFile, isMadeHere, patternsOf } from './config.ts';
import type { InputError } from './exit.ts';
import { readText, shown } from './files.ts';
import { expand, noFile } from './patterns.ts';

export interface Manifests {
  /**
   * The manifests of each app member whose catalog is made here: of those that name `modules` or `imports`. The
   * catalog of any other comes from elsewhere.
   */
  readonly byApp: ReadonlyMap<string, readonly ModuleText[]>;
  /** File to its text, also of a manifest that is broken. */
  readonly texts: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
  /** Patterns for modules that match nothing. An app member can begin without any (design 10). */
  readonly unmatched: readonly InputError[];
  /** Absolute paths of the files. */
  readonly files: readonly string[];
}

/**
 * Each file is read once, also when several app members name it.
 *
 * @throws InputError when a file or a folder cannot be read
 */
export async function readManifests({ config, folder }: ConfigFile): Promise<Manifests> {
  const byApp = new Map<string, ModuleText[]>();
  const texts = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  const unmatched: InputError[] = [];
  const read = new Map<string, ModuleText | undefined>();
  for (const [app, member] of Object.entries(config.apps)) {
    if (!isMadeHere(member)) continue;
    const { files, faults, unmatched: without } = await expand(patternsOf(member.modules), folder);
    throwFirst(faults);
    unmatched.push(...without.map((each) => noFile(each, `\`modules\` of the app member "${app}"`)));
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
  return { byApp, texts, diagnostics, unmatched, files: [...read.keys()] };
}

function throwFirst([fault]: readonly InputError[]): void {
  if (fault !== undefined) throw fault;
}
