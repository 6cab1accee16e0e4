/** What keeps `tour gen` from making a catalog, with its places in the manifests and tours. */
import type { TourDocument } from '../../schemas/index.ts';
import { checkSchema } from '../check-schema.ts';
import type { Diagnostic } from '../diagnostics.ts';
import { indexNames } from '../nearest.ts';
import { byCodeUnits } from '../order.ts';
import { toPointer } from '../pointer.ts';
import type { Rule } from '../rule.ts';
import { parseSource } from '../source.ts';
import { type FileProblem, toDiagnostics } from '../to-diagnostics.ts';
import type { SourceFile } from '../validate.ts';
import { projectCatalog } from './catalog.ts';
import type { ModuleSource } from './projection.ts';
import { anchorDeclared, undeclaredAnchors } from './rules/anchor-declared.ts';
import { foreignKey } from './rules/foreign-key.ts';
import { moduleRules } from './rules/index.ts';
import type { ModuleFinding } from './rules/module-rule.ts';
import { nameCollision } from './rules/name-collision.ts';
import { tourKnown, unknownTours } from './rules/tour-known.ts';

/** Every rule of `tour gen`. */
export const genRules: readonly Rule[] = [...moduleRules, anchorDeclared, tourKnown].sort((a, b) =>
  byCodeUnits(a.id, b.id),
);

/** A module manifest that fits its schema, with the text it was read from. */
export interface ModuleText extends ModuleSource {
  readonly text: string;
}

/** What surrounds the manifests. */
export interface GenProject {
  /** The app members that the config names, with manifests or without. */
  readonly apps: readonly string[];
  /** The files with tours; one that cannot be read is left to `tour validate`. */
  readonly tours: readonly SourceFile[];
}

/**
 * What keeps the catalogs of a project from being made.
 *
 * @param byApp the manifests that the config names for each app member
 * @returns sorted by file, line and column; none when the catalogs can be made
 */
export function refuseModules(
  byApp: ReadonlyMap<string, readonly ModuleText[]>,
  { apps, tours }: GenProject,
): Diagnostic[] {
  const texts = new Map([...byApp.values()].flat().map((module) => [module.file, module]));
  const modules = [...texts.values()].sort((a, b) => byCodeUnits(a.file, b.file));
  const problems: FileProblem[] = [];
  // What is wrong in one place in several app members is one mistake, also where other names are near in each.
  const toldOf = new Map<string, string>();
  for (const [app, named] of byApp) {
    const mounted = modules.filter((module) => named.includes(module) && module.document.apps.includes(app));
    for (const rule of moduleRules) {
      for (const finding of rule.check(mounted, { app, modules, apps })) {
        const place = JSON.stringify([rule.id, finding.file, finding.path, finding.mark]);
        if ((toldOf.get(place) ?? app) !== app) continue;
        toldOf.set(place, app);
        problems.push(problemOf(rule, finding));
      }
    }
  }
  if (problems.length === 0) {
    const read = readTours(tours);
    problems.push(...anchorProblems(byApp, read), ...tourProblems(modules, read));
  }
  const textOf = new Map([...tours, ...modules].map(({ file, text }) => [file, text]));
  return toDiagnostics(withoutConsequences(problems), (file) => textOf.get(file));
}

/** A key that is taken from another module collides with it as well: that is one mistake. */
function withoutConsequences(problems: readonly FileProblem[]): FileProblem[] {
  const placeOf = ({ file, path }: FileProblem) => `${file}${toPointer(path)}`;
  const foreign = new Set(problems.filter(({ rule }) => rule === foreignKey.id).map(placeOf));
  return problems.filter((problem) => problem.rule !== nameCollision.id || !foreign.has(placeOf(problem)));
}

/** A document that says to be a tour, as far as it can be read. */
interface ReadTour {
  readonly file: string;
  readonly index: number;
  readonly key: string;
  readonly app: unknown;
  /** Absent: it does not fit its schema. */
  readonly tour?: TourDocument;
}

interface ReadTours {
  readonly tours: readonly ReadTour[];
  /** Whether the key of every tour is known. */
  readonly isWhole: boolean;
}

function readTours(sources: readonly SourceFile[]): ReadTours {
  let isWhole = true;
  const tours = sources.flatMap(({ file, text }) =>
    parseSource(text).flatMap(({ index, value, findings }): ReadTour[] => {
      const shape = findings.length === 0 ? checkSchema(value) : undefined;
      if (shape?.ok === true) {
        if (shape.document.kind !== 'Tour') return [];
        const { tour } = shape.document;
        return [{ file, index, key: tour.key, app: tour.app, tour }];
      }
      const { kind, key, app } = (value ?? {}) as { readonly [name in 'kind' | 'key' | 'app']?: unknown };
      isWhole &&= typeof key === 'string' || kind === 'TourOverlay';
      return typeof key === 'string' ? [{ file, index, key, app }] : [];
    }),
  );
  return { tours, isWhole };
}

/** Only of catalogs that can be made: a manifest that is refused would make each of its anchors undeclared. */
function anchorProblems(
  byApp: ReadonlyMap<string, readonly ModuleText[]>,
  { tours }: ReadTours,
): FileProblem[] {
  const declared = new Map(
    [...byApp].map(([app, modules]) => {
      const keys = new Set(projectCatalog(modules, app).registry.anchors.map((anchor) => anchor.key));
      return [app, { keys, names: indexNames(keys) }];
    }),
  );
  return tours.flatMap(({ file, index, tour }) => {
    if (tour === undefined) return [];
    const anchors = declared.get(tour.app);
    if (anchors === undefined) return [];
    return [...undeclaredAnchors(tour, file, anchors.keys, anchors.names)].map((finding) =>
      problemOf(anchorDeclared, finding, index),
    );
  });
}

/** Of a project that has tours, all of which can be read: those that a manifest names may be kept elsewhere, or be broken. */
function tourProblems(modules: readonly ModuleText[], { tours, isWhole }: ReadTours): FileProblem[] {
  if (tours.length === 0 || !isWhole) return [];
  const apps = new Map(tours.map(({ key, app }) => [key, app]));
  const names = indexNames(apps.keys());
  return modules.flatMap((module) =>
    [...unknownTours(module, apps, names)].map((finding) => problemOf(tourKnown, finding)),
  );
}

function problemOf(rule: Rule, finding: ModuleFinding, document = 0): FileProblem {
  return { rule: rule.id, severity: rule.severity, document, ...finding };
}
