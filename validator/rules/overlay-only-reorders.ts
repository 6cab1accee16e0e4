import { overlayFor } from '../example.ts';
import type { Rule } from '../rule.ts';

/** Found by `checkSchema`. */
export const overlayOnlyReorders: Rule = {
  id: 'overlay-only-reorders',
  severity: 'error',
  structural: true,
  summary: 'An overlay tries to do more than reorder and hide steps.',
  why: 'What a tenant may change in a shipped tour is its order, and nothing that it says or does. So every tenant plays steps that the app has checked.',
  fix: 'List ids of steps under `order` and `hide`. For a new step or another text, change the tour itself or write a tour of your own.',
  example: {
    failing: overlayFor('team.setup', 'hide: [invite]\nsteps: [{ id: extra, tool: ui.point }]'),
    clean: overlayFor('team.setup', 'hide: [invite]'),
  },
};
