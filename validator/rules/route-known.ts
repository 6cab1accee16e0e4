import type { TourDocument } from '../../schemas/index.ts';
import { tourHead } from '../example.ts';
import { advanceRules, tourOf } from '../facts.ts';
import type { Path } from '../pointer.ts';
import { enumerate, quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { didYouMean } from '../unknown-name.ts';

export const routeKnownText: RuleText = {
  summary: 'A trigger or an advance rule waits for a route that the app member does not have.',
  why: 'The route was renamed or removed: the tour would never start, or the user would wait on its step for ever.',
  fix: 'Name a route by its key from the client tool table, such as `orders.list`; not by its path.',
  example: {
    failing: tourHead('trigger: { on: route, route: orders.lst }'),
    clean: tourHead('trigger: { on: route, route: orders.list }'),
  },
};

interface RouteUse {
  readonly name: string;
  readonly path: Path;
}

/** The routes that a tour names itself, as opposed to those that its `navigate.*` tools lead to. */
function routesNamed({ trigger, steps }: TourDocument): RouteUse[] {
  const uses: RouteUse[] = [];
  if (trigger?.on === 'route') uses.push({ name: trigger.route, path: ['trigger', 'route'] });
  for (const [index, step] of steps.entries()) {
    for (const { rule, at } of advanceRules(step)) {
      if (rule.on !== 'route' || rule.route === undefined) continue;
      uses.push({ name: rule.route, path: ['steps', index, ...at, 'route'] });
    }
  }
  return uses;
}

export const routeKnown = defineRule({
  id: 'route-known',
  severity: 'error',
  collect: tourOf,
  link(tour, { catalog, nearest }) {
    const { app } = tour;
    const routes = catalog(app)?.routes;
    if (routes === undefined) return [];
    return routesNamed(tour)
      .filter(({ name }) => !routes.has(name))
      .map(({ name, path }) =>
        didYouMean({
          path,
          fact: `${quote(app)} has no route ${quote(name)}.`,
          wrong: name,
          nearest: nearest(name, routes),
          otherwise: `Its routes are ${enumerate([...routes.keys()])}.`,
        }),
      );
  },
});
