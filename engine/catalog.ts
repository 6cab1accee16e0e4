/** The catalog: what one app member offers to tours, indexed for look-up. */
import type { AnchorRegistry, AnchorRow, ClientToolTable, RouteRow, ToolRow } from '../schemas/index.ts';
import { canonicalJson } from './canonical.ts';
import { contentHash } from './content-hash.ts';
import { routeOfNavigate, type Tour } from './tour.ts';

/** The reserved anchor for the whole page, declared by nobody. */
export const PAGE_ANCHOR = 'page';

export interface Catalog {
  readonly app: string;
  /** Hash of the client tool table, as written by `tour gen`. */
  readonly toolsHash: string;
  readonly anchorsHash: string;
  readonly routes: ReadonlyMap<string, RouteRow>;
  readonly tools: ReadonlyMap<string, ToolRow>;
  /** Tool name to the reason why its declaration keeps it out. */
  readonly optedOut: ReadonlyMap<string, string>;
  readonly anchors: ReadonlyMap<string, AnchorRow>;
}

/**
 * Reads the two files that `tour gen` writes, as JSON: what a page has, where their `kind` is all that is looked at.
 *
 * @throws Error when one of them is another document, such as the two in each other's place
 */
export function readCatalog(documents: { readonly tools: object; readonly anchors: object }): Catalog {
  const { tools, anchors } = documents;
  return createCatalog(
    ofKind<ClientToolTable>('ClientToolTable', tools, 'The catalog'),
    ofKind<AnchorRegistry>('AnchorRegistry', anchors, 'The catalog'),
  );
}

/**
 * What is said to be a document of this kind, as JSON has it.
 *
 * @param where in the words of the message, what it is for
 * @throws Error when it is another document
 */
export function ofKind<Document>(kind: string, document: object, where: string): Document {
  const found = 'kind' in document ? String(document.kind) : 'none';
  if (found !== kind) throw new Error(`${where} needs a document of kind ${kind}; this one has ${found}.`);
  return document as Document;
}

/**
 * Indexes the two documents of a catalog.
 *
 * @param table a client tool table that fits its schema
 * @param registry the anchor registry of the same app member
 * @throws Error when the two are of different app members
 */
export function createCatalog(table: ClientToolTable, registry: AnchorRegistry): Catalog {
  if (table.app !== registry.app) {
    throw new Error(
      `The client tool table is of app "${table.app}", the anchor registry of app "${registry.app}".`,
    );
  }
  return {
    app: table.app,
    toolsHash: table.hash,
    anchorsHash: registry.hash,
    routes: new Map(table.routes.map((route) => [route.key, route])),
    tools: new Map(table.tools.map((tool) => [tool.name, tool])),
    optedOut: new Map((table.optedOut ?? []).map((row) => [row.name, row.reason ?? ''])),
    anchors: new Map(registry.anchors.map((anchor) => [anchor.key, anchor])),
  };
}

/** Whether an element with this anchor can be on the route. Null: a page that no declared route matches. */
export function anchorCanBeOn(catalog: Catalog, anchor: string, route: string | null): boolean {
  const routes = catalog.anchors.get(anchor)?.routes ?? 'any';
  return routes === 'any' || (route !== null && routes.includes(route));
}

/** The route that a call of the tool leads to; undefined for a tool that navigates nowhere. */
export function routeOfTool(catalog: Catalog, tool: string): string | undefined {
  const effect = catalog.tools.get(tool)?.effect;
  if (effect === undefined) return routeOfNavigate(tool);
  return effect.kind === 'navigate' ? effect.route : undefined;
}

/** Whether the tour itself does what the tool does: a step's card and spotlight are the pointing. */
export function isPointing(catalog: Catalog, tool: string): boolean {
  return catalog.tools.get(tool)?.effect?.kind === 'point' || tool === 'ui.point';
}

/**
 * Whether a session of the tour needs calls (`createCalls`): it may call a tool, check a tool's result, or look at the
 * page context. One that only points needs none.
 */
export function needsCalls({ steps }: Pick<Tour, 'steps'>, catalog: Catalog): boolean {
  return steps.some(
    ({ tool, advance, when }) =>
      !isPointing(catalog, tool) ||
      advance.some(({ on }) => on === 'tool_result') ||
      when?.context !== undefined,
  );
}

/**
 * Whether someone with these permissions may call the tool: they hold the tool's own permission, that of the route
 * it leads to, and that of a route on which the app offers it (S0-15). Nobody may call what is not in the table.
 */
export function mayCall(catalog: Catalog, tool: string, permissions: readonly string[]): boolean {
  const row = catalog.tools.get(tool);
  if (row === undefined || !holdsPermission(row.permission, permissions)) return false;
  const target = routeOfTool(catalog, tool);
  if (target !== undefined && !mayVisit(catalog, target, permissions)) return false;
  return row.routes?.some((route) => mayVisit(catalog, route, permissions)) ?? true;
}

/** Whether the user sees a surface: an MCP host, a messenger or a run in the background has no screen. */
export type SurfaceKind = 'screen' | 'none';

/**
 * The client tools that someone with these permissions may call, in the order of the table (S0-15). An imported tool
 * that nobody has classified is offered to nobody (S2-06), and none is where there is no screen (S0-16).
 */
export function offeredTools(
  catalog: Catalog,
  permissions: readonly string[],
  surface: SurfaceKind = 'screen',
): ToolRow[] {
  if (surface === 'none') return [];
  return [...catalog.tools.values()].filter(
    ({ name, source, risk }) => source === 'client' && risk === 'L0' && mayCall(catalog, name, permissions),
  );
}

/** Whether someone with these permissions may be on the route. */
export function mayVisit(catalog: Catalog, route: string, permissions: readonly string[]): boolean {
  return holdsPermission(catalog.routes.get(route)?.permission, permissions);
}

function holdsPermission(needed: string | undefined, permissions: readonly string[]): boolean {
  return needed === undefined || permissions.includes(needed);
}

/** Hash of what a tour relies on in a tool: its input and output schema, in RFC 8785 form. */
export function toolSchemaHash(tool: ToolRow): string {
  return contentHash(canonicalJson({ input: tool.inputSchema, output: tool.outputSchema ?? null }));
}
