/**
 * What the engine asks of the world around it. Every effect returns its undo, so that leaving a step can end all
 * that the step began. The player implements these on the DOM, the tests with literals.
 */
import type { ProgressRecord } from '../schemas/index.ts';

/** Ends what the function that returned it began. Calling it twice does nothing more. */
export type Undo = () => void;

/** Who brought something about. */
export type Actor = 'user' | 'agent' | 'tour';

/** Why a call gave no result. The set is closed: presenters and agents may rely on it. */
export type RefusalCode =
  | 'unknown_tool'
  | 'invalid_input'
  | 'invalid_result'
  | 'not_permitted'
  | 'client_unavailable'
  | 'timed_out'
  | 'handler_failed'
  | 'stale_tool_table'
  | 'tool_schema_conflict'
  | 'already_answered';

/** A call that gave no result: a code for programs, a sentence for people. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
}

/** One client-tool call. `id` is unique: a call id runs once, whatever happens. */
export interface ToolCall {
  readonly id: string;
  readonly tool: string;
  readonly input: unknown;
  /** Milliseconds until the call is refused as `timed_out`. */
  readonly timeoutMs: number;
}

export type ToolOutcome =
  | { readonly ok: true; readonly result: unknown }
  | { readonly ok: false; readonly refusal: Refusal };

/** Runs client tools. Never rejects: every failure is a refusal (S3-26). */
export interface ToolRunner {
  run(call: ToolCall, signal: AbortSignal): Promise<ToolOutcome>;
  /** Why a result that someone else got from the tool does not count; null when it does. */
  checkResult(tool: string, result: unknown): Refusal | null;
}

/** One mistake that a JSON Schema check found, as ajv reports it. */
export interface SchemaError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Checks a call's input or result against the tool's schema; an empty list means that it fits (S4-21). */
export type CheckValue = (tool: string, side: 'input' | 'output', value: unknown) => readonly SchemaError[];

/** Where an anchor is now: on screen, or why not (case B006: each cause has its own code). */
export type AnchorStatus =
  | { readonly state: 'visible' }
  | {
      readonly state: 'missing';
      /** `undeclared`: not in the registry; `absent`: no element; `hidden`: an element that is not shown; `empty`: zero-sized. */
      readonly reason: 'undeclared' | 'absent' | 'hidden' | 'empty';
      /** For developers: what is at fault. */
      readonly detail?: string;
    };

/** Finds anchors on the screen and follows them. `page` is always visible. */
export interface AnchorWatcher {
  /** Reports the anchor's status soon and whenever it changes, until undone. Never polls. */
  watch(anchor: string, report: (status: AnchorStatus) => void): Undo;
  /**
   * Where the anchor is at this moment, for a watcher that can tell at once: a step whose anchor is there when it begins
   * is shown without being looked for.
   */
  look?(anchor: string): AnchorStatus;
  /** Is told of an anchor that was looked for in vain. */
  missed?(anchor: string): void;
  /**
   * Reports each trusted click on the anchor, after the app's own handlers ran: also when they took the anchor off the
   * screen.
   */
  onClick(anchor: string, report: () => void): Undo;
}

/** The route the app is on. `route` is null on a page that no declared route matches. */
export interface RouteState {
  readonly route: string | null;
  readonly params: Readonly<Record<string, string>>;
}

export interface RouteSource {
  current(): RouteState;
  /** Reports every change of route or params, until undone. */
  subscribe(report: (route: RouteState) => void): Undo;
}

/** Keeps progress records. `save` keeps the record before it returns: a click may navigate away right after. */
export interface ProgressStore {
  load(tour: string): Promise<ProgressRecord | undefined>;
  save(record: ProgressRecord): void;
}

/** All the time the engine knows. */
export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
  /** Calls `fire` once after `ms` milliseconds, unless undone. */
  after(ms: number, fire: () => void): Undo;
}

/** What one session needs of the page. None of these may throw. */
export interface SessionPorts {
  readonly runner: ToolRunner;
  readonly anchors: AnchorWatcher;
  readonly routes: RouteSource;
  readonly progress: Pick<ProgressStore, 'save'>;
  readonly clock: Clock;
  /** The page context now. Default: what the route tells, with the record that it publishes. */
  readonly context?: () => PageContext;
}

export type Scalar = string | number | boolean;

/**
 * Gives the text of an i18n key in the current locale, with `params` inserted; undefined when there is none.
 * String params may hold private-use characters that stand for the value: they must come through unchanged.
 */
export type Translate = (key: string, params: Readonly<Record<string, Scalar>>) => string | undefined;

/** Who watches the tour, as the host knows them. */
export interface Viewer {
  readonly id: string;
  /** Absent in an app without tenants: no overlay counts then. */
  readonly tenant?: string | undefined;
  readonly roles: readonly string[];
  readonly permissions: readonly string[];
  readonly locale: string;
  readonly facts: Readonly<Record<string, Scalar>>;
}

/** Where the user is: ids and keys, never values (S0-25, S0-26). */
export interface PageContext {
  readonly app: string;
  readonly route: string | null;
  readonly params: Readonly<Record<string, string>>;
  readonly record?: string;
  readonly selection?: { readonly ids: readonly string[]; readonly count: number; readonly filter?: unknown };
  readonly filters?: Readonly<Record<string, unknown>>;
  readonly view?: string;
  readonly modal?: { readonly action: string; readonly fields: readonly string[] };
}

/** One mistake in a document: has a document path and no text range. */
export interface Problem {
  readonly rule: string;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  /** JSON Pointer into the document. */
  readonly path: string;
  readonly suggestions?: readonly ValueSuggestion[];
}

/** A mend for a problem in a value: replace what is at `path` by `value`. */
export interface ValueSuggestion {
  readonly title: string;
  /** Whether it can be applied without a human looking at it. */
  readonly safe: boolean;
  readonly path: string;
  readonly value: unknown;
}
