import type { StepDocument } from '../../schemas/index.ts';
import { tourWith } from '../example.ts';
import { tourOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { Path } from '../pointer.ts';
import { quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';

export const stepIdUniqueText: RuleText = {
  summary: 'Two steps of a tour have the same id, or one has the id that another had before.',
  why: 'Progress and overlays know a step by its id. With two of one id a user who has seen the first would never be shown the second.',
  fix: 'Give the later step another id. When you rename a step that users have seen, put its old id into `was`.',
  example: {
    failing: tourWith(
      'id: hello\ntool: ui.point\ntext: tours.example.hello\nanchor: page',
      'id: hello\ntool: ui.point\ntext: tours.example.done\nanchor: page',
    ),
    clean: tourWith(
      'id: hello\ntool: ui.point\ntext: tours.example.hello\nanchor: page',
      'id: done\nwas: [goodbye]\ntool: ui.point\ntext: tours.example.done\nanchor: page',
    ),
  },
};

export const stepIdUnique = defineRule({
  id: 'step-id-unique',
  severity: 'error',
  collect: tourOf,
  link({ steps }) {
    const taken = new Map<string, NamedStep>();
    return [...steps.map(currentId), ...steps.flatMap(formerIds)].flatMap((named): Finding[] => {
      const first = taken.get(named.id);
      if (first !== undefined) return [repeatedId(named, first)];
      taken.set(named.id, named);
      return [];
    });
  },
});

/** An id of a step: its own, or one that it had before. */
interface NamedStep {
  readonly id: string;
  readonly path: Path;
  readonly isFormer: boolean;
}

function currentId({ id }: StepDocument, index: number): NamedStep {
  return { id, path: ['steps', index, 'id'], isFormer: false };
}

function formerIds({ was = [] }: StepDocument, index: number): NamedStep[] {
  return was.map((id, at) => ({ id, path: ['steps', index, 'was', at], isFormer: true }));
}

function repeatedId({ id, path, isFormer }: NamedStep, first: NamedStep): Finding {
  const message = isFormer
    ? `${quote(id)} is or was the id of another step, under which progress and overlays know it. Remove it here.`
    : `${quote(id)} is the id of an earlier step, under which progress and overlays know it. Give this step another id.`;
  const there = `${quote(id)} is ${first.isFormer ? 'a former id of this step' : 'this step'}.`;
  return { path, message, related: [{ path: first.path, message: there }] };
}
