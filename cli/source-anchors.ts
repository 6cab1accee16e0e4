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
import { type ConfigFile, patternsOf } from './config.ts';
import { InputError } from './exit.ts';
import { readText, shown } from './files.ts';
import { distinct, expand, noFile, type Unmatched } from './patterns.ts';

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
  /** What could not be found or read, and a compiler that could not be loaded. The catalogs do not depend on it. */
  readonly faults: readonly InputError[];
}

/**
 * Reads the sources that the config names, and compares their anchors with the registries. Where something is not to be
 * read, no declared anchor is said to be absent; without a registry nothing is known of anybody's anchors.
 *
 * @param made the app members whose catalog is made here; the registry of another one is read from its file
 */
export async function findInSources(
  project: ConfigFile,
  made: ReadonlyMap<string, MadeAnchors>,
): Promise<SourcesFound> {
  const { config, folder } = project;
  const texts = new Map<string, string>();
  const faults: InputError[] = [];
  const members = Object.entries(config.apps);
  const nothing = { problems: [], files: 0, texts, faults };
  if (members.every(([, { sources }]) => sources === undefined)) return nothing;
  const declared = new Map<string, MadeAnchors>();
  for (const [app, member] of members) {
    const own = made.get(app) ?? (await keepingFault(faults, () => readRegistry(app, member, folder, texts)));
    if (own !== undefined) declared.set(app, own);
  }
  if (declared.size < members.length) return nothing;
  const problems: FileProblem[] = [];
  const read = new Map<string, SourceAnchors | undefined>();
  for (const [app, { catalog, sources }] of members) {
    const own = declared.get(app);
    if (sources === undefined || own === undefined) continue;
    const given = await expand(patternsOf(sources), folder);
    faults.push(...given.faults, ...given.unmatched.map((each) => noSource(each, app)));
    for (const path of given.files.filter((each) => !read.has(each))) {
      read.set(path, await keepingFault(faults, () => readSource(path, folder, texts)));
    }
    const uses = given.files.flatMap((path) => read.get(path) ?? []);
    const isWhole = given.faults.length + given.unmatched.length === 0 && uses.length === given.files.length;
    const others = [...declared].filter(([other]) => other !== app);
    const found = compareAnchors(uses, {
      file: namedFile(catalog.anchors, folder).name,
      ...own,
      elsewhere: others.flatMap(([, { anchors }]) => anchors.map((anchor) => anchor.key)),
    });
    problems.push(...(isWhole ? found : found.filter(({ rule }) => rule !== 'gen-anchor-present')));
  }
  const files = [...read.values()].filter((each) => each !== undefined).length;
  return { problems, files, texts, faults: distinct(faults) };
}

function noSource(pattern: Unmatched, app: string): InputError {
  const { message } = noFile(pattern, `\`sources\` of the app member "${app}"`);
  return new InputError(`${message} Correct the pattern, or leave it out until there is such a file.`);
}

/** What is read; undefined where that fails, which becomes one of the faults. */
async function keepingFault<Read>(
  faults: InputError[],
  read: () => Promise<Read>,
): Promise<Read | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    faults.push(error);
    return undefined;
  }
}

async function readRegistry(
  app: string,
  member: AppConfig,
  folder: string,
  texts: Map<string, string>,
): Promise<MadeAnchors> {
  const anchors = namedFile(member.catalog.anchors, folder);
  const { registry } = await readCatalog(namedFile(member.catalog.tools, folder), anchors, app, member);
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
