/**
 * Module manifests -> the catalog of one app member: the union of what its modules declare (S0-06, S0-66). Pure and
 * independent of the order of the modules; leaving a module out leaves out its rows and nothing else (S0-68).
 */
import canonicalize from 'canonicalize';
import type { AnchorRegistry, ClientToolTable, ModuleDocument } from '../../schemas/index.ts';
import { byCodeUnits } from '../order.ts';
import { projectAction } from './actions.ts';
import { anchorRow, pointTool } from './anchors.ts';
import { projectChoices } from './choices.ts';
import type { ModuleSource, Projection } from './projection.ts';
import { projectResource } from './resources.ts';
import { projectRoute, routeRow } from './routes.ts';
import { startTool } from './tours.ts';

/** The two documents of a catalog before they are hashed. */
export interface ProjectedCatalog {
  readonly table: Omit<ClientToolTable, 'hash'>;
  readonly registry: Omit<AnchorRegistry, 'hash'>;
}

/** The manifests that the app member mounts. */
function mountedIn(modules: readonly ModuleSource[], app: string): ModuleDocument[] {
  return modules.map((module) => module.document).filter((document) => document.apps.includes(app));
}

/**
 * Projects the modules that `app` mounts. The manifests fit their schema and were not refused by `refuseModules`;
 * of two rows with one name, which are refused there, one is kept whatever the order.
 */
export function projectCatalog(modules: readonly ModuleSource[], app: string): ProjectedCatalog {
  const mounted = mountedIn(modules, app);
  const all = <Item, Row>(
    items: (module: ModuleDocument) => readonly Item[] | undefined,
    project: (item: Item, module: string) => Row,
  ): Row[] => mounted.flatMap((module) => (items(module) ?? []).map((item) => project(item, module.key)));

  const routes = unionBy(
    all((module) => module.routes, routeRow),
    (route) => route.key,
  );
  const permissions = new Map(routes.map((route) => [route.key, route.permission]));
  const anchors = all(
    (module) => module.anchors,
    (anchor, module) => ({ anchor, row: anchorRow(anchor, module) }),
  );
  const pointable = anchors.flatMap(({ anchor }) => (anchor.ai === false ? [] : anchor.key));
  const projections: Projection[] = [
    ...all((module) => module.routes, projectRoute),
    ...all(
      (module) => module.resources,
      (resource, module) => projectResource(resource, module, permissions.get(resource.route)),
    ),
    ...all((module) => module.actions, projectAction),
    projectChoices(
      'theme',
      all(
        (module) => module.themes,
        (theme) => theme,
      ),
    ),
    projectChoices(
      'layout',
      all(
        (module) => module.layouts,
        (layout) => layout,
      ),
    ),
    { tools: [pointTool([...new Set(pointable)])], optedOut: [] },
    {
      tools: startTool(
        all(
          (module) => module.tours,
          (tour) => tour,
        ),
      ),
      optedOut: [],
    },
  ];
  const optedOut = unionBy(
    projections.flatMap((projection) => projection.optedOut),
    (row) => row.name,
  );
  return {
    table: {
      kind: 'ClientToolTable',
      app,
      routes,
      ...(optedOut.length > 0 && { optedOut }),
      tools: unionBy(
        projections.flatMap((projection) => projection.tools),
        (tool) => tool.name,
      ),
    },
    registry: {
      kind: 'AnchorRegistry',
      app,
      anchors: unionBy(
        anchors.map(({ row }) => row),
        (row) => row.key,
      ),
    },
  };
}

/** The rows sorted by name, each name once: the one whose canonical form is the least. */
function unionBy<Row extends object>(rows: readonly Row[], nameOf: (row: Row) => string): Row[] {
  const kept = new Map<string, { row: Row; form: string }>();
  for (const row of rows) {
    const form = canonicalize(row) ?? '';
    const other = kept.get(nameOf(row));
    if (other === undefined || byCodeUnits(form, other.form) < 0) kept.set(nameOf(row), { row, form });
  }
  return [...kept.entries()].sort(([a], [b]) => byCodeUnits(a, b)).map(([, { row }]) => row);
}
