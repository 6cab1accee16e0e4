/** The stage: what stands where on the screens that a catalog declares. No DOM. */
import type { Catalog } from '../engine/index.ts';
import type { AnchorRow, RouteRow, ToolRow } from '../schemas/index.ts';
import type { JsonSchema } from './data.ts';
import { sampleOf } from './sample.ts';

export interface StageModel {
  readonly pages: readonly PageModel[];
  /** Anchors that are on every page and lead to no route: a bar above the page. */
  readonly chrome: readonly AnchorRow[];
  readonly forms: ReadonlyMap<string, FormModel>;
}

/** A declared route, and the way to it in the navigation. */
export interface PageModel {
  readonly route: RouteRow;
  /** Where it is, with a sample in the place of each param. */
  readonly path: string;
  /** The anchor on every page that leads here: the entry of the navigation carries it. */
  readonly entry?: AnchorRow;
  readonly anchors: readonly AnchorRow[];
  /** What the user can do here by hand: tools that the app offers on this route, and that open and go nowhere. */
  readonly tools: readonly ToolRow[];
  /** Prefill tools whose form opens here. */
  readonly forms: readonly string[];
}

/** A form, dialog or drawer. */
export interface FormModel {
  readonly key: string;
  /** The anchor that stands for the whole of it. */
  readonly self?: AnchorRow;
  readonly fields: readonly FieldModel[];
  readonly anchors: readonly AnchorRow[];
}

export interface FieldModel {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly anchor?: AnchorRow;
}

/** Lays out everything that the catalog declares, each anchor in one place. */
export function stageOf(catalog: Catalog): StageModel {
  const anchors = [...catalog.anchors.values()];
  const everywhere = anchors.filter((anchor) => anchor.within === undefined && anchor.routes === 'any');
  const entries = new Map<string, AnchorRow>();
  for (const anchor of everywhere) {
    if (anchor.leadsTo !== undefined && isWay(anchor) && !entries.has(anchor.leadsTo)) {
      if (catalog.routes.has(anchor.leadsTo)) entries.set(anchor.leadsTo, anchor);
    }
  }
  const placed = new Set(entries.values());
  return {
    pages: [...catalog.routes.values()].map((route) => pageOf(route, catalog, entries.get(route.key))),
    chrome: everywhere.filter((anchor) => !placed.has(anchor)),
    forms: new Map(formKeys(catalog).map((key) => [key, formOf(key, catalog)])),
  };
}

/** Whether a click on the anchor goes somewhere and does nothing else. */
function isWay({ opens, closes }: AnchorRow): boolean {
  return opens === undefined && closes === undefined;
}

function pageOf(route: RouteRow, catalog: Catalog, entry: AnchorRow | undefined): PageModel {
  const offered = [...catalog.tools.values()].filter((tool) => tool.routes?.includes(route.key));
  return {
    route,
    path: pathTo(route, catalog),
    ...(entry && { entry }),
    anchors: [...catalog.anchors.values()].filter(
      ({ within, routes }) => within === undefined && routes !== 'any' && routes.includes(route.key),
    ),
    tools: offered.filter(({ source, effect }) => source === 'client' && !isMove(effect?.kind)),
    forms: [...formsOpenedBy(offered)],
  };
}

function isMove(kind: string | undefined): boolean {
  return kind === 'navigate' || kind === 'prefill' || kind === 'point' || kind === 'start';
}

/**
 * The path of a route with these params; where one is missing, a sample of what the route's navigate tool takes.
 *
 * @param params of which those that the path does not name are left out
 */
export function pathTo(route: RouteRow, catalog: Catalog, params: JsonSchema = {}): string {
  const schema = navigationTo(route.key, catalog)?.inputSchema as JsonSchema | undefined;
  const samples = sampleOf(schema ?? {}, '') as JsonSchema | null;
  return route.path.replace(/:([A-Za-z_]\w*)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? samples?.[name] ?? name)),
  );
}

function navigationTo(route: string, catalog: Catalog): ToolRow | undefined {
  return [...catalog.tools.values()].find(
    ({ effect }) => effect?.kind === 'navigate' && effect.route === route,
  );
}

function formsOpenedBy(tools: readonly ToolRow[]): Set<string> {
  return new Set(tools.flatMap(({ effect }) => (effect?.kind === 'prefill' ? [effect.opens] : [])));
}

/** Forms that a prefill opens, and those that only anchors know of. */
function formKeys({ tools, anchors }: Catalog): string[] {
  const named = [...anchors.values()].flatMap(({ within, opens }) => [within, opens]);
  return [
    ...new Set([...formsOpenedBy([...tools.values()]), ...named.filter((key) => key !== undefined)]),
  ].sort();
}

function formOf(key: string, { tools, anchors }: Catalog): FormModel {
  const prefill = [...tools.values()].find(
    ({ effect }) => effect?.kind === 'prefill' && effect.opens === key,
  );
  const properties = (prefill?.inputSchema as { properties?: Record<string, JsonSchema> } | undefined)
    ?.properties;
  const inside = [...anchors.values()].filter(({ within }) => within === key);
  const self = inside.find((anchor) => anchor.key === key);
  const fields = Object.entries(properties ?? {}).map(([name, schema]): FieldModel => {
    const anchor = inside.find((each) => isPlain(each) && lastPart(each.key) === lastPart(name));
    return { name, schema, ...(anchor && { anchor }) };
  });
  const placed = new Set([self, ...fields.map(({ anchor }) => anchor)]);
  return { key, ...(self && { self }), fields, anchors: inside.filter((anchor) => !placed.has(anchor)) };
}

/** Whether a click on the anchor does nothing that the registry knows of. */
export function isPlain(anchor: AnchorRow): boolean {
  return anchor.leadsTo === undefined && isWay(anchor);
}

/** `orders.create.customer` and `customer` are one word, and so are `dueDate` and `due_date`. */
function lastPart(key: string): string {
  return (key.split('.').at(-1) ?? key).replaceAll('_', '').toLowerCase();
}
