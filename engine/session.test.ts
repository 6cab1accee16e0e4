import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SessionEvent } from './events.ts';
import { planOf, type StepSketch } from './testing/fixtures.ts';
import { Page } from './testing/page.ts';
import { Play } from './testing/play.ts';

const filter: StepSketch = {
  id: 'filter',
  tool: 'orders.list.filter',
  anchor: 'orders.list.filters',
  call: 'enter',
};
const open: StepSketch = {
  id: 'open',
  tool: 'navigate.orders.list',
  anchor: 'nav.orders',
  advance: 'route',
};
const orders = () => new Page('orders.list', ['nav.orders', 'nav.help', 'orders.list.filters']);

describe('from start to end', () => {
  test('everything that happens is told once, and kept at once', () => {
    const play = new Play(planOf([{ id: 'a' }, { id: 'b' }]));
    expect(play.where).toBe('idle');
    expect(play.page.listening).toBe(0);
    play.start();
    expect(play.where).toBe('presenting a');
    expect(play.page.saved.map(({ status, steps }) => [status, Object.keys(steps)])).toEqual([
      ['active', []],
    ]);
    play.press('next').press('next');
    expect(play.where).toBe('completed');
    expect(play.page.saved.map(({ status, steps }) => [status, Object.keys(steps)])).toEqual([
      ['active', []],
      ['active', ['a']],
      ['active', ['a', 'b']],
      ['completed', ['a', 'b']],
    ]);
    expect(play.story).toEqual([
      'tour_started',
      'step_shown a',
      'step_completed a manual user',
      'step_shown b',
      'step_completed b manual user',
      'tour_completed user',
    ]);
    expect(play.told[0]).toEqual({ type: 'tour_started', tour: 'orders.first_order', attempt: 1 });
  });

  test('a button pressed twice counts once', () => {
    const play = new Play(planOf([{ id: 'a' }, { id: 'b' }, { id: 'c' }])).start();
    const { visit } = play.now;
    play.send({ type: 'next', visit }).send({ type: 'next', visit }).send({ type: 'skip', visit });
    expect(play.where).toBe('presenting b');
    expect(play.outcomes).toEqual({ a: 'completed' });
  });

  test('what an agent presses is recorded as the agent’s', () => {
    const play = new Play(planOf([{ id: 'a' }, { id: 'b' }])).start();
    play.send({ type: 'next', visit: play.now.visit, by: 'agent' });
    expect(play.now.record.steps.a).toEqual({
      outcome: 'completed',
      at: '2025-01-01T08:00:00.000Z',
      by: 'agent',
    });
  });

  test('progress is kept before the next step calls anything', () => {
    const page = orders();
    const log: string[] = [];
    const plan = planOf([{ id: 'a' }, filter]);
    const { ports } = page;
    const play = new Play(
      plan,
      Object.assign(page, {
        ports: {
          ...ports,
          progress: { save: ({ steps }: { steps: object }) => log.push(`saved ${Object.keys(steps)}`) },
          runner: {
            ...ports.runner,
            run: (call: { tool: string }) => {
              log.push(`called ${call.tool}`);
              return new Promise(() => {});
            },
          },
        },
      }),
    );
    play.start().press('next');
    expect(log).toEqual(['saved ', 'saved a', 'called orders.list.filter']);
  });

  test.each([
    ['completed', (play: Play) => play.press('next').press('next'), 'completed'],
    ['left', (play: Play) => play.press('leave'), 'active'],
    ['dismissed', (play: Play) => play.press('dismiss'), 'dismissed'],
    ['presenting', (play: Play) => play.session.stop(), 'active'],
  ] as const)('nothing is left listening: %s', (state, finish, status) => {
    const play = new Play(
      planOf([{ id: 'a' }, { id: 'b', advance: ['manual', 'click', 'route'], tool: 'navigate.home' }]),
    ).start();
    finish(play);
    expect(play.now.state).toBe(state);
    expect(play.now.record.status).toBe(status);
    expect(play.page.saved.at(-1)).toEqual(play.now.record);
    expect(play.page.listening).toBe(0);
    const before = play.now;
    for (const event of ALL_REQUESTS) play.send(event);
    play.page.go('orders.list');
    play.page.hide('nav.help');
    expect(play.now).toBe(before);
    play.session.stop();
  });

  const ALL_REQUESTS: SessionEvent[] = [
    { type: 'start' },
    { type: 'go_to', step: 'a' },
    { type: 'resume' },
    { type: 'pause', reason: 'hidden_tab' },
    ...(['next', 'back', 'skip', 'leave', 'dismiss', 'retry', 'show_me'] as const).flatMap((type) =>
      [1, 2, 3].map((visit) => ({ type, visit })),
    ),
  ];

  test.each([
    ['leave', 'left'],
    ['dismiss', 'dismissed'],
  ] as const)('before the start: %s', (type, state) => {
    const play = new Play(planOf([{ id: 'a' }])).press(type);
    expect(play.where).toBe(state);
    expect(play.story).toEqual(type === 'leave' ? [] : ['tour_dismissed user']);
  });

  test('a snapshot stays the same object until something changes; a listener may answer at once', () => {
    const play = new Play(planOf([{ id: 'a' }, { id: 'b' }]));
    const seen: string[] = [];
    const undo = play.session.subscribe(({ state, step, visit }) => {
      seen.push(`${state} ${step?.id}`);
      if (step?.id === 'a' && state === 'presenting') play.send({ type: 'next', visit });
    });
    expect(play.now).toBe(play.now);
    play.start();
    expect(seen).toEqual(['locating a', 'presenting a', 'locating b', 'presenting b']);
    undo();
    play.press('next');
    expect(seen).toHaveLength(4);
  });

  test('an event is told when the snapshot already shows it', () => {
    const play = new Play(planOf([{ id: 'a' }]));
    const seen: string[] = [];
    play.session.events(({ type }) => seen.push(`${type}: ${play.where}`));
    play.start().press('leave');
    expect(seen).toEqual(['tour_started: locating a', 'step_shown: presenting a', 'tour_left: left a']);
  });
});

describe('a port that throws', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  test('ends the session: the tour has failed, nothing is listened to, and the error is told', () => {
    vi.useFakeTimers();
    const play = new Play(planOf([{ id: 'a' }, { id: 'b' }])).start();
    Object.assign(play.page.ports.routes, {
      current() {
        throw new Error('no router');
      },
    });
    play.press('next');
    expect(play.where).toBe('failed a: handler_failed');
    expect(play.now).toMatchObject({ shown: null, reason: { message: 'no router' } });
    expect(play.story.at(-1)).toBe('tour_left handler_failed');
    expect(play.page.listening).toBe(0);
    expect(() => vi.runAllTimers()).toThrow('no router');
    play.press('leave').session.stop();
    expect(play.story.filter((told) => told.startsWith('tour_left'))).toHaveLength(1);
  });
});

describe('advance rules', () => {
  test.each<[string, StepSketch, (page: Page, play: Play) => void, string]>([
    ['a click on the anchor', { id: 'a', advance: 'click' }, (page) => page.click('nav.help'), 'click user'],
    [
      'a click on another anchor',
      { id: 'a', advance: { on: 'click', anchor: 'nav.orders' } },
      (page) => page.click('nav.orders'),
      'click user',
    ],
    ['the route', { ...open, id: 'a' }, (page) => page.go('orders.list'), 'route user'],
    [
      'the route with params',
      { id: 'a', advance: { on: 'route', route: 'orders.detail', params: { orderId: 7 } } },
      (page) => page.go('orders.detail', { orderId: '7' }),
      'route user',
    ],
    [
      'a click on its anchor where the user is on the route already',
      { id: 'a', anchor: 'nav.orders', advance: { on: 'route', route: 'home' } },
      (page) => page.click('nav.orders'),
      'click user',
    ],
    [
      'a reported result',
      { id: 'a', tool: 'orders.list.filter', advance: { on: 'tool_result', where: { count: { min: 1 } } } },
      (_, play) => play.send({ type: 'report', tool: 'orders.list.filter', result: { count: 1 } }),
      'tool_result user',
    ],
    [
      'an agent’s result',
      { id: 'a', tool: 'orders.list.filter', advance: 'tool_result' },
      (_, play) => play.send({ type: 'report', tool: 'orders.list.filter', result: {}, by: 'agent' }),
      'tool_result agent',
    ],
    [
      'the first of a list',
      { ...open, id: 'a', advance: ['manual', 'click', 'route'] },
      (page) => page.go('orders.list'),
      'route user',
    ],
  ])('%s', (_, step, act, told) => {
    const play = new Play(planOf([step, { id: 'b' }])).start();
    expect(play.where).toBe('presenting a');
    act(play.page, play);
    expect(play.where).toBe('presenting b');
    expect(play.story).toContain(`step_completed a ${told}`);
  });

  test.each<[string, StepSketch, (page: Page, play: Play) => void]>([
    ['Next without manual', { id: 'a', advance: 'click' }, (_, play) => play.press('next')],
    ['a click where none is awaited', { id: 'a' }, (page) => page.click('nav.help')],
    ['a click on another anchor', { id: 'a', advance: 'click' }, (page) => page.click('nav.orders')],
    ['another route', { ...open, id: 'a' }, (page) => page.go('team')],
    ['a click that has still to lead to the route', { ...open, id: 'a' }, (page) => page.click('nav.orders')],
    [
      'a click on its anchor once the user has left the route',
      { id: 'a', anchor: 'nav.orders', advance: { on: 'route', route: 'home' } },
      (page) => {
        page.go('team');
        page.click('nav.orders');
      },
    ],
    ['the same route again', { id: 'a', advance: { on: 'route', route: 'home' } }, (page) => page.go('home')],
    [
      'the route with other params',
      { id: 'a', advance: { on: 'route', route: 'orders.detail', params: { orderId: 7 } } },
      (page) => page.go('orders.detail', { orderId: '8' }),
    ],
    [
      'a result of another tool',
      { id: 'a', tool: 'orders.list.filter', advance: 'tool_result' },
      (_, play) => play.send({ type: 'report', tool: 'orders.create.prefill', result: {} }),
    ],
    [
      'a result that does not fit the schema',
      { id: 'a', tool: 'orders.list.filter', advance: 'tool_result' },
      (_, play) => play.send({ type: 'report', tool: 'orders.list.filter', result: 'invalid' }),
    ],
    [
      'a result that misses the conditions',
      { id: 'a', tool: 'orders.list.filter', advance: { on: 'tool_result', where: { count: { min: 1 } } } },
      (_, play) => play.send({ type: 'report', tool: 'orders.list.filter', result: { count: 0 } }),
    ],
  ])('not %s', (_, step, act) => {
    const play = new Play(planOf([step, { id: 'b' }])).start();
    act(play.page, play);
    expect(play.where).toBe('presenting a');
    expect(play.outcomes).toEqual({});
  });

  test('a click counts when the app removed the anchor in answering it', () => {
    const play = new Play(
      planOf([
        { id: 'a', advance: 'click' },
        { id: 'b', anchor: 'nav.orders' },
      ]),
    ).start();
    play.page.hide('nav.help');
    play.page.click('nav.help');
    expect(play.where).toBe('presenting b');
    expect(play.outcomes).toEqual({ a: 'completed' });
  });
});
