/** Tools that the app does not offer where a tour calls them: forms to prefill, and all others. */
import type { TourDocument } from '../schemas/index.ts';
import type { Finding } from './finding.ts';
import { flowIn } from './flow.ts';
import { enumerate, quote } from './quote.ts';
import type { Scope } from './scope.ts';
import { lackOf, wayTo, whereTourIs } from './whereabouts.ts';

/** Of the tools that prefill a form, or of all others. */
export function toolsOutOfReach(tour: TourDocument, scope: Scope, which: 'prefills' | 'others'): Finding[] {
  const flow = scope.cachedHere(flowIn, tour);
  if (flow === undefined) return [];
  return flow.steps.flatMap(({ tool }, index): Finding[] => {
    if (tool === undefined) return [];
    const isPrefill = tool.row.effect?.kind === 'prefill';
    if (isPrefill !== (which === 'prefills')) return [];
    const lack = lackOf(tool.need);
    if (lack === undefined) return [];
    const { name, routes = [] } = tool.row;
    const [severity, only] =
      lack.extent === 'none' ? (['error', ''] as const) : (['warning', ' only'] as const);
    return [
      {
        path: ['steps', index, 'tool'],
        severity,
        message: `${quote(name)} ${isPrefill ? 'opens its form' : 'is offered'} on ${enumerate(routes)}${only}, and ${whereTourIs(lack)}. ${wayTo(routes, flow.catalog)}`,
      },
    ];
  });
}
