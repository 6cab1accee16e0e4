import { afterEach, describe, expect, it, test, vi } from 'vitest';
import type { ProgressRecord } from '../schemas/index.ts';
import { openTabs } from './tabs.ts';

type Task = (lock: object) => Promise<void> | undefined;

/** The browser's locks, as far as one name goes: first come, first served; stealing ends the holder's. */
function fakeLocks() {
  let holder: { reject: (reason: Error) => void } | undefined;
  const queue: (() => void)[] = [];
  return {
    request(_name: string, options: { steal?: boolean; signal?: AbortSignal }, task: Task) {
      return new Promise<void>((resolve, reject) => {
        const begin = (): void => {
          const mine = { reject };
          holder = mine;
          const free = (): void => {
            resolve();
            if (holder === mine) holder = undefined;
            if (!holder) queue.shift()?.();
          };
          void Promise.resolve(task({})).then(free);
        };
        if (options.steal) {
          holder?.reject(new DOMException('stolen', 'AbortError'));
          begin();
        } else if (holder) {
          queue.push(begin);
          options.signal?.addEventListener('abort', () => {
            queue.splice(queue.indexOf(begin), 1);
            reject(new DOMException('aborted', 'AbortError'));
          });
        } else begin();
      });
    },
  };
}

function tab() {
  const [ended, stored] = [vi.fn(), vi.fn()];
  const tabs = openTabs({ tenant: 'acme', id: 'u1' }, { ended, stored });
  const log: string[] = [];
  const claim = (take: boolean) =>
    tabs.claim({ take, granted: () => log.push('granted'), lost: () => log.push('lost') });
  return { ...tabs, claim, log, ended, stored };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));

function useLocks(locks: unknown): void {
  vi.stubGlobal('navigator', { ...navigator, locks });
}

afterEach(() => vi.unstubAllGlobals());

describe('the lead among tabs', () => {
  it('is one tab’s at a time, and passes on when that gives it up', async () => {
    useLocks(fakeLocks());
    const [one, two] = [tab(), tab()];
    const giveUp = one.claim(false);
    two.claim(false);
    await soon();
    expect([one.log, two.log]).toEqual([['granted'], []]);
    giveUp();
    await soon();
    expect([one.log, two.log]).toEqual([['granted'], ['granted']]);
  });

  it('can be taken, and who had it is told', async () => {
    useLocks(fakeLocks());
    const [one, two] = [tab(), tab()];
    one.claim(false);
    two.claim(true);
    await soon();
    expect([one.log, two.log]).toEqual([['granted', 'lost'], ['granted']]);
  });

  it('is not waited for any more after the undo', async () => {
    useLocks(fakeLocks());
    const [one, two] = [tab(), tab()];
    const giveUp = one.claim(false);
    two.claim(false)();
    giveUp();
    await soon();
    expect(two.log).toEqual([]);
  });

  it('is not taken when it is granted after the undo, on its way already', async () => {
    useLocks({ request: (_name: string, _options: object, task: Task) => Promise.resolve({}).then(task) });
    const one = tab();
    one.claim(false)();
    await soon();
    expect(one.log).toEqual([]);
  });

  it('passes on when it is given up in the moment in which it is granted', async () => {
    useLocks(fakeLocks());
    const [one, three] = [tab(), tab()];
    const giveUp = one.claim(false);
    const two = openTabs({ tenant: 'acme', id: 'u1' }, { ended: vi.fn(), stored: vi.fn() });
    const undo = two.claim({ take: false, granted: () => undo(), lost: vi.fn() });
    three.claim(false);
    giveUp();
    await soon();
    expect(three.log).toEqual(['granted']);
  });

  it('is everybody’s where the browser has no locks', () => {
    useLocks(undefined);
    const [one, two] = [tab(), tab()];
    one.claim(false);
    two.claim(false);
    expect([one.log, two.log]).toEqual([['granted'], ['granted']]);
  });

  it.each([true, false])(
    'is everybody’s where the browser refuses locks, asked for once; taken: %s',
    async (take) => {
      const request = vi.fn(() => Promise.reject(new DOMException('no origin', 'SecurityError')));
      useLocks({ request });
      const one = tab();
      one.claim(take);
      await soon();
      expect(one.log).toEqual(['granted']);
      expect(request).toHaveBeenCalledOnce();
    },
  );
});

test('an end is told to the other tabs, also by a tab that has not claimed the lead yet', async () => {
  useLocks(undefined);
  const at = '2026-01-01T00:00:00.000Z';
  const record: ProgressRecord = {
    ...{ tour: 'welcome', attempt: 1, version: 1, status: 'dismissed', steps: {} },
    ...{ startedAt: at, updatedAt: at },
  };
  const [one, two] = [tab(), tab()];
  const giveUp = two.claim(false);
  one.tellEnded(record);
  one.leave();
  await vi.waitFor(() => expect(two.ended.mock.calls).toEqual([[record]]));
  // Another tour, after the tab was through with the first.
  one.tellEnded(record);
  one.leave();
  await vi.waitFor(() => expect(two.ended).toHaveBeenCalledTimes(2));
  giveUp();
  two.leave();
});

test('what other tabs write is heard from the claim on until the tab is through', () => {
  useLocks(undefined);
  const { claim, leave, stored } = tab();
  const write = () => dispatchEvent(new StorageEvent('storage', { key: 'x' }));
  write();
  claim(false);
  claim(false);
  write();
  leave();
  write();
  expect(stored).toHaveBeenCalledOnce();
});
