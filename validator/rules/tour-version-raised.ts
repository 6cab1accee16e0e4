import canonicalize from 'canonicalize';
import { advanceOf } from '../../engine/index.ts';
import type { StepDocument, TourDocument } from '../../schemas/index.ts';
import { tourWith } from '../example.ts';
import { tourOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { stepIndex } from '../overlay-steps.ts';
import { enumerate, quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';

const BEFORE = tourWith('id: go\ntool: ui.point\ntext: tours.example.open\nanchor: nav.orders');
const AFTER = BEFORE.replace('anchor: nav.orders', 'anchor: nav.team');

export const tourVersionRaisedText: RuleText = {
  summary:
    'With `--since`: steps changed what they mean, or came new into a tour that shows them to those who completed it, and the version did not change.',
  why: 'Who has completed a step is not shown it again. When the step now means something else, only a new version says so, and `onNewVersion` decides what those users get.',
  fix: 'Raise `version` by one. What counts is the tool, its input, the anchor and the advance rule of a step; texts may change freely. A new step counts with `onNewVersion: new_steps` or `restart`, since those who completed the tour get it only with a new version. Removed and reordered steps change nothing for anyone.',
  example: { before: BEFORE, failing: AFTER, clean: AFTER.replace('version: 1', 'version: 2') },
};

export const tourVersionRaised = defineRule({
  id: 'tour-version-raised',
  severity: 'error',
  collect: tourOf,
  link(tour, { before }): Finding[] {
    if (before === undefined) return [];
    const old = before.tours.get(tour.key);
    if (old === undefined || tour.version > old.version) return [];
    const path = ['version'];
    if (tour.version < old.version) {
      const message = `The version was ${old.version} in ${before.name}, and cannot go back: users would not be told from those of the old one. Write at least ${old.version}.`;
      return [{ path, message }];
    }
    const changes = changedSteps(old, tour);
    if (changes.length === 0) return [];
    const next = tour.version + 1;
    const changed = changes.filter(({ what }) => what.length > 0);
    const added = changes.filter(({ what }) => what.length === 0);
    const sentences = [
      ...(changed.length === 0 ? [] : [`${stepList(changed)} changed`]),
      ...(added.length === 0 ? [] : [`${stepList(added)} ${added.length === 1 ? 'is' : 'are'} new`]),
    ];
    const late =
      changed.length > 0
        ? ''
        : ` Those who completed the tour get new steps ("onNewVersion: ${tour.onNewVersion}") only with a new version.`;
    return [
      {
        path,
        message: `Since ${before.name} ${enumerate(sentences)}, and the version is still ${tour.version}.${late} Write ${next}.`,
        suggestions: [{ title: `Write ${next}.`, safe: false, change: { path, value: next } }],
        related: changes.map(({ step, index, what }) => ({
          path: ['steps', index, 'id'],
          message: `Step ${quote(step.id)}${what.length === 0 ? ' is new.' : `: ${enumerate(what)} changed.`}`,
        })),
      },
    ];
  },
});

interface Changed {
  readonly step: StepDocument;
  readonly index: number;
  /** Empty for a new step. */
  readonly what: readonly string[];
}

/** `step "a" (tool and input)`, or `steps "a" (tool) and "b" (anchor)`. */
function stepList(steps: readonly Changed[]): string {
  const ids = steps.map(
    ({ step, what }) => quote(step.id) + (what.length === 0 ? '' : ` (${enumerate(what)})`),
  );
  return `${steps.length === 1 ? 'step' : 'steps'} ${enumerate(ids)}`;
}

/**
 * The steps that mean something else now, and the new ones where someone who completed the tour is to get them. A
 * removed step is missed by nobody, and a step that moved is the same step.
 */
function changedSteps(old: TourDocument, tour: TourDocument): Changed[] {
  const showsNewSteps = (tour.onNewVersion ?? 'nothing') !== 'nothing';
  return tour.steps.flatMap((step, index): Changed[] => {
    const before = [step.id, ...(step.was ?? [])]
      .map((id) => old.steps[stepIndex(old.steps, id)])
      .find((each) => each !== undefined);
    if (before === undefined) return showsNewSteps ? [{ step, index, what: [] }] : [];
    const [was, is] = [meaningOf(before), meaningOf(step)];
    const what = Object.keys(is).filter((aspect) => was[aspect] !== is[aspect]);
    return what.length === 0 ? [] : [{ step, index, what }];
  });
}

/** What a step means, as opposed to what it says (design 3.1, `version`). */
function meaningOf(step: StepDocument): Readonly<Record<string, string | undefined>> {
  return {
    tool: step.tool,
    input: canonicalize(step.input ?? {}),
    anchor: step.anchor,
    advance: canonicalize(advanceOf(step)),
  };
}
