import { tourHead } from '../example.ts';
import { routesUsed } from '../facts.ts';
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

export const routeKnown = defineRule({
  id: 'route-known',
  severity: 'error',
  collect: routesUsed,
  link({ app, uses }, { catalog, nearest }) {
    const routes = catalog(app)?.routes;
    if (routes === undefined) return [];
    return uses
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
