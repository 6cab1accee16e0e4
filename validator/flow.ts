/**
 * Flow analysis: where a tour can be before, during and after each of its steps (design 4). It over-approximates what
 * the engine does: a situation that is not here cannot come about, as far as the catalog is right.
 */
import { type AdvanceRule, advanceOf, type Catalog, defaultCall, PAGE_ANCHOR } from '../engine/index.ts';
import type { AnchorRow, StepDocument, ToolRow, TourDocument } from '../schemas/index.ts';
import type { ProjectScope } from './scope.ts';
import { called, clicked, gone, offering, on, type Situations, showing, union } from './situations.ts';

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
  /** Absent for a tool that is not in the catalog, or that no step may call. */
  readonly tool?: { readonly row: ToolRow; readonly need: Need };
  /** Absent for `page`, and for an anchor that is not declared. */
  readonly anchor?: { readonly row: AnchorRow; readonly need: Need };
  /** While the card is shown and no offered call was made. */
  readonly shown: Situations;
  /** While the step waits for one of its advance rules, whether or not an offered call was made. */
  readonly waiting: Situations;
  readonly after: Situations;
}

/**
 * @param catalog that of the tour's app member
 * @param anywhere what `anywhereIn` says of it
 */
export function flowOf(tour: TourDocument, catalog: Catalog, anywhere = anywhereIn(catalog)): StepFlow[] {
  let begin = start(tour, catalog, anywhere);
  return tour.steps.map((step) => {
    const flow = stepFlow(step, begin, catalog);
    begin = flow.after;
    return flow;
  });
}

/** As `flowOf`, for the look-up in a scope; no steps for a tour of an unknown app member. */
export function flowIn(tour: TourDocument, { catalog, cached }: ProjectScope): readonly StepFlow[] {
  const own = catalog(tour.app);
  return own === undefined ? [] : flowOf(tour, own, cached(anywhereIn, own));
}

/** Where the tour's trigger finds the user: on its route, else anywhere. */
function start({ trigger }: TourDocument, { routes }: Catalog, anywhere: Situations): Situations {
  if (trigger?.on !== 'route') return anywhere;
  return routes.has(trigger.route) ? [on(trigger.route, [])] : 'unknown';
}

function anywhereIn({ routes }: Catalog): Situations {
  return routes.size === 0 ? 'unknown' : [...routes.keys()].map((route) => on(route, []));
}

function stepFlow(step: StepDocument, begin: Situations, catalog: Catalog): StepFlow {
  const advance = advanceOf(step);
  const call = step.call ?? defaultCall(step.tool, advance);
  const known = catalog.tools.get(step.tool);
  const row = known?.source === 'client' ? known : undefined;
  const makeCall = (among: Situations): { readonly need?: Need; readonly after: Situations } => {
    if (row === undefined) return { after: 'unknown' };
    const possible = offering(among, row);
    return { need: { among, possible }, after: orUnknown(called(possible, row)) };
  };
  const entered = call === 'enter' ? makeCall(begin) : undefined;
  const atAnchor = entered?.after ?? begin;
  const anchor = catalog.anchors.get(step.anchor);
  const need = anchor && { among: atAnchor, possible: showing(atAnchor, anchor) };
  const shown = shownIn(step, atAnchor, need);
  const offered = call === 'offer' ? makeCall(shown) : undefined;
  const made = entered ?? offered;
  const waiting = offered === undefined ? shown : union(shown, offered.after);
  const parts = advance.map((rule) =>
    afterRule(rule, step, { waiting, called: offered?.after ?? shown, row, catalog }),
  );
  // A step may be left out by `when`, and passed over by `onMissing: skip`.
  if (step.when !== undefined) parts.push(begin);
  if (step.onMissing === 'skip') parts.push(atAnchor);
  const after = orUnknown(union(...parts));
  const flow: { -readonly [Key in keyof StepFlow]: StepFlow[Key] } = {
    step,
    advance,
    call,
    begin,
    shown,
    waiting,
    after,
  };
  if (row !== undefined && made?.need !== undefined) flow.tool = { row, need: made.need };
  if (anchor !== undefined && need !== undefined) flow.anchor = { row: anchor, need };
  return flow;
}

/** Where the step's card can stand. A card that does without its anchor can stand anywhere. */
function shownIn({ anchor, onMissing }: StepDocument, at: Situations, need: Need | undefined): Situations {
  if (need === undefined) return anchor === PAGE_ANCHOR ? at : 'unknown';
  const possible = orUnknown(need.possible);
  return onMissing === 'skip' || onMissing === 'center' ? at : possible;
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
      const leads = anchor.leadsTo === undefined && rule.anchor === step.anchor;
      return leads && row?.effect?.kind === 'navigate' ? gone(after, row.effect.route) : after;
    }
  }
}

/** Where nothing is possible there is a mistake, and the flow goes on as if anything were. */
function orUnknown(situations: Situations): Situations {
  return situations !== 'unknown' && situations.length === 0 ? 'unknown' : situations;
}
