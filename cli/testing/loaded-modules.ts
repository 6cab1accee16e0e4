/** The modules that a command loads. */
import { existsSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from './project.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Coverage {
  readonly result: readonly { readonly url: string }[];
}

/**
 * Runs a command that is to succeed, in a project that is left with the folder `loaded`.
 *
 * @returns paths below this repository, as `dist/validator/read-document.js` for a module in a bundle as for one on its own
 */
export function loadedModules(project: TestProject, args: readonly string[]): string[] {
  // The coverage names every file that was loaded, its source map the modules in it.
  const { status, stderr } = project.tour(args, { env: { NODE_V8_COVERAGE: 'loaded' } });
  if (status !== 0) throw new Error(`tour ${args.join(' ')} ended with ${status}: ${stderr}`);
  return project
    .files()
    .filter((file) => file.startsWith('loaded/'))
    .flatMap((file) => (JSON.parse(project.read(file)) as Coverage).result)
    .filter(({ url }) => url.startsWith('file:'))
    .flatMap(({ url }) => modulesIn(fileURLToPath(url)))
    .map((file) => relative(ROOT, file).replaceAll('\\', '/'));
}

function modulesIn(file: string): string[] {
  // A file of the bundle without a map stands in for a package.
  if (!file.startsWith(resolve(ROOT, 'dist/tour')) || !existsSync(`${file}.map`)) return [file];
  const { sources } = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as { sources: string[] };
  return sources.map((source) => resolve(file, '..', source));
}
