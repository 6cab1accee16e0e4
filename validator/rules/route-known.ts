import { routeOfNavigate } from '../../engine/index.ts';
import type { TourDocument } from '../../schemas/index.ts';
import { tourHead } from '../example.ts';
import { advanceRules, tourOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { nearestNames } from '../nearest.ts';
import { type Path, valueAt } from '../pointer.ts';
import { enumerate, quote } from '../quote.ts';
import { paramsOfPath } from '../route-path.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { didYouMean, unknownKey } from '../unknown-name.ts';

export const routeKnownText: RuleText = {
  summary:
    'A trigger or an advance rule waits for a route, or a param of one, that the app member does not have.',
  why: 'The route was renamed or removed: the tour would never start, or the user would wait on its step for ever.',
  fix: 'Name a route by its key from the client tool table, such as `orders.list`; not by its path. Its params are the parts of its path that begin with a colon.',
  example: {
    failing: tourHead('trigger: { on: route, route: orders.lst }'),
    clean: tourHead('trigger: { on: route, route: orders.list }'),
  },
};

interface RouteUse {
  readonly name: string;
  readonly path: Path;
  /** The params that an advance rule wants to have a value. */
  readonly params: readonly string[];
}

/** The routes that a tour waits for: those that it names itself, and with params those of its `navigate.*` tools. */
function routesAwaited({ trigger, steps }: TourDocument): RouteUse[] {
  const uses: RouteUse[] = [];
  if (trigger?.on === 'route') uses.push({ name: trigger.route, path: ['trigger', 'route'], params: [] });
  for (const [index, step] of steps.entries()) {
    for (const { rule, at } of advanceRules(step)) {
      if (rule.on !== 'route') continue;
      const name = rule.route ?? (rule.params && routeOfNavigate(step.tool));
      if (name === undefined) continue;
      uses.push({ name, path: ['steps', index, ...at, 'route'], params: Object.keys(rule.params ?? {}) });
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
    return routesAwaited(tour).flatMap(({ name, path, params }): Finding[] => {
      const row = routes.get(name);
      if (row !== undefined) {
        const known = paramsOfPath(row.path);
        return params
          .filter((param) => !known.includes(param))
          .map((param) =>
            unknownKey({
              path: [...path.slice(0, -1), 'params', param],
              fact: `Route ${quote(name)} has no param ${quote(param)}.`,
              wrong: param,
              nearest: nearestNames(param, known),
              otherwise: known.length === 0 ? 'It has none: remove it.' : `It has ${enumerate(known)}.`,
            }),
          );
      }
      // Of a tool that leads to it, `tool-known` says so.
      if (valueAt(tour, path) === undefined) return [];
      return [
        didYouMean({
          path,
          fact: `${quote(app)} has no route ${quote(name)}.`,
          wrong: name,
          nearest: nearest(name, routes),
          otherwise: `Its routes are ${enumerate([...routes.keys()])}.`,
        }),
      ];
    });
  },
});
