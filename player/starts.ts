/** Starts tours, one after the other, and keeps which one runs in this tab: over a reload, too. */
import { type Calls, type Catalog, findStep, needsCalls, type Plan, type Tour } from '../engine/index.ts';
import type { KeyStore, runningMark } from './browser-storage.ts';
import type { Farewell } from './farewell.ts';
import { leftKey } from './left.ts';
import type { PlayerOptions, StartRefusalCode, StartResult } from './options.ts';
import type { Plans } from './plans.ts';
import { type PageProgress, saysMore } from './progress-store.ts';
import { type Run, type RunOptions, runTour, type World } from './run.ts';

export interface Starts {
  /** What runs in this tab. */
  run(): Run | undefined;
  /** When the last tour ended, in milliseconds since the epoch; 0 for never. */
  endedAt(): number;
  /** Asked for by the user, the app or an agent. */
  start(
    which: string | { readonly value: unknown },
    options?: { readonly step?: string | undefined },
  ): Promise<StartResult>;
  /** By itself: at its turn among the tabs, at the step where the record goes on. */
  byItself(tour: Tour): Promise<StartResult>;
  /** Goes on with the tour that ran in this tab before a reload. */
  goOn(): Promise<void>;
  /** Another tab has ended this tour. */
  endedElsewhere(tour: string): void;
  /** Ends what runs without a trace; nothing starts any more. */
  stop(): void;
}

export interface StartsContext {
  readonly options: Pick<PlayerOptions, 'viewer' | 'loadValue'>;
  readonly catalog: Catalog;
  readonly tours: ReadonlyMap<string, Tour>;
  readonly plans: Plans;
  readonly progress: PageProgress;
  readonly storage: KeyStore;
  /** The tour that runs in this tab. */
  readonly mark: ReturnType<typeof runningMark>;
  readonly farewell: Farewell;
  readonly world: World;
  /** What a tour needs that does more than point. */
  readonly calling: () => Promise<Calls>;
  /** A tour has ended, here or in another tab. */
  readonly rest: () => void;
}

/** In the mark, after the key of a tour that the user had dismissed: asked for again, it goes on after a reload. */
const AGAIN = 'again';

export function createStarts(context: StartsContext): Starts {
  const { options, catalog, tours, plans, progress, storage, mark } = context;
  const { farewell, world, calling, rest } = context;
  const { viewer } = options;
  const { clock, tabs } = world;
  let run: Run | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let stopped = false;
  let endedAt = 0;

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
    const asked = { take: true, asked: true, step };
    if (typeof which === 'string') {
      const tour = tours.get(which);
      return tour ? begin(tour, asked) : (await unusual()).unknownTour(which, tours.keys());
    }
    const loaded = await (await unusual()).loadComposed(options, which.value);
    return loaded.ok ? begin(loaded.tour, { ...asked, composed: true }) : loaded;
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
    if (step !== undefined && !findStep(tour.steps, step)) {
      return (await unusual()).unknownStep(tour.key, step, tour.steps);
    }
    if (run?.tour === tour.key && run.leads()) {
      // Asked for while it waits for the user on another route, it leads there.
      const target = step ?? (asked ? run.awaited() : null);
      if (target === null) return running(tour.key);
      // What the plan leaves out begins the tour anew.
      if (run.send({ type: 'go_to', step: target }))
        return { ok: true, tour: tour.key, attempt: run.attempt };
    }
    const [calls, clicks] = await Promise.all([
      needsCalls(tour, catalog) ? calling() : undefined,
      waitsForClick(tour) ? import('./clicks.ts') : undefined,
      composed ? undefined : progress.load(tour.key),
    ]);
    if (stopped) return refuse('destroyed', 'The player was destroyed.');
    // Not in place of what was asked for meanwhile.
    if (run && !asked) return running(run.tour);
    const record = composed ? undefined : progress.peek(tour.key);
    const plan = asked ? plans.anew(tour, record, step, calls) : plans.of(tour, record, calls);
    if (!plans.canShow(plan, step)) return { ok: false, refusal: (await unusual()).whyNot(plan) };
    // What another tab shows is not left here.
    if (run?.tour === tour.key || !run?.leads()) run?.stop();
    else run.ask('leave', 'user');
    play(plan, { calls, clicks: clicks?.createClicks(world.anchors) }, beginning);
    return { ok: true, tour: tour.key, attempt: plan.attempt };
  }

  function play(
    plan: Plan,
    needs: Pick<RunOptions, 'calls' | 'clicks'>,
    { take, step, composed = false }: Beginning,
  ): void {
    const { tour } = plan;
    if (!composed) {
      mark.set(plan.record.status === 'dismissed' ? `${tour.key} ${AGAIN}` : tour.key);
      storage.removeItem(leftKey(viewer, tour.key));
    }
    run = runTour(world, {
      plan,
      ...needs,
      step,
      take,
      progress: composed ? { save() {} } : progress,
      isOutdated: ({ record }) => !composed && saysMore(progress.peek(tour.key), record),
      over(state) {
        run = undefined;
        if (state === 'outdated' && progress.peek(tour.key)?.status === 'active') {
          return void begin(tour, { take: true });
        }
        if (state === 'completed') {
          const { labels, locale } = world.texts();
          farewell.say(labels.completed, labels.locale ?? locale);
        }
        if (!composed) {
          if (state === 'left') storage.setItem(leftKey(viewer, tour.key), String(clock.now()));
          if (state !== 'outdated') tabs.tellEnded(progress.peek(tour.key) ?? plan.record);
        }
        finished(tour.key);
      },
    });
  }

  function finished(tour: string): void {
    tabs.leave();
    unmark(tour);
    endedAt = clock.now();
    rest();
  }

  function unmark(tour: string): void {
    if (marked().key === tour) mark.set(null);
  }

  /** The tour that runs in this tab, and whether the user had dismissed it before and then asked for it. */
  function marked(): { readonly key: string; readonly again: boolean } {
    const [key = '', again] = (mark.get() ?? '').split(' ');
    return { key, again: again === AGAIN };
  }

  return {
    run: () => run,
    endedAt: () => endedAt,
    start,
    byItself: (tour) => begin(tour, { take: false }),
    async goOn() {
      const { key, again } = marked();
      const tour = tours.get(key);
      const status = tour && (await progress.load(key))?.status;
      if (stopped) return;
      if (tour && (status === 'active' || (status === 'dismissed' && again))) {
        await begin(tour, { take: false });
      } else unmark(key);
    },
    endedElsewhere(tour) {
      if (run?.tour !== tour) return;
      run.stop();
      run = undefined;
      finished(tour);
    },
    stop() {
      stopped = true;
      run?.stop();
      run = undefined;
    },
  };
}

type Refused = Extract<StartResult, { ok: false }>;

const unusual = () => import('./unusual-starts.ts');

function running(tour: string): Refused {
  return refuse('already_running', `The tour "${tour}" is already running.`);
}

function refuse(code: StartRefusalCode, message: string): Refused {
  return { ok: false, refusal: { code, message } };
}

function waitsForClick({ steps }: Tour): boolean {
  return steps.some(({ advance }) => advance.some(({ on }) => on === 'click' || on === 'route'));
}
