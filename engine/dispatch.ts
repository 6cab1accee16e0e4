/** Tool dispatch: runs a handler for a call, and makes a refusal of everything that goes wrong. Never throws. */
import type { Catalog } from './catalog.ts';
import type { CheckValue, Clock, ToolOutcome, ToolRunner, Viewer } from './ports.ts';

/** What the app does for a tool. May throw, reject or hang: the caller sees a refusal. */
export type Handler = (
  input: unknown,
  options: { readonly signal: AbortSignal; readonly callId: string },
) => unknown;

/** A call that has begun; with its outcome once it was answered. */
export interface JournalEntry {
  readonly tool: string;
  readonly input: unknown;
  readonly outcome?: ToolOutcome;
}

/** Keeps which calls have begun and been answered. Kept over a reload, a call id runs once there as well. */
export interface CallJournal {
  get(id: string): JournalEntry | undefined;
  set(id: string, entry: JournalEntry): void;
}

export interface ToolRunnerOptions {
  readonly catalog: Catalog;
  readonly handlers: Readonly<Record<string, Handler>>;
  readonly checks: CheckValue;
  readonly viewer: Pick<Viewer, 'permissions'>;
  readonly clock: Clock;
  /** Default: in memory, as long as the runner lives. */
  readonly journal?: CallJournal;
}

export function createToolRunner(_options: ToolRunnerOptions): ToolRunner {
  throw new Error('Not built yet.');
}
