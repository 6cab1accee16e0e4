import type { ToolRow } from '../../schemas/index.ts';
import { tourWith } from '../example.ts';
import { tourOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import type { Path } from '../pointer.ts';
import { quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';

export const toolClientText: RuleText = {
  summary: 'A step calls a server tool, or an imported tool that nobody has classified.',
  why: 'A tour changes only what is on the screen. A server tool could write, and of an imported tool it is not known what it does.',
  fix: 'Use a client tool; to propose a change, prefill its form and let the user submit. Classify an imported tool as L0 under `classify` in tour.config.yaml once you know that it only changes the screen.',
  example: {
    failing: tourWith(
      'id: cancel\ntool: orders.cancel\ninput: { order: "ord_7" }\ntext: tours.example.cancel\nanchor: page',
    ),
    clean: tourWith('id: cancel\ntool: ui.point\ntext: tours.example.cancel\nanchor: page'),
  },
};

export const toolClient = defineRule({
  id: 'tool-client',
  severity: 'error',
  collect: tourOf,
  link({ app, steps }, scope) {
    const tools = scope.catalog(app)?.tools;
    return steps.flatMap((step, index) => {
      const tool = tools?.get(step.tool);
      if (tool === undefined || (tool.source === 'client' && tool.risk === 'L0')) return [];
      return refusal(tool, ['steps', index, 'tool']);
    });
  },
});

function refusal({ name, source }: ToolRow, path: Path): Finding {
  const message =
    source === 'server'
      ? `${quote(name)} is a server tool, and a step calls client tools only. Use the tool that opens its form ("….prefill"), or point at the place with "ui.point".`
      : `${quote(name)} is an imported tool that nobody has classified. If it only changes the screen, add it to "classify" in tour.config.yaml as L0.`;
  return { path, message };
}
