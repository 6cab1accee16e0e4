import { describe, expect, it } from 'vitest';
import type { Catalog } from '../engine/index.ts';
import { handlersOf } from './handlers.ts';
import type { PlayerOptions } from './options.ts';

const catalog = {
  app: 'shop',
  tools: new Map(
    [
      { name: 'ui.point', source: 'client' },
      { name: 'orders.filter', source: 'client' },
      { name: 'orders.sort', source: 'client' },
      { name: 'orders.export', source: 'server' },
    ].map((row) => [row.name, row]),
  ),
} as unknown as Catalog;
const own = { start: async () => ({ ok: true, tour: 't', attempt: 1 }) as const, isVisible: () => true };
const handlers = (names: readonly string[]) =>
  handlersOf(
    { tools: Object.fromEntries(names.map((name) => [name, () => ({})])) } as unknown as PlayerOptions,
    catalog,
    own,
  );

describe('the handlers of a page', () => {
  it('are one for each client tool of the table, pointing and starting being the player’s own', async () => {
    expect(Object.keys(await handlers(['orders.filter', 'orders.sort']))).toContain('ui.point');
  });

  it.each([
    [
      'missing ones',
      ['orders.sort'],
      /^`tools` does not fit .* "shop"\. No handler for: orders\.filter\. Run/,
    ],
    [
      'extra ones',
      ['orders.filter', 'orders.sort', 'orders.export'],
      /Handlers .* no client tool: orders\.export\./,
    ],
    ['both', ['orders.filtr'], /No handler for: orders\.filter, orders\.sort\. Handlers .*: orders\.filtr\./],
  ])('S0-54: an error names %s', async (_, names, message) => {
    await expect(handlers(names)).rejects.toThrow(message);
  });
});
