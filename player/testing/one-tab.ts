/** One tab, in which tours start: what it asks of the other tabs, draws and tells is written down. */
import { expect, vi } from 'vitest';
import { createCatalog, englishFor, tourFromBuild } from '../../engine/index.ts';
import type { BuiltTour, ProgressRecord } from '../../schemas/index.ts';
import { openStorage, runningMark } from '../browser-storage.ts';
import { createPlans } from '../plans.ts';
import { createPageRecords, pageProgress } from '../progress-store.ts';
import { createStarts } from '../starts.ts';
import type { ClaimOptions } from '../tabs.ts';

const hash = `sha256:${'0'.repeat(64)}`;
export const viewer = { id: 'u1', tenant: 'acme', roles: [], permissions: [], locale: 'en', facts: {} };
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

export function built(key: string): BuiltTour {
  const text = { inline: { en: 'Here.' } };
  const steps = ['s1', 's2'].map((id) => ({ id, tool: 'ui.point', text, anchor: 'page' }));
  const tour = { kind: 'Tour', key, app: 'shop', version: 1, title: text, steps };
  return {
    ...{ kind: 'BuiltTour', format: 1, hash: '', uses: { tools: {}, anchors: [] } },
    tour: tour as unknown as BuiltTour['tour'],
  };
}

const NOTHING = (): void => {};

/** The starts of one tab, whose records come when `answer` is called, and what they bring about around them. */
export function openTab() {
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
  /** What happened, in order. */
  const story: string[] = [];
  const timers: (() => void)[] = [];
  const clock = {
    now: () => 0,
    after(_: number, fire: () => void) {
      timers.push(fire);
      return NOTHING;
    },
  };
  const starts = createStarts({
    options: { viewer, loadValue: (value) => ({ ok: true, tour: tourFromBuild(built(String(value))) }) },
    ...{ catalog, progress, storage, mark },
    tours: new Map(['a', 'b'].map((key) => [key, tourFromBuild(built(key))])),
    plans: createPlans({ viewer, catalog, now: clock.now }),
    farewell: { say: NOTHING, stop: NOTHING },
    calling: () => Promise.reject(new Error('A tour that points calls nothing.')),
    rest: NOTHING,
    world: {
      ...{ clock, missed: NOTHING, endless: NOTHING, template: (card) => card },
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
          return () => void story.push('gives up');
        },
        tellEnded: ({ tour, status }) => void story.push(`tells that ${tour} is ${status}`),
        leave: () => void story.push('leaves the tabs'),
      },
      emit: ({ type, tour }) => void story.push(`${type} ${tour}`),
      present: () => ({
        render: ({ tour, card }) => void story.push(`draws ${card?.step ?? 'nothing'} of ${tour}`),
        destroy: () => void story.push('takes it away'),
      }),
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
  return { starts, storage, mark, kept, claims, timers, story, answer };
}

/** Of the tour `a`, nothing of which is done. */
export const record: ProgressRecord = {
  ...{ tour: 'a', attempt: 1, version: 1, status: 'active', steps: {} },
  ...{ startedAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
};
export const done = { outcome: 'completed', at: '2026-01-01T00:00:00.000Z', by: 'user' } as const;
