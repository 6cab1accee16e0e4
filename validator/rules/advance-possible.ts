import { type Catalog, PAGE_ANCHOR, routeOfNavigate } from '../../engine/index.ts';
import type { StepDocument } from '../../schemas/index.ts';
import { tourOn } from '../example.ts';
import { type AdvanceUse, advanceRules, tourOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { flowIn, type StepFlow } from '../flow.ts';
import { quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';

export const advancePossibleText: RuleText = {
  summary: 'The advance rules of a step can never be met.',
  why: 'The user does what the card says, nothing happens, and only Skip and Leave are left.',
  fix: 'Wait for something that can happen at this step, or add `manual`, so that the card has a Next button. A bare `route` stands for the route of a `navigate.*` tool; with any other tool name it: `{ on: route, route: orders.detail }`.',
  example: {
    failing: tourOn(
      'orders.list',
      'id: find\ntool: orders.list.search\ninput: { query: tea }\ntext: tours.example.open\nanchor: orders.list.filters\nadvance: route',
    ),
    clean: tourOn(
      'orders.list',
      'id: find\ntool: orders.list.search\ninput: { query: tea }\ntext: tours.example.open\nanchor: orders.list.filters\nadvance: tool_result',
    ),
  },
};

export const advancePossible = defineRule({
  id: 'advance-possible',
  severity: 'error',
  collect: tourOf,
  link(tour, scope) {
    const catalog = scope.catalog(tour.app);
    const flows = scope.cachedHere(flowIn, tour);
    return tour.steps.flatMap((step, index): Finding[] => {
      const rules = advanceRules(step, ['steps', index]);
      if (rules.some(({ rule }) => rule.on === 'manual')) return [];
      const flow = flows[index];
      const findings = rules.map((use) => neverMet(use, step) ?? thereAlready(use, flow, catalog));
      // Of several rules one that can be met is enough, unless another is not even complete.
      const isStuck = findings.every((finding) => finding !== undefined);
      return findings.flatMap((finding, at) =>
        finding !== undefined && (isStuck || isIncomplete(rules[at], step)) ? [finding] : [],
      );
    });
  },
});

function isIncomplete(use: AdvanceUse | undefined, { tool }: StepDocument): boolean {
  return use?.rule.on === 'route' && use.rule.route === undefined && routeOfNavigate(tool) === undefined;
}

/** A route that the tour is certainly on is not reached again, unless by another value of one of its params. */
function thereAlready(
  { rule, path }: AdvanceUse,
  flow: StepFlow | undefined,
  catalog: Catalog | undefined,
): Finding | undefined {
  if (rule.on !== 'route' || flow === undefined || flow.shown === 'unknown') return undefined;
  const effect = flow.tool?.row.effect;
  const target = effect?.kind === 'navigate' ? effect.route : undefined;
  const route = rule.route ?? target;
  const row = route === undefined ? undefined : catalog?.routes.get(route);
  if (row === undefined || row.path.includes(':')) return undefined;
  // A call on entry that leads there is `advance-immediate`.
  if (flow.call === 'enter' && target === route) return undefined;
  const isThere = flow.shown.length > 0 && flow.shown.every((each) => each.route === route);
  if (!isThere) return undefined;
  return {
    path,
    message: `The step waits for the user to come to ${quote(row.key)}, where the tour is already. Wait for something else, or use "manual".`,
  };
}

/** Why a rule cannot be met, as far as the step alone tells. */
function neverMet(use: AdvanceUse, step: StepDocument): Finding | undefined {
  const { rule, path } = use;
  if (isIncomplete(use, step)) {
    return {
      path,
      message: `"route" needs a tool that leads to one ("navigate.…"), and ${quote(step.tool)} leads nowhere. Name the route: { on: route, route: … }.`,
    };
  }
  if (rule.on !== 'click') return undefined;
  const anchor = rule.anchor ?? step.anchor;
  if (anchor === PAGE_ANCHOR) {
    return {
      path,
      message:
        '"page" stands for the whole page and cannot be clicked, so the step never ends. Name an anchor, or use "manual".',
    };
  }
  if (step.interaction === 'block' && anchor === step.anchor) {
    return {
      path,
      message: `The step waits for a click on ${quote(anchor)}, and "interaction: block" keeps clicks from it. Remove one of the two.`,
    };
  }
  return undefined;
}
