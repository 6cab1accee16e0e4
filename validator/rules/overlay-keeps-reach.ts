import type { Catalog } from '../../engine/index.ts';
import type { TourDocument, TourOverlayDocument } from '../../schemas/index.ts';
import { overlayFor } from '../example.ts';
import { overlayOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { type NamedStep, namedSteps, overlaidSteps, stepIndex, tourOfOverlay } from '../overlay-steps.ts';
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
    const byCulprit = new Map<NamedStep, StepNeed[]>();
    for (const need of worse) {
      const culprit = culpritOf(need, target.tour, overlay, catalog);
      if (culprit !== undefined) byCulprit.set(culprit, [...(byCulprit.get(culprit) ?? []), need]);
    }
    return [...byCulprit].map(([culprit, needs]) => describeCulprit(culprit, needs, target));
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

/**
 * The hidden or moved step that a need is worse for: the one without whose change it is met again. Where several
 * changes only together break it, the first that comes before the step in the tour.
 */
function culpritOf(
  { id, step }: StepNeed,
  tour: TourDocument,
  overlay: TourOverlayDocument,
  catalog: Catalog,
): NamedStep | undefined {
  const isStep = ({ id: named }: NamedStep) => tour.steps[stepIndex(tour.steps, named)] === step;
  // The dependent itself comes last: that it was moved is to blame only when nothing else is.
  const candidates = namedSteps(overlay)
    .filter((named) => stepIndex(tour.steps, named.id) >= 0)
    .sort((a, b) => Number(isStep(a)) - Number(isStep(b)));
  const mends = (named: NamedStep) => {
    const list = (overlay[named.from] ?? []).filter((each) => each !== named.id);
    return !worsened(tour, { ...overlay, [named.from]: list }, catalog).some((need) => need.id === id);
  };
  return candidates.find(mends) ?? candidates[0];
}

function describeCulprit(
  { id, from, path }: NamedStep,
  needs: readonly StepNeed[],
  { place, tour }: Required<DeclaredTour>,
): Finding {
  const dependents = [...new Map(needs.map((need) => [need.step.id, need])).values()];
  const own = stepIndex(tour.steps, id);
  const reasons = enumerate(dependents.map(({ step, words }) => `step ${quote(step.id)} (${words})`));
  const one = dependents.length === 1;
  const them = one ? 'it' : 'them';
  const side = dependents.every(({ step }) => own < tour.steps.indexOf(step)) ? 'before' : 'after';
  const message = dependents.every(({ step }) => tour.steps[own] === step)
    ? `Step ${quote(id)} cannot be played where this moves it: ${dependents[0]?.words ?? ''}. Keep it behind the step that leads there.`
    : from === 'hide'
      ? `Without step ${quote(id)} ${one ? 'a later step' : 'later steps'} cannot be played: ${reasons}. Hide ${them} as well, or keep ${quote(id)}.`
      : `Where this moves step ${quote(id)} to, ${one ? 'another step' : 'other steps'} cannot be played: ${reasons}. Keep ${quote(id)} ${side} ${them}.`;
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
