/** What `--watch` looks at: the places of all files that a check reads. */
import { dirname, resolve } from 'node:path';
import { isDynamicPattern } from 'tinyglobby';
import { type ConfigFile, patternsOf } from './config.ts';
import { linkAt, withSlashes } from './files.ts';
import { expand, takesAway } from './patterns.ts';

/**
 * What a check of a project reads: the config, the catalogs, the locale files, and the files and folders where tours
 * and overlays are. Manifests are not among them: a change there counts when `tour gen` has made the catalog from it.
 *
 * @param named files and patterns of the command line
 * @param given other files that it names
 */
export function watchedPaths(
  { file, folder, config }: ConfigFile,
  named: readonly string[],
  given: readonly (string | undefined)[],
): string[] {
  return [
    ...new Set([
      // Without a config only what the command names.
      ...(file === folder ? [] : [file]),
      ...patternsRead({ file, folder, config }, named, given).flatMap(([pattern, from]) =>
        placeOf(pattern, from),
      ),
    ]),
  ];
}

/**
 * As `watchedPaths`, with what links among the files lead to, there or not: it may be in a folder that is none of
 * those.
 */
export async function watchedWithTargets(
  config: ConfigFile,
  named: readonly string[],
  given: readonly (string | undefined)[],
): Promise<string[]> {
  const paths = watchedPaths(config, named, given);
  const found = await Promise.all(
    patternsRead(config, named, given).map(([pattern, from]) => expand([pattern], from)),
  );
  const files = [config.file, ...found.flatMap((each) => each.files)];
  return [...new Set([...paths, ...files.flatMap(targetsOf)])];
}

/** Where a link leads, and where that leads if it is one. */
function targetsOf(path: string): string[] {
  const targets: string[] = [];
  let next = targetOf(path);
  while (next !== undefined && !targets.includes(next)) {
    targets.push(next);
    next = targetOf(next);
  }
  return targets;
}

function targetOf(path: string): string | undefined {
  const target = linkAt(path);
  return target === undefined ? undefined : resolve(dirname(path), target);
}

/** The patterns of what is read, each with the folder that it is relative to. */
function patternsRead(
  { folder, config }: ConfigFile,
  named: readonly string[],
  given: readonly (string | undefined)[],
): (readonly [pattern: string, from: string])[] {
  const catalogs = Object.values(config.apps).flatMap(({ catalog }) => [catalog.tools, catalog.anchors]);
  const locales = config.locales?.path.replaceAll(/\{(?:locale|ns)\}/g, '*');
  const patterns = [
    ...catalogs,
    ...patternsOf(config.tours),
    ...patternsOf(config.overlays),
    ...(locales === undefined ? [] : [locales]),
  ];
  const ofCommand = [...named, ...given.filter((each) => each !== undefined)];
  return [
    ...patterns.map((pattern) => [pattern, folder] as const),
    ...ofCommand.map((pattern) => [pattern, process.cwd()] as const),
  ];
}

/** The file or folder that a pattern names, or the folder below which everything is that it can match. */
function placeOf(pattern: string, folder: string): string[] {
  if (takesAway(pattern)) return [];
  const parts = withSlashes(pattern).split('/');
  const dynamic = parts.findIndex((part) => isDynamicPattern(part));
  const fixed = dynamic < 0 ? parts : parts.slice(0, dynamic);
  // Of "/*.yaml" the empty first part is left, which stands for the root.
  return [resolve(folder, fixed.length === 1 && fixed[0] === '' ? '/' : fixed.join('/'))];
}
