import { tourWith } from '../example.ts';
import type { Rule } from '../rule.ts';
import { IGNORE_RULE } from './ids.ts';

const STEP = 'id: hello\ntool: ui.point\ntext: tours.example.hello';

/** Found by `ignoreFindings`. */
export const ignoreUsed: Rule = {
  id: IGNORE_RULE,
  severity: 'warning',
  summary: 'A comment that ignores findings ignores none, names no rule that there is, or gives no reason.',
  why: 'A comment that is left behind hides the next mistake in its place. One with a slip in it seems to allow what it does not.',
  fix: 'Remove the comment when its finding is gone. It is written `# tour-ignore <rule>: reason`, behind a line or alone above it, and is about what begins there; `# tour-ignore-file <rule>: reason` is about the whole file. Several rules are joined by commas. `yaml-syntax`, `document-kind`, `document-schema` and `overlay-only-reorders` cannot be ignored.',
  example: {
    failing: tourWith(`${STEP}\n# tour-ignore anchor-known: the kiosk declares it\nanchor: page`),
    clean: tourWith(`${STEP}\n# tour-ignore anchor-known: the kiosk declares it\nanchor: kiosk.welcome`),
  },
};
