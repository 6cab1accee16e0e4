/** The handlers of a page: the host's, and the player's own for pointing and for starting tours. */
import type { Catalog, Handler } from '../engine/index.ts';
import type { PlayerOptions, StartResult } from './options.ts';

export interface OwnTools {
  readonly start: (tour: string, options: { readonly step?: string }) => Promise<StartResult>;
  readonly isVisible: (anchor: string) => boolean;
}

/**
 * The host's handlers and the player's own.
 *
 * @throws Error (as a rejection) when a client tool of the table has no handler, or a handler no such tool: it names both kinds (S0-54)
 */
export async function handlersOf(
  { tools }: PlayerOptions,
  catalog: Catalog,
  { start, isVisible }: OwnTools,
): Promise<Readonly<Record<string, Handler>>> {
  const own: Record<string, Handler> = {
    'ui.point': (input) => ({ pointed: true, visible: isVisible((input as { anchor: string }).anchor) }),
    'tour.start': async (input) => {
      const { tour, step } = input as { tour: string; step?: string };
      const result = await start(tour, step === undefined ? {} : { step });
      if (!result.ok) throw new Error(result.refusal.message);
      return { attempt: result.attempt };
    },
  };
  const handlers = { ...own, ...(tools as Readonly<Record<string, Handler>>) };
  const wanted = [...catalog.tools.values()]
    .filter(({ source }) => source === 'client')
    .map(({ name }) => name);
  const missing = wanted.filter((name) => !Object.hasOwn(handlers, name));
  const extra = Object.keys(tools).filter((name) => !wanted.includes(name));
  if (missing.length > 0 || extra.length > 0) {
    const { misfit } = await import('./misfit.ts');
    throw new Error(misfit(catalog.app, missing, extra));
  }
  return handlers;
}
