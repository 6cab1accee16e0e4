import { describe, expect, test, vi } from 'vitest';
import { createToolRunner, type Handler, type JournalEntry, type ToolRunnerOptions } from './dispatch.ts';
import type { CheckValue, RefusalCode, ToolCall, ToolOutcome } from './ports.ts';
import { catalog, viewer } from './testing/fixtures.ts';
import { settled } from './testing/page.ts';
import { SimulatedClock } from './testing/simulated-clock.ts';

const call: ToolCall = {
  id: 'call_1',
  tool: 'orders.list.filter',
  input: { status: ['open'] },
  timeoutMs: 30_000,
};

/** The schema: an input has no `bad`, a result has a number in `count`. */
const checks: CheckValue = (tool, side, value) => {
  const fits =
    side === 'input'
      ? !(typeof value === 'object' && value !== null && 'bad' in value)
      : tool !== 'orders.list.filter' ||
        typeof (value as { count?: unknown } | undefined)?.count === 'number';
  return fits
    ? []
    : [{ instancePath: '/count', schemaPath: '#/type', keyword: 'type', params: { type: 'number' } }];
};

function runnerWith(handler: Handler, options: Partial<ToolRunnerOptions> = {}) {
  const clock = new SimulatedClock();
  const spy = vi.fn(handler);
  const runner = createToolRunner({
    catalog,
    handlers: { 'orders.list.filter': spy, 'ui.theme.preview': spy },
    checks,
    viewer,
    clock,
    ...options,
  });
  const abort = new AbortController();
  const run = (changes: Partial<ToolCall> = {}) => runner.run({ ...call, ...changes }, abort.signal);
  return { runner, clock, handler: spy, abort, run };
}

const fine: Handler = () => ({ count: 3 });
const hanging: Handler = () => new Promise(() => {});
const codeOf = (outcome: ToolOutcome) => (outcome.ok ? 'ok' : outcome.refusal.code);

test('a handler gets the input and gives the result', async () => {
  const { run, handler } = runnerWith(fine);
  expect(await run()).toEqual({ ok: true, result: { count: 3 } });
  expect(handler).toHaveBeenCalledExactlyOnceWith(call.input, {
    signal: expect.any(AbortSignal),
    callId: 'call_1',
  });
});

describe('refused before the handler runs', () => {
  test.each<[string, Partial<ToolCall>, Partial<ToolRunnerOptions>, RefusalCode, string]>([
    ['an unknown tool', { tool: 'orders.list.filtre' }, {}, 'unknown_tool', '"orders.list.filtre"'],
    ['a tool kept out', { tool: 'orders.archive.prefill' }, {}, 'unknown_tool', 'it cannot be undone'],
    ['a server tool', { tool: 'orders.delete' }, {}, 'unknown_tool', 'on the server'],
    [
      'an imported tool that nobody has classified',
      { tool: 'crm_lookup' },
      { handlers: { crm_lookup: fine } },
      'unknown_tool',
      '"crm_lookup" that it only changes the screen',
    ],
    ['a property of every object', { tool: 'constructor' }, {}, 'unknown_tool', '"constructor"'],
    ['a missing permission', {}, { viewer: { permissions: [] } }, 'not_permitted', '"orders.list.filter"'],
    ['a wrong input', { input: { bad: 1 } }, {}, 'invalid_input', 'at /count: type {"type":"number"}'],
    ['no handler', { tool: 'orders.create.prefill' }, {}, 'client_unavailable', 'no handler'],
    ['no time', { timeoutMs: 0 }, {}, 'invalid_input', '0 ms'],
    ['negative time', { timeoutMs: -1 }, {}, 'invalid_input', '-1 ms'],
    ['time that is no number', { timeoutMs: Number.NaN }, {}, 'invalid_input', 'NaN ms'],
    ['endless time', { timeoutMs: Number.POSITIVE_INFINITY }, {}, 'invalid_input', 'Infinity ms'],
    [
      'permission before input',
      { input: { bad: 1 } },
      { viewer: { permissions: [] } },
      'not_permitted',
      'lacks a permission',
    ],
  ])('%s', async (_, changes, options, code, said) => {
    const { run, handler } = runnerWith(fine, options);
    const outcome = await run(changes);
    expect(outcome).toMatchObject({ ok: false, refusal: { code } });
    expect(JSON.stringify(outcome).replaceAll('\\"', '"')).toContain(said);
    expect(handler).not.toHaveBeenCalled();
  });
});

describe('a handler that misbehaves', () => {
  const fail = () => {
    throw new Error('broken');
  };
  test.each<[string, Handler, RefusalCode]>([
    ['throws', fail, 'handler_failed'],
    ['throws no error', () => Promise.reject(undefined), 'handler_failed'],
    ['rejects', () => Promise.reject(new Error('broken')), 'handler_failed'],
    [
      'rejects with something that cannot be printed',
      () => Promise.reject(Object.create(null)),
      'handler_failed',
    ],
    ['gives nothing', () => undefined, 'invalid_result'],
    ['gives a result that does not fit', () => ({ count: 'three' }), 'invalid_result'],
    [
      'gives a thenable that rejects',
      // biome-ignore lint/suspicious/noThenProperty: handlers may return any thenable.
      () => ({ then: (_: unknown, reject: (error: Error) => void) => reject(new Error('broken')) }),
      'handler_failed',
    ],
  ])('%s', async (_, handler, code) => {
    expect(codeOf(await runnerWith(handler).run())).toBe(code);
  });

  test('answers twice: the first counts', async () => {
    const twice: Handler = () =>
      // biome-ignore lint/suspicious/noThenProperty: handlers may return any thenable.
      ({ then: (resolve: (value: unknown) => void) => [1, 2].forEach((count) => void resolve({ count })) });
    expect(await runnerWith(twice).run()).toEqual({ ok: true, result: { count: 1 } });
  });

  test('hangs: it has until its time is over, and is told', async () => {
    const { run, clock, handler } = runnerWith(hanging);
    let outcome: ToolOutcome | undefined;
    run().then((value) => {
      outcome = value;
    });
    clock.advance(29_999);
    await settled();
    expect(outcome).toBe(undefined);
    expect(handler.mock.calls[0]?.[1].signal.aborted).toBe(false);
    clock.advance(1);
    await settled();
    expect(outcome && codeOf(outcome)).toBe('timed_out');
    expect(handler.mock.calls[0]?.[1].signal.aborted).toBe(true);
  });

  test('answers after its time: too late', async () => {
    let answer: (value: unknown) => void = () => {};
    const { run, clock } = runnerWith(() => new Promise((resolve) => (answer = resolve)));
    const outcome = run();
    clock.advance(30_000);
    answer({ count: 1 });
    expect(codeOf(await outcome)).toBe('timed_out');
    expect(codeOf(await run())).toBe('timed_out');
  });

  test('answers in time: no timer is left', async () => {
    const { run, clock } = runnerWith(fine);
    await run();
    expect(clock.pending).toBe(0);
  });
});

describe('a call that is given up', () => {
  test('while it runs, is refused and told to its handler', async () => {
    const { run, abort, handler, clock } = runnerWith(hanging);
    const outcome = run();
    abort.abort();
    expect(codeOf(await outcome)).toBe('client_unavailable');
    expect(handler.mock.calls[0]?.[1].signal.aborted).toBe(true);
    expect(clock.pending).toBe(0);
  });

  test('before it began, does not run', async () => {
    const { run, abort, handler } = runnerWith(fine);
    abort.abort();
    expect(codeOf(await run())).toBe('client_unavailable');
    expect(handler).not.toHaveBeenCalled();
  });
});

describe('a call id', () => {
  test.each<[string, Handler]>([
    ['answered', fine],
    ['refused', () => Promise.reject(new Error('broken'))],
  ])('runs once: asked again it gets the same answer (%s)', async (_, handle) => {
    const { run, handler } = runnerWith(handle);
    const [first, meanwhile] = await Promise.all([run(), run()]);
    expect(meanwhile).toBe(first);
    expect(await run({ input: { status: ['open'] } })).toEqual(first);
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test.each<[string, Partial<ToolCall>]>([
    ['another tool', { tool: 'ui.theme.preview' }],
    ['another input', { input: { status: ['closed'] } }],
  ])('is already answered for %s', async (_, changes) => {
    const { run, handler } = runnerWith(fine);
    await run();
    expect(codeOf(await run(changes))).toBe('already_answered');
    expect(handler).toHaveBeenCalledTimes(1);
  });

  test('survives a reload: what was answered is answered the same, what was cut off is unknown', async () => {
    const kept: Record<string, string> = {};
    const journal = {
      get: (id: string): JournalEntry | undefined => kept[id] && JSON.parse(kept[id]),
      set: (id: string, entry: JournalEntry) => {
        kept[id] = JSON.stringify(entry);
      },
    };
    await runnerWith(fine, { journal }).run();
    void runnerWith(hanging, { journal }).run({ id: 'call_2' });
    const { run, handler } = runnerWith(fine, { journal });
    expect(await run()).toEqual({ ok: true, result: { count: 3 } });
    expect(await run({ id: 'call_2' })).toMatchObject({
      ok: false,
      refusal: { code: 'client_unavailable', message: expect.stringContaining('unknown') },
    });
    expect(handler).not.toHaveBeenCalled();
  });

  test.each<[string, Partial<ToolRunnerOptions>]>([
    ['a journal that cannot write', { journal: { get: () => undefined, set: () => fail() } }],
    ['a journal that cannot read', { journal: { get: () => fail(), set: () => {} } }],
    ['a check that breaks', { checks: () => fail() }],
  ])('is refused, not thrown, with %s', async (_, options) => {
    expect(codeOf(await runnerWith(fine, options).run())).toBe('handler_failed');
  });

  function fail(): never {
    throw new Error('broken');
  }
});

test('a result that someone else got is checked alike', () => {
  const { runner } = runnerWith(fine);
  expect(runner.checkResult('orders.list.filter', { count: 1 })).toBe(null);
  expect(runner.checkResult('orders.list.filter', {})?.code).toBe('invalid_result');
});
