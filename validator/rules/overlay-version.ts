import { overlayFor } from '../example.ts';
import { overlayOf } from '../facts.ts';
import { namedSteps, stepIndex, tourOfOverlay } from '../overlay-steps.ts';
import { enumerate, quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';

export const overlayVersionText: RuleText = {
  summary: 'An overlay was written for another version of its tour.',
  why: 'The steps may mean something else now. What the overlay still finds is applied; the rest is dropped.',
  fix: 'Look at the tour as it is now, take out the steps that are gone, and set `version` to that of the tour.',
  example: {
    failing: overlayFor('team.setup', 'hide: [import_csv]').replace('version: 3', 'version: 2'),
    clean: overlayFor('team.setup', 'hide: [invite]'),
  },
};

export const overlayVersion = defineRule({
  id: 'overlay-version',
  severity: 'warning',
  collect: overlayOf,
  link(overlay, scope) {
    const target = tourOfOverlay(overlay, scope);
    if (target === undefined || target.tour.version === overlay.version) return [];
    const { version, steps } = target.tour;
    const gone = new Set(
      namedSteps(overlay)
        .filter(({ id }) => stepIndex(steps, id) < 0)
        .map(({ id }) => quote(id)),
    );
    const state =
      gone.size === 0
        ? `It still has all the steps that are named here: if they are still the right ones, write ${version}.`
        : `It has no ${enumerate([...gone], 'or')} any more: take ${gone.size === 1 ? 'it' : 'them'} out of the overlay, and write ${version}.`;
    return [
      {
        path: ['version'],
        message: `${quote(overlay.tour)} is at version ${version}, and this overlay was written for version ${overlay.version}. ${state}`,
        ...(gone.size === 0 && {
          suggestions: [
            { title: `Write ${version}.`, safe: false, change: { path: ['version'], value: version } },
          ],
        }),
        related: [{ at: target.place, path: ['version'], message: `The version of ${quote(overlay.tour)}.` }],
      },
    ];
  },
});
