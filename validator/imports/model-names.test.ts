import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { encodeToolName, modelNames } from './model-names.ts';

fc.configureGlobal({ seed: 7 });

const legal = fc.stringMatching(/^[A-Za-z0-9_.-]{1,128}$/);
const generated = fc.stringMatching(/^[a-z][a-z0-9_]{0,5}(\.[a-z][a-z0-9_]{0,5}){0,4}$/);

describe('names of tools for models', () => {
  it('come back as they were, or are refused: no name is lost and none stands for two', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(legal, fc.constantFrom('a.b', 'a-b', 'a.b-c', 'a-b.c'))), (tools) => {
        const { nameFor, toolFor, collisions } = modelNames(tools);
        const refused = new Set(collisions.flatMap((each) => each.tools));
        for (const tool of tools) {
          const name = nameFor(tool);
          expect(name === undefined).toBe(refused.has(tool));
          if (name === undefined) continue;
          expect(name).toMatch(/^[A-Za-z0-9_-]{1,128}$/);
          expect(toolFor(name)).toBe(tool);
        }
        const names = [...new Set(tools)].flatMap((tool) => nameFor(tool) ?? []);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });

  it('never collide among generated tools, whose names have no `-`', () => {
    fc.assert(
      fc.property(fc.array(generated), (tools) => {
        expect(modelNames(tools).collisions).toEqual([]);
        for (const tool of tools) expect(encodeToolName(tool).replaceAll('-', '.')).toBe(tool);
      }),
    );
  });

  it('names both tools of a collision, and lets neither through', () => {
    const names = modelNames(['orders.list.filter', 'crm.show-card', 'crm-show-card', 'crm.show-card']);
    expect(names.collisions).toEqual([
      { modelName: 'crm-show-card', tools: ['crm.show-card', 'crm-show-card'] },
    ]);
    expect(names.toolFor('crm-show-card')).toBeUndefined();
    expect(names.nameFor('crm.show-card')).toBeUndefined();
    expect(names.nameFor('orders.list.filter')).toBe('orders-list-filter');
  });

  it('knows only the tools of the table', () => {
    const names = modelNames(['orders.list.filter']);
    expect(names.nameFor('orders.list-filter')).toBeUndefined();
    expect(names.toolFor('orders-list')).toBeUndefined();
    expect(names.toolFor('orders.list.filter')).toBeUndefined();
    expect(names.toolFor('__proto__')).toBeUndefined();
  });
});
