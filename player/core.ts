/** The player itself, loaded when the first tour is wanted: puts the engine's ports on the page and runs tours. */
import {
  type Actor,
  type PageContext,
  readCatalog,
  type TourEvent,
  tourFromBuild,
  type Undo,
} from '../engine/index.ts';
import type { ProgressRecord } from '../schemas/index.ts';
import { createAnchors } from './anchors.ts';
import type { AutoStart } from './auto-start.ts';
import { openStorage, runningMark } from './browser-storage.ts';
import { pageClock } from './clock.ts';
import { isDevelopment } from './development.ts';
import { readTours } from './documents.ts';
import { createFarewell } from './farewell.ts';
import { checkHandlers } from './handlers.ts';
import { createLabels } from './labels.ts';
import { once } from './once.ts';
import type { Explanation, PlayerOptions, StartResult } from './options.ts';
import { createPlans } from './plans.ts';
import { createPresenter } from './presenter.ts';
import { createPageRecords, pageProgress, saysMore } from './progress-store.ts';
import type { RegisteredAnchors } from './registered.ts';
import type { World } from './run.ts';
import { resolve } from './sources.ts';
import { createStarts, type Starts } from './starts.ts';
import { readStyles } from './styles.ts';
import { openTabs } from './tabs.ts';
import { createTexts } from './translate.ts';

/** What the loader keeps from before the core was there. */
export interface Loaded {
  readonly registered: RegisteredAnchors;
  readonly emit: (event: TourEvent) => void;
}

export interface Core {
  start(
    tour: string | { readonly value: unknown },
    options?: { readonly step?: string | undefined },
  ): Promise<StartResult>;
  stop(): void;
  ask(type: 'next' | 'back' | 'skip', by: Actor): void;
  goTo(step: string, by: Actor): void;
  report(tool: string, result: unknown, by: Actor): void;
  notify(event: string): Promise<void>;
  explain(tour: string): Promise<Explanation>;
  pageContext(): Promise<PageContext>;
  /** Goes on with the tour that ran in this tab before a reload, or lets triggers start one. */
  wake(): Promise<void>;
  /** Has the browser compile what the first start runs, while the page is idle. */
  rehearse(): Promise<void>;
  destroy: Undo;
}

export async function createCore(options: PlayerOptions, { registered, emit }: Loaded): Promise<Core> {
  const { viewer, dev = isDevelopment() } = options;
  let destroyed = false;
  let starts: Starts | undefined;
  const warn = (message: string, reason?: unknown): void => {
    if (dev) console.warn(`[tourwright] ${message}`, ...(reason === undefined ? [] : [reason]));
  };
  const [documents, built, changes] = await Promise.all([
    resolve(options.catalog),
    resolve(options.tours),
    resolve(options.overlays ?? []),
  ]);
  // All that may fail comes before anything that listens: then there is nothing to take back.
  const catalog = readCatalog(documents);
  await checkHandlers(options, catalog);
  const tours = readTours(built);
  const overlaying = changes.length > 0 ? (await import('./overlays.ts')).overlayingWith(changes) : undefined;
  const storage = openStorage('localStorage', (reason) =>
    warn('Storage is refused: progress is kept in this page.', reason),
  );
  const clock = pageClock();
  const records = createPageRecords({ storage, viewer, warn });
  const progress = options.progress
    ? (await import('./remote-progress.ts')).remoteProgress(records, options.progress, clock, warn)
    : pageProgress(records);
  const byRole = [...catalog.anchors.values()].some(({ locator }) => locator && 'role' in locator);
  const anchors = createAnchors({
    catalog,
    registered,
    roles: byRole ? await import('./roles.ts') : undefined,
    // One that throws is heard of as a rejection: its anchor is missing, and the step says so.
    ...(options.reveal && { reveal: async (anchor) => options.reveal?.(anchor) }),
  });
  const styles = options.presenter ? [] : [await readStyles(options.counter)];
  const present = await presenting();
  const own = createLabels(warn);
  const texts = await createTexts({
    i18n: options.i18n,
    locale: viewer.locale,
    dev,
    warn,
    changed: () => {
      if (starts) void own.load(texts.locale()).then(() => starts?.run()?.redraw());
    },
  });
  await own.load(texts.locale());
  const tabs = openTabs(viewer, {
    stored: (event) => learn(records.written(event)),
    ended(record) {
      learn(record);
      mine.endedElsewhere(record.tour);
    },
  });
  const calling = once(async () => {
    const { createCalling } = await import('./calling.ts');
    return createCalling({
      ...{ options, catalog, clock, start },
      isVisible: (anchor) => anchors.look(anchor).state === 'visible',
    });
  });
  const world: World = {
    anchors,
    routes: options.router,
    endless: () => warn('`router.subscribe` returns no function.'),
    clock,
    tabs,
    emit,
    missed(anchor) {
      if (!dev) return;
      const looking = anchors.follow(anchor, async (found) =>
        warn((await import('./why-missing.ts')).whyMissing(anchor, found)),
      );
      looking();
    },
    present,
    template: (card) => ofHost(() => options.template?.(card)) ?? card,
    texts() {
      const locale = texts.locale();
      const ofApp = ofHost(() => options.labels?.(locale));
      // Words of the app are in its own language, whatever those are in that it leaves.
      const labels = {
        ...own.of(locale),
        ...((ofApp || options.template) && { locale: undefined }),
        ...ofApp,
      };
      return { translate: texts.translate, locale, labels };
    },
  };
  const farewell = createFarewell(clock);
  const plans = createPlans({ overlaying, viewer, catalog, now: clock.now });
  let autoStart: AutoStart | undefined;
  const mine = createStarts({
    ...{ options, catalog, tours, plans, progress, storage, farewell, world, calling },
    mark: runningMark(viewer),
    rest: () => autoStart?.rest(),
  });
  starts = mine;
  const { start, run, endedAt } = mine;
  const startingByItself = once(async () => {
    const { createAutoStart } = await import('./auto-start.ts');
    autoStart = createAutoStart({
      ...{ options, tours, plans, progress, storage, clock, endedAt },
      routes: options.router,
      running: () => run()?.tour,
      start: mine.byItself,
    });
    return autoStart;
  });

  /** A tab may write over what another has just written, before it sees it: when it hears of that, it is saved again. */
  function learn(theirs: ProgressRecord | undefined): void {
    const known = theirs && progress.peek(theirs.tour);
    if (known && saysMore(theirs, known)) progress.save(theirs);
  }

  async function presenting(): Promise<World['present']> {
    const { presenter } = options;
    if (presenter) {
      const { presentByHost } = await import('./host-presenter.ts');
      return ({ request }) => presentByHost(presenter, anchors, request);
    }
    return ({ request }) => createPresenter({ ...options, anchors, clock, styles, request });
  }

  return {
    start,
    stop: () => run()?.ask('leave', 'tour'),
    ask: (type, by) => run()?.ask(type, by),
    goTo: (step, by) => run()?.send({ type: 'go_to', step, by }),
    report: (tool, result, by) => run()?.send({ type: 'report', tool, result, by }),
    async notify(event) {
      await (await startingByItself()).happened(event);
    },
    explain: async (tour) => (await startingByItself()).explain(tour),
    async pageContext() {
      const { pageNow } = await import('./calling.ts');
      return pageNow(options, catalog);
    },
    async wake() {
      await mine.goOn();
      if (destroyed || ![...tours.values()].some(({ trigger }) => trigger.on !== 'manual')) return;
      const byItself = await startingByItself();
      if (!destroyed) await byItself.watch();
    },
    async rehearse() {
      const { rehearse } = await import('./rehearsal.ts');
      await rehearse({
        ...{
          tourFromBuild,
          createPlans,
          createPageRecords,
          pageProgress,
          createStarts,
          createAnchors,
          createPresenter,
        },
        ...{ catalog, viewer, styles },
        routes: options.router,
        texts: world.texts,
        counter: options.counter,
        readStorages() {
          for (const kind of ['localStorage', 'sessionStorage'] as const) openStorage(kind).getItem('');
        },
        busy: () => destroyed || run() !== undefined,
      });
    },
    destroy() {
      destroyed = true;
      mine.stop();
      farewell.stop();
      autoStart?.stop();
      texts.stop();
      tabs.leave();
      anchors.stop();
      progress.stop();
    },
  };
}

/** What the host answers; when it throws, which is told as any uncaught error, nothing. */
function ofHost<Answer>(ask: () => Answer): Answer | undefined {
  try {
    return ask();
  } catch (reason) {
    reportError(reason);
    return undefined;
  }
}
