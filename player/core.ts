/** The player itself, loaded when the first tour is wanted: puts the engine's ports on the page and runs tours. */
import {
  type Actor,
  callsTools,
  labelsFor,
  type PageContext,
  type Plan,
  planTour,
  readCatalog,
  type ToolRunner,
  type Tour,
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
import { readOverlays, readTours } from './documents.ts';
import { createFarewell } from './farewell.ts';
import { handlersOf } from './handlers.ts';
import { leftKey } from './left.ts';
import { once } from './once.ts';
import type { Explanation, PlayerOptions, StartRefusalCode, StartResult } from './options.ts';
import { pageContext } from './page-context.ts';
import { createPlans, hasStep, whyEmpty } from './plans.ts';
import { place } from './position.ts';
import { createPresenter } from './presenter.ts';
import { createPageProgress } from './progress-store.ts';
import type { RegisteredAnchors } from './registered.ts';
import { type Run, runTour, type World } from './run.ts';
import { resolve } from './sources.ts';
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
    options?: { readonly step?: string },
  ): Promise<StartResult>;
  stop(): void;
  ask(type: 'next' | 'back' | 'skip', by: Actor): void;
  goTo(step: string, by: Actor): void;
  report(tool: string, result: unknown, by: Actor): void;
  notify(event: string): Promise<void>;
  explain(tour: string): Promise<Explanation>;
  pageContext(): PageContext;
  /** Goes on with the tour that ran in this tab before a reload, or lets triggers start one. */
  wake(): Promise<void>;
  /** Has the browser compile what the first start runs, while the page is idle. */
  rehearse(): Promise<void>;
  destroy: Undo;
}

/** In the mark, after the key of a tour that the user had dismissed: asked for again, it goes on after a reload. */
const AGAIN = 'again';

export async function createCore(options: PlayerOptions, { registered, emit }: Loaded): Promise<Core> {
  const { viewer, dev = isDevelopment() } = options;
  let run: Run | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let destroyed = false;
  let endedAt = 0;
  const warn = (message: string, reason?: unknown): void => {
    if (dev) console.warn(`[tourwright] ${message}`, ...(reason === undefined ? [] : [reason]));
  };
  const [documents, built, changes] = await Promise.all([
    resolve(options.catalog),
    resolve(options.tours),
    resolve(options.overlays ?? []),
  ]);
  const catalog = readCatalog(documents);
  const tours = readTours(built);
  const overlays = readOverlays(changes);
  const storage = openStorage('localStorage', (reason) =>
    warn('The browser refuses storage: progress is kept until the page is left.', reason),
  );
  const progress = createPageProgress({ storage, viewer, remote: options.progress, warn });
  const mark = runningMark(viewer);
  const byRole = [...catalog.anchors.values()].some(({ locator }) => locator && 'role' in locator);
  const anchors = createAnchors({
    document,
    catalog,
    registered,
    roles: byRole ? await import('./roles.ts') : undefined,
    ...(options.reveal && { reveal: options.reveal }),
  });
  const clock = pageClock();
  const texts = await createTexts({
    i18n: options.i18n,
    locale: viewer.locale,
    dev,
    warn,
    changed: () => run?.redraw(),
  });
  const tabs = openTabs(viewer, (tour) => {
    if (run?.tour !== tour) return;
    run.stop();
    run = undefined;
    tabs.leave();
    finished(tour);
  });
  const handlers = handlersOf(options, catalog, { start, isVisible });
  const calling = once(async () => {
    const { createCalling } = await import('./calling.ts');
    return createCalling({ options, catalog, clock, handlers });
  });
  const styles = options.presenter ? [] : [readStyles()];
  const world: World = {
    document,
    anchors,
    routes: options.router,
    clock,
    tabs,
    context: context,
    emit,
    present: await presenting(),
    template: options.template ?? ((card) => card),
    texts() {
      const locale = texts.locale();
      const labels = { ...labelsFor(locale), ...options.labels?.(locale) };
      return { translate: texts.translate, locale, labels };
    },
  };
  const farewell = createFarewell(document, clock);
  const plans = createPlans({ overlays, viewer, catalog, now: clock.now });
  let autoStart: AutoStart | undefined;
  const startingByItself = once(async () => {
    const { createAutoStart } = await import('./auto-start.ts');
    autoStart = createAutoStart({
      options,
      routes: options.router,
      tours,
      plans,
      progress,
      storage,
      clock,
      endedAt: () => endedAt,
      running: () => run?.tour,
      start: (tour) => begin(tour, { take: false }),
    });
    return autoStart;
  });

  async function presenting(): Promise<World['present']> {
    const { presenter, theme, animate, counter } = options;
    if (presenter) {
      const { presentByHost } = await import('./host-presenter.ts');
      return ({ request }) => presentByHost(presenter, anchors, request);
    }
    return ({ request }) =>
      createPresenter({ document, anchors, clock, styles, request, theme, animate, counter });
  }

  function isVisible(anchor: string): boolean {
    let visible = false;
    anchors.follow(anchor, ({ status }) => {
      visible = status.state === 'visible';
    })();
    return visible;
  }

  function context(): PageContext {
    return pageContext(catalog, options.router.current(), options.context?.() ?? {});
  }

  /** One start after the other: the second sees what the first has started. */
  function start(
    which: string | { readonly value: unknown },
    { step }: { step?: string } = {},
  ): Promise<StartResult> {
    const result = queue.then(() => startNow(which, step));
    queue = result.catch(() => {});
    return result;
  }

  async function startNow(which: string | { readonly value: unknown }, step?: string): Promise<StartResult> {
    if (typeof which !== 'string') return startValue(which.value, step);
    const tour = tours.get(which);
    if (!tour)
      return refuse('unknown_tour', `There is no tour "${which}". Known: ${[...tours.keys()].join(', ')}.`);
    return begin(tour, { take: true, asked: true, step });
  }

  async function startValue(value: unknown, step?: string): Promise<StartResult> {
    if (!options.loadValue) {
      return refuse(
        'client_unavailable',
        'This page cannot check composed tours: give the player `loadValue`.',
      );
    }
    const loaded = await options.loadValue(value);
    if (!loaded.ok) {
      return { ...refuse('invalid_tour', 'The composed tour has problems.'), problems: loaded.problems };
    }
    return begin(loaded.tour, { take: true, asked: true, step, composed: true });
  }

  interface Beginning {
    /** Shows it in this tab, whichever tab shows tours now. */
    readonly take: boolean;
    /** Someone asked for it: what was done before is done anew. */
    readonly asked?: boolean;
    readonly step?: string | undefined;
    /** Plays once: nothing is read from the progress store, and nothing goes there. */
    readonly composed?: boolean;
  }

  async function begin(tour: Tour, beginning: Beginning): Promise<StartResult> {
    const { step, composed = false, asked = false } = beginning;
    if (run?.tour === tour.key && run.leads()) {
      // Asked for while it waits for the user on another route, it leads there.
      const target = step ?? (asked ? run.awaited() : null);
      if (target === null) return refuse('already_running', `The tour "${tour.key}" is already running.`);
      run.send({ type: 'go_to', step: target });
      return { ok: true, tour: tour.key, attempt: run.attempt };
    }
    if (step !== undefined && !hasStep(tour, step)) {
      const known = tour.steps.map(({ id }) => id).join(', ');
      return refuse('unknown_step', `The tour "${tour.key}" has no step "${step}". Known: ${known}.`);
    }
    const [record, runner] = await Promise.all([
      composed ? undefined : progress.load(tour.key),
      callsTools(tour, catalog) ? calling() : POINTING,
    ]);
    if (destroyed) return refuse('destroyed', 'The player was destroyed before the tour could start.');
    const plan = asked ? plans.anew(tour, record, step) : plans.of(tour, record);
    const refusal = plan.refusal ?? whyEmpty(plan, step);
    if (refusal) return { ok: false, refusal };
    if (run?.tour === tour.key) run.stop();
    else run?.ask('leave', 'user');
    play(plan, runner, beginning);
    return { ok: true, tour: tour.key, attempt: plan.attempt };
  }

  function play(plan: Plan, runner: ToolRunner, { take, step, composed = false }: Beginning): void {
    const { tour } = plan;
    if (!composed) mark.set(plan.record.status === 'dismissed' ? `${tour.key} ${AGAIN}` : tour.key);
    storage.removeItem(leftKey(viewer, tour.key));
    const mine = runTour(world, {
      plan,
      runner,
      step,
      take,
      progress: composed ? { save() {} } : progress,
      isOutdated: ({ record }) => !composed && differs(progress.peek(tour.key), record),
      over(state) {
        if (run === mine) run = undefined;
        if (state === 'outdated' && progress.peek(tour.key)?.status === 'active') {
          return void begin(tour, { take: true });
        }
        if (state === 'completed') farewell.say(world.texts().labels.completed);
        if (!composed) {
          if (state === 'left') storage.setItem(leftKey(viewer, tour.key), String(clock.now()));
          if (state !== 'outdated') tabs.tellEnded(tour.key);
        }
        tabs.leave();
        finished(tour.key);
      },
    });
    run = mine;
  }

  function finished(tour: string): void {
    if (marked().key === tour) mark.set(null);
    endedAt = clock.now();
    autoStart?.rest();
  }

  /** The tour that runs in this tab, and whether the user had dismissed it before and then asked for it. */
  function marked(): { readonly key: string; readonly again: boolean } {
    const [key = '', again] = (mark.get() ?? '').split(' ');
    return { key, again: again === AGAIN };
  }

  return {
    start,
    stop: () => run?.ask('leave', 'tour'),
    ask: (type, by) => run?.ask(type, by),
    goTo: (step, by) => run?.send({ type: 'go_to', step, by }),
    report: (tool, result, by) => run?.send({ type: 'report', tool, result, by }),
    async notify(event) {
      (await startingByItself()).happened(event);
    },
    explain: async (tour) => (await startingByItself()).explain(tour),
    pageContext: context,
    async wake() {
      const { key, again } = marked();
      const tour = tours.get(key);
      const status = tour && (await progress.load(key))?.status;
      if (destroyed) return;
      if (tour && (status === 'active' || (status === 'dismissed' && again))) {
        await begin(tour, { take: false });
      } else mark.set(null);
      await Promise.all([...tours.keys()].map((key) => progress.load(key)));
      if (![...tours.values()].some(({ trigger }) => trigger.on !== 'manual')) return;
      const starts = await startingByItself();
      if (!destroyed) starts.watch();
    },
    async rehearse() {
      const { rehearse } = await import('./rehearsal.ts');
      await rehearse({
        tourFromBuild,
        planTour,
        runTour,
        createPresenter,
        place,
        document,
        catalog,
        viewer,
        runner: POINTING,
        texts: world.texts,
        anchors,
        styles,
        counter: options.counter,
        busy: () => destroyed || run !== undefined,
      });
    },
    destroy() {
      destroyed = true;
      run?.stop();
      run = undefined;
      farewell.stop();
      autoStart?.stop();
      texts.stop();
      tabs.leave();
      anchors.stop();
      progress.stop();
    },
  };
}

/** Runs the tools of a tour that has none to call. */
const POINTING: ToolRunner = {
  run: async ({ tool }) => ({
    ok: false,
    refusal: { code: 'client_unavailable', message: `The tool "${tool}" was not loaded.` },
  }),
  checkResult: () => null,
};

function refuse(code: StartRefusalCode, message: string): Extract<StartResult, { ok: false }> {
  return { ok: false, refusal: { code, message } };
}

/** Whether the record that is kept says more than the one that a session goes on with. */
function differs(kept: ProgressRecord | undefined, own: ProgressRecord): boolean {
  // An attempt that has just begun, after one that is done, is not kept yet.
  if (!kept || kept.attempt < own.attempt) return false;
  return (
    kept.attempt !== own.attempt ||
    kept.status !== own.status ||
    Object.keys(kept.steps).some((id) => kept.steps[id]?.outcome !== own.steps[id]?.outcome)
  );
}
