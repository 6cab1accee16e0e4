import { overlayFor } from '../example.ts';
import { overlayOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { enumerate, quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { isSamePlace } from '../scope.ts';
import { didYouMean } from '../unknown-name.ts';

export const overlayTargetText: RuleText = {
  summary:
    'An overlay changes a tour that does not exist, or one that the same tenant has a live overlay of already.',
  why: 'An overlay that hits nothing changes nothing, and its tenant sees the tour as it was. Of two live ones it is open which counts.',
  fix: 'Correct the key of the tour. Put the two overlays of one tenant together, or set one to `stage: draft`.',
  example: {
    failing: overlayFor('team.setp', 'hide: [invite]'),
    clean: overlayFor('team.setup', 'hide: [invite]'),
  },
};

export const overlayTarget = defineRule({
  id: 'overlay-target',
  severity: 'error',
  collect: overlayOf,
  link(overlay, { tours, overlays, place, nearest }): Finding[] {
    if (!tours.has(overlay.tour)) {
      return [
        didYouMean({
          path: ['tour'],
          fact: `There is no tour ${quote(overlay.tour)}, so this overlay changes nothing.`,
          wrong: overlay.tour,
          nearest: nearest(overlay.tour, tours),
          otherwise:
            tours.size === 0 ? 'The project has no tours.' : `The tours are ${enumerate([...tours.keys()])}.`,
        }),
      ];
    }
    const first = overlays.find(
      (each) =>
        each.overlay.tour === overlay.tour &&
        each.overlay.tenant === overlay.tenant &&
        each.overlay.stage !== 'draft',
    );
    if (first === undefined || isSamePlace(first.place, place) || overlay.stage === 'draft') return [];
    return [
      {
        path: ['tenant'],
        message: `Tenant ${quote(overlay.tenant)} has a live overlay of ${quote(overlay.tour)} already, in ${first.place.file}. Put the two together, or set one to "stage: draft".`,
        related: [
          { at: first.place, path: ['tenant'], message: 'The first live overlay of this tenant and tour.' },
        ],
      },
    ];
  },
});
