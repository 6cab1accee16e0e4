/**
 * Plays a tour of its own where nobody sees it, so that the browser has compiled what the first start runs, which
 * takes longer than all else that a first card takes. It keeps nothing, tells nobody, and lets the page be: what it
 * draws is hidden, so that it takes no focus, and is gone within the same task.
 */
import type { Catalog, Clock, RouteSource, Tour, tourFromBuild, Undo, Viewer } from '../engine/index.ts';
import type { AnchorRow } from '../schemas/index.ts';
import type { createAnchors } from './anchors.ts';
import type { KeyStore } from './browser-storage.ts';
import { ANCHOR_ATTRIBUTE } from './locate.ts';
import type { createPlans } from './plans.ts';
import type { createPresenter, Presenter, PresenterContext } from './presenter.ts';
import type { createPageRecords, pageProgress } from './progress-store.ts';
import type { World } from './run.ts';
import type { createStarts } from './starts.ts';

/**
 * What is rehearsed. It is handed in and not imported: bundlers would cut what two chunks share out of the core, and
 * a first start without rehearsal would load more files.
 */
export interface Rehearsed {
  readonly tourFromBuild: typeof tourFromBuild;
  readonly createPlans: typeof createPlans;
  readonly createPageRecords: typeof createPageRecords;
  readonly pageProgress: typeof pageProgress;
  readonly createStarts: typeof createStarts;
  readonly createAnchors: typeof createAnchors;
  readonly createPresenter: typeof createPresenter;
}

export interface RehearsalContext
  extends Rehearsed,
    Pick<PresenterContext, 'styles' | 'counter'>,
    Pick<World, 'texts'> {
  readonly catalog: Catalog;
  readonly viewer: Viewer;
  readonly routes: RouteSource;
  /** Has the browser read its storages in, which it does when they are first asked for something. */
  readonly readStorages: () => void;
  /** Whether there is something else to do by now. */
  readonly busy: () => boolean;
}

/** Milliseconds after which the page has had time enough to come to rest. */
const PATIENCE_MS = 1000;
/** How often it goes from one step to the other and back: browsers run faster what they have run several times. */
const TURNS = 3;
/** Microtasks in which a step is drawn: its place is computed by way of some 80 promises. */
const TICKS = 100;
const KEY = 'rehearsal';
const NOTHING: Undo = () => {};
const STILL: Clock = { now: () => 0, after: () => NOTHING };

/** Rehearses in moments in which the page is idle: first what decides, then what draws. */
export async function rehearse(context: RehearsalContext): Promise<void> {
  await idle();
  if (context.busy()) return;
  context.readStorages();
  await perform(context, () => ({ render: NOTHING, destroy: NOTHING }));
  // Without a style sheet it is the host that draws.
  if (context.styles.length === 0) return;
  // Laid out, so that its fonts are loaded and its rules are sorted, but not to be seen, and nothing in it takes focus.
  const hiding = new CSSStyleSheet();
  hiding.replaceSync(':host{visibility:hidden!important}');
  const styles = [...context.styles, hiding];
  await idle();
  if (context.busy()) return;
  await perform(context, (parts) =>
    context.createPresenter({ ...context, ...parts, clock: STILL, styles, animate: false }),
  );
}

async function perform(
  rehearsal: RehearsalContext,
  present: (context: Pick<PresenterContext, 'request' | 'anchors'>) => Presenter,
): Promise<void> {
  const { viewer, routes, texts } = rehearsal;
  const catalog = { ...rehearsal.catalog, anchors: new Map([[KEY, ROW]]) };
  const storage = forgetful();
  const registered = { add: () => NOTHING, of: () => [], onChange: () => NOTHING };
  const anchors = rehearsal.createAnchors({ catalog, registered });
  const world: World = {
    anchors,
    routes,
    clock: STILL,
    tabs: { claim: () => NOTHING, tellEnded: NOTHING, leave: NOTHING },
    present: ({ request }) => present({ request, anchors }),
    template: (card) => card,
    texts: () => ({ ...texts(), translate: (key) => key }),
    emit: NOTHING,
    missed: NOTHING,
    endless: NOTHING,
  };
  const starts = rehearsal.createStarts({
    options: { viewer },
    catalog,
    tours: new Map([[KEY, tourOf(rehearsal)]]),
    plans: rehearsal.createPlans({ viewer, catalog, now: STILL.now }),
    progress: rehearsal.pageProgress(rehearsal.createPageRecords({ storage, viewer, warn: NOTHING })),
    storage,
    mark: { get: () => null, set: NOTHING },
    farewell: { say: NOTHING, stop: NOTHING },
    world,
    calling: () => Promise.reject(new Error('A tour that points calls nothing.')),
    rest: NOTHING,
  });
  const stage = standIn();
  try {
    // All in one task: nothing of it is painted, and no key can reach it.
    await starts.start(KEY, { step: 'one' });
    const there = ['next', 'back'] as const;
    for (const type of [...Array.from({ length: TURNS }, () => there).flat(), 'leave'] as const) {
      for (let tick = 0; tick < TICKS; tick++) await null;
      starts.run()?.ask(type, 'tour');
    }
  } finally {
    stage.remove();
    anchors.stop();
  }
}

const ROW: AnchorRow = { key: KEY, module: KEY, routes: 'any' };

/** Two steps that point at the stand-in. */
function tourOf({ catalog, tourFromBuild }: RehearsalContext): Tour {
  const say = (en: string) => ({ inline: { en } });
  const step = { tool: 'ui.point', anchor: KEY, page: 'allow' } as const;
  return tourFromBuild({
    kind: 'BuiltTour',
    format: 1,
    hash: '',
    tour: {
      kind: 'Tour',
      key: KEY,
      app: catalog.app,
      version: 1,
      title: say('*Rehearsal*'),
      steps: [
        { ...step, id: 'one', text: say('One') },
        { ...step, id: 'two', text: say('Two') },
      ],
    },
    uses: { tools: {}, anchors: [] },
  });
}

/** Something to point at that scrolls in a box of its own, so that the page need not. */
function standIn(): HTMLElement {
  const box = document.createElement('div');
  const anchor = document.createElement('div');
  Object.assign(box.style, {
    ...{ position: 'fixed', inset: '0 auto auto 0', width: '40px', height: '40px' },
    ...{ overflow: 'hidden scroll', opacity: '0', pointerEvents: 'none' },
  });
  Object.assign(anchor.style, { height: '20px', marginTop: '60px' });
  anchor.setAttribute(ANCHOR_ATTRIBUTE, KEY);
  box.append(anchor);
  document.documentElement.append(box);
  return box;
}

function forgetful(): KeyStore {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback !== 'function') setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
  });
}
