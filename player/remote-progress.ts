/** Progress that goes to the host's store, too: the page keeps it until that has it. Loaded for hosts that give one. */
import type { ProgressRecord } from '../schemas/index.ts';
import type { PageProgress, PageRecords, PageRecordsOptions } from './progress-store.ts';

/** Where the host keeps progress records, such as a server. Both may reject: the page goes on with its own copy. */
export interface RemoteProgress {
  load(tour: string): Promise<ProgressRecord | undefined | null>;
  /** May answer with the merged record. */
  save(record: ProgressRecord): Promise<unknown>;
}

/** @param warn is told what could not be loaded or saved */
export function remoteProgress(
  { read, write, isRecord }: PageRecords,
  remote: RemoteProgress,
  warn: PageRecordsOptions['warn'],
): PageProgress & {
  /** Hands over what the host's store does not have yet. */
  flush(): Promise<void>;
} {
  const dirty = new Set<string>();
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

  return {
    peek: (tour) => read(tour)?.record,
    async load(tour) {
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
