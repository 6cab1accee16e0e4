/**
 * Keeps progress records in the page's storage. A record counts as dirty until the host's store has it, if there is
 * one; every copy that is found is merged, so that none of tabs, devices and late writes loses an entry.
 */
import { mergeProgress, type ProgressStore, type Undo, type Viewer } from '../engine/index.ts';
import type { ProgressRecord } from '../schemas/index.ts';
import { type KeyStore, userKey } from './browser-storage.ts';

export interface PageProgress extends ProgressStore {
  /** What the page itself has, at once. */
  peek(tour: string): ProgressRecord | undefined;
  stop: Undo;
}

export interface Entry {
  readonly record: ProgressRecord;
  readonly dirty?: boolean | undefined;
}

/** The records in the page's storage. */
export interface PageRecords {
  read(tour: string): Entry | undefined;
  /** Merges the record with what is there, and keeps that. */
  write(record: ProgressRecord, isDirty?: boolean): void;
  /** The record that another tab has written, when the storage tells of that. */
  written(event: Pick<StorageEvent, 'key' | 'newValue'>): ProgressRecord | undefined;
  isRecord(value: unknown): value is ProgressRecord;
}

export interface PageRecordsOptions {
  readonly storage: KeyStore;
  readonly viewer: Pick<Viewer, 'tenant' | 'id'>;
  /** Told what could not be read. */
  readonly warn: (message: string, reason: unknown) => void;
}

export function createPageRecords({ storage, viewer, warn }: PageRecordsOptions): PageRecords {
  const prefix = `${userKey(viewer)}progress:`;
  /** What was written last, which need not be parsed and checked again. */
  let last: { readonly text: string; readonly entry: Entry } | undefined;

  function read(tour: string, text = storage.getItem(prefix + tour)): Entry | undefined {
    if (text === null) return undefined;
    if (text === last?.text) return last.entry;
    const entry = parse(text);
    if (entry && isRecord(entry.record) && entry.record.tour === tour) return entry;
    warn(`Unreadable progress of "${tour}" is ignored.`, text);
    return undefined;
  }

  function write(record: ProgressRecord, isDirty?: boolean): void {
    const known = read(record.tour)?.record;
    const merged = known ? mergeProgress(known, record) : record;
    const entry = { record: merged, dirty: isDirty };
    last = { text: JSON.stringify(entry), entry };
    storage.setItem(prefix + record.tour, last.text);
  }

  return {
    read,
    write,
    written({ key, newValue }) {
      return key?.startsWith(prefix) ? read(key.slice(prefix.length), newValue)?.record : undefined;
    },
    isRecord,
  };
}

/** Whether there is a record that says more than the one that this page goes on with. */
export function saysMore(kept: ProgressRecord | undefined, own: ProgressRecord): kept is ProgressRecord {
  if (!kept) return false;
  // An attempt that has just begun, after one that is done, is not kept yet.
  if (kept.attempt !== own.attempt) return kept.attempt > own.attempt;
  return (
    kept.status !== own.status ||
    Object.keys(kept.steps).some((id) => kept.steps[id]?.outcome !== own.steps[id]?.outcome)
  );
}

/** Progress that is kept in the page alone. */
export function pageProgress({ read, write }: PageRecords): PageProgress {
  const peek = (tour: string) => read(tour)?.record;
  return {
    peek,
    load: async (tour) => peek(tour),
    save: (record) => write(record),
    stop() {},
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
    Object(record.steps) === record.steps &&
    Object.values(record.steps).every((step) => typeof step?.outcome === 'string' && isTime(step.at))
  );
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}
