/** How far the needs of each step are met: what an overlay must not make worse. */
import type { Catalog } from '../engine/index.ts';
import type { StepDocument, TourDocument } from '../schemas/index.ts';
import { flowOf, type StepFlow } from './flow.ts';
import { stepIndex } from './overlay-steps.ts';
import { contextReferences, publishes } from './page-context.ts';
import { enumerate, quote } from './quote.ts';
import { type Extent, extentOf } from './whereabouts.ts';

/** One need of a step: its anchor, its tool, a value from the page context, or the outcome of another step. */
export interface StepNeed {
  /** The same for the same need of the same step, whatever steps surround it. */
  readonly id: string;
  readonly step: StepDocument;
  readonly extent: Extent;
  /** What the step needs, as the end of a sentence: `its anchor "a" is on b`. */
  readonly words: string;
}

/** The needs of the steps when they are played in this order. */
export function needsOf(tour: TourDocument, steps: readonly StepDocument[], catalog: Catalog): StepNeed[] {
  return flowOf({ ...tour, steps: [...steps] }, catalog).flatMap((flow, index) => [
    ...placeNeeds(flow),
    ...contextNeeds(flow, catalog),
    ...outcomeNeeds(flow.step, index, steps),
  ]);
}

function placeNeeds({ step, anchor, tool }: StepFlow): StepNeed[] {
  const needs: StepNeed[] = [];
  if (anchor !== undefined && step.onMissing !== 'skip' && step.onMissing !== 'center') {
    const { key, routes, within } = anchor.row;
    const place =
      within === undefined ? `on ${enumerate([routes].flat())}` : `inside the form ${quote(within)}`;
    needs.push({
      id: `${step.id} anchor`,
      step,
      extent: extentOf(anchor.need),
      words: `its anchor ${quote(key)} is ${place}`,
    });
  }
  if (tool !== undefined) {
    const { name, routes = [] } = tool.row;
    needs.push({
      id: `${step.id} tool`,
      step,
      extent: extentOf(tool.need),
      words: `its tool ${quote(name)} is offered on ${enumerate(routes)}`,
    });
  }
  return needs;
}

function contextNeeds({ step, tool }: StepFlow, catalog: Catalog): StepNeed[] {
  const among = tool?.need.possible ?? 'unknown';
  return contextReferences(step).map(({ name, from }): StepNeed => {
    const possible =
      among === 'unknown' ? among : among.filter(({ route }) => publishes(catalog.routes.get(route), from));
    return {
      id: `${step.id} input ${name}`,
      step,
      extent: extentOf({ among, possible }),
      words: `its argument ${quote(name)} is taken from ${quote(from)}`,
    };
  });
}

function outcomeNeeds(step: StepDocument, index: number, steps: readonly StepDocument[]): StepNeed[] {
  return Object.keys(step.when?.steps ?? {}).map((id): StepNeed => {
    const named = stepIndex(steps, id);
    const extent = named >= 0 && named < index ? 'all' : 'none';
    return {
      id: `${step.id} when ${id}`,
      step,
      extent,
      words: `its "when" asks for the outcome of ${quote(id)}`,
    };
  });
}
