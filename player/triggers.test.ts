import { describe, expect, it, vi } from 'vitest';
import type { RouteState, Tour } from '../engine/index.ts';
import { createTriggers } from './triggers.ts';

function tour(key: string, trigger: Tour['trigger'], priority = 0): Tour {
  return { key, trigger, priority } as Tour;
}

const firstSignIn = tour('welcome', { on: 'first_sign_in' }, 10);
const onOrders = tour('orders', { on: 'route', route: 'orders.list' });
const onOrdersLater = tour('orders_more', { on: 'route', route: 'orders.list' }, -1);
const onFailure = tour('failure', { on: 'event', event: 'order_failed' });
const manual = tour('manual', { on: 'manual' }, 99);

function world(
  tours: readonly Tour[],
  { enabled = true, quietPeriod = 60_000 }: { enabled?: boolean; quietPeriod?: number } = {},
) {
  const time = { now: 1000, endedAt: 0, timers: [] as { at: number; fire: () => void }[] };
  const reports = new Set<(state: RouteState) => void>();
  const state = { route: 'home' as string | null, blocked: new Set<string>() };
  const start = vi.fn((_: Tour) => Promise.resolve());
  const triggers = createTriggers({
    tours: new Map(tours.map((each) => [each.key, each])),
    routes: {
      current: () => ({ route: state.route, params: {} }),
      subscribe(report) {
        reports.add(report);
        return () => reports.delete(report);
      },
    },
    clock: {
      now: () => time.now,
      after(ms, fire) {
        const timer = { at: time.now + ms, fire };
        time.timers.push(timer);
        return () => void time.timers.splice(time.timers.indexOf(timer), 1);
      },
    },
    quietPeriod,
    endedAt: () => time.endedAt,
    enabled,
    obstacles: ({ key }) => (state.blocked.has(key) ? [{ code: 'completed', message: 'done' }] : []),
    start,
  });
  return {
    ...triggers,
    rest() {
      time.endedAt = time.now;
      triggers.rest();
    },
    reports,
    started: () => start.mock.calls.map(([{ key }]) => key),
    block: (key: string) => state.blocked.add(key),
    go(route: string | null) {
      state.route = route;
      for (const report of reports) report({ route, params: {} });
    },
    pass(ms: number) {
      time.now += ms;
      for (const timer of [...time.timers]) if (timer.at <= time.now) timer.fire();
    },
    waiting: () => time.timers.length,
    codes: (of: Tour) => triggers.obstacles(of).map(({ code }) => code),
    why: (of: Tour) => triggers.obstacles(of).map(({ message }) => message),
  };
}

describe('tours that start by themselves', () => {
  it('begin with the one of the highest priority, and only with that', () => {
    const { watch, started } = world([{ ...firstSignIn, key: 'tips', priority: 0 }, firstSignIn, manual]);
    watch();
    expect(started()).toEqual(['welcome']);
  });

  it('begin with the next when something keeps that one', () => {
    const { watch, started, block, go } = world([onOrdersLater, onOrders, firstSignIn]);
    block('welcome');
    block('orders');
    watch();
    go('orders.list');
    expect(started()).toEqual(['orders_more']);
  });

  it('begin on their route', () => {
    const { watch, started, go } = world([onOrders]);
    watch();
    go('team');
    expect(started()).toEqual([]);
    go('orders.list');
    expect(started()).toEqual(['orders']);
  });

  it('begin at their event', () => {
    const { watch, started, happened } = world([onFailure]);
    watch();
    happened('order_created');
    expect(started()).toEqual([]);
    happened('order_failed');
    expect(started()).toEqual(['failure']);
  });

  it('wait while it is quiet after another one, then begin', () => {
    const { watch, started, block, rest, go, pass } = world([firstSignIn, onOrders]);
    watch();
    block('welcome');
    rest();
    go('orders.list');
    expect(started()).toEqual(['welcome']);
    pass(60_000);
    expect(started()).toEqual(['welcome', 'orders']);
  });

  it('wait for the rest to be over, though nothing else happens', () => {
    const { watch, started, block, rest, pass } = world([
      firstSignIn,
      { ...firstSignIn, key: 'later', priority: 0 },
    ]);
    watch();
    block('welcome');
    rest();
    pass(60_000);
    expect(started()).toEqual(['welcome', 'later']);
  });

  it('are not waited for when none may come', () => {
    const { watch, block, rest, waiting } = world([firstSignIn, onFailure]);
    watch();
    block('welcome');
    rest();
    expect(waiting()).toBe(0);
  });

  it('never begin when the host says so', () => {
    const off = { enabled: false };
    const { watch, started, happened, rest, waiting, reports } = world(
      [firstSignIn, onOrders, onFailure],
      off,
    );
    watch();
    happened('order_failed');
    rest();
    expect(started()).toEqual([]);
    expect([reports.size, waiting()]).toEqual([0, 0]);
  });

  it('watch the route only when one of them waits for it, and not after the end', () => {
    const without = world([firstSignIn, onFailure]);
    without.watch();
    expect(without.reports.size).toBe(0);
    const { watch, stop, reports } = world([onOrders]);
    watch();
    expect(reports.size).toBe(1);
    stop();
    expect(reports.size).toBe(0);
  });

  it('are waited for no more after the end, however many have ended before', () => {
    const { watch, rest, stop, waiting } = world([firstSignIn]);
    watch();
    rest();
    rest();
    expect(waiting()).toBe(1);
    stop();
    expect(waiting()).toBe(0);
    rest();
    expect(waiting()).toBe(0);
  });
});

describe('why a tour does not start', () => {
  it.each([
    ['nothing', firstSignIn, {}, []],
    ['its trigger is manual', manual, {}, ['manual']],
    ['the app is on another route', onOrders, {}, ['off_route', 'priority']],
    ['its event has not come', onFailure, {}, ['waiting', 'priority']],
    ['the host switched it off', firstSignIn, { enabled: false }, ['auto_start_off']],
  ] as const)('%s', (_, of, options, codes) => {
    expect(world([firstSignIn, onOrders, onFailure, manual], options).codes(of)).toEqual(codes);
  });

  it('another one has just ended', () => {
    const { rest, pass, codes, why } = world([firstSignIn]);
    rest();
    expect(codes(firstSignIn)).toEqual(['quiet_period']);
    expect(why(firstSignIn)).toEqual(['Another tour has just ended; quiet until 1970-01-01T00:01:01.000Z.']);
    pass(60_000);
    expect(codes(firstSignIn)).toEqual([]);
  });

  it('no other is to come on this page', () => {
    const { rest, why } = world([firstSignIn], { quietPeriod: Number.POSITIVE_INFINITY });
    rest();
    expect(why(firstSignIn)).toEqual(['Another tour has just ended; quiet until the page is left.']);
  });

  it('the app is on another route, or on none', () => {
    const { go, why } = world([onOrders]);
    expect(why(onOrders)).toEqual(['It starts on "orders.list"; the app is on home.']);
    go(null);
    expect(why(onOrders)).toEqual(['It starts on "orders.list"; the app is on no declared route.']);
    go('orders.list');
    expect(why(onOrders)).toEqual([]);
  });

  it('one of a higher priority goes first, unless that cannot start', () => {
    const tips = { ...firstSignIn, key: 'tips', priority: 5 };
    const twin = { ...firstSignIn, key: 'twin' };
    const { block, codes, why } = world([onOrders, tips, twin, firstSignIn]);
    expect(why(tips)).toEqual(['"twin" goes first: priority 10.']);
    expect([codes(twin), codes(firstSignIn)]).toEqual([[], []]);
    block('twin');
    block('welcome');
    expect(codes(tips)).toEqual([]);
  });
});
