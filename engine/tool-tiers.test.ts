import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ToolRow } from '../schemas/index.ts';
import { resolveTools, TOOL_TIERS, type ToolTier } from './tool-tiers.ts';

fc.configureGlobal({ seed: 7 });

const tool = (name: string, description: string, input: object = { type: 'object' }): ToolRow => ({
  ...{ name, description, module: 'orders', source: 'client', risk: 'L0' },
  declaredBy: { kind: 'resource', key: 'orders' },
  inputSchema: input as ToolRow['inputSchema'],
});
const OTHER = { type: 'object', required: ['status'] };

/** Which tier gives the tool; null when it is refused. */
function winner(tiers: Partial<Record<ToolTier, object>>): string | null | undefined {
  const lists = Object.entries(tiers).map(([tier, input]) => [tier, [tool('find', tier, input)]]);
  const { tools, refused } = resolveTools(Object.fromEntries(lists));
  expect(tools.length + refused.length).toBe(1);
  return tools[0]?.description ?? null;
}

describe('the first tier that has the name gives the tool (S3-04)', () => {
  test.each<[ToolTier[], ToolTier]>([
    [['override', 'session'], 'override'],
    [['override'], 'override'],
    [['session'], 'session'],
    [['app', 'static'], 'app'],
    [['static'], 'static'],
    // What tours were checked against keeps its permission and its effect.
    [['override', 'session', 'app', 'static'], 'app'],
    [['session', 'static'], 'static'],
    [['override', 'app'], 'app'],
  ])('%j: %s', (tiers, expected) => {
    expect(winner(Object.fromEntries(tiers.map((tier) => [tier, { type: 'object' }])))).toBe(expected);
  });

  test('with another schema too, where no tour was checked against it', () => {
    expect(winner({ override: OTHER, session: {} })).toBe('override');
  });
});

describe('a tool that tours were checked against is not replaced by another schema (C4)', () => {
  test.each<[Partial<Record<ToolTier, object>>, ToolTier]>([
    [{ override: OTHER, static: {} }, 'override'],
    [{ session: OTHER, app: {} }, 'session'],
    [{ override: {}, session: OTHER, app: {} }, 'session'],
    [{ app: OTHER, static: {} }, 'app'],
  ])('%j is refused for the tier %s', (tiers, tier) => {
    expect(winner(tiers)).toBeNull();
    const lists = Object.entries(tiers).map(([each, input]) => [each, [tool('find', each, input)]]);
    const { refused } = resolveTools(Object.fromEntries(lists));
    expect(refused).toMatchObject([{ name: 'find', tier }]);
    expect(refused[0]?.message).toContain(`The ${tier} tier has a tool "find" with another schema`);
  });

  test('and nothing else is', () => {
    const { tools, refused } = resolveTools({
      session: [tool('find', 'session', OTHER), tool('mine', 'session')],
      static: [tool('find', 'static'), tool('count', 'static')],
    });
    expect(tools.map(({ name }) => name)).toEqual(['mine', 'count']);
    expect(refused.map(({ name }) => name)).toEqual(['find']);
  });
});

test('whatever the tiers hold, a tool that is offered has the schema that tours were checked against', () => {
  const rows = fc.array(
    fc
      .record({ name: fc.constantFrom('a', 'b'), other: fc.boolean() })
      .map(({ name, other }) => tool(name, '', other ? OTHER : {})),
    { maxLength: 3 },
  );
  const lists = fc.record(
    Object.fromEntries(TOOL_TIERS.map((tier) => [tier, rows])) as Record<ToolTier, typeof rows>,
  );
  fc.assert(
    fc.property(lists, (tiers) => {
      for (const { name, inputSchema } of resolveTools(tiers).tools) {
        const checked = [...tiers.app, ...tiers.static].filter((row) => row.name === name);
        expect(checked.every((row) => JSON.stringify(row.inputSchema) === JSON.stringify(inputSchema))).toBe(
          true,
        );
      }
    }),
  );
});
