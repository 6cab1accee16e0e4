import type { StepDocument } from '../../schemas/index.ts';
import { tourWith } from '../example.ts';
import { tourOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { indexNames, type NameIndex } from '../nearest.ts';
import { stepIndex } from '../overlay-steps.ts';
import { quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { unknownKey } from '../unknown-name.ts';

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
    const names = indexNames(steps.map(({ id }) => id));
    return steps.flatMap(({ when }, index) =>
      when?.steps === undefined
        ? []
        : Object.keys(when.steps).flatMap((id) => checkId(id, index, steps, names)),
    );
  },
});

function checkId(id: string, index: number, steps: readonly StepDocument[], names: NameIndex): Finding[] {
  const path = ['steps', index, 'when', 'steps', id];
  const named = stepIndex(steps, id);
  if (named < 0) {
    const nearest = names.nearest(id).filter((each) => stepIndex(steps, each) < index);
    return [
      unknownKey({
        path,
        fact: `The tour has no step ${quote(id)}.`,
        wrong: id,
        nearest,
        otherwise: 'Name an earlier step by its id.',
      }),
    ];
  }
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
