/** One scene on the stage, with a player over it, until the next one. */
import { type Catalog, readCatalog, type Tour, tourFromBuild } from '../engine/index.ts';
import {
  type ChecksModule,
  createPlayer,
  type RouteSource,
  routerFromHash,
  type TourEvent,
} from '../player/index.ts';
import type { ToolRow } from '../schemas/index.ts';
import { handlersFor, resultOf } from './handlers.ts';
import type { Explained, FromFrame, Scene } from './messages.ts';
import { createStage, type OpenForm } from './stage.ts';
import { createTexts, titleOf } from './texts.ts';
import { type Waiting, waitingOf } from './waiting.ts';

export interface Show {
  start(tour: string): Promise<void>;
  stop(): Promise<void>;
  /** Where things are, for the next scene to go on from. */
  now(): Where;
  close(): void;
}

export interface Where {
  readonly waiting?: Waiting | undefined;
  readonly form?: OpenForm | undefined;
}

/** Refusals that a tour meets whoever asks for it. */
const BLOCKS = ['not_permitted', 'stale_tool_table', 'client_unavailable'];

/** No news: the preview starts no tour by itself, and one with a manual trigger is not meant to. */
const NO_NEWS = ['auto_start_off', 'manual'];

/**
 * @param tell reaches the desk
 * @param before where the scene before was left; its tour goes on at its step
 */
export async function openShow(
  scene: Scene,
  tell: (message: FromFrame) => void,
  before: Where,
): Promise<Show> {
  const { app, viewer } = scene;
  const catalog = readCatalog({ tools: app.tools, anchors: app.anchors });
  const built = app.tours.flatMap((tour) => tour.built ?? []);
  const tours = new Map(built.map((each) => [each.tour.key as string, tourFromBuild(each)]));
  const texts = await createTexts(scene.resources, { locale: viewer.locale, fallback: scene.source });
  const router = routerFromHash(app.tools.routes);
  startSomewhere(catalog, router, scene);
  let waiting: Waiting | undefined;
  /** The step of a tour that is not to be played while it has a mistake: a later scene goes on from it. */
  let resting = before.waiting && !tours.has(before.waiting.tour) ? before.waiting : undefined;

  const log = (name: string, detail: string) => tell({ type: 'log', name, detail });
  const satisfy = (tool: string, result: unknown) => waiting?.satisfy(tool, result) ?? result;
  const stage = createStage({ catalog, viewer, router, didByHand, log });
  const player = createPlayer({
    ...{ router, viewer, tours: built, overlays: app.overlays, i18n: texts },
    catalog: { tools: app.tools, anchors: app.anchors },
    tools: handlersFor(catalog, { go: stage.go, openForm: stage.openForm, log, satisfy }),
    checks: () => import(/* @vite-ignore */ app.checks) as Promise<ChecksModule>,
    reveal: stage.reveal,
    context: () => ({}),
    autoStart: false,
    dev: true,
  });

  function didByHand(tool: ToolRow): void {
    const result = resultOf(tool, { satisfy });
    log(`${tool.name}, by hand`, JSON.stringify(result));
    void player.report(tool.name, result);
  }

  function hear({ type, tour, step, reason }: TourEvent): void {
    log(type, [tour, step, reason].filter((each) => each !== undefined).join(' · '));
    const known = tours.get(tour);
    if (type === 'step_shown' && known && step !== undefined) waiting = waitingOf(known, step);
    else if (type.startsWith('tour_') && type !== 'tour_started') waiting = undefined;
    else if (type !== 'tour_started') return;
    stage.waitFor(waiting);
    resting = undefined;
    const running = waiting !== undefined || type === 'tour_started';
    tell({ type: 'running', tour: running ? tour : null, step: waiting?.step ?? null });
    if (!running) void explain();
  }

  async function explain(): Promise<void> {
    const explained = await Promise.all(
      built.map(async ({ tour }): Promise<Explained> => {
        const key = String(tour.key);
        const { reasons } = await player.explain(key);
        const blocks = reasons.filter(({ code }) => BLOCKS.includes(code));
        const others = reasons.filter(({ code }) => ![...BLOCKS, ...NO_NEWS].includes(code));
        return {
          tour: key,
          title: titleOf(tour as unknown as Parameters<typeof titleOf>[0], texts),
          blocked: blocks.map(({ message }) => message),
          notByItself: others.map(({ message }) => message),
        };
      }),
    );
    tell({ type: 'tours', tours: explained });
  }

  async function start(key: string, step?: string): Promise<void> {
    const tour = tours.get(key);
    if (tour && step === undefined) goToBeginning(tour);
    const result = await player.start(key, step === undefined ? {} : { step });
    // The step may be hidden from this viewer, and the tour not.
    if (!result.ok && step !== undefined) await start(key);
    else if (!result.ok) tell({ type: 'refused', tour: key, message: result.refusal.message });
  }

  /** A tour that starts on a route is seen from there. */
  function goToBeginning({ trigger }: Tour): void {
    if (trigger.on === 'route') stage.go(trigger.route, {});
  }

  const stopListening = player.subscribe(hear);
  if (before.form) stage.openForm(before.form.form, before.form.values);
  // Unless it can go on, nothing runs any more.
  tell({ type: 'running', tour: null, step: null });
  await explain();
  const last = before.waiting;
  if (last && tours.has(last.tour)) {
    const goesOn = tours.get(last.tour)?.steps.some(({ id }) => id === last.step);
    await start(last.tour, goesOn ? last.step : undefined);
  }

  return {
    start: (key) => start(key),
    stop: () => player.stop(),
    now: () => ({ waiting: waiting ?? resting, form: stage.opened() }),
    close() {
      stopListening();
      player.destroy();
      stage.close();
    },
  };
}

/** On a page that the viewer may see; an address that one has typed stays. */
function startSomewhere(catalog: Catalog, router: RouteSource, { app, viewer }: Scene): void {
  if (location.hash.length > 1 && router.current().route !== null) return;
  const allowed = app.tools.routes.filter(
    ({ permission, path }) =>
      !path.includes(':') && (permission === undefined || viewer.permissions.includes(permission)),
  );
  const first = allowed.find(({ path }) => path === '/') ?? allowed[0] ?? [...catalog.routes.values()][0];
  if (first) history.replaceState(null, '', `#${first.path}`);
}
