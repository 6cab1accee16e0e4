import { overlayFor } from '../example.ts';
import { overlayOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { indexNames } from '../nearest.ts';
import { namedSteps, stepIndex, tourOfOverlay } from '../overlay-steps.ts';
import { enumerate, quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { didYouMean } from '../unknown-name.ts';

export const overlayStepText: RuleText = {
  summary: 'An overlay names a step that the tour does not have.',
  why: 'What the overlay says of that step is dropped, and the tenant sees the step that should be hidden.',
  fix: 'Name a step by its id, or by one that it had before (`was`).',
  example: {
    failing: overlayFor('team.setup', 'hide: [invit]'),
    clean: overlayFor('team.setup', 'hide: [invite]'),
  },
};

export const overlayStep = defineRule({
  id: 'overlay-step',
  severity: 'error',
  collect: overlayOf,
  link(overlay, scope) {
    const target = tourOfOverlay(overlay, scope);
    // Of an overlay for another version `overlay-version` says which steps are gone.
    if (target === undefined || target.tour.version !== overlay.version) return [];
    const { steps } = target.tour;
    const ids = steps.map((step) => step.id);
    const names = indexNames(ids);
    const seen = new Map<string, string>();
    return namedSteps(overlay).flatMap(({ id, from, path }): Finding[] => {
      const index = stepIndex(steps, id);
      if (index < 0) {
        const fact = `${quote(overlay.tour)} has no step ${quote(id)}.`;
        const otherwise = `Its steps are ${enumerate(ids, 'and', 24)}. One that was renamed says so with "was" in the tour.`;
        return [didYouMean({ path, fact, wrong: id, nearest: names.nearest(id), otherwise })];
      }
      const slot = `${from} ${index}`;
      const earlier = seen.get(slot);
      seen.set(slot, id);
      return earlier === undefined
        ? []
        : [
            {
              path,
              message: `${quote(id)} is the same step as ${quote(earlier)}, which "${from}" names already. Remove one.`,
            },
          ];
    });
  },
});
