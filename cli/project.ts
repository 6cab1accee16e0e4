/** The project around the files that are checked: config, catalogs, locale files and tours, read from disk. */
import type { AppConfig, TourConfig } from '../schemas/index.ts';
import {
  type AppMember,
  checksFromTable,
  type LocaleFile,
  type Project,
  type SourceFile,
} from '../validator/index.ts';
import { type CatalogFiles, type NamedFile, namedFile, readCatalog } from './catalog.ts';
import { type ConfigFile, patternsOf } from './config.ts';
import { InputError } from './exit.ts';
import { readText, shown } from './files.ts';
import { readLocales } from './locale-files.ts';
import { distinct, expand, noFile } from './patterns.ts';

export interface LoadedProject {
  readonly folder: string;
  readonly project: Project;
  readonly catalogs: ReadonlyMap<string, CatalogFiles>;
  /** What stands in the locale files. */
  readonly localeTexts: readonly LocaleFile[];
  /** App members without a catalog that can be used: what is said of them is said once, in `faults`. */
  readonly unusable: ReadonlySet<string>;
  readonly faults: readonly InputError[];
  /** What is worth knowing of it, though it can be used. */
  readonly notes: readonly string[];
  /** Absolute paths of the locale files. */
  readonly localeFiles: readonly string[];
}

/** Catalog files given on the command line, for one app member. */
export interface GivenCatalog {
  readonly app?: string;
  readonly tools: string;
  readonly anchors: string;
}

/**
 * Reads everything that the checks need to know. What cannot be read becomes a fault, and the rest is still checked.
 *
 * @param given replaces the catalog of its app member
 */
export async function loadProject(
  { config, folder }: ConfigFile,
  given?: GivenCatalog,
): Promise<LoadedProject> {
  const faults: InputError[] = [];
  const catalogs = new Map<string, CatalogFiles>();
  const unusable = new Set<string>();
  const keep = async (app: string | undefined, tools: NamedFile, anchors: NamedFile, member?: AppConfig) => {
    try {
      const files = await readCatalog(tools, anchors, app, member);
      catalogs.set(files.catalog.app, files);
      return files.catalog.app;
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      faults.push(error);
      if (app !== undefined) unusable.add(app);
      return app;
    }
  };
  const replaced =
    given &&
    (await keep(given.app, namedFile(given.tools, process.cwd()), namedFile(given.anchors, process.cwd())));
  for (const [app, member] of Object.entries(config.apps)) {
    if (app === replaced) continue;
    const { tools, anchors } = member.catalog;
    await keep(app, namedFile(tools, folder), namedFile(anchors, folder), member);
  }
  const texts = config.locales && (await readLocales(config.locales, folder));
  faults.push(...(texts?.faults ?? []));
  return {
    folder,
    project: {
      apps: new Map([...catalogs].map(([app, files]) => [app, memberOf(files)])),
      ...(unusable.size > 0 && { withoutCatalog: unusable }),
      ...(texts?.locales && { locales: texts.locales }),
      ...settingsOf(config),
    },
    catalogs,
    localeTexts: texts?.files ?? [],
    unusable,
    faults,
    notes: texts?.notes ?? [],
    localeFiles: texts?.read ?? [],
  };
}

function memberOf({ catalog, table }: CatalogFiles): AppMember {
  return { catalog, checks: checksFromTable(table) };
}

function settingsOf({ roles, facts, rules }: TourConfig): Pick<Project, 'roles' | 'facts' | 'rules'> {
  return { ...(roles && { roles }), ...(facts && { facts }), ...(rules && { rules }) };
}

export interface SourcesRead {
  readonly sources: readonly SourceFile[];
  readonly faults: readonly InputError[];
}

export interface ConfiguredFiles {
  /** Absolute paths. */
  readonly files: readonly string[];
  /** Folders that cannot be searched. */
  readonly unread: readonly InputError[];
  /** Those, and patterns for tours that match nothing. */
  readonly faults: readonly InputError[];
  /** Whether none of the patterns for tours matches anything. */
  readonly withoutTours: boolean;
}

/** The files with tours and overlays that the config names. */
export async function configuredFiles({ config, folder }: ConfigFile): Promise<ConfiguredFiles> {
  const tours = await expand(patternsOf(config.tours), folder);
  const overlays = await expand(patternsOf(config.overlays), folder);
  const unread = distinct([...tours.faults, ...overlays.faults]);
  return {
    files: [...new Set([...tours.files, ...overlays.files])],
    unread,
    faults: [...unread, ...tours.unmatched.map((each) => noFile(each, '`tours`'))],
    withoutTours: tours.files.length === 0,
  };
}

/** The texts of the files; one that cannot be read is a fault, and the others are still there. */
export async function readSources(files: readonly string[], folder: string): Promise<SourcesRead> {
  const faults: InputError[] = [];
  const sources: SourceFile[] = [];
  for (const path of files) {
    const file = shown(path, folder);
    try {
      sources.push({ file, text: await readText(path, file) });
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      faults.push(error);
    }
  }
  return { sources, faults };
}
