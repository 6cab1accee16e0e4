import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { planOf, type StepSketch, tourOf, viewer } from '../engine/testing/fixtures.ts';
import { lackingRights } from './rights.ts';

fc.configureGlobal({ seed: 7 });

const lackingOf = (steps: StepSketch[], tour: object = {}) =>
  lackingRights(planOf(tourOf(steps, tour), { viewer: NOBODY }));

const NOBODY = { ...viewer, roles: ['cashier'], permissions: [] };

describe('what the user lacks is named', () => {
  test.each([
    ['a role of the audience', { roles: ['owner', 'manager'] }, ['It needs the role "owner" or "manager".']],
    [
      'permissions of the audience',
      { roles: ['cashier'], permissions: ['orders.view', 'team.manage'] },
      ['It needs the permission "orders.view".', 'It needs the permission "team.manage".'],
    ],
  ])('%s', (_, audience, sentences) => {
    expect(lackingOf([{ id: 'a' }], { audience })).toEqual(sentences);
  });

  test.each<[string, StepSketch, string[]]>([
    [
      'that of the tool and of its route',
      { id: 'a', tool: 'orders.create.prefill' },
      ['"a" needs the permission "orders.create", and the permission "orders.view".'],
    ],
    [
      'that of the route a tool leads to',
      { id: 'a', tool: 'navigate.team' },
      ['"a" needs the permission "team.manage".'],
    ],
    [
      'that of the routes of the anchor',
      { id: 'a', anchor: 'team.invite' },
      ['"a" needs the permission "team.manage".'],
    ],
    [
      'what the author asks for',
      { id: 'a', when: { roles: ['owner'], permissions: ['x'] } },
      ['"a" needs the role "owner", and the permission "x".'],
    ],
    ['nothing', { id: 'a' }, []],
  ])('of a step: %s', (_, step, sentences) => {
    expect(lackingOf([step])).toEqual(sentences);
  });

  test('nothing, of a step that is left out for another reason', () => {
    expect(lackingOf([{ id: 'a', when: { steps: { b: 'skipped' } } }, { id: 'b' }])).toEqual([]);
  });
});

test('a step is left out for want of rights exactly when something is named', () => {
  const permissions = ['orders.view', 'orders.create', 'team.manage', 'x'];
  const steps: StepSketch[] = [
    'navigate.team',
    'orders.create.prefill',
    'orders.list.filter',
    'ui.point',
  ].flatMap((tool) =>
    ['team.invite', 'orders.list.row', 'nav.orders'].map((anchor) => ({
      id: `${tool} ${anchor}`,
      tool,
      anchor,
    })),
  );
  fc.assert(
    fc.property(fc.subarray(permissions), (held) => {
      const plan = planOf(tourOf(steps), { viewer: { ...NOBODY, permissions: held } });
      const named = lackingRights(plan).map((sentence) => sentence.split('"')[1]);
      expect(named).toEqual(plan.omitted.map(({ id }) => id));
    }),
  );
});
