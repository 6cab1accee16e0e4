/** Progress that goes to the host's store, too: the page keeps it until that has it. Loaded for hosts that give one. */
import type { Clock } from '../engine/index.ts';
import type { ProgressRecord } from '../schemas/index.ts';
import type { PageProgress, PageRecords, PageRecordsOptions } from './progress-store.ts';

/** Where the host keeps progress records, such as a server. Both may reject: the page goes on with its own copy. */
export interface RemoteProgress {
  load(tour: string): Promise<ProgressRecord | undefined | null>;
  /** May answer with the merged record. */
  save(record: ProgressRecord): Promise<unknown>;
}

/** Milliseconds that a tour waits for the host's store, which may never answer. */
const PATIENCE_MS = 5_000;

/** @param warn is told what could not be loaded or saved */
export function remoteProgress(
  { read, write, isRecord }: PageRecords,
  remote: RemoteProgress,
  clock: Clock,
  warn: PageRecordsOptions['warn'],
): PageProgress & {
  /** Hands over what the host's store does not have yet. */
  flush(): Promise<void>;
} {
  const dirty = new Set<string>();
  /** The loads that have no answer yet. Whoever asks in the meantime waits no longer than who asked first. */
  const waits = new Map<string, Promise<void>>();
  const stopped = new AbortController();

  async function send(tour: string): Promise<void> {
    const entry = read(tour);
    if (!entry?.dirty) return;
    dirty.delete(tour);
    try {
      const answer = await remote.save(entry.record);
      // What was saved here in the meantime is still to be sent.
      const now = read(tour);
      const sent = JSON.stringify(now?.record) === JSON.stringify(entry.record);
      write(answer && isRecord(answer) ? answer : entry.record, !sent);
      if (!sent) await send(tour);
    } catch (reason) {
      dirty.add(tour);
      addEventListener('online', online, stopped);
      warn(`The progress of "${tour}" could not be saved yet; it is kept in this browser.`, reason);
    }
  }

  const flush = async (): Promise<void> => {
    await Promise.all([...dirty].map(send));
  };
  const online = (): void => void flush();

  /** Merges what the host's store has with what the page has, whenever it comes. */
  async function merge(tour: string): Promise<void> {
    try {
      const theirs = await remote.load(tour);
      const known = read(tour);
      if (theirs && isRecord(theirs)) write(theirs, known?.dirty === true);
      if (known?.dirty || (known && !theirs)) {
        write(known.record, true);
        void send(tour);
      }
    } catch (reason) {
      warn(`The progress of "${tour}" could not be loaded; this browser's own is used.`, reason);
    }
  }

  /** Resolves when all is merged, or has kept the tour waiting for too long. */
  function mergeInTime(tour: string): Promise<void> {
    return new Promise((resolve) => {
      const giveUp = clock.after(PATIENCE_MS, () => {
        warn(`The progress of "${tour}" is still to come; this browser's own is used.`, undefined);
        resolve();
      });
      void merge(tour).then(() => {
        waits.delete(tour);
        giveUp();
        resolve();
      });
    });
  }

  return {
    peek: (tour) => read(tour)?.record,
    async load(tour) {
      const wait = waits.get(tour) ?? mergeInTime(tour);
      waits.set(tour, wait);
      await wait;
      return read(tour)?.record;
    },
    save(record) {
      write(record, true);
      void send(record.tour);
    },
    flush,
    stop: () => stopped.abort(),
  };
}
