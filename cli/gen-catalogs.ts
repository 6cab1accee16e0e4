/** The catalogs of all app members, from their manifests and the tool lists that they import. */
import {
  type FileProblem,
  importTools,
  type ProjectedCatalog,
  projectCatalog,
  unusedClassification,
} from '../validator/gen/index.ts';
import type { ConfigFile } from './config.ts';
import { shown } from './files.ts';
import type { Manifests } from './manifests.ts';
import type { ToolImports } from './tool-imports.ts';

export interface MadeCatalog extends ProjectedCatalog {
  /** Imported client tools that the config does not classify: in the table, but for no step. */
  readonly unclassified: readonly string[];
}

export interface MadeCatalogs {
  /** App member to its catalog. */
  readonly byApp: ReadonlyMap<string, MadeCatalog>;
  /** With an error among them none is to be written. */
  readonly problems: readonly FileProblem[];
}

/**
 * Makes the catalog of each app member, imported tools included.
 *
 * @param manifests none of which is refused
 */
export function makeCatalogs(
  { config, file, folder }: ConfigFile,
  manifests: Manifests['byApp'],
  imports: ToolImports['byApp'],
): MadeCatalogs {
  const byApp = new Map<string, MadeCatalog>();
  const problems: FileProblem[] = [];
  for (const [app, modules] of manifests) {
    const { table: generated, registry } = projectCatalog(modules, app);
    const {
      table,
      unclassified,
      problems: found,
    } = importTools(imports.get(app) ?? [], generated, config.classify);
    byApp.set(app, { table, registry, unclassified });
    problems.push(...found);
  }
  // The tools of a list that cannot be read whole are not known.
  const isWhole = problems.every(({ severity }) => severity !== 'error');
  if (isWhole && config.classify !== undefined) {
    problems.push(
      ...unusedClassification(config.classify, [...imports.values()].flat(), shown(file, folder)),
    );
  }
  return { byApp, problems };
}
