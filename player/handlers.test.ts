import { describe, expect, it } from 'vitest';
import type { Catalog } from '../engine/index.ts';
import { checkHandlers } from './handlers.ts';
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
const check = (names: readonly string[]) =>
  checkHandlers(
    { tools: Object.fromEntries(names.map((name) => [name, () => ({})])) } as unknown as PlayerOptions,
    catalog,
  );

describe('the handlers of a page', () => {
  it('are one for each client tool of the table, pointing and starting being the player’s own', async () => {
    await expect(check(['orders.filter', 'orders.sort'])).resolves.toBeUndefined();
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
    await expect(check(names)).rejects.toThrow(message);
  });
});
