/**
 * Keeps progress records in the page's storage, and hands them to the host's store. A record counts as dirty until
 * that store has it; every copy that is found is merged, so that none of tabs, devices and late writes loses an entry.
 */
import { mergeProgress, type ProgressStore, type Undo, type Viewer } from '../engine/index.ts';
import type { ProgressRecord } from '../schemas/index.ts';
import { type KeyStore, userKey } from './browser-storage.ts';

/** Where the host keeps progress records, such as a server. Both may reject: the page goes on with its own copy. */
export interface RemoteProgress {
  load(tour: string): Promise<ProgressRecord | undefined | null>;
  /** May answer with the merged record. */
  save(record: ProgressRecord): Promise<unknown>;
}

export interface PageProgress extends ProgressStore {
  /** What the page itself has, at once. */
  peek(tour: string): ProgressRecord | undefined;
  /** Hands over what the host's store does not have yet. */
  flush(): Promise<void>;
  stop: Undo;
}

interface Entry {
  readonly record: ProgressRecord;
  readonly dirty?: true;
}

export interface PageProgressOptions {
  readonly storage: KeyStore;
  readonly viewer: Pick<Viewer, 'tenant' | 'id'>;
  readonly remote?: RemoteProgress | undefined;
  /** Told what could not be loaded or saved. */
  readonly warn: (message: string, reason: unknown) => void;
}

export function createPageProgress({ storage, viewer, remote, warn }: PageProgressOptions): PageProgress {
  const prefix = `${userKey(viewer)}progress:`;
  const dirty = new Set<string>();
  /** What was written last, which need not be parsed and checked again. */
  let last: { readonly text: string; readonly entry: Entry } | undefined;

  function read(tour: string): Entry | undefined {
    const text = storage.getItem(prefix + tour);
    if (text === null) return undefined;
    if (text === last?.text) return last.entry;
    const entry = parse(text);
    if (!entry || !isRecord(entry.record) || entry.record.tour !== tour) {
      warn(`The progress of "${tour}" in this browser's storage could not be read and is ignored.`, text);
      return undefined;
    }
    return entry;
  }

  function write(record: ProgressRecord, isDirty: boolean): ProgressRecord {
    const known = read(record.tour)?.record;
    const merged = known ? mergeProgress(known, record) : record;
    const entry: Entry = isDirty ? { record: merged, dirty: true } : { record: merged };
    last = { text: JSON.stringify(entry), entry };
    storage.setItem(prefix + record.tour, last.text);
    return merged;
  }

  async function send(tour: string): Promise<void> {
    const entry = read(tour);
    if (!remote || !entry?.dirty) return;
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
      warn(`The progress of "${tour}" could not be saved yet; it is kept in this browser.`, reason);
    }
  }

  const flush = async (): Promise<void> => {
    await Promise.all([...dirty].map(send));
  };
  const online = (): void => void flush();
  if (remote) addEventListener('online', online);

  return {
    peek: (tour) => read(tour)?.record,
    async load(tour) {
      const own = read(tour);
      if (!remote) return own?.record;
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
      write(record, remote !== undefined);
      if (remote) void send(record.tour);
    },
    flush,
    stop: () => removeEventListener('online', online),
  };
}

function parse(text: string): Entry | null {
  try {
    return JSON.parse(text) as Entry | null;
  } catch {
    return null;
  }
}

/**
 * As much of the record's schema as merging and planning rely on: the compiled check of the whole would be a third
 * of the player's own size.
 */
function isRecord(value: unknown): value is ProgressRecord {
  const record = value as ProgressRecord | null;
  return (
    typeof record?.tour === 'string' &&
    Number.isInteger(record.attempt) &&
    Number.isInteger(record.version) &&
    typeof record.status === 'string' &&
    [record.startedAt, record.updatedAt].every(isTime) &&
    typeof record.steps === 'object' &&
    Object.values(record.steps).every((step) => typeof step?.outcome === 'string' && isTime(step.at))
  );
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
