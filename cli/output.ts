/** What the command prints. stdout carries the result and nothing else; stderr what is said beside it. */
import type { Writable } from 'node:stream';
import { InputError } from './exit.ts';
import { reasonOf } from './files.ts';

export interface Output {
  /** Adds to stdout; bytes as they are. */
  print(text: string | Uint8Array): void;
  /** Adds to stderr. */
  note(text: string): void;
  /** Whether stdout shows colours, and whether stderr does. */
  readonly color: boolean;
  readonly noteColor: boolean;
  /** Aborted when the reader of stdout went away. */
  readonly gone: AbortSignal;
}

interface Stream extends Writable {
  readonly isTTY?: boolean;
}

/**
 * The output of a command, on two streams.
 *
 * @param env the environment: NO_COLOR wins over FORCE_COLOR, which wins over whether the stream is a terminal
 */
export function createOutput(
  stdout: Stream,
  stderr: Stream,
  env: Readonly<Record<string, string | undefined>>,
): Output {
  const color = wantsColor(stdout, env);
  const gone = new AbortController();
  const print = writer(stdout, () => gone.abort());
  const note = writer(stderr);
  return {
    print,
    note,
    color,
    noteColor: wantsColor(stderr, env),
    gone: gone.signal,
  };
}

/** A value as commands print it: indented, with a line end. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function wantsColor(stream: Stream, env: Readonly<Record<string, string | undefined>>): boolean {
  if (env.NO_COLOR !== undefined && env.NO_COLOR !== '') return false;
  if (env.FORCE_COLOR !== undefined) return env.FORCE_COLOR !== '0' && env.FORCE_COLOR !== 'false';
  return stream.isTTY === true && env.TERM !== 'dumb';
}

/** A reader may close its end early, as `head` does: then there is nobody left to tell, and nothing went wrong. */
function writer(stream: Stream, closed?: () => void): (text: string | Uint8Array) => void {
  let open = true;
  stream.on('error', (error: NodeJS.ErrnoException) => {
    open = false;
    closed?.();
    if (error.code === 'EPIPE' || error.code === 'ERR_STREAM_DESTROYED') return;
    throw new InputError(`Cannot write the output: ${reasonOf(error)}.`);
  });
  return (text) => {
    if (open) stream.write(text);
  };
}
