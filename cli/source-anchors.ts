/** Holds the anchors in the source of each app member against those that it declares. */
import type { AnchorRow, AppConfig } from '../schemas/index.ts';
import {
  compareAnchors,
  type FileProblem,
  type ModuleSource,
  readSourceAnchors,
  type SourceAnchors,
} from '../validator/gen/index.ts';
import { namedFile, readCatalog } from './catalog.ts';
import { loadVueCompiler } from './compilers.ts';
import type { ConfigFile } from './config.ts';
import { readText, shown } from './files.ts';
import { namedFiles } from './manifests.ts';

/** The anchors of an app member whose catalog is made here. */
export interface MadeAnchors {
  readonly anchors: readonly AnchorRow[];
  readonly modules: readonly ModuleSource[];
}

export interface SourcesFound {
  readonly problems: readonly FileProblem[];
  /** How many source files there are. */
  readonly files: number;
  /** The texts of those that use anchors, and of registries that were made elsewhere. */
  readonly texts: ReadonlyMap<string, string>;
}

/**
 * Reads the sources that the config names, and compares their anchors with the registries.
 *
 * @param made the app members whose catalog is made here; the registry of another one is read from its file
 * @throws InputError when a file cannot be read, or a pattern matches none
 */
export async function findInSources(
  project: ConfigFile,
  made: ReadonlyMap<string, MadeAnchors>,
): Promise<SourcesFound> {
  const { config, folder } = project;
  const texts = new Map<string, string>();
  const members = Object.entries(config.apps);
  if (members.every(([, { sources }]) => sources === undefined)) return { problems: [], files: 0, texts };
  const declared = new Map<string, MadeAnchors>();
  for (const [app, member] of members) {
    declared.set(app, made.get(app) ?? (await readRegistry(app, member, folder, texts)));
  }
  const problems: FileProblem[] = [];
  const read = new Map<string, SourceAnchors>();
  for (const [app, { catalog, sources }] of members) {
    const own = declared.get(app);
    if (sources === undefined || own === undefined) continue;
    const paths = await namedFiles(sources, folder, `\`sources\` of the app member "${app}"`);
    const uses: SourceAnchors[] = [];
    for (const path of paths) {
      const found = read.get(path) ?? (await readSource(path, folder, texts));
      read.set(path, found);
      uses.push(found);
    }
    const others = [...declared].filter(([other]) => other !== app);
    problems.push(
      ...compareAnchors(uses, {
        file: namedFile(catalog.anchors, folder).name,
        ...own,
        elsewhere: others.flatMap(([, { anchors }]) => anchors.map((anchor) => anchor.key)),
      }),
    );
  }
  return { problems, files: read.size, texts };
}

async function readRegistry(
  app: string,
  { catalog }: AppConfig,
  folder: string,
  texts: Map<string, string>,
): Promise<MadeAnchors> {
  const anchors = namedFile(catalog.anchors, folder);
  const { registry } = await readCatalog(namedFile(catalog.tools, folder), anchors, app);
  texts.set(anchors.name, await readText(anchors.path, anchors.name));
  return { anchors: registry.anchors, modules: [] };
}

/** The text is kept only where there is something to point at: an app has many sources that use no anchor. */
async function readSource(path: string, folder: string, texts: Map<string, string>): Promise<SourceAnchors> {
  const file = shown(path, folder);
  const text = await readText(path, file);
  const found = await readSourceAnchors({ file, text }, { vue: () => loadVueCompiler(path) });
  if (found.uses.length + found.computed.length + found.problems.length > 0) texts.set(file, text);
  return found;
}
