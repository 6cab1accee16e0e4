/** One tour running in this tab: its session, its presenter, and its place among the tabs. */
import {
  type Actor,
  type Calls,
  type CardView,
  type Clock,
  type Labels,
  openSession,
  type Plan,
  type ProgressStore,
  type RouteSource,
  type RouteState,
  type SessionEvent,
  type SessionSnapshot,
  type SessionState,
  type TourEvent,
  type Translate,
  type Undo,
  viewOf,
} from '../engine/index.ts';
import type { Anchors } from './anchors.ts';
import type { Clicks } from './clicks.ts';
import type { Presenter, PresenterContext } from './presenter.ts';
import type { Tabs } from './tabs.ts';

/** What every run of a page shares. */
export interface World {
  readonly anchors: Anchors;
  readonly routes: RouteSource;
  /** Stands for the undo that the app's router did not give. */
  readonly endless: Undo;
  readonly clock: Clock;
  readonly tabs: Tabs;
  readonly present: (context: Pick<PresenterContext, 'request'>) => Presenter;
  readonly template: (card: CardView) => CardView;
  readonly texts: () => Words;
  /** Is told of an anchor that was looked for in vain. */
  readonly missed: (anchor: string) => void;
  readonly emit: (event: TourEvent) => void;
}

/** The texts of the app and the engine's own words, in the locale of this moment. */
export interface Words {
  readonly translate: Translate;
  readonly locale: string;
  readonly labels: Labels;
}

export interface RunOptions {
  readonly plan: Plan;
  /** Needed for a tour that does more than point. */
  readonly calls: Calls | undefined;
  /** Needed for a tour that waits for a click. */
  readonly clicks: Clicks | undefined;
  readonly progress: Pick<ProgressStore, 'save'>;
  /** The step to begin with; default: where the record goes on. */
  readonly step?: string | undefined;
  /** Takes the lead from another tab; else the run begins when the lead is free. */
  readonly take: boolean;
  /** Whether the record has changed outside of this run since it began. */
  readonly isOutdated: (snapshot: SessionSnapshot) => boolean;
  /** Called once, when the session is over or has to be planned again. */
  readonly over: (state: SessionState | 'outdated') => void;
}

export interface Run {
  readonly tour: string;
  readonly attempt: number;
  /** Whether this tab shows it: not while another tab does, nor while it waits for its turn. */
  leads(): boolean;
  ask(type: 'next' | 'back' | 'skip' | 'leave', by: Actor): void;
  /** Says whether the session took notice. */
  send(event: SessionEvent): boolean;
  /** The step that waits for the user to come to its route; null when none does. */
  awaited(): string | null;
  /** Draws again: a text may be different now. */
  redraw(): void;
  /** Ends without a trace. */
  stop: Undo;
}

/** Milliseconds after which a tab that takes the lead says so: once its first card is painted. */
const CLAIM_MS = 50;
const FINAL: ReadonlySet<SessionState> = new Set(['completed', 'dismissed', 'left', 'failed']);

const NOTHING: Undo = () => {};

export function runTour(world: World, options: RunOptions): Run {
  const { anchors, tabs } = world;
  const { plan, clicks } = options;
  let begun = false;
  let leading = options.take;
  let ended = false;
  let drawing = false;
  let giveUp = NOTHING;

  const reports = new Set<(state: RouteState) => void>();
  let unhearRoutes: Undo | undefined;
  const settled = clicks?.settled ?? ((then: () => void) => then());
  const session = openSession(
    plan,
    {
      anchors: {
        look: (anchor) => anchors.look(anchor),
        watch: (anchor, report) => anchors.follow(anchor, ({ status }) => report(status)),
        onClick: (anchor, report) => clicks?.watch(anchor, report) ?? NOTHING,
        missed: world.missed,
      },
      routes: { current: () => world.routes.current(), subscribe: hearRoutes },
      progress: options.progress,
      clock: world.clock,
    },
    options.calls,
  );
  const presenter = world.present({
    request(type, visit) {
      // Leaving is always possible, also while the next step is being got ready.
      const at = type === 'leave' || type === 'dismiss' ? session.getSnapshot().visit : visit;
      return send({ type, visit: at, by: 'user' });
    },
  });

  function send(event: SessionEvent): boolean {
    const before = session.getSnapshot();
    session.send(event);
    return session.getSnapshot() !== before;
  }

  /** Tells of a route after the click that led there. Heard once for the whole run: each step would cost more. */
  function hearRoutes(report: (state: RouteState) => void): Undo {
    unhearRoutes ??=
      world.routes.subscribe((state) => {
        for (const each of [...reports]) settled(() => each(state));
      }) ?? world.endless;
    reports.add(report);
    return () => reports.delete(report);
  }

  function draw(): void {
    drawing = false;
    if (ended) return;
    const snapshot = session.getSnapshot();
    try {
      const { translate, labels, locale } = world.texts();
      const view = viewOf(snapshot, translate, labels, locale);
      presenter.render({ ...view, card: view.card && world.template(view.card) }, labels, locale);
    } finally {
      // Also when the app has no words for it: nobody is locked in.
      if (FINAL.has(snapshot.state)) finish(snapshot.state);
    }
  }

  /** Once after all that one event set in motion. */
  function redraw(): void {
    if (drawing || !begun || ended) return;
    drawing = true;
    queueMicrotask(draw);
  }

  function finish(state: SessionState | 'outdated' | null): void {
    if (ended) return;
    ended = true;
    for (const undo of undos) undo();
    session.stop();
    unhearRoutes?.();
    presenter.destroy();
    giveUp();
    if (state) options.over(state);
  }

  function lead(take: boolean): void {
    giveUp();
    giveUp = tabs.claim({
      take,
      granted() {
        leading = true;
        if (options.isOutdated(session.getSnapshot())) finish('outdated');
        else if (begun) session.send({ type: 'resume' });
        else begin();
      },
      lost() {
        leading = false;
        session.send({ type: 'pause', reason: 'other_tab' });
        lead(false);
      },
    });
  }

  function begin(): void {
    begun = true;
    session.send(options.step === undefined ? { type: 'start' } : { type: 'go_to', step: options.step });
  }

  const visibility = (): void => {
    if (document.visibilityState === 'visible') {
      lead(options.take && !begun);
      return;
    }
    session.send({ type: 'pause', reason: 'hidden_tab' });
    leading = false;
    giveUp();
  };

  document.addEventListener('visibilitychange', visibility);
  const undos = [
    session.subscribe(redraw),
    session.events(world.emit),
    () => document.removeEventListener('visibilitychange', visibility),
  ];
  // In a tab that nobody sees, nothing is shown and nothing counts (case B083).
  if (document.visibilityState === 'visible') {
    if (!options.take) lead(false);
    else {
      begin();
      giveUp = world.clock.after(CLAIM_MS, () => lead(true));
    }
  }

  return {
    tour: plan.tour.key,
    attempt: plan.attempt,
    leads: () => leading,
    ask(type, by) {
      send({ type, visit: session.getSnapshot().visit, by });
      // Whoever asked to leave may start another tour right away.
      if (type === 'leave') draw();
    },
    send,
    awaited() {
      const { reason, step } = session.getSnapshot();
      return reason?.code === 'off_route' ? (step?.id ?? null) : null;
    },
    redraw,
    stop: () => finish(null),
  };
}
