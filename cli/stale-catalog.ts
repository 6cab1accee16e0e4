/**
 * Whether a catalog still is what the manifests make. `tour validate` holds tours against the catalog alone, so a name
 * that was declared since is unknown to it, and another one is suggested in its place.
 */
import { refuseModules } from '../validator/gen/index.ts';
import { type CheckOptions, readConfigFor } from './check.ts';
import type { ConfigFile } from './config.ts';
import { InputError } from './exit.ts';
import { makeCatalogs } from './gen-catalogs.ts';
import { outOfDate } from './gen-report.ts';
import { catalogFiles, compareFile, type FileReport } from './generated-files.ts';
import { readManifests } from './manifests.ts';
import type { Print } from './report.ts';
import { readToolImports } from './tool-imports.ts';

/** Says beside a report with findings which catalogs are out of date, and what the manifests have in place of it. */
export async function noteStaleCatalogs(options: CheckOptions, { note }: Pick<Print, 'note'>): Promise<void> {
  // A catalog that is named in place of the configured one is made elsewhere.
  if (options.tools !== undefined) return;
  for (const line of await tellStaleCatalogs(await readConfigFor(options))) note(`${line}\n`);
}

/** One line for each catalog file that is out of date, and what to do last; none when none is. */
export async function tellStaleCatalogs(project: ConfigFile): Promise<readonly string[]> {
  const stale = await staleCatalogs(project);
  if (stale.length === 0) return [];
  return [
    ...stale.map(outOfDate),
    'The check knows only what the catalog holds: run `tour gen`, and check again.',
  ];
}

/** None where manifests are absent or at fault: what they would make is not known, and `tour gen` says why. */
async function staleCatalogs(project: ConfigFile): Promise<readonly FileReport[]> {
  try {
    const manifests = await readManifests(project);
    const apps = Object.keys(project.config.apps);
    const refused = [...manifests.diagnostics, ...refuseModules(manifests.byApp, { apps, tours: [] })];
    if (refused.length > 0 || manifests.unmatched.length > 0) return [];
    const { byApp, problems } = makeCatalogs(
      project,
      manifests.byApp,
      (await readToolImports(project)).byApp,
    );
    if (problems.some(({ severity }) => severity === 'error')) return [];
    const documents = Object.entries(project.config.apps).flatMap(([app, member]) => {
      const made = byApp.get(app);
      return made === undefined ? [] : catalogFiles(made, member, project.folder);
    });
    const reports = await Promise.all(documents.map((file) => compareFile(file, project.folder)));
    return reports.filter(({ state }) => state === 'outdated');
  } catch (error) {
    if (error instanceof InputError) return [];
    throw error;
  }
}
