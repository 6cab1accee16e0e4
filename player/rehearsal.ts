/**
 * Plays a tour of its own where nobody sees it, so that the browser has compiled what the first start runs, which
 * takes longer than all else that a first card takes. It keeps nothing, tells nobody, and lets the page be: what it
 * draws is hidden, so that it takes no focus, and is gone within the same task.
 */
import type {
  Catalog,
  Clock,
  Plan,
  planTour,
  ToolRunner,
  tourFromBuild,
  Undo,
  Viewer,
} from '../engine/index.ts';
import type { Anchors } from './anchors.ts';
import type { place } from './position.ts';
import type { createPresenter, Presenter, PresenterContext } from './presenter.ts';
import type { runTour, World } from './run.ts';

/**
 * What is rehearsed. It is handed in and not imported: bundlers would cut what two chunks share out of the core, and
 * a first start without rehearsal would load more files.
 */
export interface Rehearsed {
  readonly tourFromBuild: typeof tourFromBuild;
  readonly planTour: typeof planTour;
  readonly runTour: typeof runTour;
  readonly createPresenter: typeof createPresenter;
  readonly place: typeof place;
}

export interface RehearsalContext
  extends Rehearsed,
    Pick<PresenterContext, 'document' | 'styles' | 'counter'>,
    Pick<World, 'texts'> {
  readonly catalog: Catalog;
  readonly viewer: Viewer;
  readonly runner: ToolRunner;
  /** The page's own anchors, one of which is looked for. */
  readonly anchors: Anchors;
  /** Has the browser read its storages in, which it does when they are first asked for something. */
  readonly readStorages: () => void;
  /** Whether there is something else to do by now. */
  readonly busy: () => boolean;
}

/** Milliseconds after which the page has had time enough to come to rest. */
const PATIENCE_MS = 1000;
/** How often it goes from one step to the other and back: browsers run faster what they have run several times. */
const TURNS = 3;
/** Where the card stands, and what is lit: nothing that has to be looked for or scrolled to. */
const PAGE = 'page';
const BODY = 'body';
const NOTHING: Undo = () => {};
const STILL: Clock = { now: () => 0, after: () => NOTHING };

/** Rehearses in moments in which the page is idle: first what decides, then what draws. */
export async function rehearse(context: RehearsalContext): Promise<void> {
  const anchors = bodyAlone(context.document);
  await idle();
  if (context.busy()) return;
  // One that is virtual would be brought on screen.
  const own = [...context.catalog.anchors.values()].find(({ virtual }) => !virtual);
  if (own) context.anchors.look(own.key);
  context.readStorages();
  await perform(context, anchors, () => ({ render: NOTHING, destroy: NOTHING }));
  // Without a style sheet it is the host that draws.
  if (context.styles.length === 0) return;
  // Laid out, so that its fonts are loaded and its rules are sorted, but not to be seen, and nothing in it takes focus.
  const hiding = new CSSStyleSheet();
  hiding.replaceSync(':host{visibility:hidden!important}');
  const styles = [...context.styles, hiding];
  await idle();
  if (context.busy()) return;
  await perform(context, anchors, ({ request }) =>
    context.createPresenter({ ...context, anchors, clock: STILL, styles, request, animate: false }),
  );
  const box = { x: 0, y: 0, width: 100, height: 100 };
  await context.place({
    anchor: box,
    card: box,
    screen: { ...box, height: 300 },
    side: 'bottom',
    rtl: false,
  });
}

async function perform(
  rehearsal: RehearsalContext,
  anchors: Anchors,
  present: (context: Pick<PresenterContext, 'request'>) => Presenter,
): Promise<void> {
  const { document, catalog, runner, texts } = rehearsal;
  const here = { route: null, params: {} };
  const world: World = {
    document,
    anchors,
    routes: { current: () => here, subscribe: () => NOTHING },
    clock: STILL,
    tabs: { claim: () => NOTHING, tellEnded: NOTHING, leave: NOTHING },
    context: () => ({ app: catalog.app, ...here }),
    present,
    template: (card) => card,
    texts: () => ({ ...texts(), translate: (key) => key }),
    emit: NOTHING,
  };
  const run = rehearsal.runTour(world, {
    plan: planOf(rehearsal),
    runner,
    take: true,
    progress: { save: NOTHING },
    isOutdated: () => false,
    over: NOTHING,
  });
  // Drawn before what follows, and still in the same task: nothing of it is painted, and no key can reach it.
  await null;
  const there = ['next', 'back'] as const;
  for (const type of [...Array.from({ length: TURNS }, () => there).flat(), 'leave'] as const) {
    run.ask(type, 'tour');
    await null;
  }
}

/** Two steps that point, in the middle of the screen, where nothing has to be scrolled to. */
function planOf({ catalog, viewer, tourFromBuild, planTour }: RehearsalContext): Plan {
  const say = (en: string) => ({ inline: { en } });
  const step = { tool: 'ui.point', anchor: PAGE, highlight: [BODY], page: 'allow' } as const;
  const tour = tourFromBuild({
    kind: 'BuiltTour',
    format: 1,
    hash: '',
    tour: {
      kind: 'Tour',
      key: 'rehearsal',
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
  return planTour({ tour, viewer, catalog, now: 0 });
}

/** Anchors of which the body is the only one. */
function bodyAlone(document: Document): Anchors {
  const status = { state: 'visible' } as const;
  return {
    look: () => status,
    follow(key, report) {
      report({ element: key === BODY ? document.body : null, status });
      return NOTHING;
    },
    matches: () => false,
    stop: NOTHING,
  };
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback !== 'function') setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
  });
}
