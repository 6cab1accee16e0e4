import { overlaidSteps } from '../../engine/index.ts';
import { overlayFor } from '../example.ts';
import { overlayOf } from '../facts.ts';
import { tourOfOverlay } from '../overlay-steps.ts';
import { quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';

export const overlayEmptyText: RuleText = {
  summary: 'An overlay hides every step of its tour.',
  why: 'A tour without a step cannot be played: it would start and be over, and count as completed.',
  fix: 'Leave at least one step. To keep a tour from a tenant, do not bind it to a trigger there.',
  example: {
    failing: overlayFor('team.setup', 'hide: [welcome, members, invite, done]'),
    clean: overlayFor('team.setup', 'hide: [members, invite]'),
  },
};

export const overlayEmpty = defineRule({
  id: 'overlay-empty',
  severity: 'error',
  collect: overlayOf,
  link(overlay, scope) {
    const target = tourOfOverlay(overlay, scope);
    if (target === undefined || overlaidSteps(target.tour.steps, overlay).steps.length > 0) return [];
    return [
      {
        path: ['hide'],
        message: `This hides every step of ${quote(overlay.tour)}, so nothing of the tour is left. Leave at least one.`,
      },
    ];
  },
});
