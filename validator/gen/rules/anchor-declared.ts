import { advanceOf, PAGE_ANCHOR } from '../../../engine/index.ts';
import type { StepDocument, TourDocument } from '../../../schemas/index.ts';
import type { NameIndex } from '../../nearest.ts';
import type { Path } from '../../pointer.ts';
import { quote } from '../../quote.ts';
import type { Rule } from '../../rule.ts';
import { didYouMean } from '../../unknown-name.ts';
import type { ModuleFinding } from './module-rule.ts';

/** S0-77. It looks at the tours of the project as well as at its modules. */
export const anchorDeclared: Rule = {
  id: 'gen-anchor-declared',
  severity: 'error',
  summary: 'A tour uses an anchor that no module of its app member declares.',
  why: 'The new catalog would break the tour; whoever changes a manifest learns it here, before it is committed.',
  fix: 'Declare the anchor in the manifest of its module, or change the tours that use it.',
  example: {
    failing: `kind: Tour
key: orders.first
app: console
version: 1
title: tours.first.title
steps:
  - { id: filter, tool: ui.point, text: tours.first.filter, anchor: orders.list.filter }
`,
    clean: `kind: Tour
key: orders.first
app: console
version: 1
title: tours.first.title
steps:
  - { id: filter, tool: ui.point, text: tours.first.filter, anchor: orders.list.filters }
`,
  },
};

/**
 * A finding for each anchor of a tour that no module declares.
 *
 * @param declared the anchors of the tour's app member
 * @param names an index of them
 */
export function* undeclaredAnchors(
  tour: TourDocument,
  file: string,
  declared: ReadonlySet<string>,
  names: NameIndex,
): Generator<ModuleFinding> {
  for (const [index, step] of tour.steps.entries()) {
    for (const [anchor, path] of anchorsOf(step, ['steps', index])) {
      if (anchor === PAGE_ANCHOR || declared.has(anchor)) continue;
      const fact = `No module declares the anchor ${quote(anchor)}, which the step ${quote(step.id)} uses.`;
      const nearest = names.nearest(anchor);
      const otherwise = 'Declare it in the manifest of its module, or name another.';
      yield { file, ...didYouMean({ path, fact, wrong: anchor, nearest, otherwise }) };
    }
  }
}

function* anchorsOf(step: StepDocument, path: Path): Generator<[string, Path]> {
  yield [step.anchor, [...path, 'anchor']];
  for (const [index, anchor] of (step.highlight ?? []).entries())
    yield [anchor, [...path, 'highlight', index]];
  const isList = Array.isArray(step.advance);
  for (const [index, rule] of advanceOf(step).entries()) {
    if (rule.on !== 'click' || rule.anchor === step.anchor) continue;
    yield [rule.anchor, [...path, 'advance', ...(isList ? [index] : []), 'anchor']];
  }
}
