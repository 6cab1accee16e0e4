import { tourWith } from '../example.ts';
import type { Rule } from '../rule.ts';

/** Found by `checkSchema`. */
export const documentSchema: Rule = {
  id: 'document-schema',
  severity: 'error',
  structural: true,
  summary:
    'The document does not have the shape of a tour or an overlay: a property is unknown, missing or of the wrong form.',
  why: 'A property that is not known is not obeyed. `onmissing: skip` would look right in a review and do nothing.',
  fix: 'Correct the property that the message names. docs/format.md lists what each document can hold; with the schema in the first line of a file, editors complete it.',
  example: {
    failing: tourWith('id: hello\ntool: ui.point\ntext: tours.example.hello\nancor: page'),
    clean: tourWith('id: hello\ntool: ui.point\ntext: tours.example.hello\nanchor: page'),
  },
};
