/** The catalog: what one app member offers to tours, indexed for look-up. */
import canonicalize from 'canonicalize';
import type { AnchorRegistry, AnchorRow, ClientToolTable, RouteRow, ToolRow } from '../schemas/index.ts';

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
  /** Form key to the routes on which a prefill can open it. */
  readonly forms: ReadonlyMap<string, ReadonlySet<string>>;
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
  const forms = new Map<string, Set<string>>();
  for (const tool of table.tools) {
    if (tool.effect?.kind !== 'prefill') continue;
    const routes = forms.get(tool.effect.opens) ?? new Set<string>();
    for (const route of tool.routes ?? []) routes.add(route);
    forms.set(tool.effect.opens, routes);
  }
  return {
    app: table.app,
    toolsHash: table.hash,
    anchorsHash: registry.hash,
    routes: new Map(table.routes.map((route) => [route.key, route])),
    tools: new Map(table.tools.map((tool) => [tool.name, tool])),
    optedOut: new Map((table.optedOut ?? []).map((row) => [row.name, row.reason ?? ''])),
    anchors: new Map(registry.anchors.map((anchor) => [anchor.key, anchor])),
    forms,
  };
}

/**
 * Hash of what a tour relies on in a tool: its input and output schema, in RFC 8785 form.
 * It detects a change between two deploys of the same app, nothing more, so a 64-bit FNV-1a does: a page must
 * be able to compute it at once, without `crypto.subtle`, which is absent on plain http.
 */
export function toolSchemaHash(tool: ToolRow): string {
  return fnv1a(canonicalize({ input: tool.inputSchema, output: tool.outputSchema ?? null }) ?? '');
}

function fnv1a(text: string): string {
  const prime = 0x100000001b3n;
  let hash = 0xcbf29ce484222325n;
  for (let index = 0; index < text.length; index++) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(index))) * prime);
  }
  return `fnv1a:${hash.toString(16).padStart(16, '0')}`;
}
