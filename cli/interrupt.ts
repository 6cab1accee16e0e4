/** Ctrl+C, and a request of the system to end. */

export interface Interrupt {
  /** Aborted by the first of them. */
  readonly signal: AbortSignal;
  /** Listens no more: the next one ends the process as ever. */
  undo(): void;
}

/** Keeps Ctrl+C from ending the process until `undo` is called. */
export function listenForInterrupt(): Interrupt {
  const interrupt = new AbortController();
  const stop = () => interrupt.abort();
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, stop);
  return {
    signal: interrupt.signal,
    undo() {
      for (const signal of signals) process.off(signal, stop);
    },
  };
}
