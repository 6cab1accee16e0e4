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
    const taken = new Map<string, { readonly path: Path; readonly former: boolean }>();
    const findings: Finding[] = [];
    const take = (id: string, path: Path, former: boolean) => {
      const first = taken.get(id);
      if (first === undefined) taken.set(id, { path, former });
      else findings.push(repeatedId(id, path, former, first));
    };
    const repeatedId = (
      id: string,
      path: Path,
      former: boolean,
      first: { readonly path: Path; readonly former: boolean },
    ): Finding => ({
      path,
      message: `${quote(id)} ${former ? 'is or was the id of another step' : 'is the id of an earlier step'}, under which progress and overlays know it. ${former ? 'Remove it here.' : 'Give this step another id.'}`,
      related: [
        {
          path: first.path,
          message: `${quote(id)} is ${first.former ? 'a former id of this step' : 'this step'}.`,
        },
      ],
    });
    for (const [index, { id }] of steps.entries()) take(id, ['steps', index, 'id'], false);
    for (const [index, { was }] of steps.entries()) {
      for (const [at, id] of (was ?? []).entries()) take(id, ['steps', index, 'was', at], true);
    }
    return findings;
  },
});
