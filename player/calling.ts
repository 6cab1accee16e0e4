/** Calls the tools of a page and tells its context. Loaded for the first tour that needs either: many only point. */
import {
  type Calls,
  type Catalog,
  type CheckValue,
  type Clock,
  createCalls,
  createToolRunner,
  type Handler,
  type PageContext,
} from '../engine/index.ts';
import type { OwnTool } from './handlers.ts';
import type { ChecksModule, PlayerOptions, StartResult } from './options.ts';
import { pageContext } from './page-context.ts';
import { resolve } from './sources.ts';

export interface CallingContext {
  readonly options: PlayerOptions;
  readonly catalog: Catalog;
  readonly clock: Clock;
  readonly start: (tour: string, options: { readonly step?: string }) => Promise<StartResult>;
  readonly isVisible: (anchor: string) => boolean;
}

export async function createCalling(context: CallingContext): Promise<Calls> {
  const { options, catalog, clock } = context;
  const checks = await resolve<ChecksModule | CheckValue | undefined>(options.checks);
  const runner = createToolRunner({
    catalog,
    handlers: { ...ownHandlers(context), ...(options.tools as Readonly<Record<string, Handler>>) },
    // Such a module exports its function by name and as default.
    checks: (typeof checks === 'function' ? checks : checks?.checks) ?? (() => []),
    viewer: options.viewer,
    clock,
  });
  return createCalls({ runner, context: () => pageNow(options, catalog) });
}

/** The page context at this moment. */
export function pageNow(
  { router, context }: Pick<PlayerOptions, 'router' | 'context'>,
  catalog: Catalog,
): PageContext {
  return pageContext(catalog, router.current(), context?.() ?? {});
}

/** The player's own, for pointing and for starting tours. */
function ownHandlers({ start, isVisible }: CallingContext): Readonly<Record<OwnTool, Handler>> {
  return {
    'ui.point': (input) => ({ pointed: true, visible: isVisible((input as { anchor: string }).anchor) }),
    'tour.start': async (input) => {
      const { tour, step } = input as { tour: string; step?: string };
      const result = await start(tour, step === undefined ? {} : { step });
      if (!result.ok) throw new Error(result.refusal.message);
      return { attempt: result.attempt };
    },
  };
}
