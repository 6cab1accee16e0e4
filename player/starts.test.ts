import { beforeEach, expect, it, vi } from 'vitest';
import { createCatalog, englishFor, tourFromBuild } from '../engine/index.ts';
import type { BuiltTour, ProgressRecord } from '../schemas/index.ts';
import { openStorage, runningMark } from './browser-storage.ts';
import { leftKey } from './left.ts';
import { createPlans } from './plans.ts';
import { createPageRecords, pageProgress } from './progress-store.ts';
import { createStarts } from './starts.ts';
import type { ClaimOptions } from './tabs.ts';

const hash = `sha256:${'0'.repeat(64)}`;
const viewer = { id: 'u1', tenant: 'acme', roles: [], permissions: [], locale: 'en', facts: {} };
const anything = { type: 'object' };
const catalog = createCatalog(
  {
    kind: 'ClientToolTable',
    app: 'shop',
    hash,
    routes: [],
    tools: [
      {
        ...{ name: 'ui.point', module: 'shop', source: 'client', risk: 'L0' },
        ...{ declaredBy: { kind: 'anchor', key: 'page' }, effect: { kind: 'point' } },
        ...{ inputSchema: anything, outputSchema: anything },
      },
    ],
  },
  { kind: 'AnchorRegistry', app: 'shop', hash, anchors: [] },
);

function built(key: string): BuiltTour {
  const text = { inline: { en: 'Here.' } };
  const steps = ['s1', 's2'].map((id) => ({ id, tool: 'ui.point', text, anchor: 'page' }));
  const tour = { kind: 'Tour', key, app: 'shop', version: 1, title: text, steps };
  return {
    ...{ kind: 'BuiltTour', format: 1, hash: '', uses: { tools: {}, anchors: [] } },
    tour: tour as unknown as BuiltTour['tour'],
  };
}

const NOTHING = (): void => {};

/** The starts of one tab, whose records come when `answer` is called. */
function open() {
  const storage = openStorage('localStorage');
  const mark = runningMark(viewer);
  const kept = pageProgress(createPageRecords({ storage, viewer, warn: vi.fn() }));
  const asked: { tour: string; answer: () => void }[] = [];
  const progress = {
    ...kept,
    load: (tour: string) =>
      new Promise<ProgressRecord | undefined>((resolve) => {
        asked.push({ tour, answer: () => resolve(kept.peek(tour)) });
      }),
  };
  const claims: ClaimOptions[] = [];
  const clock = { now: () => 0, after: () => NOTHING };
  const starts = createStarts({
    options: { viewer, loadValue: (value) => ({ ok: true, tour: tourFromBuild(built(String(value))) }) },
    ...{ catalog, progress, storage, mark },
    tours: new Map(['a', 'b'].map((key) => [key, tourFromBuild(built(key))])),
    plans: createPlans({ viewer, catalog, now: clock.now }),
    farewell: { say: NOTHING, stop: NOTHING },
    calling: () => Promise.reject(new Error('A tour that points calls nothing.')),
    rest: NOTHING,
    world: {
      ...{ clock, emit: NOTHING, missed: NOTHING, endless: NOTHING, template: (card) => card },
      anchors: {
        look: () => ({ state: 'visible' }),
        follow: () => NOTHING,
        matches: () => false,
        stop: NOTHING,
      },
      routes: { current: () => ({ route: null, params: {} }), subscribe: () => NOTHING },
      tabs: {
        claim(options) {
          claims.push(options);
          return NOTHING;
        },
        ...{ tellEnded: NOTHING, leave: NOTHING },
      },
      present: () => ({ render: NOTHING, destroy: NOTHING }),
      texts: () => ({ translate: (key) => key, locale: 'en', labels: englishFor('en') }),
    },
  });
  /** Answers who waits for the tour's record, does what happens right then, and lets what follows happen. */
  const answer = async (tour: string, meanwhile = NOTHING): Promise<void> => {
    const waits = () => asked.findIndex((each) => each.tour === tour);
    await vi.waitFor(() => expect(waits()).not.toBe(-1));
    for (const each of asked.splice(waits(), 1)) each.answer();
    meanwhile();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { starts, storage, mark, kept, claims, answer };
}

const record: ProgressRecord = {
  ...{ tour: 'a', attempt: 1, version: 1, status: 'active', steps: {} },
  ...{ startedAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
};
const done = { outcome: 'completed', at: '2026-01-01T00:00:00.000Z', by: 'user' } as const;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('a tour that is to be planned anew gives way to what is asked for meanwhile', async () => {
  const { starts, kept, claims, answer } = open();
  void starts.byItself(tourFromBuild(built('a')));
  await answer('a');
  // Another tab went on with it before this one has the lead.
  kept.save({ ...record, steps: { s1: done } });
  claims[0]?.granted();
  const asked = starts.start('b');
  await answer('b');
  expect(await asked).toMatchObject({ ok: true });
  await answer('a');
  expect(starts.run()?.tour).toBe('b');
});

it('what is started while the record of the last tour is on its way is what a reload goes on with', async () => {
  const { starts, kept, mark, answer } = open();
  mark.set('a');
  kept.save({ ...record, status: 'completed' });
  const going = starts.goOn();
  const asked = starts.start('b');
  await answer('b');
  await asked;
  await answer('a');
  await going;
  expect(mark.get()).toBe('b');
});

it('a composed tour leaves alone what is known of one with its key', async () => {
  const { starts, storage } = open();
  storage.setItem(leftKey(viewer, 'a'), '1');
  expect(await starts.start({ value: 'a' })).toMatchObject({ ok: true });
  expect(storage.getItem(leftKey(viewer, 'a'))).toBe('1');
});

it('a tour begins with what another tab did until then', async () => {
  const { starts, kept, answer } = open();
  const going = starts.byItself(tourFromBuild(built('a')));
  await answer('a', () => kept.save({ ...record, attempt: 2 }));
  expect(await going).toMatchObject({ ok: true, attempt: 2 });
});

it('of a running tour a step that there is not is refused, and one that was done begins it anew', async () => {
  const { starts, kept, answer } = open();
  kept.save({ ...record, steps: { s1: done } });
  const asked = starts.start('a');
  await answer('a');
  expect(await asked).toMatchObject({ ok: true, attempt: 1 });
  expect(await starts.start('a', { step: 's9' })).toMatchObject({ refusal: { code: 'unknown_step' } });
  expect(await starts.start('a', { step: 's2' })).toMatchObject({ ok: true, attempt: 1 });
  const again = starts.start('a', { step: 's1' });
  await answer('a');
  expect(await again).toMatchObject({ ok: true, attempt: 2 });
});
