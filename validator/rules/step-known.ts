import type { StepDocument } from '../../schemas/index.ts';
import { tourWith } from '../example.ts';
import { tourOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { nearestName } from '../nearest.ts';
import { stepIndex } from '../overlay-steps.ts';
import type { Path } from '../pointer.ts';
import { quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';

const HELLO = 'id: hello\ntool: ui.point\ntext: tours.example.hello\nanchor: page';

export const stepKnownText: RuleText = {
  summary: 'A step depends on the outcome of a step that the tour does not have, or that comes later.',
  why: 'Such a step has no outcome by then, so the condition never holds and nobody sees the step.',
  fix: 'Under `when.steps` name earlier steps by their id, or by one that they had before (`was`).',
  example: {
    failing: tourWith(
      HELLO,
      'id: done\ntool: ui.point\ntext: tours.example.done\nanchor: page\nwhen: { steps: { helo: completed } }',
    ),
    clean: tourWith(
      HELLO,
      'id: done\ntool: ui.point\ntext: tours.example.done\nanchor: page\nwhen: { steps: { hello: completed } }',
    ),
  },
};

export const stepKnown = defineRule({
  id: 'step-known',
  severity: 'error',
  collect: tourOf,
  link({ steps }) {
    return steps.flatMap(({ when }, index) =>
      Object.keys(when?.steps ?? {}).flatMap((id) => checkId(id, index, steps)),
    );
  },
});

function checkId(id: string, index: number, steps: readonly StepDocument[]): Finding[] {
  const path = ['steps', index, 'when', 'steps', id];
  const named = stepIndex(steps, id);
  if (named < 0) return [unknownId(id, path, steps.slice(0, index))];
  if (named < index) return [];
  if (named === index) {
    return [
      {
        path,
        mark: 'key',
        message: `${quote(id)} is this step itself, which has no outcome before it is shown. Name an earlier step.`,
      },
    ];
  }
  return [
    {
      path,
      mark: 'key',
      message: `Step ${quote(id)} comes later, so it has no outcome by then. Name an earlier step.`,
    },
  ];
}

function unknownId(id: string, path: Path, earlier: readonly StepDocument[]): Finding {
  const nearest = nearestName(
    id,
    earlier.map((step) => step.id),
  );
  return {
    path,
    mark: 'key',
    message: `The tour has no step ${quote(id)}. ${nearest === undefined ? 'Name an earlier step by its id.' : `Did you mean ${quote(nearest)}?`}`,
    ...(nearest !== undefined && {
      suggestions: [
        { title: `Rename it to ${quote(nearest)}.`, safe: false, change: { path, key: nearest } },
      ],
    }),
  };
}
