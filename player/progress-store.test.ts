import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Clock, Viewer } from '../engine/index.ts';
import type { ProgressRecord } from '../schemas/index.ts';
import { openStorage } from './browser-storage.ts';
import { createPageRecords, pageProgress, saysMore } from './progress-store.ts';
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

/** @param after of the clock: when a tour has waited too long */
function withRemote(remote: RemoteProgress, after: Clock['after'] = () => () => {}) {
  const { warn, records } = opened();
  return { warn, ...remoteProgress(records, remote, { now: () => 0, after }, warn) };
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
    ...[
      { tour: 'another' },
      { attempt: 'first' },
      { version: null },
      { status: 1 },
      { startedAt: 'yesterday' },
      { updatedAt: 7 },
      { steps: null },
      { steps: { ...record({ filter: 'completed' }).steps, open: null } },
      { steps: { open: { at: '2026-01-01T00:00:00.000Z' } } },
      { steps: { open: { outcome: 'completed', at: 'yesterday' } } },
    ].map((wrong) => JSON.stringify({ record: { ...record(), ...wrong } })),
    'null',
    '7',
  ])('what is no record is ignored and told of: %s', (text) => {
    localStorage.setItem('tourwright:acme:u1:progress:orders.first_order', text);
    const { peek, warn } = store();
    expect(peek('orders.first_order')).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('what another tab has written', () => {
  const KEY = 'tourwright:acme:u1:progress:orders.first_order';
  const theirs = record({ filter: 'skipped' });
  const newValue = JSON.stringify({ record: theirs });

  it('is told by the storage', () => {
    expect(opened().records.written({ key: KEY, newValue })).toEqual(theirs);
  });

  it.each([
    ['of another user', KEY.replace('u1', 'u2'), newValue],
    ['of the app', 'theme', newValue],
    ['all taken out', null, null],
    ['taken out', KEY, null],
  ])('is nothing to this user: %s', (_what, key, text) => {
    const { warn, records } = opened();
    expect(records.written({ key, newValue: text })).toBeUndefined();
    expect(warn).not.toHaveBeenCalled();
  });

  it('is ignored when it is no record, and that is said', () => {
    const { warn, records } = opened();
    expect(records.written({ key: KEY, newValue: '{' })).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('a record says more than another one', () => {
  const own = record({ open: 'completed' });

  it.each([
    ['of its end', record({}, { status: 'dismissed' })],
    ['of a step', record({ filter: 'skipped' })],
    ['of a better outcome', record({ open: 'completed', filter: 'completed' })],
    ['of a later attempt', record({}, { attempt: 2 })],
  ])('%s', (_what, kept) => expect(saysMore(kept, own)).toBe(true));

  it.each([
    ['the same', own],
    ['less', record()],
    ['of an earlier attempt', record({ filter: 'completed' }, { attempt: 0 })],
    ['no record', undefined],
  ])('or not: %s', (_what, kept) => expect(saysMore(kept, own)).toBe(false));
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

  it('a store that does not answer keeps nobody waiting for long, and its late answer is merged', async () => {
    store().save(record({ open: 'completed' }));
    const { remote } = remoteStore();
    const answers: (() => void)[] = [];
    const timers: (() => void)[] = [];
    const { load, peek, save, warn } = withRemote(
      {
        ...remote,
        load: () => new Promise((resolve) => answers.push(() => resolve(record({ filter: 'skipped' })))),
      },
      (_, fire) => {
        timers.push(fire);
        return () => {};
      },
    );
    const [first, meanwhile] = [load('orders.first_order'), load('orders.first_order')];
    for (const fire of timers) fire();
    expect(Object.keys((await first)?.steps ?? {})).toEqual(['open']);
    expect(await meanwhile).toEqual(await first);
    // Nor does the next start wait for the same answer again.
    await load('orders.first_order');
    expect([answers.length, timers.length, warn.mock.calls.length]).toEqual([1, 1, 1]);
    save(record({ open: 'completed', order: 'completed' }));
    for (const answer of answers) answer();
    await vi.waitFor(() => expect(peek('orders.first_order')?.steps).toHaveProperty('filter'));
    expect(Object.keys(peek('orders.first_order')?.steps ?? {}).sort()).toEqual(['filter', 'open', 'order']);
    void load('orders.first_order');
    expect(answers).toHaveLength(2);
  });

  it('what has answered is timed no more', async () => {
    const undo = vi.fn();
    const { load, warn } = withRemote(remoteStore().remote, () => undo);
    await load('orders.first_order');
    expect(undo).toHaveBeenCalledOnce();
    expect(warn).not.toHaveBeenCalled();
  });

  it('an answer that is no record is not taken', async () => {
    const remote: RemoteProgress = { load: async () => ({ tour: 7 }) as never, save: async () => 'ok' };
    store().save(record({ open: 'completed' }));
    expect(await withRemote(remote).load('orders.first_order')).toEqual(record({ open: 'completed' }));
  });
});
