/** The page context: what routes publish, and what arguments are taken from it. */
import type { Catalog } from '../engine/index.ts';
import type { RouteRow, StepDocument } from '../schemas/index.ts';
import { isPlaceholder } from './placeholder.ts';
import { paramsOfPath } from './route-path.ts';

export interface ContextReference {
  /** The argument that is filled. */
  readonly name: string;
  /** Such as `context.record`. */
  readonly from: string;
}

/** The arguments of a step that are taken from the page context. */
export function contextReferences({ input }: StepDocument): ContextReference[] {
  return Object.entries(input ?? {}).flatMap(([name, value]) =>
    isPlaceholder(value) && 'from' in value ? [{ name, from: value.from }] : [],
  );
}

export interface ContextFields {
  /** Their paths, such as `params.order`, in the order of the page context. */
  readonly known: readonly string[];
  /** What the paths begin with below which an app has what it likes, such as `filters.`. */
  readonly open: readonly string[];
}

/** The fields of the page context that some route of the app publishes: what `when.context` can ask for. */
export function contextFields({ routes }: Catalog): ContextFields {
  const rows = [...routes.values()];
  const declares = (part: 'record' | 'selection' | 'filters' | 'view' | 'modal') =>
    rows.some(({ context }) => Boolean(context?.[part]));
  const params = new Set(rows.flatMap((row) => paramsOfPath(row.path).map((name) => `params.${name}`)));
  return {
    known: [
      ...['app', 'route', ...[...params].sort()],
      ...(declares('record') ? ['record'] : []),
      ...(declares('selection') ? ['selection', 'selection.count', 'selection.ids', 'selection.filter'] : []),
      ...(declares('filters') ? ['filters'] : []),
      ...(declares('view') ? ['view'] : []),
      ...(declares('modal') ? ['modal', 'modal.action', 'modal.fields'] : []),
    ],
    open: [
      ...(declares('selection') ? ['selection.filter.'] : []),
      ...(declares('filters') ? ['filters.'] : []),
    ],
  };
}

/** What a route publishes that an argument can be taken from. */
export function published(route: RouteRow): string[] {
  const params = paramsOfPath(route.path).map((name) => `context.params.${name}`);
  return route.context?.record === undefined ? params : ['context.record', ...params];
}

/** Whether an argument can be taken from this part of the page context on a route; on no route, nothing can. */
export function publishes(route: RouteRow | undefined, from: string): boolean {
  return route !== undefined && published(route).includes(from);
}
