/** What a host gives to the player, and what it gets. */
import type {
  Actor,
  CardView,
  CheckValue,
  Labels,
  PageContext,
  Problem,
  RefusalCode,
  RouteSource,
  Tour,
  TourEvent,
  Undo,
  Viewer,
} from '../engine/index.ts';
import type { CounterStyle } from './card.ts';
import type { HostPresenter } from './host-presenter.ts';
import type { RemoteProgress } from './remote-progress.ts';
import type { I18nOption } from './translate.ts';

/** A value, or how to get it when the first tour starts: `() => import('./tours.json')`. A module's default export counts. */
export type Source<Value> =
  | Value
  | (() => Value | { readonly default: Value } | Promise<Value | { readonly default: Value }>);

/**
 * A document as `import … from './tours.json'` gives it: TypeScript reads its words as any string. Its `kind` is
 * looked at when it is read.
 */
export type JsonDocument = object;

/** The module of checks that `tour gen` and `tour build` write. */
export interface ChecksModule {
  readonly checks: CheckValue;
}

/** What the screen publishes beside its route: ids and keys, never values (S0-26). */
export type ScreenContext = {
  readonly [Part in 'selection' | 'filters' | 'view' | 'modal']?: PageContext[Part] | undefined;
};

/** The validator's answer to a composed tour. */
export type LoadedValue =
  | { readonly ok: true; readonly tour: Tour; readonly problems?: readonly Problem[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/**
 * Runs a tool. A method's type, so that a handler of one tool's own input fits: `client-tools.d.ts` has the types of
 * all, and calls are checked against the tool's schema before a handler sees them.
 */
export type ToolHandler = {
  run(input: unknown, options: { readonly signal: AbortSignal; readonly callId: string }): unknown;
}['run'];

/** What may be left out may be `undefined` too: hosts choose with `condition ? value : undefined`. */
export interface PlayerOptions {
  /** The client tool table and the anchor registry that `tour gen` writes. */
  readonly catalog: Source<{ readonly tools: JsonDocument; readonly anchors: JsonDocument }>;
  /** The tours that `tour build` writes. */
  readonly tours: Source<readonly JsonDocument[]>;
  /** Overlays of tours; only a live one of the viewer's tenant changes anything. */
  readonly overlays?: Source<readonly JsonDocument[]> | undefined;
  /** Handlers by tool name. `ui.point` and `tour.start` are the player's own unless they are given. */
  readonly tools: Readonly<Record<string, ToolHandler>>;
  /** The compiled checks of the tools, without which calls are not checked. */
  readonly checks?: (ChecksModule | (() => ChecksModule | Promise<ChecksModule>)) | undefined;
  readonly router: RouteSource;
  readonly viewer: Viewer;
  readonly i18n?: I18nOption | undefined;
  /** Replaces some of the engine's own words. */
  readonly labels?: ((locale: string) => Partial<Labels>) | undefined;
  /**
   * Changes what a card holds before it is drawn: which buttons, in which order, with which words. The cross is always
   * there, and so is what the step waits for.
   */
  readonly template?: ((card: CardView) => CardView) | undefined;
  /** How the card counts steps. Default `bar`. */
  readonly counter?: CounterStyle | undefined;
  /** Draws tours in place of the player. */
  readonly presenter?: HostPresenter | undefined;
  /** Where progress is kept beside the browser. */
  readonly progress?: RemoteProgress | undefined;
  /** Checks composed tours: `async (value) => loadTourValue(value, project)` of `tourwright/validator/value`. */
  readonly loadValue?: ((value: unknown) => LoadedValue | Promise<LoadedValue>) | undefined;
  readonly context?: (() => ScreenContext) | undefined;
  /** Brings the element of a `virtual` anchor on screen. */
  readonly reveal?: ((anchor: string) => unknown) | undefined;
  /** Default `auto`: as the page looks. */
  readonly theme?: 'light' | 'dark' | 'auto' | undefined;
  /** `false`: nothing moves. Default: as the system asks. */
  readonly animate?: boolean | undefined;
  /** Whether tours start by their triggers, and go on after a reload. Default true. */
  readonly autoStart?: boolean | undefined;
  /** Milliseconds of rest after a tour before another one starts by itself. Default one minute. */
  readonly quietPeriod?: number | undefined;
  /** Milliseconds after which a tour that the user left may start by itself again. Default one day. */
  readonly offerAgainAfter?: number | undefined;
  /** Shows missing texts, and warns of mistakes in the console. Default: unless `NODE_ENV` is `production`. */
  readonly dev?: boolean | undefined;
}

export type StartRefusalCode =
  | RefusalCode
  | 'unknown_tour'
  | 'unknown_step'
  | 'invalid_tour'
  | 'already_running'
  | 'nothing_to_show'
  | 'no_document'
  | 'destroyed';

/** Whether a tour has started, and why not. Never an exception. */
export type StartResult =
  | { readonly ok: true; readonly tour: string; readonly attempt: number }
  | {
      readonly ok: false;
      readonly refusal: { readonly code: StartRefusalCode; readonly message: string };
      /** What is wrong with a composed tour. */
      readonly problems?: readonly Problem[];
    };

/** Why a tour does not start by itself now; no reason: it does. */
export interface Explanation {
  readonly tour: string;
  readonly starts: boolean;
  readonly reasons: readonly { readonly code: string; readonly message: string }[];
}

export interface Asked {
  /** Who asks. Default: the user. */
  readonly by?: Actor | undefined;
}

export interface Player {
  /**
   * Loads what the first start would load and, while the page is idle, has the browser compile it: then the first card
   * is there in the frame of the start. Shows nothing: for a page where someone is about to start a tour, such as one
   * with a button for it. Rejects when it cannot be loaded.
   */
  preload(): Promise<void>;
  /** Starts a tour, or goes on with it; `{ value }` is one that an agent composed: it plays once and leaves nothing. */
  start(
    tour: string | { readonly value: unknown },
    options?: { readonly step?: string | undefined },
  ): Promise<StartResult>;
  /** Ends the running tour as if the user had left it: it can be gone on with later. */
  stop(): Promise<void>;
  next(asked?: Asked): Promise<void>;
  back(asked?: Asked): Promise<void>;
  skip(asked?: Asked): Promise<void>;
  goTo(step: string, asked?: Asked): Promise<void>;
  /** Tells the result of a tool that the user brought about by hand, or an agent by a call of its own. */
  report(tool: string, result: unknown, asked?: Asked): Promise<void>;
  /** Tells of an event of the app, for tours with `trigger: { on: event }`. */
  notify(event: string): Promise<void>;
  registerAnchor(key: string, element: Element): Undo;
  subscribe(listener: (event: TourEvent) => void): Undo;
  explain(tour: string): Promise<Explanation>;
  pageContext(): Promise<PageContext>;
  /** Takes everything out of the page. A later call starts anew. */
  destroy(): void;
}
