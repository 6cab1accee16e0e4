/** Tours and overlays in files that end with `.yml` where the config says `*.yaml`, or the other way round. */
import { isDynamicPattern } from 'tinyglobby';
import { type ConfigFile, patternsOf } from './config.ts';
import { InputError } from './exit.ts';
import { readText, shown } from './files.ts';
import { expand, takesAway } from './patterns.ts';

export interface LeftOutTours {
  /** What to say of them. */
  readonly notes: readonly string[];
  /** Absolute paths of the files with the other ending, whatever they hold. */
  readonly files: readonly string[];
}

const KIND = /^["']?kind["']?[ \t]*:[ \t]*["']?Tour(?:Overlay)?["']?[ \t]*(?:#.*)?\r?$/m;
const MOST_NAMED = 3;

/**
 * Looks beside the files that the config names.
 *
 * @param configured absolute paths of those
 */
export async function leftOutTours(
  { config, folder }: ConfigFile,
  configured: readonly string[],
): Promise<LeftOutTours> {
  const notes: string[] = [];
  const looked = new Set(configured);
  const files: string[] = [];
  for (const patterns of [patternsOf(config.tours), patternsOf(config.overlays)]) {
    const taken = patterns.filter(takesAway);
    for (const pattern of patterns) {
      const other = otherEnding(pattern);
      if (other === undefined) continue;
      const beside = (await expand([other, ...taken], folder)).files.filter((file) => !looked.has(file));
      for (const file of beside) looked.add(file);
      files.push(...beside);
      const held: string[] = [];
      for (const file of beside) if (await holdsTours(file)) held.push(shown(file, folder));
      if (held.length > 0) notes.push(noteOf(held, pattern));
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
async function holdsTours(file: string): Promise<boolean> {
  try {
    return KIND.test(await readText(file));
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

function noteOf(files: readonly string[], pattern: string): string {
  const more = files.length - MOST_NAMED;
  const names = files.slice(0, MOST_NAMED).join(', ') + (more > 0 ? ` and ${more} more` : '');
  const both = pattern.replace(/\.ya?ml$/, '.{yaml,yml}');
  const [hold, them] =
    files.length === 1
      ? ['which holds a tour or an overlay', 'the file']
      : ['which hold tours or overlays', 'the files'];
  return `No pattern of the config matches ${names}, ${hold}. Write "${both}" in place of "${pattern}", or rename ${them}.`;
}
