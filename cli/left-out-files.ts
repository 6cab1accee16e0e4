/** Documents in files that end with `.yml` where the config says `*.yaml`, or the other way round. */
import { isDynamicPattern } from 'tinyglobby';
import { type ConfigFile, patternsOf } from './config.ts';
import { InputError } from './exit.ts';
import { readText, shown } from './files.ts';
import { expand, takesAway } from './patterns.ts';

export interface LeftOutFiles {
  /** What to say of them. */
  readonly notes: readonly string[];
  /** Absolute paths of the files with the other ending, whatever they hold. */
  readonly files: readonly string[];
}

/** What patterns are for. */
interface Sought {
  readonly kind: RegExp;
  readonly one: string;
  readonly several: string;
}

const kindOf = (names: string) =>
  new RegExp(`^["']?kind["']?[ \\t]*:[ \\t]*["']?(?:${names})["']?[ \\t]*(?:#.*)?\\r?$`, 'm');

const TOURS: Sought = {
  kind: kindOf('Tour|TourOverlay'),
  one: 'a tour or an overlay',
  several: 'tours or overlays',
};

const MANIFESTS: Sought = {
  kind: kindOf('Module'),
  one: 'a module manifest',
  several: 'module manifests',
};

const MOST_NAMED = 3;

/**
 * Looks for tours and overlays beside the files that the config names.
 *
 * @param configured absolute paths of those
 */
export async function leftOutTours(
  { config, folder }: ConfigFile,
  configured: readonly string[],
): Promise<LeftOutFiles> {
  return leftOutFiles([config.tours, config.overlays].map(patternsOf), TOURS, folder, configured);
}

/** As `leftOutTours`, for module manifests. */
export async function leftOutManifests(
  { config, folder }: ConfigFile,
  configured: readonly string[],
): Promise<LeftOutFiles> {
  const lists = Object.values(config.apps).map(({ modules }) => patternsOf(modules));
  return leftOutFiles(lists, MANIFESTS, folder, configured);
}

async function leftOutFiles(
  lists: readonly (readonly string[])[],
  sought: Sought,
  folder: string,
  configured: readonly string[],
): Promise<LeftOutFiles> {
  const notes: string[] = [];
  const looked = new Set(configured);
  const files: string[] = [];
  for (const patterns of lists) {
    const taken = patterns.filter(takesAway);
    for (const pattern of patterns) {
      const other = otherEnding(pattern);
      if (other === undefined) continue;
      const beside = (await expand([other, ...taken], folder)).files.filter((file) => !looked.has(file));
      for (const file of beside) looked.add(file);
      files.push(...beside);
      const held: string[] = [];
      for (const file of beside) if (await holds(file, sought)) held.push(shown(file, folder));
      if (held.length > 0) notes.push(noteOf(held, sought, pattern));
    }
  }
  return { notes, files };
}

function otherEnding(pattern: string): string | undefined {
  const ending = /\.ya?ml$/.exec(pattern)?.[0];
  if (ending === undefined || takesAway(pattern) || !isDynamicPattern(pattern)) return undefined;
  return pattern.slice(0, -ending.length) + (ending === '.yml' ? '.yaml' : '.yml');
}

/** What cannot be read is no concern of a project that does not name it. */
async function holds(file: string, { kind }: Sought): Promise<boolean> {
  try {
    return kind.test(await readText(file));
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

function noteOf(files: readonly string[], { one, several }: Sought, pattern: string): string {
  const more = files.length - MOST_NAMED;
  const names = files.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const both = pattern.replace(/\.ya?ml$/, '.{yaml,yml}');
  const [hold, them] =
    files.length === 1 ? [`which holds ${one}`, 'the file'] : [`which hold ${several}`, 'the files'];
  return `No pattern of the config matches ${names}, ${hold}. Write "${both}" in place of "${pattern}", or rename ${them}.`;
}
