/** A session's calls: when they are made, what becomes of their answers, and what is never called again. */
import { describe, expect, test } from 'vitest';
import { planOf, type StepSketch, viewer } from './testing/fixtures.ts';
import { Page, settled } from './testing/page.ts';
import { Play } from './testing/play.ts';

const filter: StepSketch = {
  id: 'filter',
  tool: 'orders.list.filter',
  input: { status: ['open'] },
  anchor: 'orders.list.filters',
  call: 'enter',
};
const theme: StepSketch = { id: 'theme', tool: 'ui.theme.preview', call: 'enter' };
const open: StepSketch = { id: 'open', tool: 'navigate.orders.list', anchor: 'nav.orders', advance: 'route' };
const shown = ['nav.orders', 'nav.help', 'orders.list.filters', 'orders.create.submit', 'orders.list.row'];
const orders = () => new Page('orders.list', shown);

describe('a call on entering', () => {
  test('is made before the card is shown, with its input and time', async () => {
    const play = new Play(planOf([filter]), orders()).start();
    expect(play.where).toBe('calling filter');
    expect(play.now.shown).toBe(null);
    expect(play.page.calls[0]?.call).toMatchObject({
      tool: 'orders.list.filter',
      input: { status: ['open'] },
    });
    await play.page.answer({ count: 2 });
    expect(play.where).toBe('presenting filter');
    expect(play.story).toEqual(['tour_started', 'step_shown filter']);
  });

  test.each([
    [{ callTimeout: '5s' }, 5000],
    [{}, 12_000],
    [{ tool: 'ui.theme.preview', anchor: 'nav.help' }, 30_000],
  ])('has the step’s time, else the tool’s, else 30 s: %j', (step, timeoutMs) => {
    const play = new Play(planOf([{ ...filter, ...step }]), orders()).start();
    expect(play.page.calls[0]?.call.timeoutMs).toBe(timeoutMs);
  });

  test.each([
    [{ count: 1 }, 'presenting b', { filter: 'completed' }],
    [{ count: 0 }, 'presenting filter', {}],
  ])('advances when its result is what the step waits for: %j', async (result, where, outcomes) => {
    const advance = { on: 'tool_result', where: { count: { min: 1 } } } as const;
    const play = new Play(planOf([{ ...filter, advance }, { id: 'b' }]), orders()).start();
    await play.page.answer(result);
    expect(play.where).toBe(where);
    expect(play.outcomes).toEqual(outcomes);
  });

  test('leads to the route that it waits for, also when the user is there already', async () => {
    const step = { ...open, call: 'enter' } as const;
    const play = new Play(planOf([step, { id: 'b' }]), orders()).start();
    await play.page.answer();
    expect(play.where).toBe('presenting b');
    expect(play.story).toContain('step_completed open route tour');
  });

  test('counts a route that it reaches before it is answered, and is given up then', async () => {
    const play = new Play(planOf([{ ...open, call: 'enter' }, { id: 'b' }])).start();
    play.page.go('orders.list');
    expect(play.where).toBe('presenting b');
    expect(play.story).toContain('step_completed open route tour');
    expect(play.page.calls[0]?.signal.aborted).toBe(true);
    await play.page.answer();
    expect(play.where).toBe('presenting b');
  });

  test('waits until the user is where the app offers the tool', () => {
    const play = new Play(planOf([{ ...filter, anchor: 'nav.orders' }])).start();
    expect(play.where).toBe('paused filter: off_route');
    expect(play.page.called).toEqual([]);
    play.page.go('orders.list');
    expect(play.where).toBe('calling filter');
  });

  test('is made by a step whose id is the name of a property that every object has', async () => {
    const play = new Play(planOf([{ ...theme, id: 'constructor' }, { id: 'b' }])).start();
    expect(play.where).toBe('calling constructor');
    await play.page.answer();
    play.press('next').press('back');
    expect(play.where).toBe('presenting constructor');
    expect(play.page.called).toHaveLength(1);
  });

  test('is never made for pointing: the card and the spotlight are the pointing', () => {
    const play = new Play(
      planOf([
        { id: 'a', call: 'enter' },
        { id: 'b', call: 'offer' },
      ]),
    ).start();
    play.press('next').press('show_me');
    expect(play.where).toBe('presenting b');
    expect(play.page.called).toEqual([]);
  });

  test('has an id of its own each time', async () => {
    const play = new Play(planOf([theme, { ...theme, id: 'again' }])).start();
    await play.page.refuse();
    play.press('retry');
    await play.page.answer();
    play.press('next');
    const ids = play.page.calls.map(({ call }) => call.id);
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(3);
    const later = new Page();
    later.clock.advance(1);
    new Play(planOf([theme]), later).start();
    expect(ids).not.toContain(later.calls[0]?.call.id);
  });
});

describe('a call that is offered', () => {
  test('keeps the card while it runs, and goes back to it', async () => {
    const play = new Play(planOf([{ ...open, advance: ['manual', 'route'] }])).start();
    const { visit } = play.now;
    expect(play.page.called).toEqual([]);
    play.press('show_me');
    expect(play.where).toBe('calling open');
    expect(play.now.shown).toBe('nav.orders');
    play.press('show_me');
    await play.page.answer();
    expect(play.where).toBe('presenting open');
    expect(play.now.visit).toBe(visit);
    expect(play.page.called).toEqual(['navigate.orders.list']);
    expect(play.story.filter((line) => line.startsWith('step_shown'))).toHaveLength(1);
  });

  test.each([
    ['next', { open: 'completed' }],
    ['skip', { open: 'skipped' }],
  ] as const)('is given up when the user goes on: %s', async (type, outcomes) => {
    const play = new Play(planOf([{ ...open, advance: ['manual', 'route'] }, { id: 'b' }])).start();
    play.press('show_me').press(type);
    expect(play.where).toBe('presenting b');
    expect(play.outcomes).toEqual(outcomes);
    expect(play.page.calls[0]?.signal.aborted).toBe(true);
  });

  test('counts a click made while it runs', () => {
    const play = new Play(planOf([{ ...theme, call: 'offer', advance: 'click' }, { id: 'b' }])).start();
    play.press('show_me').page.click('nav.help');
    expect(play.outcomes).toEqual({ theme: 'completed' });
  });

  test('shows no card beside an anchor that went meanwhile', async () => {
    const play = new Play(planOf([{ ...theme, call: 'offer' }])).start().press('show_me');
    play.page.hide('nav.help');
    expect([play.where, play.now.shown]).toEqual(['calling theme', null]);
    await play.page.answer();
    expect(play.where).toBe('locating theme');
    play.page.show('nav.help');
    expect([play.where, play.now.shown]).toEqual(['presenting theme', 'nav.help']);
  });
});

describe('a call that is refused', () => {
  test.each([
    [
      'on entering, so the step was not shown',
      { ...theme },
      'unavailable',
      'step_unavailable theme timed_out user',
    ],
    [
      'on offer, after the step was shown',
      { ...theme, call: 'offer' } as const,
      'skipped',
      'step_skipped theme timed_out user',
    ],
  ])('is stuck with its code, and can be skipped: %s', async (_, step, outcome, told) => {
    const play = new Play(planOf([step, { id: 'b' }])).start().press('show_me');
    await play.page.refuse('timed_out');
    expect(play.where).toBe('stuck theme: timed_out');
    play.press('skip');
    expect(play.where).toBe('presenting b');
    expect(play.outcomes).toEqual({ theme: outcome });
    expect(play.story).toContain(told);
  });

  test('is tried where the app does not offer its tool: the user has asked for it', () => {
    const step: StepSketch = { ...filter, call: 'offer', anchor: 'nav.help' };
    const play = new Play(planOf([step])).start().press('show_me');
    expect(play.where).toBe('calling filter');
    expect(play.page.called).toEqual(['orders.list.filter']);
  });

  test('is made again on Retry, as a new visit', async () => {
    const play = new Play(planOf([{ ...theme, call: 'offer' }])).start().press('show_me');
    await play.page.refuse();
    expect(play.where).toBe('stuck theme: handler_failed');
    expect(play.now.visit).toBe(1);
    play.press('retry');
    expect([play.where, play.now.visit]).toEqual(['calling theme', 2]);
    await play.page.answer();
    expect(play.where).toBe('presenting theme');
  });

  test('is not made again when the step is no longer due', async () => {
    const when = { context: { 'params.orderId': { exists: true } } };
    const page = new Page();
    page.go('home', { orderId: '7' });
    const play = new Play(planOf([{ ...theme, call: 'enter', when }, { id: 'b' }]), page).start();
    await page.refuse();
    page.go('home');
    play.press('retry');
    expect(play.where).toBe('presenting b');
    expect(page.calls).toHaveLength(1);
  });

  test('can be left, and done by hand', async () => {
    const step = { ...open, call: 'offer' } as const;
    const play = new Play(planOf([step, { id: 'b' }])).start().press('show_me');
    await play.page.refuse();
    play.page.go('orders.list');
    expect(play.where).toBe('presenting b');
    expect(play.outcomes).toEqual({ open: 'completed' });
    play.press('leave');
    expect(play.where).toBe('left b');
  });

  test('stays stuck wherever the user goes', async () => {
    const play = new Play(planOf([{ ...filter, anchor: 'orders.list.row' }]), orders()).start();
    await play.page.refuse();
    play.page.go('home');
    expect(play.where).toBe('stuck filter: handler_failed');
  });

  test.each([
    ['rejects', () => Promise.reject(new Error('broken'))],
    [
      'throws',
      () => {
        throw new Error('broken');
      },
    ],
  ])('is a refusal even when the runner %s', async (_, run) => {
    const page = new Page();
    Object.assign(page, { ports: { ...page.ports, runner: { ...page.ports.runner, run } } });
    const play = new Play(planOf([theme]), page).start();
    await settled();
    expect(play.where).toBe('stuck theme: handler_failed');
    expect(play.now.reason?.message).toContain('broken');
  });
});

describe('an answer of an earlier visit', () => {
  test.each([
    ['a result', (page: Page) => page.answer({ count: 1 })],
    ['a refusal', (page: Page) => page.refuse()],
  ])('does nothing: %s', async (_, answer) => {
    const play = new Play(planOf([filter, { ...filter, id: 'b', advance: 'tool_result' }]), orders()).start();
    play.press('skip');
    await play.page.calls[0]?.answer({ ok: true, result: {} });
    expect(play.where).toBe('calling b');
    await answer(play.page);
    expect(play.where).not.toBe('calling b');
  });
});

describe('what has been called', () => {
  test('is not called again by Back and Next, while its effect is there', async () => {
    const play = new Play(planOf([filter, { id: 'b' }]), orders()).start();
    await play.page.answer();
    play.press('next').press('back');
    expect(play.where).toBe('presenting filter');
    play.press('next').press('back').press('next');
    expect(play.page.called).toEqual(['orders.list.filter']);
    expect(play.outcomes).toEqual({ filter: 'completed' });
  });

  test('is called again when the user has been elsewhere', async () => {
    const play = new Play(planOf([{ ...filter, anchor: 'nav.orders' }, { id: 'b' }]), orders()).start();
    await play.page.answer();
    play.press('next').page.go('home');
    play.press('back');
    expect(play.where).toBe('paused filter: off_route');
    play.page.go('orders.list');
    await play.page.answer();
    expect(play.where).toBe('presenting filter');
  });

  test.each([
    ['the anchor of the form that closes it', 'orders.create.submit', 2],
    ['an anchor that closes nothing', 'nav.help', 1],
  ])('a prefill is made again when its form was closed by a click on %s', async (_, anchor, times) => {
    const step: StepSketch = {
      id: 'prefill',
      tool: 'orders.create.prefill',
      anchor: 'orders.create.submit',
      advance: { on: 'click', anchor },
    };
    const play = new Play(planOf([step, { id: 'b' }]), orders()).start();
    await play.page.answer();
    play.page.click(anchor);
    play.press('back');
    expect(play.page.called).toHaveLength(times);
  });

  test.each<[string, StepSketch, number]>([
    [
      'a prefill is made again',
      { tool: 'orders.create.prefill', anchor: 'orders.create.submit', id: 'a' },
      2,
    ],
    ['a filter is made again', { ...filter, id: 'a' }, 2],
    ['a preview is still there', { ...theme, anchor: 'orders.list.row', id: 'a' }, 1],
    ['an offered one is the user’s to ask for', { ...filter, call: 'offer', id: 'a' }, 0],
  ])('when the user has been on another route and is back, %s', async (_, step, times) => {
    const play = new Play(planOf([{ call: 'enter', advance: 'manual', ...step }, { id: 'b' }]), orders());
    await play.start().page.answer();
    play.page.go('home');
    expect(play.where).toBe('paused a: off_route');
    play.page.go('orders.list');
    await play.page.answer();
    expect(play.where).toBe('presenting a');
    expect(play.page.calls).toHaveLength(times);
    expect(play.story).toEqual(['tour_started', 'step_shown a']);
  });

  test('a navigation of the author’s is made again by Back, when the user is elsewhere', async () => {
    const play = new Play(
      planOf([
        open,
        { id: 'row', anchor: 'orders.list.row', advance: 'click' },
        { id: 'total', anchor: 'nav.help' },
      ]),
      new Page('home', shown),
    ).start();
    play.page.go('orders.list');
    play.page.click('orders.list.row');
    play.page.go('orders.detail', { orderId: '7' });
    expect(play.where).toBe('presenting total');
    play.press('back');
    expect(play.where).toBe('calling row');
    expect(play.page.called).toEqual(['navigate.orders.list']);
    play.page.go('orders.list');
    await play.page.answer();
    expect(play.where).toBe('presenting row');
    play.press('back');
    expect(play.where).toBe('presenting open');
    expect(play.page.called).toEqual(['navigate.orders.list']);
  });

  test('Back navigates to the record that the author’s navigation led to, whatever is shown now', () => {
    const detail: StepSketch = {
      id: 'detail',
      tool: 'navigate.orders.detail',
      input: { orderId: { from: 'context.params.picked' } },
      call: 'enter',
      advance: 'route',
    };
    const total: StepSketch = { id: 'total', anchor: 'orders.detail.total' };
    const page = new Page('home', [...shown, 'orders.detail.total']);
    page.go('home', { picked: '7' });
    const play = new Play(planOf([detail, total, { id: 'end' }]), page).start();
    page.go('orders.detail', { orderId: '7' });
    play.press('next').page.go('orders.detail', { orderId: '8', picked: '8' });
    play.press('back');
    expect(page.calls.map(({ call }) => call.input)).toEqual([{ orderId: '7' }, { orderId: '7' }]);
  });

  test('Back pauses where no navigation of the author’s led', () => {
    const play = new Play(
      planOf([{ id: 'row', anchor: 'orders.list.row', advance: 'click' }, { id: 'b' }]),
      orders(),
    );
    play.start().page.click('orders.list.row');
    play.page.go('home');
    play.press('back');
    expect(play.where).toBe('paused row: off_route');
    expect(play.page.called).toEqual([]);
    play.page.go('orders.list');
    expect(play.where).toBe('presenting row');
  });
});

describe('an input that refers to facts and page context', () => {
  const detail = (input: Record<string, unknown>): StepSketch => ({ ...theme, input, anchor: 'nav.help' });

  test.each([
    [{ id: { from: 'context.record' } }, { id: '7' }],
    [{ id: { from: 'context.params.orderId' } }, { id: '7' }],
    [{ name: { fact: 'tenant_name' } }, { name: 'Acme' }],
    [
      { other: { from: 'here' }, list: [{ fact: 'x' }] },
      { other: { from: 'here' }, list: [{ fact: 'x' }] },
    ],
  ])('is filled: %j', (input, filled) => {
    const page = new Page();
    page.go('orders.detail', { orderId: '7' });
    const play = new Play(planOf([detail(input)]), page).start();
    expect(play.page.calls[0]?.call.input).toEqual(filled);
  });

  test.each([
    [{ id: { from: 'context.record' } }, 'context.record', [{ id: '7' }]],
    [{ id: { from: 'context.params.orderId' } }, 'context.params.orderId', [{ id: '7' }]],
    [{ name: { fact: 'plan' } }, 'fact "plan"', []],
    [{ name: { fact: 'toString' } }, 'fact "toString"', []],
  ])('is refused while it names nothing: %j', async (input, named, afterRetry) => {
    const play = new Play(planOf([detail(input)])).start();
    await settled();
    expect(play.where).toBe('stuck theme: invalid_input');
    expect(play.now.reason?.message).toContain(named);
    expect(play.page.called).toEqual([]);
    play.page.go('orders.detail', { orderId: '7' });
    play.press('retry');
    expect(play.page.calls.map(({ call }) => call.input)).toEqual(afterRetry);
  });

  test('is that of the moment the step began', () => {
    const page = new Page();
    page.go('orders.detail', { orderId: '7' });
    const step = { ...detail({ id: { from: 'context.record' } }), call: 'offer' } as const;
    const play = new Play(planOf([step]), page).start();
    page.go('orders.detail', { orderId: '8' });
    play.press('show_me');
    expect(page.calls[0]?.call.input).toEqual({ id: '7' });
  });

  test('comes from the host’s page context, where the host gives one', () => {
    const page = new Page();
    const context = () => ({ app: 'console', route: 'home', params: {}, record: 'from_host' });
    Object.assign(page, { ports: { ...page.ports, context } });
    new Play(planOf([detail({ id: { from: 'context.record' } })]), page).start();
    expect(page.calls[0]?.call.input).toEqual({ id: 'from_host' });
  });
});

describe('navigation for steps that are left out', () => {
  const steps: StepSketch[] = [open, { id: 'row', anchor: 'orders.list.row' }];
  const progress = {
    ...planOf(steps).record,
    steps: { open: { outcome: 'completed', at: '2025-01-01T07:00:00Z', by: 'user' } as const },
  };

  test('is made before the step that needs it', async () => {
    const page = new Page('home', shown);
    const play = new Play(planOf(steps, { progress }), page).start();
    expect(play.where).toBe('calling row');
    expect(page.called).toEqual(['navigate.orders.list']);
    page.go('orders.list');
    await page.answer();
    expect(play.where).toBe('presenting row');
    expect(play.story[0]).toBe('tour_started resumed');
  });

  test('is not made where the user is already', () => {
    const play = new Play(planOf(steps, { progress, viewer }), orders()).start();
    expect(play.where).toBe('presenting row');
    expect(play.page.called).toEqual([]);
  });

  test.each<['next' | 'skip', StepSketch[]]>([
    ['skip', [open]],
    ['skip', [open, { id: 'between' }]],
    ['next', [{ ...open, advance: ['manual', 'route'] }]],
  ])('is made when the user went past the step that navigates, by %s: %j', async (type, passed) => {
    const page = new Page('home', shown);
    const play = new Play(planOf([...passed, { id: 'row', anchor: 'orders.list.row' }]), page).start();
    for (const _ of passed) play.press(type);
    expect(play.where).toBe('calling row');
    expect(page.called).toEqual(['navigate.orders.list']);
    page.go('orders.list');
    await page.answer();
    expect(play.where).toBe('presenting row');
  });

  test('is made for a navigating step that was passed, whatever its id', () => {
    const steps = [
      { ...open, id: 'constructor' },
      { id: 'row', anchor: 'orders.list.row' },
    ];
    const play = new Play(planOf(steps), new Page('home', shown)).start().press('skip');
    expect(play.where).toBe('calling row');
  });

  test('is not made where the user went on to after having been there', async () => {
    const play = new Play(
      planOf([open, { id: 'between' }, { id: 'row', anchor: 'orders.list.row' }]),
    ).start();
    play.page.go('orders.list');
    play.page.go('home');
    play.press('next');
    expect(play.where).toBe('paused row: off_route');
    expect(play.page.called).toEqual([]);
  });

  test('is made again after a pause, also for a step whose own call is only offered', () => {
    const offered: StepSketch = { ...filter, call: 'offer' };
    const page = new Page('home', shown);
    const play = new Play(planOf([open, offered], { progress }), page).start();
    play.send({ type: 'pause', reason: 'hidden_tab' }).send({ type: 'resume' });
    expect(play.where).toBe('calling filter');
    expect(page.called).toEqual(['navigate.orders.list', 'navigate.orders.list']);
  });

  test('is stuck when it is refused, and tried again by Retry', async () => {
    const page = new Page('home', shown);
    const play = new Play(planOf(steps, { progress }), page).start();
    await page.refuse();
    expect(play.where).toBe('stuck row: handler_failed');
    play.press('retry');
    expect(page.called).toEqual(['navigate.orders.list', 'navigate.orders.list']);
  });
});
