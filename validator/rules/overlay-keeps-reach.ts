import { type Catalog, overlaidSteps } from '../../engine/index.ts';
import type { StepDocument, TourDocument } from '../../schemas/index.ts';
import { overlayFor } from '../example.ts';
import { overlayOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { type NamedStep, namedSteps, stepIndex, tourOfOverlay } from '../overlay-steps.ts';
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
    if (target === undefined) return [];
    const { tour } = target;
    const catalog = scope.catalog(tour.app);
    if (catalog === undefined) return [];
    const worsened = comparison(tour, catalog);
    const named = namedSteps(overlay).flatMap((each): Changed[] => {
      const step = tour.steps[stepIndex(tour.steps, each.id)];
      return step === undefined ? [] : [{ ...each, step }];
    });
    const { steps: overlaid } = overlaidSteps(tour.steps, overlay);
    const byCulprit = new Map<Changed, StepNeed[]>();
    for (const need of worsened(overlaid)) {
      const culprit = culpritOf(need, named, tour.steps, overlaid, worsened);
      if (culprit !== undefined) byCulprit.set(culprit, [...(byCulprit.get(culprit) ?? []), need]);
    }
    return [...byCulprit].flatMap(([culprit, needs]) => {
      const own = new Map(needs.map((need) => [need.step, need])).get(culprit.step);
      const others = needs.filter(({ step }) => step !== culprit.step);
      return [
        ...(others.length === 0 ? [] : [describeCulprit(culprit, others, target, overlaid)]),
        ...(own === undefined ? [] : [describeOwnMove(own, culprit.path, target, worsened)]),
      ];
    });
  },
});

/** A step that the overlay hides or moves. */
interface Changed extends NamedStep {
  readonly step: StepDocument;
}

/** The needs that are met less with these steps than with those of the tour. */
type Comparison = (steps: readonly StepDocument[]) => StepNeed[];

const RANK = { all: 2, some: 1, none: 0 } as const;

function comparison(tour: TourDocument, catalog: Catalog): Comparison {
  const before = new Map(needsOf(tour, tour.steps, catalog).map((need) => [need.id, need.extent]));
  return (steps) =>
    needsOf(tour, steps, catalog).filter(({ id, extent }) => RANK[extent] < RANK[before.get(id) ?? extent]);
}

function isAmong(needs: readonly StepNeed[], { id }: StepNeed): boolean {
  return needs.some((each) => each.id === id);
}

/** The hidden or moved step that a need is worse for. */
function culpritOf(
  need: StepNeed,
  named: readonly Changed[],
  steps: readonly StepDocument[],
  overlaid: readonly StepDocument[],
  worsened: Comparison,
): Changed | undefined {
  const breaks = (changed: readonly StepDocument[]) => isAmong(worsened(changed), need);
  const before = overlaid.slice(0, overlaid.indexOf(need.step));
  const isBefore = ({ step }: Changed) => before.includes(step);
  return (
    // What led there is hidden, or comes later now.
    named.find((each) => !isBefore(each) && breaks(steps.filter((step) => step !== each.step))) ??
    // What leads elsewhere comes between now.
    named.find((each) => isBefore(each) && breaks(withRightBefore(need.step, each.step, steps))) ??
    named.find((each) => each.step === need.step) ??
    named[0]
  );
}

/** The steps, with one of them played right before another as well. */
function withRightBefore(
  step: StepDocument,
  moved: StepDocument,
  steps: readonly StepDocument[],
): StepDocument[] {
  return steps.toSpliced(steps.indexOf(step), 0, moved);
}

function describeCulprit(
  { id, from, path, step: own }: Changed,
  needs: readonly StepNeed[],
  { place, tour: { steps } }: Required<DeclaredTour>,
  overlaid: readonly StepDocument[],
): Finding {
  const dependents = [...new Map(needs.map((need) => [need.step.id, need])).values()];
  const reasons = enumerate(dependents.map(({ step, words }) => `step ${quote(step.id)} (${words})`));
  const one = dependents.length === 1;
  const cannot = cannotBe(needs);
  const them = one ? 'it' : 'them';
  const isBehind = dependents.every(({ step }) => overlaid.indexOf(own) > overlaid.indexOf(step));
  const wasBehind = dependents.every(({ step }) => steps.indexOf(own) > steps.indexOf(step));
  const keptAt = isBehind ? `before ${them}` : wasBehind ? `after ${them}` : 'where it was';
  const message =
    from === 'hide'
      ? `Without step ${quote(id)} ${one ? 'a later step' : 'later steps'} ${cannot} played: ${reasons}. Hide ${them} as well, or keep ${quote(id)}.`
      : `Where this moves step ${quote(id)} to, ${one ? 'another step' : 'other steps'} ${cannot} played: ${reasons}. Keep ${quote(id)} ${keptAt}.`;
  return {
    path,
    message,
    related: dependents.map(({ step, words }) => ({
      at: place,
      path: ['steps', steps.indexOf(step), 'id'],
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
  { place, tour: { steps } }: Required<DeclaredTour>,
  worsened: Comparison,
): Finding {
  const { step, words } = need;
  const leads = steps.findLast((each) => isAmong(worsened(steps.filter((other) => other !== each)), need));
  const where =
    leads === undefined ? 'the step that leads there' : `step ${quote(leads.id)}, which leads there`;
  return {
    path,
    message: `Step ${quote(step.id)} ${cannotBe([need])} played where this moves it: ${words}. Keep it behind ${where}.`,
    ...(leads !== undefined && {
      related: [
        {
          at: place,
          path: ['steps', steps.indexOf(leads), 'id'],
          message: `Step ${quote(leads.id)} leads there.`,
        },
      ],
    }),
  };
}
