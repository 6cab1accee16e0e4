/** action with a form on a screen -> `<action>.prefill`, which opens the form and leaves submitting to the user. */
import type { ActionDeclaration, ToolRow } from '../../schemas/index.ts';
import { byCodeUnits } from '../order.ts';
import { closedObject, someNames, thisName } from './narrow.ts';
import { clientTool, optedOut, type Projection, paragraph, unlessOptedOut } from './projection.ts';

function prefillName(action: string): string {
  return `${action}.prefill`;
}

/** Whether the action offers a prefill, rightly or not: said outright, or because it has a form. */
export function offersPrefill(action: ActionDeclaration): boolean {
  return action.prefill ?? action.forms !== undefined;
}

/** The prefill of an action: a tool, an opted-out name, or nothing. */
export function projectAction(action: ActionDeclaration, module: string): Projection {
  if (action.forms !== undefined && action.prefill === false) {
    return { tools: [], optedOut: [optedOut(prefillName(action.key), action.reason)] };
  }
  // An offer that cannot be kept is refused before the projection (S0-76); here it gives no row.
  if (action.forms === undefined) return { tools: [], optedOut: [] };
  if (action.tool === false && action.ai !== false) return { tools: [], optedOut: [] };
  return unlessOptedOut(action, [prefillTool(action, action.forms, module)]);
}

function prefillTool(
  action: ActionDeclaration,
  forms: NonNullable<ActionDeclaration['forms']>,
  module: string,
): ToolRow {
  const title = action.title ?? action.key;
  const fields = action.input ?? {};
  return clientTool({
    name: prefillName(action.key),
    module,
    declaredBy: { kind: 'action', key: action.key },
    title: `Prefill ${title}`,
    description: paragraph(
      `Opens the form "${title}" with the given fields filled in`,
      action.description,
      'Nothing is saved: the user checks the form and submits it',
    ),
    inputSchema: closedObject(fields, []),
    outputSchema: closedObject({
      opened: thisName(action.key, 'The form that was opened.'),
      filled: someNames(Object.keys(fields), 'Names of the fields that were filled in, never their values.'),
    }),
    ...(action.permission !== undefined && { permission: action.permission }),
    routes: [...new Set(forms.map((form) => form.route))].sort(byCodeUnits),
    effect: { kind: 'prefill', opens: action.key },
  });
}
