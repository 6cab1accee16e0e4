/** Work that follows bursts of events. */

export interface Bursts {
  add(item: string): void;
  /** Begins nothing more, and waits for what is under way. */
  stop(): Promise<void>;
}

/**
 * Does the work once after each burst of events, with what came in, and never twice at a time.
 *
 * @param quietMs milliseconds without an event that end a burst
 * @param fail told what the work throws
 */
export function afterBursts(
  work: (items: readonly string[]) => Promise<void>,
  quietMs: number,
  fail: (error: unknown) => void,
): Bursts {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let stopped = false;

  const begin = () => {
    const items = [...waiting];
    waiting.clear();
    running = work(items)
      .catch(fail)
      .finally(() => {
        running = undefined;
        if (waiting.size > 0) wait();
      });
  };
  const wait = () => {
    clearTimeout(timer);
    if (!stopped && running === undefined) timer = setTimeout(begin, quietMs);
  };
  return {
    add(item) {
      waiting.add(item);
      wait();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
