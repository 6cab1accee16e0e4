import type { Catalog } from '../../engine/index.ts';
import { tourHead } from '../example.ts';
import { tourOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { flowIn } from '../flow.ts';
import { contextFields, contextReferences, published } from '../page-context.ts';
import type { Path } from '../pointer.ts';
import { enumerate, quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { routesOf } from '../situations.ts';
import { didYouMean } from '../unknown-name.ts';
import { impossibleCondition } from '../when-context.ts';
import { wayTo } from '../whereabouts.ts';

export const contextAvailableText: RuleText = {
  summary:
    'An argument is taken from the page context, and none (error) or only some (warning) of the possible routes publish it; or `when` asks for what none of them publishes (error).',
  why: 'When the step begins there is nothing to fill the argument with, so the call is refused and the user is stuck. A step whose `when` can never hold is shown to nobody.',
  fix: 'Lead to a route that publishes the value before, or start the tour on one. `context.record` is the record that a route shows, `context.params.<name>` a part of its path.',
  example: {
    failing: tourHead('trigger: { on: route, route: orders.list }').replace(
      'tool: ui.point',
      'tool: navigate.orders.detail\n    input: { order: { from: context.record } }',
    ),
    clean: tourHead('trigger: { on: route, route: orders.detail }').replace(
      'tool: ui.point',
      'tool: navigate.orders.detail\n    input: { order: { from: context.record } }',
    ),
  },
};

export const contextAvailable = defineRule({
  id: 'context-available',
  severity: 'error',
  collect: tourOf,
  link(tour, scope) {
    const flow = scope.cachedHere(flowIn, tour);
    if (flow === undefined) return [];
    const publishing = scope.cached(publishersIn, flow.catalog);
    return flow.steps.flatMap(({ step, tool, begin }, index) => [
      ...contextReferences(step).flatMap(({ name, from }) => {
        const path = ['steps', index, 'input', name, 'from'];
        const value = from.slice(PREFIX.length);
        const publishers = publishing.get(value);
        return publishers === undefined
          ? unpublished(from, path, [...publishing.keys()], scope.nearest(value, publishing))
          : check(from, publishers, routesOf(tool?.need.possible ?? 'unknown'), path, flow.catalog);
      }),
      ...Object.entries(step.when?.context ?? {}).flatMap(([field, condition]) => {
        const path = ['steps', index, 'when', 'context', field];
        const impossible = impossibleCondition(field, condition, path, {
          fields: scope.cached(contextFields, flow.catalog),
          routes: flow.catalog.routes,
        });
        const publishers = publishing.get(field);
        // That it is there on some of the routes only is what a condition is for.
        const isNever =
          condition.exists !== false &&
          publishers !== undefined &&
          begin !== 'unknown' &&
          !begin.some(({ route }) => publishers.includes(route));
        return impossible.length > 0 || !isNever
          ? impossible
          : check(field, publishers, routesOf(begin), path, flow.catalog).map((found) => ({
              ...found,
              mark: 'key' as const,
            }));
      }),
    ]);
  },
});

const PREFIX = 'context.';

/** The keys of the routes that publish a value, by how arguments name it behind the prefix. */
function publishersIn({ routes }: Catalog): ReadonlyMap<string, readonly string[]> {
  const publishing = new Map<string, string[]>();
  for (const route of routes.values()) {
    for (const from of published(route)) {
      const name = from.slice(PREFIX.length);
      const keys = publishing.get(name);
      if (keys === undefined) publishing.set(name, [route.key]);
      else keys.push(route.key);
    }
  }
  return publishing;
}

function unpublished(
  from: string,
  path: Path,
  known: readonly string[],
  nearest: readonly string[],
): Finding {
  return didYouMean({
    path,
    fact: `No route publishes ${quote(from)}.`,
    wrong: from,
    nearest: nearest.map((name) => `${PREFIX}${name}`),
    otherwise:
      known.length === 0
        ? 'None publishes anything: write the value itself.'
        : `Published are ${enumerate(known.map((each) => `${PREFIX}${each}`))}.`,
  });
}

/**
 * @param publishers keys of the routes that publish the value
 * @param possible the routes on which the argument can be taken; none when nothing is known
 */
function check(
  from: string,
  publishers: readonly string[],
  possible: readonly string[],
  path: Path,
  catalog: Catalog,
): Finding[] {
  const without = possible.filter((key) => !publishers.includes(key));
  if (without.length === 0) return [];
  const isNever = without.length === possible.length;
  return [
    {
      path,
      severity: isNever ? 'error' : 'warning',
      message: `${quote(from)} is published by ${enumerate(publishers, 'or', 4)}, and the tour ${isNever ? 'is' : 'can be'} on ${enumerate(without, 'or', 4)}${isNever ? '' : ' as well'} when this step begins. ${wayTo(publishers, catalog)}`,
    },
  ];
}
