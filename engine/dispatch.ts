/** Tool dispatch: runs a handler for a call, and makes a refusal of everything that goes wrong. Never throws (S3-26). */
import { canonicalJson } from './canonical.ts';
import { type Catalog, mayCall } from './catalog.ts';
import { messageOf } from './failure.ts';
import type {
  CheckValue,
  Clock,
  Refusal,
  RefusalCode,
  ToolCall,
  ToolOutcome,
  ToolRunner,
  Undo,
  Viewer,
} from './ports.ts';

/** What the app does for a tool. It may throw, reject or hang: the caller sees a refusal. */
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

/**
 * Keeps which calls have begun and which were answered. One that outlives the page makes a call id run once over a
 * reload too.
 */
export interface CallJournal {
  get(id: string): JournalEntry | undefined;
  set(id: string, entry: JournalEntry): void;
}

export interface ToolRunnerOptions {
  readonly catalog: Catalog;
  /** The app's handlers by tool name. */
  readonly handlers: Readonly<Record<string, Handler>>;
  /** The compiled checks of the tools' schemas. */
  readonly checks: CheckValue;
  readonly viewer: Pick<Viewer, 'permissions'>;
  readonly clock: Clock;
  /** Default: in memory, for as long as the runner lives. */
  readonly journal?: CallJournal;
}

/** The longest time that a timer of the platform can count. */
const LONGEST_TIMEOUT_MS = 2 ** 31 - 1;

/**
 * Makes the runner of one page. A call is checked before it runs (permission, then input) and its result after; a
 * call id runs once: asked again it gets the same answer, and with another tool or input it is `already_answered`.
 */
export function createToolRunner(options: ToolRunnerOptions): ToolRunner {
  const { journal = new Map<string, JournalEntry>() } = options;
  const running = new Map<string, Promise<ToolOutcome>>();

  const runOnce = async (call: ToolCall, signal: AbortSignal): Promise<ToolOutcome> => {
    journal.set(call.id, { tool: call.tool, input: call.input });
    const outcome = whyNotRun(call, options) ?? (await runHandler(call, signal, options));
    journal.set(call.id, { tool: call.tool, input: call.input, outcome });
    return outcome;
  };

  const answer = (call: ToolCall, signal: AbortSignal): ToolOutcome | Promise<ToolOutcome> => {
    const entry = journal.get(call.id);
    if (entry === undefined) {
      const outcome = runOnce(call, signal).finally(() => running.delete(call.id));
      running.set(call.id, outcome);
      return outcome;
    }
    if (!isSameCall(entry, call)) {
      const message = `The call "${call.id}" was made before with another tool or input; each call needs its own id.`;
      return refuse('already_answered', message);
    }
    const lost = 'The page was left while the call ran, so its outcome is unknown.';
    return running.get(call.id) ?? entry.outcome ?? refuse('client_unavailable', lost);
  };

  return {
    async run(call, signal) {
      try {
        return await answer(call, signal);
      } catch (error) {
        return refuse('handler_failed', `The call of "${call.tool}" could not be made: ${messageOf(error)}`);
      }
    },
    checkResult: (tool, result) => unfit(tool, 'output', result, options.checks),
  };
}

function whyNotRun(
  call: ToolCall,
  { catalog, handlers, viewer, checks }: ToolRunnerOptions,
): ToolOutcome | null {
  const { tool, input, timeoutMs } = call;
  const row = catalog.tools.get(tool);
  if (row === undefined) {
    const optedOut = catalog.optedOut.get(tool);
    const why =
      optedOut === undefined ? 'is not in the client tool table' : `is kept out of tours: ${optedOut}`;
    return refuse('unknown_tool', `The tool "${tool}" of app "${catalog.app}" ${why}.`);
  }
  if (row.source !== 'client')
    return refuse('unknown_tool', `The tool "${tool}" runs on the server, not in a page.`);
  if (row.risk !== 'L0') {
    const todo = 'Classify it as L0 under `classify` in tour.config.yaml once that is known.';
    return refuse(
      'unknown_tool',
      `Nobody has said of the tool "${tool}" that it only changes the screen. ${todo}`,
    );
  }
  if (!mayCall(catalog, tool, viewer.permissions)) {
    return refuse('not_permitted', `The user lacks a permission that the tool "${tool}" needs.`);
  }
  if (!(timeoutMs > 0 && timeoutMs <= LONGEST_TIMEOUT_MS)) {
    return refuse('invalid_input', `A call cannot take ${timeoutMs} ms: give 1 to ${LONGEST_TIMEOUT_MS}.`);
  }
  const misfit = unfit(tool, 'input', input, checks);
  if (misfit !== null) return { ok: false, refusal: misfit };
  return Object.hasOwn(handlers, tool)
    ? null
    : refuse('client_unavailable', `The app has no handler for the tool "${tool}". Pass one in \`tools\`.`);
}

/** Runs the handler until it answers, the time is over or the caller gives up; the first of these counts. */
function runHandler(call: ToolCall, signal: AbortSignal, options: ToolRunnerOptions): Promise<ToolOutcome> {
  const { tool, input, id, timeoutMs } = call;
  const inner = new AbortController();
  return new Promise<ToolOutcome>((resolve) => {
    const undos: Undo[] = [];
    const settle = (outcome: ToolOutcome): void => {
      for (const undo of undos) undo();
      resolve(outcome);
    };
    const giveUp = (code: RefusalCode, message: string): void => {
      settle(refuse(code, message));
      inner.abort();
    };
    const abort = (): void => giveUp('client_unavailable', `The call of "${tool}" was given up.`);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort);
    undos.push(
      () => signal.removeEventListener('abort', abort),
      options.clock.after(timeoutMs, () =>
        giveUp('timed_out', `The tool "${tool}" gave no result within ${timeoutMs} ms.`),
      ),
    );
    new Promise((answer) => answer(options.handlers[tool]?.(input, { signal: inner.signal, callId: id })))
      .then((result) => {
        const refusal = unfit(tool, 'output', result, options.checks);
        settle(refusal === null ? { ok: true, result } : { ok: false, refusal });
      })
      .catch((error: unknown) =>
        settle(refuse('handler_failed', `The handler of "${tool}" failed: ${messageOf(error)}`)),
      );
  });
}

function unfit(tool: string, side: 'input' | 'output', value: unknown, checks: CheckValue): Refusal | null {
  const [error] = checks(tool, side, value);
  if (error === undefined) return null;
  const what = side === 'input' ? 'input' : 'result';
  const place = error.instancePath === '' ? '' : ` at ${error.instancePath}`;
  return {
    code: side === 'input' ? 'invalid_input' : 'invalid_result',
    message: `The ${what} of "${tool}" does not fit its schema${place}: ${error.keyword} ${JSON.stringify(error.params)}.`,
  };
}

function isSameCall(entry: JournalEntry, call: ToolCall): boolean {
  return entry.tool === call.tool && canonicalJson(entry.input) === canonicalJson(call.input);
}

function refuse(code: RefusalCode, message: string): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal: { code, message } };
}
