import { type Catalog, PAGE_ANCHOR, routeOfNavigate } from '../../engine/index.ts';
import type { AdvanceRuleDocument, StepDocument } from '../../schemas/index.ts';
import { tourOn } from '../example.ts';
import { advanceRules, tourOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { flowIn, type StepFlow } from '../flow.ts';
import { quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { targetOf } from '../situations.ts';

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
    const { steps, catalog } = scope.cachedHere(flowIn, tour) ?? {};
    return tour.steps.flatMap((step, index): Finding[] => {
      const rules = advanceRules(step);
      if (rules.some(({ rule }) => rule.on === 'manual')) return [];
      const flow = steps?.[index];
      const findings = (messageOf: (rule: AdvanceRuleDocument) => string | undefined) =>
        rules.flatMap(({ rule, at }): Finding | never[] => {
          const message = messageOf(rule);
          return message === undefined ? [] : { path: ['steps', index, ...at], message };
        });
      const found = findings(
        (rule) =>
          incomplete(rule, step, catalog) ?? neverMet(rule, step) ?? thereAlready(rule, flow, catalog),
      );
      // Of several rules one that can be met is enough, unless another is not even complete.
      return found.length === rules.length ? found : findings((rule) => incomplete(rule, step, catalog));
    });
  },
});

function incomplete(
  rule: AdvanceRuleDocument,
  { tool }: StepDocument,
  catalog: Catalog | undefined,
): string | undefined {
  if (rule.on !== 'route' || rule.route !== undefined || routeOfNavigate(tool) !== undefined)
    return undefined;
  // A name that is misspelt may be meant to lead to a route.
  if (catalog !== undefined && !catalog.tools.has(tool)) return undefined;
  return `"route" needs a tool that leads to one ("navigate.…"), and ${quote(tool)} leads nowhere. Name the route: { on: route, route: … }.`;
}

/** A route that the tour is certainly on is not reached again, unless by another value of one of its params. */
function thereAlready(
  rule: AdvanceRuleDocument,
  flow: StepFlow | undefined,
  catalog: Catalog | undefined,
): string | undefined {
  if (rule.on !== 'route' || flow === undefined || flow.shown === 'unknown') return undefined;
  const target = targetOf(flow.tool?.row);
  const route = rule.route ?? target;
  const row = catalog?.routes.get(route ?? '');
  if (row === undefined || row.path.includes(':')) return undefined;
  // A call on entry that leads there is `advance-immediate`.
  if (flow.call === 'enter' && target === route) return undefined;
  if (!flow.shown.every((each) => each.route === route)) return undefined;
  return `The step waits for the user to come to ${quote(row.key)}, where the tour is already. Wait for something else, or use "manual".`;
}

/** Why a click cannot come, as far as the step alone tells. */
function neverMet(rule: AdvanceRuleDocument, step: StepDocument): string | undefined {
  if (rule.on !== 'click') return undefined;
  const anchor = rule.anchor ?? step.anchor;
  if (anchor === PAGE_ANCHOR) {
    return '"page" stands for the whole page and cannot be clicked, so the step never ends. Name an anchor, or use "manual".';
  }
  if (step.interaction === 'block' && anchor === step.anchor) {
    return `The step waits for a click on ${quote(anchor)}, and "interaction: block" keeps clicks from it. Remove one of the two.`;
  }
  return undefined;
}
