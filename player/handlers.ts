/** Whether the handlers of a page fit its client tool table. */
import type { Catalog } from '../engine/index.ts';
import type { PlayerOptions } from './options.ts';

/** Tools that the player has a handler of its own for. */
const OWN = ['ui.point', 'tour.start'] as const;

export type OwnTool = (typeof OWN)[number];

/**
 * @throws Error (as a rejection) when a client tool of the table has no handler, or a handler no such tool: it names
 *   both kinds (S0-54)
 */
export async function checkHandlers({ tools }: PlayerOptions, catalog: Catalog): Promise<void> {
  const wanted = [...catalog.tools.values()]
    .filter(({ source }) => source === 'client')
    .map(({ name }) => name);
  const there = [...OWN, ...Object.keys(tools)];
  const missing = wanted.filter((name) => !there.includes(name));
  const extra = Object.keys(tools).filter((name) => !wanted.includes(name));
  if (missing.length > 0 || extra.length > 0) {
    const { misfit } = await import('./misfit.ts');
    throw new Error(misfit(catalog.app, missing, extra));
  }
}
