import type { Catalog } from '../../engine/index.ts';
import { tourHead } from '../example.ts';
import { tourOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { flowIn } from '../flow.ts';
import { nearestName } from '../nearest.ts';
import { contextReferences, published, publishes } from '../page-context.ts';
import type { Path } from '../pointer.ts';
import { enumerate, quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { routesOf } from '../situations.ts';
import { didYouMean } from '../unknown-name.ts';
import { wayTo } from '../whereabouts.ts';

export const contextAvailableText: RuleText = {
  summary:
    'An argument is taken from the page context, and none (error) or only some (warning) of the possible routes publish it.',
  why: 'When the step begins there is nothing to fill the argument with, so the call is refused and the user is stuck.',
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
    return flow.steps.flatMap(({ step, tool }, index) =>
      contextReferences(step).flatMap(({ name, from }) => {
        const path = ['steps', index, 'input', name, 'from'];
        return check(from, routesOf(tool?.need.possible ?? 'unknown'), path, flow.catalog);
      }),
    );
  },
});

const PREFIX = 'context.';

/** @param possible the routes on which the argument can be taken; none when nothing is known */
function check(from: string, possible: readonly string[], path: Path, catalog: Catalog): Finding[] {
  const { routes } = catalog;
  const publishers = [...routes.values()].filter((route) => publishes(route, from));
  if (publishers.length === 0) {
    const all = [...routes.values()].flatMap(published).map((each) => each.slice(PREFIX.length));
    const nearest = nearestName(from.slice(PREFIX.length), all);
    return [
      didYouMean({
        path,
        fact: `No route publishes ${quote(from)}.`,
        wrong: from,
        nearest: nearest === undefined ? undefined : `${PREFIX}${nearest}`,
        otherwise: 'It can be "context.record" or "context.params.<name>".',
      }),
    ];
  }
  const without = possible.filter((key) => !publishes(routes.get(key), from));
  if (without.length === 0) return [];
  const keys = publishers.map(({ key }) => key);
  const isNever = without.length === possible.length;
  return [
    {
      path,
      severity: isNever ? 'error' : 'warning',
      message: `${quote(from)} is published by ${enumerate(keys, 'or', 4)}, and the tour ${isNever ? 'is' : 'can be'} on ${enumerate(without, 'or', 4)}${isNever ? '' : ' as well'} when this step begins. ${wayTo(keys, catalog)}`,
    },
  ];
}
