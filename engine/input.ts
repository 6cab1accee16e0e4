/** The input of a step's call: its references to facts and page context, filled when the step begins. */
import type { Catalog } from './catalog.ts';
import { field } from './conditions.ts';
import type { PlannedCall } from './plan.ts';
import type { PageContext, Refusal, RouteState, Viewer } from './ports.ts';

export type Input = Readonly<Record<string, unknown>>;

export type FilledInput =
  | { readonly ok: true; readonly input: Input }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * The input with `{ from: context.record }`, `{ from: context.params.<name> }` and `{ fact: name }` replaced by what
 * they name. One that names nothing now is a refusal, like any other input that does not fit.
 */
export function fillInput(call: PlannedCall, facts: Viewer['facts'], page: () => PageContext): FilledInput {
  const input: Record<string, unknown> = {};
  for (const [name, given] of Object.entries(call.input)) {
    const reference = referenceOf(given);
    const value =
      reference === undefined
        ? given
        : 'fact' in reference
          ? field({ facts }, `facts.${reference.fact}`)
          : field({ context: page() }, reference.from);
    if (value === undefined) {
      const what =
        reference !== undefined && 'fact' in reference ? `fact "${reference.fact}"` : reference?.from;
      const message = `The input "${name}" of "${call.tool}" is to be the ${what}, which the page does not have now.`;
      return { ok: false, refusal: { code: 'invalid_input', message } };
    }
    input[name] = value;
  }
  return { ok: true, input };
}

function referenceOf(value: unknown): { readonly from: string } | { readonly fact: string } | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 1) return undefined;
  if ('fact' in value && typeof value.fact === 'string') return { fact: value.fact };
  if ('from' in value && typeof value.from === 'string' && value.from.startsWith('context.')) {
    return { from: value.from };
  }
  return undefined;
}

/** The page context as far as the route tells it: a route publishes its record through one of its params. */
export function contextOfRoute(catalog: Catalog, { route, params }: RouteState): PageContext {
  const param = route === null ? undefined : catalog.routes.get(route)?.context?.record?.param;
  const record = param === undefined ? undefined : params[param];
  return { app: catalog.app, route, params, ...(record !== undefined && { record }) };
}
