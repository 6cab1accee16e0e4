import { tourWith } from '../example.ts';
import type { Rule } from '../rule.ts';

/** Found by `checkSchema`. */
export const documentKind: Rule = {
  id: 'document-kind',
  severity: 'error',
  structural: true,
  summary: 'The document is neither a tour nor an overlay.',
  why: 'The `kind` decides what a document is checked as. Without it nothing in it would be checked, and a misspelt one would pass unseen.',
  fix: 'Begin a tour with `kind: Tour`, an overlay with `kind: TourOverlay`. Take other files out of the `tours` and `overlays` patterns of tour.config.yaml.',
  example: {
    failing: tourWith('id: hello\ntool: ui.point\ntext: tours.example.hello\nanchor: page').replace(
      'kind: Tour',
      'kind: tour',
    ),
    clean: tourWith('id: hello\ntool: ui.point\ntext: tours.example.hello\nanchor: page'),
  },
};
