/** What `tour preview` tells its page about a project: also about one with mistakes. */
import type { PreviewApp, PreviewData, PreviewTour } from '../preview/index.ts';
import type { LocalesConfig, TourDocument, TourOverlayDocument } from '../schemas/index.ts';
import { documentsIn } from '../validator/documents.ts';
import { BrokenToolSchema, checksModule } from '../validator/gen/index.ts';
import { buildTour, type Diagnostic, type LocaleFile, type SourceFile } from '../validator/index.ts';
import type { CatalogFiles } from './catalog.ts';
import { readInput } from './check.ts';
import { tellStaleCatalogs } from './stale-catalog.ts';

export interface PreviewProject {
  readonly data: PreviewData;
  /** App member to the module with the compiled checks of its tools. */
  readonly checks: ReadonlyMap<string, string>;
}

/**
 * Reads and checks the whole project.
 *
 * @param given the config that `--config` names; absent: found upwards from the working directory
 * @param revision tells this reading from those before
 * @throws InputError when there is no config, or a broken one
 */
export async function readPreview(given: string | undefined, revision: number): Promise<PreviewProject> {
  const input = await readInput([], given === undefined ? {} : { config: given });
  const { sources, loaded } = input;
  const { locales, roles = {}, facts = {} } = input.config.config;
  const diagnostics = input.check(sources);
  const faults = input.faults.map(({ message }) => message);
  if (diagnostics.some(({ severity }) => severity === 'error')) {
    const stale = await tellStaleCatalogs(input.config);
    if (stale.length > 0) faults.push(stale.join('\n'));
  }
  const checks = new Map<string, string>();
  const documents = readDocuments(sources, diagnostics);
  const apps: PreviewApp[] = [];
  for (const [app, files] of loaded.catalogs) {
    try {
      checks.set(app, checksModule(files.table));
      apps.push(appOf(app, files, documents, revision));
    } catch (error) {
      if (!(error instanceof BrokenToolSchema)) throw error;
      faults.push(error.message);
    }
  }
  return {
    checks,
    data: {
      ...{ revision, apps, roles, facts, faults },
      locales: localesOf(locales, loaded.localeTexts),
      diagnostics: diagnostics.map(({ file, line, column, rule, severity, message, suggestions = [] }) => ({
        ...{ file, line, column, rule, severity, message },
        fixes: suggestions.map(({ title }) => title),
      })),
    },
  };
}

interface Documents {
  /** Those without an error. */
  readonly tours: readonly { readonly file: string; readonly tour: TourDocument }[];
  readonly overlays: readonly TourOverlayDocument[];
  readonly faulty: readonly (PreviewTour & { readonly app: unknown })[];
}

function readDocuments(sources: readonly SourceFile[], diagnostics: readonly Diagnostic[]): Documents {
  const errors = new Map<string, number>();
  for (const { file, document, severity } of diagnostics) {
    const place = `${file}#${document}`;
    if (severity === 'error') errors.set(place, (errors.get(place) ?? 0) + 1);
  }
  const tours: Documents['tours'][number][] = [];
  const overlays: TourOverlayDocument[] = [];
  const faulty: Documents['faulty'][number][] = [];
  for (const { file, text } of sources) {
    for (const [index, document] of documentsIn(text).entries()) {
      const { kind, key, app } = (document ?? {}) as Readonly<Record<string, unknown>>;
      const count = errors.get(`${file}#${index}`) ?? 0;
      if (kind === 'TourOverlay') {
        if (count === 0) overlays.push(document as TourOverlayDocument);
      } else if (count === 0) tours.push({ file, tour: document as TourDocument });
      else faulty.push({ key: typeof key === 'string' ? key : file, file, errors: count, app });
    }
  }
  return { tours, overlays, faulty };
}

function appOf(
  app: string,
  { catalog, table, registry }: CatalogFiles,
  { tours, overlays, faulty }: Documents,
  revision: number,
): PreviewApp {
  const mine = tours.filter(({ tour }) => tour.app === app);
  const broken = faulty.filter((tour) => tour.app === app || typeof tour.app !== 'string');
  return {
    app,
    tools: table,
    anchors: registry,
    // The name changes with the project, so that no page keeps the module of an earlier reading.
    checks: `/checks/${encodeURIComponent(app)}.js?revision=${revision}`,
    tours: [
      ...mine.map(({ file, tour }) => ({ key: tour.key, file, errors: 0, built: buildTour(tour, catalog) })),
      ...broken.map(({ key, file, errors }) => ({ key, file, errors })),
    ],
    overlays: overlays.filter(({ tour }) => mine.some((each) => each.tour.key === tour)),
  };
}

type Messages = PreviewData['locales']['resources'][string];

function localesOf(config: LocalesConfig | undefined, files: readonly LocaleFile[]): PreviewData['locales'] {
  const [first] = config?.required ?? [];
  const source = config?.source ?? first ?? 'en';
  const resources: Record<string, Messages> = {};
  for (const { locale, ns, messages } of files) {
    const texts = messages as Messages;
    const isDefault = ns === undefined || ns === (config?.defaultNs ?? 'translation');
    resources[locale] = {
      ...resources[locale],
      ...(isDefault && texts),
      ...(ns !== undefined && { [ns]: texts }),
    };
  }
  const names = Object.keys(resources);
  return { names: names.length === 0 ? [source] : bySource(names, source), resources };
}

function bySource(names: readonly string[], source: string): string[] {
  return [...names.filter((name) => name === source), ...names.filter((name) => name !== source)];
}
