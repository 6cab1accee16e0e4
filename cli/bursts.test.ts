import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterBursts } from './bursts.ts';

describe('after bursts', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Work that is done when `finish` is called. */
  function record() {
    const begun: (readonly string[])[] = [];
    const failures: unknown[] = [];
    let settle: { readonly finish: () => void; readonly fail: (error: unknown) => void } | undefined;
    const work = (items: readonly string[]) => {
      begun.push(items);
      return new Promise<void>((finish, fail) => {
        settle = { finish, fail };
      });
    };
    const bursts = afterBursts(work, 100, (error) => failures.push(error));
    const end = async (how: 'finish' | 'fail' = 'finish') => {
      settle?.[how](new Error('broken'));
      await vi.advanceTimersByTimeAsync(0);
    };
    return { begun, failures, bursts, end };
  }

  it('waits until it is quiet, and gives each item once', async () => {
    const { begun, bursts } = record();
    bursts.add('a');
    await vi.advanceTimersByTimeAsync(99);
    bursts.add('b');
    bursts.add('a');
    await vi.advanceTimersByTimeAsync(99);
    expect(begun).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual([['a', 'b']]);
  });

  it('never works twice at a time, and goes on with what came in meanwhile', async () => {
    const { begun, bursts, end } = record();
    bursts.add('a');
    await vi.advanceTimersByTimeAsync(100);
    bursts.add('b');
    await vi.advanceTimersByTimeAsync(1000);
    expect(begun).toEqual([['a']]);
    await end();
    await vi.advanceTimersByTimeAsync(100);
    expect(begun).toEqual([['a'], ['b']]);
    await end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(begun).toHaveLength(2);
  });

  it('tells of a failure, and goes on', async () => {
    const { begun, failures, bursts, end } = record();
    bursts.add('a');
    await vi.advanceTimersByTimeAsync(100);
    await end('fail');
    expect(failures).toEqual([new Error('broken')]);
    bursts.add('b');
    await vi.advanceTimersByTimeAsync(100);
    expect(begun).toHaveLength(2);
  });

  it('begins nothing after it was stopped, and waits for what is under way', async () => {
    const { begun, bursts, end } = record();
    bursts.add('a');
    await vi.advanceTimersByTimeAsync(100);
    bursts.add('b');
    let stopped = false;
    const stop = bursts.stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(1000);
    expect(stopped).toBe(false);
    await end();
    await stop;
    bursts.add('c');
    await vi.advanceTimersByTimeAsync(1000);
    expect(begun).toEqual([['a']]);
  });
});
