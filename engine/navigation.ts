/** The navigation that steps stand on, whichever step performs it (S0-50). */
import { type Catalog, routeOfTool } from './catalog.ts';
import type { Navigation, PlannedCall, PlanStep } from './plan.ts';
import { isThrough } from './progress.ts';
import type { Step } from './tour.ts';

interface Leg {
  readonly call: PlannedCall;
  readonly route: string;
  readonly kept: boolean;
}

/** The steps that are kept, each with the author's navigation that it stands on. */
export const withNavigation: Navigation = (tour, catalog, omitted) => {
  const kept: PlanStep[] = [];
  let leg: Leg | null = null;
  for (const step of tour.steps) {
    const reason = omitted.get(step.id);
    if (reason !== undefined && !isThrough(reason)) continue;
    const route = routeOfTool(catalog, step.tool);
    const own: Leg | null =
      route === undefined
        ? null
        : { call: { step: step.id, tool: step.tool, input: step.input }, route, kept: reason === undefined };
    if (reason === undefined) {
      const needed: Leg | null = leg !== null && needsRoute(step, leg.route, catalog) ? leg : null;
      kept.push({
        ...step,
        before: needed === null || needed.kept ? [] : [needed.call],
        home: needed?.call ?? null,
      });
    }
    if (leavesFor(step, own?.route, catalog)) leg = null;
    else leg = own ?? leg;
  }
  return kept;
};

/** Whether the step's anchor, or its tool, is on this route and not everywhere. */
function needsRoute(step: Step, route: string, catalog: Catalog): boolean {
  const anchorRoutes = catalog.anchors.get(step.anchor)?.routes ?? 'any';
  if (anchorRoutes !== 'any') return anchorRoutes.includes(route);
  return catalog.tools.get(step.tool)?.routes?.includes(route) ?? false;
}

/** Whether the step ends with the user going to another route than the one that its tool leads to. */
function leavesFor(step: Step, route: string | undefined, catalog: Catalog): boolean {
  return step.advance.some((rule) => {
    const target =
      rule.on === 'click'
        ? catalog.anchors.get(rule.anchor)?.leadsTo
        : rule.on === 'route'
          ? rule.route
          : undefined;
    return target !== undefined && target !== route;
  });
}
