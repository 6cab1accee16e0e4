import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Viewer } from '../engine/index.ts';
import type { ProgressRecord } from '../schemas/index.ts';
import { openStorage } from './browser-storage.ts';
import { createPageRecords, pageProgress } from './progress-store.ts';
import { type RemoteProgress, remoteProgress } from './remote-progress.ts';

const viewer: Pick<Viewer, 'tenant' | 'id'> = { tenant: 'acme', id: 'u1' };

function record(
  steps: Record<string, 'completed' | 'skipped'> = {},
  more: Partial<ProgressRecord> = {},
): ProgressRecord {
  const at = '2026-01-01T00:00:00.000Z';
  return {
    tour: 'orders.first_order',
    attempt: 1,
    version: 1,
    status: 'active',
    steps: Object.fromEntries(
      Object.entries(steps).map(([id, outcome]) => [id, { outcome, at, by: 'user' as const }]),
    ),
    startedAt: at,
    updatedAt: at,
    ...more,
  };
}

/** A store of the host's that can be made to fail; it keeps what it was given. */
function remoteStore(kept?: ProgressRecord) {
  const saved: ProgressRecord[] = [];
  const state = { down: false };
  const remote: RemoteProgress = {
    async load() {
      if (state.down) throw new Error('down');
      return saved.at(-1) ?? kept;
    },
    async save(given) {
      if (state.down) throw new Error('down');
      saved.push(given);
    },
  };
  return { remote, saved, state };
}

function opened(who = viewer) {
  const warn = vi.fn();
  const storage = openStorage('localStorage');
  return { warn, records: createPageRecords({ storage, viewer: who, warn }) };
}

function store(who = viewer) {
  const { warn, records } = opened(who);
  return { warn, ...pageProgress(records) };
}

function withRemote(remote: RemoteProgress) {
  const { warn, records } = opened();
  return { warn, ...remoteProgress(records, remote, warn) };
}

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('without a store of the host', () => {
  it('a record is there right after it was saved, also for the next page', async () => {
    const saved = record({ open: 'completed' });
    store().save(saved);
    expect(store().peek(saved.tour)).toEqual(saved);
    expect(await store().load(saved.tour)).toEqual(saved);
  });

  it('two tabs lose no entry to each other', () => {
    const [one, two] = [store(), store()];
    one.save(record({ open: 'completed' }));
    two.save(record({ filter: 'skipped' }));
    expect(Object.keys(store().peek('orders.first_order')?.steps ?? {}).sort()).toEqual(['filter', 'open']);
  });

  it.each([
    ['another user', { tenant: 'acme', id: 'u2' }],
    ['another tenant', { tenant: 'globex', id: 'u1' }],
    ['a user without tenant', { id: 'u1' }],
    ['names that would run together', { tenant: 'acme:u1', id: '' }],
  ])('%s sees nothing of it (P-08)', (_, who) => {
    store().save(record({ open: 'completed' }));
    expect(store(who).peek('orders.first_order')).toBeUndefined();
  });

  it.each([
    '{',
    '{"record":null}',
    '{"record":{"tour":"orders.first_order"}}',
    JSON.stringify({ record: { ...record(), steps: null } }),
    'null',
    '7',
  ])('what is no record is ignored and told of: %s', (text) => {
    localStorage.setItem('tourwright:acme:u1:progress:orders.first_order', text);
    const { peek, warn } = store();
    expect(peek('orders.first_order')).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('B078: another tab that wrote what this one had not seen yet', () => {
  const KEY = 'tourwright:acme:u1:progress:orders.first_order';
  const mine = record({ open: 'completed' });

  /** This tab has written over what the other one wrote, and hears of that only now. */
  function hearLate(newValue: string | null, { key = KEY } = {}) {
    const { warn, records } = opened();
    const save = vi.fn();
    const deafen = records.hear(save);
    records.write(mine);
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
    deafen();
    dispatchEvent(new StorageEvent('storage', { key, newValue }));
    return { warn, saved: save.mock.calls.flat() };
  }

  it.each([
    ['the end', record({}, { status: 'dismissed' })],
    ['a step', record({ filter: 'skipped' })],
    ['a better outcome', record({ open: 'completed', filter: 'completed' })],
    ['a later attempt', record({}, { attempt: 2 })],
  ])('loses it nothing: %s', (_what, theirs) => {
    expect(hearLate(JSON.stringify({ record: theirs })).saved).toEqual([theirs]);
  });

  it.each([
    ['the same', JSON.stringify({ record: mine })],
    ['less', JSON.stringify({ record: record() })],
    ['an earlier attempt', JSON.stringify({ record: record({ x: 'completed' }, { attempt: 0 }) })],
    ['nothing, since it was taken out', null],
  ])('is not answered where it says no more: %s', (_what, text) => {
    expect(hearLate(text).saved).toEqual([]);
  });

  it('is not heard of other users, nor of what is no record', () => {
    const theirs = JSON.stringify({ record: record({}, { status: 'dismissed' }) });
    expect(hearLate(theirs, { key: KEY.replace('u1', 'u2') }).saved).toEqual([]);
    const { warn, saved } = hearLate('{');
    expect(saved).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('does not come back when the record was taken out of the storage meanwhile', () => {
    const { records } = opened();
    const save = vi.fn();
    const deafen = records.hear(save);
    dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: JSON.stringify({ record: mine }) }));
    deafen();
    expect(save).not.toHaveBeenCalled();
  });
});

describe('B076: storage that refuses', () => {
  it('keeps progress in memory, and says so once', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const refused = vi.fn();
    const storage = openStorage('localStorage', refused);
    const { save, peek } = pageProgress(createPageRecords({ storage, viewer, warn: vi.fn() }));
    save(record({ open: 'completed' }));
    save(record({ filter: 'completed' }));
    expect(Object.keys(peek('orders.first_order')?.steps ?? {})).toEqual(['open', 'filter']);
    expect(refused).toHaveBeenCalledOnce();
  });

  it('keeps in memory what does not fit any more', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { save, peek } = store();
    save(record({ open: 'completed' }));
    expect(peek('orders.first_order')?.steps).toHaveProperty('open');
  });
});

describe('with a store of the host', () => {
  it('a record goes there too', async () => {
    const { remote, saved } = remoteStore();
    const { save, flush } = withRemote(remote);
    save(record({ open: 'completed' }));
    await flush();
    expect(saved).toEqual([record({ open: 'completed' })]);
  });

  it('what the store knows and what the page knows are merged', async () => {
    store().save(record({ open: 'completed' }));
    const { remote } = remoteStore(record({ filter: 'completed' }, { status: 'completed' }));
    const loaded = await withRemote(remote).load('orders.first_order');
    expect(loaded).toMatchObject({ status: 'completed' });
    expect(Object.keys(loaded?.steps ?? {}).sort()).toEqual(['filter', 'open']);
  });

  it('a record that could not be saved stays dirty until it can', async () => {
    const { remote, saved, state } = remoteStore();
    state.down = true;
    const first = withRemote(remote);
    first.save(record({ open: 'completed' }));
    await vi.waitFor(() => expect(first.warn).toHaveBeenCalled());
    expect(saved).toEqual([]);
    state.down = false;
    await withRemote(remote).load('orders.first_order');
    await vi.waitFor(() => expect(saved).toHaveLength(1));
    await withRemote(remote).load('orders.first_order');
    expect(saved).toHaveLength(1);
  });

  it('coming back online hands over what waits', async () => {
    const { remote, saved, state } = remoteStore();
    state.down = true;
    const { save, warn } = withRemote(remote);
    save(record({ open: 'completed' }));
    await vi.waitFor(() => expect(warn).toHaveBeenCalled());
    state.down = false;
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(saved).toHaveLength(1));
  });

  it('a store that is down keeps nobody from going on', async () => {
    const { remote, state } = remoteStore();
    store().save(record({ open: 'completed' }));
    state.down = true;
    const { load, warn } = withRemote(remote);
    expect((await load('orders.first_order'))?.steps).toHaveProperty('open');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('an answer that is no record is not taken', async () => {
    const remote: RemoteProgress = { load: async () => ({ tour: 7 }) as never, save: async () => 'ok' };
    store().save(record({ open: 'completed' }));
    expect(await withRemote(remote).load('orders.first_order')).toEqual(record({ open: 'completed' }));
  });
});
