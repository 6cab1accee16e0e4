/** themes, layouts -> `ui.theme.preview`, `ui.layout.preview` over the union of the modules. */
import type { ChoiceDeclaration } from '../../schemas/index.ts';
import { byCodeUnits } from '../order.ts';
import { closedObject, oneName } from './narrow.ts';
import { clientTool, optedOut, type Projection, paragraph } from './projection.ts';

export type ChoiceKind = 'theme' | 'layout';

function previewName(kind: ChoiceKind): string {
  return `ui.${kind}.preview`;
}

/** No tool when nothing is declared; an opted-out one when everything that is declared says `ai: false`. */
export function projectChoices(kind: ChoiceKind, declared: readonly ChoiceDeclaration[]): Projection {
  const choices = declared.filter((choice) => choice.ai !== false).sort((a, b) => byCodeUnits(a.key, b.key));
  if (choices.length === 0) {
    const reasons = declared.flatMap((choice) => choice.reason ?? []);
    const reason = [...new Set(reasons)].sort(byCodeUnits).join(' ');
    return {
      tools: [],
      optedOut:
        declared.length === 0 ? [] : [optedOut(previewName(kind), reason === '' ? undefined : reason)],
    };
  }
  const keys = [...new Set(choices.map((choice) => choice.key))];
  const titles = [
    ...new Set(choices.map(({ key, title }) => (title === undefined ? key : `${key} (${title})`))),
  ];
  const tool = clientTool({
    name: previewName(kind),
    module: 'ui',
    declaredBy: { kind, key: '*' },
    title: `Preview a ${kind}`,
    description: paragraph(
      `Shows the app in another ${kind}, for this user and until the page is left; nothing is kept`,
      `To choose from: ${titles.join(', ')}`,
    ),
    inputSchema: closedObject({ [kind]: oneName(keys, `The ${kind} to preview.`) }),
    outputSchema: closedObject({ previewed: oneName(keys, `The ${kind} that is shown now.`) }),
    effect: { kind: 'preview' },
  });
  return { tools: [tool], optedOut: [] };
}
