import type { Catalog } from '../../engine/index.ts';
import type { AnchorRow } from '../../schemas/index.ts';
import { tourWith } from '../example.ts';
import { advanceRules, tourOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { flowIn, type Need, type StepFlow } from '../flow.ts';
import type { Path } from '../pointer.ts';
import { enumerate, quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { showing } from '../situations.ts';
import { areOn, extentOf, wayInto, wayTo, whereTourIs } from '../whereabouts.ts';

export const anchorReachableText: RuleText = {
  summary:
    'The anchor of a step is on none (error) or only some (warning) of the screens where the tour can be by then.',
  why: 'The anchor exists, but elsewhere. The user would wait for it until the card gives up.',
  fix: 'Lead the user to its screen in an earlier step, open the form that holds it, or start the tour there (`trigger: { on: route, route: … }`). With `onMissing: skip` or `center` a step may be somewhere else in some cases.',
  example: {
    failing: tourWith(
      'id: team\ntool: navigate.team.settings\ntext: tours.example.open\nanchor: nav.team\nadvance: route',
      'id: filter\ntool: ui.point\ntext: tours.example.hello\nanchor: orders.list.filters',
    ),
    clean: tourWith(
      'id: orders\ntool: navigate.orders.list\ntext: tours.example.open\nanchor: nav.orders\nadvance: route',
      'id: filter\ntool: ui.point\ntext: tours.example.hello\nanchor: orders.list.filters',
    ),
  },
};

export const anchorReachable = defineRule({
  id: 'anchor-reachable',
  severity: 'error',
  collect: tourOf,
  link(tour, scope) {
    const catalog = scope.catalog(tour.app);
    if (catalog === undefined) return [];
    return scope.cachedHere(flowIn, tour).flatMap((flow, index) => {
      const path = ['steps', index];
      return [...ownAnchor(flow, path, catalog), ...otherAnchors(flow, path, catalog)];
    });
  },
});

function ownAnchor({ step, anchor, tool }: StepFlow, path: Path, catalog: Catalog): Finding[] {
  if (anchor === undefined) return [];
  const { row, need } = anchor;
  const extent = extentOf(need);
  const mayBeElsewhere = step.onMissing === 'skip' || step.onMissing === 'center';
  if (extent === 'all' || (extent === 'some' && mayBeElsewhere)) return [];
  const effect = tool?.row.effect;
  // A call on entry has opened the form by now.
  const opensByOffer = effect?.kind === 'prefill' && effect.opens === row.within;
  if (extent === 'none' && opensByOffer && isOnItsRoute(row, need)) {
    return [
      {
        path: [...path, 'anchor'],
        message: `${quote(row.key)} is inside the form ${quote(row.within ?? '')}, which opens only when the user presses "Show me" on this step's card. Write "call: enter", or point at something outside the form.`,
      },
    ];
  }
  return [outOfReach(row, need, [...path, 'anchor'], catalog)];
}

/** Anchors beside the step's own: highlighted ones, and those whose click is waited for. */
function otherAnchors({ step, advance, waiting }: StepFlow, path: Path, catalog: Catalog): Finding[] {
  const findings: Finding[] = [];
  const check = (key: string, at: Path, isOnlyWay: boolean) => {
    const row = catalog.anchors.get(key);
    if (row === undefined) return;
    const need = { among: waiting, possible: showing(waiting, row) };
    const extent = extentOf(need);
    if (extent === 'none' || (extent === 'some' && isOnlyWay))
      findings.push(outOfReach(row, need, at, catalog));
  };
  for (const [index, key] of (step.highlight ?? []).entries()) {
    check(key, [...path, 'highlight', index], false);
  }
  for (const { rule, path: at } of advanceRules(step, path)) {
    if (rule.on === 'click' && rule.anchor !== undefined) {
      check(rule.anchor, [...at, 'anchor'], advance.length === 1);
    }
  }
  return findings;
}

function outOfReach(row: AnchorRow, need: Need, path: Path, catalog: Catalog): Finding {
  const severity = extentOf(need) === 'none' ? 'error' : 'warning';
  const { within, routes } = row;
  if (within !== undefined && isOnItsRoute(row, need)) {
    const state =
      severity === 'error'
        ? 'which is not open at this step'
        : 'which is not open in every case at this step';
    return {
      path,
      severity,
      message: `${quote(row.key)} is inside the form ${quote(within)}, ${state}. ${wayInto(within, catalog)}`,
    };
  }
  const places = routes === 'any' ? [] : routes;
  return {
    path,
    severity,
    message: `${quote(row.key)} is on ${enumerate(places)}${severity === 'error' ? '' : ' only'}, and ${whereTourIs(need)}. ${wayTo(places, catalog)}`,
  };
}

/** Whether the route is right, so that it is the form that is missing. */
function isOnItsRoute({ routes, within }: AnchorRow, { among, possible }: Need): boolean {
  if (within === undefined || among === 'unknown' || possible === 'unknown') return false;
  const elsewhere = among.filter((each) => !possible.includes(each));
  return areOn(elsewhere, routes);
}
