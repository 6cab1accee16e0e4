/** Sentences about where a tour is and where it would have to be. */
import type { Catalog } from '../engine/index.ts';
import type { Need } from './flow.ts';
import { enumerate, quote } from './quote.ts';
import { routesOf, type Situation } from './situations.ts';

const MAX_ROUTES = 4;

export type Extent = 'none' | 'some' | 'all';

/** A need that is not met wherever a tour can be. */
export interface Lack {
  /** In how many of the situations it is met. */
  readonly extent: 'none' | 'some';
  /** Those in which it is not. */
  readonly elsewhere: readonly Situation[];
}

/** Undefined for a need that is met in all of its situations, and when nothing is known. */
export function lackOf({ among, possible }: Need): Lack | undefined {
  if (among === 'unknown' || possible === 'unknown' || possible.length === among.length) return undefined;
  const met = new Set(possible);
  return { extent: met.size === 0 ? 'none' : 'some', elsewhere: among.filter((each) => !met.has(each)) };
}

/** In how many of the situations a need is met; `all` when nothing is known. */
export function extentOf(need: Need): Extent {
  return lackOf(need)?.extent ?? 'all';
}

/** `the tour is on a`, or `the tour can be on a or b as well`. */
export function whereTourIs({ extent, elsewhere }: Lack): string {
  const routes = enumerate(routesOf(elsewhere), 'or', MAX_ROUTES);
  return extent === 'some'
    ? `the tour can be on ${routes} as well at this step`
    : `the tour is on ${routes} at this step`;
}

/** How to come to one of some routes: by the tool that leads there. */
export function wayTo(routes: readonly string[], { tools }: Catalog): string {
  const names = [...tools.values()].flatMap(({ name, effect }) =>
    effect?.kind === 'navigate' && routes.includes(effect.route) ? [quote(name)] : [],
  );
  return names.length === 0
    ? 'Lead there in an earlier step.'
    : `Lead there in an earlier step, with ${enumerate(names, 'or', MAX_ROUTES)}.`;
}

/** How a form opens: by the tools that prefill it and the anchors that open it. */
export function wayInto(form: string, { tools, anchors }: Catalog): string {
  const byTool = [...tools.values()].find(
    ({ effect }) => effect?.kind === 'prefill' && effect.opens === form,
  );
  const byAnchor = [...anchors.values()].find(({ opens }) => opens === form);
  const ways = [
    ...(byTool === undefined ? [] : [`with ${quote(byTool.name)}`]),
    ...(byAnchor === undefined ? [] : [`by a click on ${quote(byAnchor.key)}`]),
  ];
  return ways.length === 0
    ? 'Open it in an earlier step.'
    : `Open it in an earlier step, ${enumerate(ways, 'or')}.`;
}

/** Whether some situations are on one of the routes, whatever is open there. */
export function areOn(situations: readonly Situation[], routes: readonly string[] | 'any'): boolean {
  return routes === 'any' || situations.some(({ route }) => routes.includes(route));
}
