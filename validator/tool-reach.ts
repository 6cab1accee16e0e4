/** Tools that the app does not offer where a tour calls them: forms to prefill, and all others. */
import type { TourDocument } from '../schemas/index.ts';
import type { Finding } from './finding.ts';
import { flowIn } from './flow.ts';
import { enumerate, quote } from './quote.ts';
import type { Scope } from './scope.ts';
import { extentOf, wayTo, whereTourIs } from './whereabouts.ts';

/** @param forms whether to look at the tools that open a form, or at the others */
export function toolsOutOfReach(tour: TourDocument, scope: Scope, forms: boolean): Finding[] {
  const catalog = scope.catalog(tour.app);
  if (catalog === undefined) return [];
  return scope.cachedHere(flowIn, tour).flatMap(({ tool }, index): Finding[] => {
    if (tool === undefined || (tool.row.effect?.kind === 'prefill') !== forms) return [];
    const extent = extentOf(tool.need);
    if (extent === 'all') return [];
    const { name, routes = [] } = tool.row;
    const only = extent === 'none' ? '' : ' only';
    return [
      {
        path: ['steps', index, 'tool'],
        severity: extent === 'none' ? 'error' : 'warning',
        message: `${quote(name)} ${forms ? 'opens its form' : 'is offered'} on ${enumerate(routes)}${only}, and ${whereTourIs(tool.need)}. ${wayTo(routes, catalog)}`,
      },
    ];
  });
}
