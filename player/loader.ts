/**
 * The part of the player that every page pays for. It keeps what the host says until a tour is wanted, and only then
 * brings in the rest. On a server, and until then in a page, it does nothing.
 */

import type { TourEvent } from '../engine/index.ts';
import type { BuiltTour } from '../schemas/index.ts';
import { runningMark } from './browser-storage.ts';
import type { Core } from './core.ts';
import type { Asked, Explanation, Player, PlayerOptions, StartResult } from './options.ts';
import { createRegisteredAnchors } from './registered.ts';
import { resolve } from './sources.ts';

export interface Loader extends Player {
  /** Goes on with the tour that a reload interrupted, and lets triggers start tours. */
  wake(): Promise<void>;
}

/** @param loadCore brings in the rest */
export function createLoader(options: PlayerOptions, loadCore = () => import('./core.ts')): Loader {
  const registered = createRegisteredAnchors();
  const listeners = new Set<(event: TourEvent) => void>();
  let core: Promise<Core | undefined> | undefined;
  /** How often the player was destroyed. */
  let lives = 0;

  /** Also tells the page: `document.addEventListener('tour:step_shown', …)`. */
  function emit(event: TourEvent): void {
    // One that throws is heard of as a rejection, and keeps nobody from going on.
    for (const listener of listeners) void (async () => listener(event))();
    document.dispatchEvent(new CustomEvent(`tour:${event.type}`, { detail: event }));
  }

  /** The core, loaded once; undefined on a server, and when the player is destroyed meanwhile. */
  function load(): Promise<Core | undefined> {
    if (typeof document === 'undefined') return Promise.resolve(undefined);
    if (core) return core;
    const mine: Promise<Core | undefined> = loadCore()
      .then(({ createCore }) => (core === mine ? createCore(options, { registered, emit }) : undefined))
      .then((made) => {
        if (core === mine) return made;
        made?.destroy();
        return undefined;
      });
    // A chunk that could not be fetched is fetched again the next time.
    mine.catch(() => {
      if (core === mine) core = undefined;
    });
    core = mine;
    return mine;
  }

  const ask = async (use: (core: Core) => void): Promise<void> => {
    // What is asked of the running tour needs nothing loaded when none can be running.
    const loaded = await core;
    if (loaded) use(loaded);
  };

  const asking =
    (type: 'next' | 'back' | 'skip') =>
    ({ by = 'user' }: Asked = {}) =>
      ask((loaded) => loaded.ask(type, by));

  return {
    async preload() {
      await (await load())?.rehearse();
    },
    async start(tour, more): Promise<StartResult> {
      try {
        return (await (await load())?.start(tour, more)) ?? UNAVAILABLE;
      } catch (reason) {
        console.error('[tourwright]', reason);
        return { ok: false, refusal: { code: 'client_unavailable', message: String(reason) } };
      }
    },
    stop: () => ask((loaded) => loaded.stop()),
    next: asking('next'),
    back: asking('back'),
    skip: asking('skip'),
    goTo: (step, { by = 'user' } = {}) => ask((loaded) => loaded.goTo(step, by)),
    report: (tool, result, { by = 'user' } = {}) => ask((loaded) => loaded.report(tool, result, by)),
    async notify(event) {
      if (await hasTrigger('event')) await (await load())?.notify(event);
    },
    registerAnchor: registered.add,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async explain(tour): Promise<Explanation> {
      const loaded = await load();
      return loaded ? loaded.explain(tour) : { tour, starts: false, reasons: [UNAVAILABLE.refusal] };
    },
    async pageContext() {
      const loaded = await load();
      return loaded ? loaded.pageContext() : { app: '', route: null, params: {} };
    },
    async wake() {
      if (typeof document === 'undefined' || options.autoStart === false) return;
      if (runningMark(options.viewer).get() || (await hasTrigger())) await (await load())?.wake();
    },
    destroy() {
      const mine = core;
      core = undefined;
      lives++;
      // Why it could not be loaded, who asked for it was told.
      void mine?.then(
        (loaded) => loaded?.destroy(),
        () => {},
      );
    },
  };

  /** Whether a tour starts so, or at all by itself; not when the player is destroyed meanwhile. */
  async function hasTrigger(on?: string): Promise<boolean> {
    const mine = lives;
    const tours = await resolve(options.tours);
    return (
      lives === mine &&
      tours.some((document) => {
        const trigger = (document as Partial<BuiltTour>).tour?.trigger as { readonly on: string } | undefined;
        const starts = trigger?.on ?? 'manual';
        return on ? starts === on : starts !== 'manual';
      })
    );
  }
}

const UNAVAILABLE = {
  ok: false,
  refusal: { code: 'no_document', message: 'No page, or a destroyed player.' },
} as const;
