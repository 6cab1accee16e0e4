import type { Catalog } from '../../engine/index.ts';
import type { StepDocument, TourDocument, TourOverlayDocument } from '../../schemas/index.ts';
import { overlayFor } from '../example.ts';
import { overlayOf } from '../facts.ts';
import type { DocumentPlace, Finding } from '../finding.ts';
import { type NamedStep, namedSteps, overlaidSteps, stepIndex, tourOfOverlay } from '../overlay-steps.ts';
import type { Path } from '../pointer.ts';
import { enumerate, quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import type { DeclaredTour } from '../scope.ts';
import { needsOf, type StepNeed } from '../step-needs.ts';

export const overlayKeepsReachText: RuleText = {
  summary:
    'An overlay hides or moves a step on which a later one depends: for its route, its form or its `when`.',
  why: 'The tour was checked in its own order. In the order of this overlay a step of it cannot be played, and the users of one tenant get stuck.',
  fix: 'Hide the steps that depend on it as well, or keep it before them.',
  example: {
    failing: overlayFor('team.setup', 'hide: [welcome]'),
    clean: overlayFor('team.setup', 'hide: [invite]'),
  },
};

export const overlayKeepsReach = defineRule({
  id: 'overlay-keeps-reach',
  severity: 'error',
  collect: overlayOf,
  link(overlay, scope) {
    const target = tourOfOverlay(overlay, scope);
    const catalog = target && scope.catalog(target.tour.app);
    if (target === undefined || catalog === undefined) return [];
    const worse = worsened(target.tour, overlay, catalog);
    if (worse.length === 0) return [];
    const named = namedSteps(overlay).filter(({ id }) => stepIndex(target.tour.steps, id) >= 0);
    const byCulprit = new Map<NamedStep, StepNeed[]>();
    for (const need of worse) {
      const culprit = culpritOf(need, named, target.tour, overlay, catalog);
      if (culprit !== undefined) byCulprit.set(culprit, [...(byCulprit.get(culprit) ?? []), need]);
    }
    return [...byCulprit].map(([culprit, needs]) =>
      describeCulprit(culprit, needs, target, overlay, catalog),
    );
  },
});

const RANK = { all: 2, some: 1, none: 0 } as const;

/** The needs that are met less with the overlay than without it. */
function worsened(tour: TourDocument, overlay: Changes, catalog: Catalog): StepNeed[] {
  const before = new Map(needsOf(tour, tour.steps, catalog).map((need) => [need.id, need.extent]));
  return needsOf(tour, overlaidSteps(tour.steps, overlay), catalog).filter(
    ({ id, extent }) => RANK[extent] < RANK[before.get(id) ?? extent],
  );
}

type Changes = Pick<TourOverlayDocument, 'hide' | 'order'>;

/** The hidden or moved step that a need is worse for. */
function culpritOf(
  need: StepNeed,
  named: readonly NamedStep[],
  tour: TourDocument,
  overlay: TourOverlayDocument,
  catalog: Catalog,
): NamedStep | undefined {
  const { steps } = tour;
  const breaks = (changed: readonly StepDocument[]) => isBroken(need, tour, changed, catalog);
  const stepOf = ({ id }: NamedStep) => steps[stepIndex(steps, id)];
  const overlaid = overlaidSteps(steps, overlay);
  const before = overlaid.slice(0, overlaid.indexOf(need.step));
  const moved = named.filter(({ from }) => from === 'order');
  const isBefore = (each: NamedStep) => before.some((step) => step === stepOf(each));
  const without = (each: NamedStep) => steps.filter((step) => step !== stepOf(each));
  return (
    named.find((each) => each.from === 'hide' && breaks(without(each))) ??
    // What led there comes later now.
    moved.find((each) => !isBefore(each) && breaks(without(each))) ??
    // What leads elsewhere comes between now.
    moved.find((each) => isBefore(each) && breaks(rightBefore(need.step, stepOf(each), steps))) ??
    moved.find((each) => stepOf(each) === need.step) ??
    named[0]
  );
}

/** The steps with one of them moved right before another. */
function rightBefore(
  step: StepDocument,
  moved: StepDocument | undefined,
  steps: readonly StepDocument[],
): StepDocument[] {
  const others = steps.filter((each) => each !== moved);
  const at = others.indexOf(step);
  return [...others.slice(0, at), ...(moved === undefined ? [] : [moved]), ...others.slice(at)];
}

function describeCulprit(
  { id, from, path }: NamedStep,
  needs: readonly StepNeed[],
  { place, tour }: Required<DeclaredTour>,
  overlay: Changes,
  catalog: Catalog,
): Finding {
  const dependents = [...new Map(needs.map((need) => [need.step.id, need])).values()];
  const [first] = dependents;
  const own = stepIndex(tour.steps, id);
  if (first !== undefined && dependents.every(({ step }) => tour.steps[own] === step)) {
    return describeOwnMove(first, path, tour, place, catalog);
  }
  const reasons = enumerate(dependents.map(({ step, words }) => `step ${quote(step.id)} (${words})`));
  const one = dependents.length === 1;
  const cannot = cannotBe(needs);
  const them = one ? 'it' : 'them';
  const overlaid = overlaidSteps(tour.steps, overlay);
  const isBehind = dependents.every(({ step }) => stepIndex(overlaid, id) > overlaid.indexOf(step));
  const wasAhead = dependents.every(({ step }) => own < tour.steps.indexOf(step));
  const keptAt = isBehind ? `before ${them}` : wasAhead ? 'where it was' : `after ${them}`;
  const message =
    from === 'hide'
      ? `Without step ${quote(id)} ${one ? 'a later step' : 'later steps'} ${cannot} played: ${reasons}. Hide ${them} as well, or keep ${quote(id)}.`
      : `Where this moves step ${quote(id)} to, ${one ? 'another step' : 'other steps'} ${cannot} played: ${reasons}. Keep ${quote(id)} ${keptAt}.`;
  return {
    path,
    message,
    related: dependents.map(({ step, words }) => ({
      at: place,
      path: ['steps', tour.steps.indexOf(step), 'id'],
      message: `Step ${quote(step.id)}: ${words}.`,
    })),
  };
}

function cannotBe(needs: readonly StepNeed[]): string {
  return needs.every(({ extent }) => extent === 'some') ? 'cannot always be' : 'cannot be';
}

/** A step that was moved before the one that leads to it. */
function describeOwnMove(
  need: StepNeed,
  path: Path,
  tour: TourDocument,
  place: DocumentPlace,
  catalog: Catalog,
): Finding {
  const { step, words } = need;
  const before = tour.steps.slice(0, tour.steps.indexOf(step));
  const leads = before.findLast((each) =>
    isBroken(
      need,
      tour,
      tour.steps.filter((other) => other !== each),
      catalog,
    ),
  );
  const where =
    leads === undefined ? 'the step that leads there' : `step ${quote(leads.id)}, which leads there`;
  return {
    path,
    message: `Step ${quote(step.id)} ${cannotBe([need])} played where this moves it: ${words}. Keep it behind ${where}.`,
    ...(leads !== undefined && {
      related: [
        {
          at: place,
          path: ['steps', tour.steps.indexOf(leads), 'id'],
          message: `Step ${quote(leads.id)} leads there.`,
        },
      ],
    }),
  };
}

function isBroken(
  need: StepNeed,
  tour: TourDocument,
  steps: readonly StepDocument[],
  catalog: Catalog,
): boolean {
  return needsOf(tour, steps, catalog).some(({ id, extent }) => id === need.id && extent !== 'all');
}
