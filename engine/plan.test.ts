import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ProgressRecord } from '../schemas/index.ts';
import { createCatalog, mayCall, offeredTools, toolSchemaHash } from './catalog.ts';
import type { planTour } from './plan-tour.ts';
import { newRecord, recordOutcome, recordStatus } from './progress.ts';
import {
  catalog,
  planOf,
  registry,
  START,
  type StepSketch,
  table,
  tools,
  tourOf,
  viewer,
} from './testing/fixtures.ts';
import { tourFromBuild } from './tour.ts';

fc.configureGlobal({ seed: 7 });

const open: StepSketch = { id: 'open', tool: 'navigate.orders.list', anchor: 'nav.orders', advance: 'route' };
const row: StepSketch = { id: 'row', anchor: 'orders.list.row' };

const overlayOf = (rest: object) => ({
  kind: 'TourOverlay' as const,
  tour: 'orders.first_order',
  tenant: 'acme',
  version: 1,
  ...rest,
});

function progressOf(
  steps: Record<string, 'completed' | 'skipped' | 'unavailable'>,
  rest: Partial<ProgressRecord> = {},
) {
  const record = Object.entries(steps).reduce(
    (sum, [id, outcome]) => recordOutcome(sum, id, outcome, 'user', START),
    newRecord(tourOf([{ id: 'a' }]), 1, START),
  );
  return { ...record, ...rest };
}

const idsOf = ({ steps }: { steps: readonly { id: string }[] }) => steps.map(({ id }) => id);
const omittedOf = ({ omitted }: ReturnType<typeof planOf>) =>
  omitted.map(({ id, reason }) => `${id}: ${reason}`);

describe('steps that are left out, and why', () => {
  const steps: StepSketch[] = [
    { id: 'a' },
    { id: 'b' },
    { id: 'hidden' },
    { id: 'team', tool: 'navigate.team' },
    { id: 'invite', anchor: 'team.invite' },
    { id: 'owner', when: { roles: ['owner'] } },
    { id: 'cashier', when: { roles: ['owner', 'cashier'], permissions: ['orders.view'] } },
    { id: 'later', when: { steps: { a: 'skipped' }, context: { route: { equals: 'team' } } } },
  ];

  test('one reason each; what only the page can tell is left for later', () => {
    const progress = progressOf({ a: 'completed', b: 'skipped' });
    const plan = planOf(tourOf(steps), { overlay: overlayOf({ hide: ['hidden'] }), progress });
    expect(idsOf(plan)).toEqual(['cashier', 'later']);
    expect(omittedOf(plan)).toEqual([
      'a: completed',
      'b: skipped',
      'hidden: hidden',
      'team: not_permitted',
      'invite: not_permitted',
      'owner: when',
    ]);
    expect(plan.seen).toBe(2);
  });

  test('an anchor on several routes is for whoever may visit one of them', () => {
    const anchors = [{ key: 'both', module: 'core', routes: ['team', 'home'] }];
    const plan = planOf([{ id: 'a', anchor: 'both' }], {
      catalog: createCatalog(table, { ...registry, anchors }),
    });
    expect(idsOf(plan)).toEqual(['a']);
  });

  test('every step of the tour is either kept or left out, in the order of the overlay', () => {
    const ids = steps.map(({ id }) => id);
    fc.assert(
      fc.property(fc.shuffledSubarray(ids), fc.subarray(ids), fc.subarray(ids), (order, hide, done) => {
        const progress = progressOf(Object.fromEntries(done.map((id) => [id, 'completed' as const])));
        const plan = planOf(tourOf(steps), { overlay: overlayOf({ order, hide }), progress });
        const kept = idsOf(plan);
        expect([...kept, ...plan.omitted.map(({ id }) => id)].sort()).toEqual([...ids].sort());
        expect(kept).toEqual(idsOf(plan.tour).filter((id) => kept.includes(id)));
        expect(kept.filter((id) => done.includes(id) || hide.includes(id))).toEqual([]);
      }),
    );
  });

  test.each<[string, object]>([
    ['a draft', { stage: 'draft' }],
    ['another tenant’s', { tenant: 'other' }],
    ['another tour’s', { tour: 'team.setup' }],
  ])('an overlay that is not this user’s changes nothing: %s', (_, rest) => {
    const plan = planOf(tourOf([{ id: 'a' }, { id: 'b' }]), { overlay: overlayOf({ hide: ['a'], ...rest }) });
    expect(idsOf(plan)).toEqual(['a', 'b']);
  });

  test('parts of an overlay that no longer make sense are reported', () => {
    const plan = planOf(tourOf([{ id: 'a' }]), { overlay: overlayOf({ hide: ['old'] }) });
    expect(plan.dropped).toEqual([{ id: 'old', from: 'hide', reason: 'unknown' }]);
  });

  test('progress of steps that are gone is kept and ignored', () => {
    const progress = progressOf({ gone: 'completed' });
    const plan = planOf([{ id: 'a' }], { progress });
    expect([idsOf(plan), plan.seen, plan.record.steps.gone?.outcome]).toEqual([['a'], 0, 'completed']);
  });
});

describe('the record to go on from', () => {
  const steps: StepSketch[] = [{ id: 'a' }, { id: 'b' }];
  const completed = recordStatus(progressOf({ a: 'completed' }), 'completed', 1, START);
  const v2 = (onNewVersion: 'nothing' | 'new_steps' | 'restart') =>
    tourOf(steps, { version: 2, onNewVersion });

  test.each([
    ['none: a first attempt', tourOf(steps), undefined, { attempt: 1, version: 1 }, ['a', 'b'], false],
    ['active: the same attempt', tourOf(steps), progressOf({ a: 'completed' }), { attempt: 1 }, ['b'], true],
    [
      'active, older: the version now played',
      v2('nothing'),
      progressOf({}),
      { attempt: 1, version: 2 },
      ['a', 'b'],
      true,
    ],
    [
      'active, older, restart: what was begun goes on',
      v2('restart'),
      progressOf({ a: 'completed' }),
      { attempt: 1, version: 2 },
      ['b'],
      true,
    ],
    [
      'completed: nothing is left, not even what was jumped over',
      tourOf(steps),
      completed,
      { attempt: 1 },
      [],
      false,
    ],
    ['completed, older, nothing', v2('nothing'), completed, { attempt: 1, status: 'completed' }, [], false],
    [
      'completed, older, new steps',
      v2('new_steps'),
      completed,
      { attempt: 1, status: 'completed', version: 1 },
      ['b'],
      false,
    ],
    [
      'completed, same, new steps: what was jumped over is no new step',
      tourOf(steps, { onNewVersion: 'new_steps' }),
      completed,
      { attempt: 1 },
      [],
      false,
    ],
    [
      'completed, older, restart',
      v2('restart'),
      completed,
      { attempt: 2, status: 'active', steps: {} },
      ['a', 'b'],
      false,
    ],
    [
      'completed, same, restart',
      tourOf(steps, { onNewVersion: 'restart' }),
      completed,
      { attempt: 1 },
      [],
      false,
    ],
    [
      'dismissed: what is left',
      tourOf(steps),
      progressOf({ a: 'skipped' }, { status: 'dismissed' }),
      { status: 'dismissed' },
      ['b'],
      true,
    ],
  ] as const)('%s', (_, tour, progress, record, ids, resumed) => {
    const plan = planOf(tour, { progress });
    expect(plan.record).toMatchObject(record);
    expect(plan.attempt).toBe(plan.record.attempt);
    expect([idsOf(plan), plan.resumed]).toEqual([ids, resumed]);
  });

  test('a restart begins a new attempt', () => {
    const plan = planOf(steps, { progress: completed, restart: true });
    expect([plan.attempt, idsOf(plan), plan.resumed]).toEqual([2, ['a', 'b'], false]);
  });

  test('new steps of a completed tour are counted from one', () => {
    expect(planOf(v2('new_steps'), { progress: completed }).seen).toBe(0);
  });
});

describe('navigation', () => {
  const before = (plan: ReturnType<typeof planOf>) =>
    plan.steps.map(({ id, before: calls }) => [id, ...calls.map(({ tool }) => tool)].join(' '));

  test.each<[string, StepSketch[], string[]]>([
    ['that the step needs', [open, row], ['row navigate.orders.list']],
    ['that only a later step needs', [open, { id: 'help' }, row], ['help', 'row navigate.orders.list']],
    [
      'for a tool that the app offers only there',
      [open, { id: 'f', tool: 'orders.list.filter' }],
      ['f navigate.orders.list'],
    ],
    ['that nobody needs', [open, { id: 'help' }], ['help']],
    ['to somewhere else', [open, { id: 'total', anchor: 'orders.detail.total' }], ['total']],
    ['that a kept step makes itself', [open, { ...open, id: 'again' }, row], ['again', 'row']],
    [
      'after which the user went on by a click',
      [open, { id: 'in', anchor: 'orders.list.row', advance: 'click' }, row],
      ['in navigate.orders.list', 'row'],
    ],
    [
      'the last of several',
      [{ ...open, id: 'home', tool: 'navigate.home' }, open, row],
      ['row navigate.orders.list'],
    ],
  ])('of left-out steps: %s', (_, steps, expected) => {
    const done = steps.filter(({ tool, id }) => tool?.startsWith('navigate') && id !== 'again');
    const progress = progressOf(Object.fromEntries(done.map(({ id }) => [id, 'completed'])));
    expect(before(planOf(steps, { progress }))).toEqual(expected);
  });

  test.each<[string, Partial<Parameters<typeof planTour>[0]>]>([
    ['hidden', { overlay: overlayOf({ hide: ['open'] }) }],
    ['not permitted', { viewer: { ...viewer, permissions: [] } }],
  ])('of a step that would not have been made is not made: %s', (_, request) => {
    const plan = planOf(tourOf([open, { id: 'last', anchor: 'orders.list.row' }]), request);
    expect(plan.steps.flatMap((step) => step.before)).toEqual([]);
  });

  test('that kept steps make is what Back stands on', () => {
    const [, second] = planOf([open, row]).steps;
    expect([second?.before, second?.home]).toEqual([
      [],
      { step: 'open', tool: 'navigate.orders.list', input: {} },
    ]);
  });
});

describe('a tour that cannot be played here', () => {
  const uses = (names: string[], anchors: string[]) => {
    const built = tourOf([{ id: 'a' }]);
    const hashes = Object.fromEntries(
      names.map((name) => {
        const tool = tools.find((one) => one.name === name);
        return [name, tool === undefined ? 'fnv1a:0' : toolSchemaHash(tool)];
      }),
    );
    return { ...built, uses: { tools: hashes, anchors } };
  };

  test('is none when what it uses is as it was, whatever else changed', () => {
    const other = createCatalog(
      { ...table, tools: tools.slice(0, -1), hash: `sha256:${'1'.repeat(64)}` },
      registry,
    );
    const plan = planOf(uses(['orders.list.filter'], ['nav.help', 'page']), { catalog: other });
    expect([plan.refusal, plan.stale]).toEqual([null, { tools: [], anchors: [] }]);
  });

  test('is stale when a tool or an anchor is gone or changed, each named', () => {
    const changed = tools
      .filter(({ name }) => name !== 'ui.point')
      .map((tool) => (tool.name === 'orders.list.filter' ? { ...tool, inputSchema: {} } : tool));
    const other = createCatalog(
      { ...table, tools: changed },
      { ...registry, anchors: registry.anchors.slice(1) },
    );
    const plan = planOf(
      uses(['orders.list.filter', 'ui.point', 'ui.theme.preview'], ['nav.orders', 'nav.help']),
      {
        catalog: other,
      },
    );
    expect(plan.stale).toEqual({ tools: ['orders.list.filter', 'ui.point'], anchors: ['nav.orders'] });
    expect(plan.refusal?.code).toBe('stale_tool_table');
    for (const name of ['"orders.list.filter"', '"ui.point"', '"nav.orders"']) {
      expect(plan.refusal?.message).toContain(name);
    }
  });

  test('a description does not make a tool another one', () => {
    const [tool] = tools;
    if (tool === undefined) throw new Error('The app has tools.');
    expect(toolSchemaHash({ ...tool, description: 'New words.' })).toBe(toolSchemaHash(tool));
  });

  test.each([
    ['one of the roles', { roles: ['owner', 'cashier'] }, null],
    ['another role', { roles: ['owner'] }, 'not_permitted'],
    ['all permissions', { permissions: ['orders.view', 'orders.create'] }, null],
    ['not all permissions', { permissions: ['orders.view', 'team.manage'] }, 'not_permitted'],
  ])('is for its audience only: %s', (_, audience, code) => {
    expect(planOf(tourOf([{ id: 'a' }], { audience })).refusal?.code ?? null).toBe(code);
  });

  test('is of another app', () => {
    expect(planOf(tourOf([{ id: 'a' }], { app: 'till' })).refusal?.message).toContain('"till"');
  });
});

test('a plan leaves what it is made of as it was', () => {
  const deepFreeze = <T>(value: T): T => {
    if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
      Object.freeze(value);
      Object.values(value).forEach(deepFreeze);
    }
    return value;
  };
  const tour = deepFreeze(tourOf([open, row]));
  const progress = deepFreeze(progressOf({ open: 'completed' }));
  expect(
    idsOf(planOf(tour, { progress, overlay: deepFreeze(overlayOf({ order: ['row', 'open'] })) })),
  ).toEqual(['row']);
});

describe('who may call what', () => {
  const all = ['orders.view', 'orders.create', 'team.manage'];

  test.each([
    [['orders.view', 'orders.create'], 'orders.create.prefill', true],
    [['orders.create'], 'orders.create.prefill', false],
    [['orders.view'], 'navigate.orders.list', true],
    [[], 'navigate.orders.list', false],
    [[], 'navigate.home', true],
    [all, 'orders.list.filtre', false],
  ])('with %j: %s %s', (permissions, tool, may) => {
    expect(mayCall(catalog, tool, permissions)).toBe(may);
  });

  test('fewer permissions never offer more', () => {
    const offered = (permissions: readonly string[]) =>
      offeredTools(catalog, permissions).map(({ name }) => name);
    fc.assert(
      fc.property(fc.subarray(all), fc.subarray(all), (some, others) => {
        const more = offered([...some, ...others]);
        for (const name of offered(some)) expect(more).toContain(name);
      }),
    );
    for (const name of ['orders.delete', 'crm_lookup']) expect(offered(all)).not.toContain(name);
  });
});

test('only a built tour becomes a tour', () => {
  expect(() => tourFromBuild({ kind: 'Tour' })).toThrow('tour build');
});
