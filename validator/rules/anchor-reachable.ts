import type { Catalog } from '../../engine/index.ts';
import type { AnchorRow } from '../../schemas/index.ts';
import { tourWith } from '../example.ts';
import { anchorsBeside, tourOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { flowIn, type StepFlow } from '../flow.ts';
import type { Path } from '../pointer.ts';
import { enumerate, quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { showing } from '../situations.ts';
import { areOn, type Lack, lackOf, wayInto, wayTo, whereTourIs } from '../whereabouts.ts';

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
    const flow = scope.cachedHere(flowIn, tour);
    if (flow === undefined) return [];
    return flow.steps.flatMap((step, index) => [
      ...ownAnchor(step, index, flow.catalog),
      ...otherAnchors(step, index, flow.catalog),
    ]);
  },
});

function ownAnchor({ step, anchor, tool }: StepFlow, index: number, catalog: Catalog): Finding[] {
  if (anchor === undefined) return [];
  const { row, need } = anchor;
  const lack = lackOf(need);
  const mayBeElsewhere = step.onMissing === 'skip' || step.onMissing === 'center';
  if (lack === undefined || (lack.extent === 'some' && mayBeElsewhere)) return [];
  const path = ['steps', index, 'anchor'];
  const effect = tool?.row.effect;
  // A call on entry has opened the form by now.
  const opensByOffer = effect?.kind === 'prefill' && effect.opens === row.within;
  if (lack.extent === 'none' && opensByOffer && areOn(lack.elsewhere, row.routes)) {
    return [
      {
        path,
        message: `${quote(row.key)} is inside the form ${quote(row.within ?? '')}, which opens only when the user presses "Show me" on this step's card. Write "call: enter", or point at something outside the form.`,
      },
    ];
  }
  return [outOfReach(row, lack, path, catalog)];
}

function otherAnchors({ step, advance, waiting }: StepFlow, index: number, catalog: Catalog): Finding[] {
  return anchorsBeside(step).flatMap(({ name, at, purpose }) => {
    const row = catalog.anchors.get(name);
    if (row === undefined) return [];
    const lack = lackOf({ among: waiting, possible: showing(waiting, row) });
    const isOnlyWay = purpose === 'click' && advance.length === 1;
    if (lack === undefined || (lack.extent === 'some' && !isOnlyWay)) return [];
    return outOfReach(row, lack, ['steps', index, ...at], catalog);
  });
}

function outOfReach(row: AnchorRow, lack: Lack, path: Path, catalog: Catalog): Finding {
  const severity = lack.extent === 'none' ? 'error' : 'warning';
  const { within = '', routes } = row;
  // Where the route is right, it is the form that is missing.
  if (areOn(lack.elsewhere, routes)) {
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
  const places = [routes].flat();
  return {
    path,
    severity,
    message: `${quote(row.key)} is on ${enumerate(places)}${severity === 'error' ? '' : ' only'}, and ${whereTourIs(lack)}. ${wayTo(places, catalog)}`,
  };
}
