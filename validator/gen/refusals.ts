/** What keeps `tour gen` from making a catalog, with its places in the manifests and tours. */
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

/** Every rule of `tour gen`. */
export const genRules: readonly Rule[] = [...moduleRules, anchorDeclared].sort((a, b) =>
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
  for (const [app, named] of byApp) {
    const mounted = modules.filter((module) => named.includes(module) && module.document.apps.includes(app));
    for (const rule of moduleRules) {
      for (const finding of rule.check(mounted, { modules, apps })) problems.push(problemOf(rule, finding));
    }
  }
  if (problems.length === 0) problems.push(...anchorProblems(byApp, tours));
  const textOf = new Map([...tours, ...modules].map(({ file, text }) => [file, text]));
  return toDiagnostics(withoutConsequences(problems), (file) => textOf.get(file));
}

/** A key that is taken from another module collides with it as well: that is one mistake. */
function withoutConsequences(problems: readonly FileProblem[]): FileProblem[] {
  const placeOf = ({ file, path }: FileProblem) => `${file}${toPointer(path)}`;
  const foreign = new Set(problems.filter(({ rule }) => rule === foreignKey.id).map(placeOf));
  return problems.filter((problem) => problem.rule !== nameCollision.id || !foreign.has(placeOf(problem)));
}

/** Only of catalogs that can be made: a manifest that is refused would make each of its anchors undeclared. */
function anchorProblems(
  byApp: ReadonlyMap<string, readonly ModuleText[]>,
  tours: readonly SourceFile[],
): FileProblem[] {
  const declared = new Map(
    [...byApp].map(([app, modules]) => {
      const keys = new Set(projectCatalog(modules, app).registry.anchors.map((anchor) => anchor.key));
      return [app, { keys, names: indexNames(keys) }];
    }),
  );
  return tours.flatMap(({ file, text }) =>
    parseSource(text).flatMap(({ index, value, findings }) => {
      const shape = findings.length === 0 ? checkSchema(value) : undefined;
      if (shape?.ok !== true || shape.document.kind !== 'Tour') return [];
      const { tour } = shape.document;
      const anchors = declared.get(tour.app);
      if (anchors === undefined) return [];
      return [...undeclaredAnchors(tour, file, anchors.keys, anchors.names)].map((finding) =>
        problemOf(anchorDeclared, finding, index),
      );
    }),
  );
}

function problemOf(rule: Rule, finding: ModuleFinding, document = 0): FileProblem {
  return { rule: rule.id, severity: rule.severity, document, ...finding };
}
