import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mcpTools, offeredTools, readCatalog } from '../../engine/index.ts';
import type { ToolRow } from '../../schemas/index.ts';
import { readToolList } from './tool-list.ts';

fc.configureGlobal({ seed: 7 });

const read = (name: string): object =>
  JSON.parse(readFileSync(new URL(`../cases/project/catalog/console/${name}.json`, import.meta.url), 'utf8'));
const catalog = readCatalog({ tools: read('client-tools'), anchors: read('anchors') });
const rows = [...catalog.tools.values()];
const parts = ({ name, title, description, inputSchema, outputSchema }: ToolRow) => ({
  ...{ name, title, description, inputSchema, outputSchema },
});

test('every name and schema comes back from the projection to MCP (S0-03)', () => {
  const text = fc.option(
    fc.string({ minLength: 1 }).filter((each) => each.trim() === each),
    { nil: undefined },
  );
  const row = fc.record({ of: fc.constantFrom(...rows), title: text, description: text });
  const table = fc.uniqueArray(row, { selector: ({ of }) => of.name }).map((all) =>
    all.map(({ of, title, description }): ToolRow => {
      const { title: _, description: __, ...rest } = of;
      return { ...rest, ...(title && { title }), ...(description && { description }) };
    }),
  );
  fc.assert(
    fc.property(table, (given) => {
      const list = readToolList(JSON.parse(JSON.stringify(mcpTools(given))), {
        file: 'mcp.json',
        format: 'mcp',
      });
      expect(list.problems).toEqual([]);
      expect(list.tools.map(({ row: back }) => parts(back))).toEqual(given.map(parts));
    }),
  );
});

test('a surface without a screen is offered no client tool (S0-16)', () => {
  const permissions = [...new Set(rows.flatMap(({ permission }) => permission ?? []))];
  expect(offeredTools(catalog, permissions).length).toBeGreaterThan(0);
  expect(mcpTools(offeredTools(catalog, permissions, 'none'))).toEqual({ tools: [] });
});
