/**
 * Flow analysis: where a tour can be before, during and after each of its steps (design 4). It over-approximates what
 * the engine does: a situation that is not here cannot come about, as far as the catalog is right.
 */
import { type AdvanceRule, advanceOf, type Catalog, defaultCall, PAGE_ANCHOR } from '../engine/index.ts';
import type { AnchorRow, StepDocument, ToolRow, TourDocument } from '../schemas/index.ts';
import type { ProjectScope } from './scope.ts';
import {
  called,
  clicked,
  gone,
  offering,
  on,
  type Situations,
  showing,
  targetOf,
  union,
} from './situations.ts';

/** Something that a step needs, and where. */
export interface Need {
  /** All situations in which the step may need it. */
  readonly among: Situations;
  /** Those of them in which it is there. */
  readonly possible: Situations;
}

export interface StepFlow {
  readonly step: StepDocument;
  readonly advance: readonly AdvanceRule[];
  readonly call: 'enter' | 'offer';
  /** Before anything of the step happens. */
  readonly begin: Situations;
  /** Undefined for a tool that is not in the catalog, or that no step may call. */
  readonly tool: { readonly row: ToolRow; readonly need: Need } | undefined;
  /** Undefined for `page`, and for an anchor that is not declared. */
  readonly anchor: { readonly row: AnchorRow; readonly need: Need } | undefined;
  /** While the card is shown and no offered call was made. */
  readonly shown: Situations;
  /** While the step waits for one of its advance rules, whether or not an offered call was made. */
  readonly waiting: Situations;
  readonly after: Situations;
}

/**
 * The flow of a tour, step by step.
 *
 * @param catalog that of the tour's app member
 * @param anywhere what `anywhereIn` says of it
 */
export function flowOf(tour: TourDocument, catalog: Catalog, anywhere = anywhereIn(catalog)): StepFlow[] {
  const byId = new Map<string, StepDocument>();
  let begin = start(tour, catalog, anywhere);
  return tour.steps.map((step) => {
    // A step with a repeated id was pasted, to be changed or moved yet: where it leads, nobody knows.
    const isPasted = (byId.get(step.id) ?? step) !== step;
    const flow = stepFlow(step, isPasted ? 'unknown' : begin, catalog);
    byId.set(step.id, step);
    begin = isPasted ? 'unknown' : flow.after;
    return flow;
  });
}

export interface TourFlow {
  readonly steps: readonly StepFlow[];
  /** That of the tour's app member. */
  readonly catalog: Catalog;
}

/** As `flowOf`, for the look-up in a scope; undefined for a tour of an unknown app member. */
export function flowIn(tour: TourDocument, { catalog, cached }: ProjectScope): TourFlow | undefined {
  const own = catalog(tour.app);
  return own && { steps: flowOf(tour, own, cached(anywhereIn, own)), catalog: own };
}

/** Where the tour's trigger finds the user: on its route, else anywhere. */
function start({ trigger }: TourDocument, { routes }: Catalog, anywhere: Situations): Situations {
  if (trigger?.on !== 'route') return anywhere;
  return routes.has(trigger.route) ? [on(trigger.route, [])] : 'unknown';
}

function anywhereIn({ routes }: Catalog): Situations {
  return orUnknown([...routes.keys()].map((route) => on(route, [])));
}

function stepFlow(step: StepDocument, begin: Situations, catalog: Catalog): StepFlow {
  const advance = advanceOf(step);
  const call = step.call ?? defaultCall(step.tool, advance);
  const known = catalog.tools.get(step.tool);
  const row = known?.source === 'client' ? known : undefined;
  const makeCall = (among: Situations): Pick<StepFlow, 'tool' | 'after'> => {
    if (row === undefined) return { tool: undefined, after: 'unknown' };
    const possible = offering(among, row);
    return { tool: { row, need: { among, possible } }, after: orUnknown(called(possible, row)) };
  };
  const entered = call === 'enter' ? makeCall(begin) : undefined;
  const atAnchor = entered?.after ?? begin;
  const pointed = catalog.anchors.get(step.anchor);
  const anchor = pointed && {
    row: pointed,
    need: { among: atAnchor, possible: showing(atAnchor, pointed) },
  };
  const shown = shownIn(step, atAnchor, anchor?.need);
  const offered = call === 'offer' ? makeCall(shown) : undefined;
  const waiting = offered === undefined ? shown : union(shown, offered.after);
  const moment: Moment = { waiting, called: offered?.after ?? shown, row, catalog };
  const parts = advance.map((rule) => afterRule(rule, step, moment));
  // A step may be left out by `when`, and passed over by `onMissing: skip`.
  if (step.when !== undefined) parts.push(begin);
  if (step.onMissing === 'skip') parts.push(atAnchor);
  const after = orUnknown(union(...parts));
  const tool = (entered ?? offered)?.tool;
  return { step, advance, call, begin, tool, anchor, shown, waiting, after };
}

/**
 * Where the step's card can stand: where its anchor is, or anywhere when it is centred without it. A step that is
 * passed over wherever the tour can be leaves the tour there.
 */
function shownIn({ anchor, onMissing }: StepDocument, at: Situations, need: Need | undefined): Situations {
  if (need === undefined) return anchor === PAGE_ANCHOR ? at : 'unknown';
  const isNowhere = need.possible.length === 0;
  return onMissing === 'center' || (onMissing === 'skip' && isNowhere) ? at : orUnknown(need.possible);
}

interface Moment {
  readonly waiting: Situations;
  /** After the step's call. */
  readonly called: Situations;
  readonly row: ToolRow | undefined;
  readonly catalog: Catalog;
}

function afterRule(
  rule: AdvanceRule,
  step: StepDocument,
  { waiting, called, row, catalog }: Moment,
): Situations {
  switch (rule.on) {
    case 'manual':
      return waiting;
    case 'tool_result':
      return called;
    case 'route':
      return catalog.routes.has(rule.route) ? gone(waiting, rule.route) : 'unknown';
    case 'click': {
      const anchor = catalog.anchors.get(rule.anchor);
      if (anchor === undefined) return rule.anchor === PAGE_ANCHOR ? waiting : 'unknown';
      const after = clicked(showing(waiting, anchor), anchor);
      // The anchor of a `navigate.*` step that does not say where it leads leads where the tool does.
      const isStepsOwn = anchor.leadsTo === undefined && rule.anchor === step.anchor;
      const target = isStepsOwn ? targetOf(row) : undefined;
      return target === undefined ? after : gone(after, target);
    }
  }
}

/** Where nothing is possible there is a mistake, and the flow goes on as if anything were. */
function orUnknown(situations: Situations): Situations {
  return situations.length === 0 ? 'unknown' : situations;
}
