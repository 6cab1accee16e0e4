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
  summary: 'With `--since`: steps changed what they mean, and the version of the tour did not.',
  why: 'Who has completed a step is not shown it again. When the step now means something else, only a new version says so, and `onNewVersion` decides what those users get.',
  fix: 'Raise `version` by one. What counts is the tool, its input, the anchor and the advance rule of a step; texts may change freely.',
  example: { before: BEFORE, failing: AFTER, clean: AFTER.replace('version: 1', 'version: 2') },
};

export const tourVersionRaised = defineRule({
  id: 'tour-version-raised',
  severity: 'error',
  collect: tourOf,
  link(tour, { before }): Finding[] {
    const old = before?.tours.get(tour.key);
    if (before === undefined || old === undefined || tour.version > old.version) return [];
    const path = ['version'];
    if (tour.version < old.version) {
      const message = `The version was ${old.version} in ${before.name}, and cannot go back: users would not be told from those of the old one. Write at least ${old.version}.`;
      return [{ path, message }];
    }
    const changed = changedSteps(old, tour);
    if (changed.length === 0) return [];
    const next = tour.version + 1;
    const ids = enumerate(changed.map(({ step, what }) => `${quote(step.id)} (${enumerate(what)})`));
    return [
      {
        path,
        message: `Since ${before.name} ${changed.length === 1 ? 'step' : 'steps'} ${ids} changed, and the version is still ${tour.version}. Write ${next}.`,
        suggestions: [{ title: `Write ${next}.`, safe: false, change: { path, value: next } }],
        related: changed.map(({ step, index, what }) => ({
          path: ['steps', index, 'id'],
          message: `Step ${quote(step.id)}: ${enumerate(what)} changed.`,
        })),
      },
    ];
  },
});

interface Changed {
  readonly step: StepDocument;
  readonly index: number;
  readonly what: readonly string[];
}

/** The steps that were there before and mean something else now. New and removed steps change no other. */
function changedSteps(old: TourDocument, tour: TourDocument): Changed[] {
  return tour.steps.flatMap((step, index): Changed[] => {
    const former = [step.id, ...(step.was ?? [])].map((id) => stepIndex(old.steps, id)).find((at) => at >= 0);
    const before = former === undefined ? undefined : old.steps[former];
    if (before === undefined) return [];
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
