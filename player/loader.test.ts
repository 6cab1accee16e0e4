import { afterEach, beforeEach, describe, expect, it, type Mock, onTestFinished, vi } from 'vitest';
import type { Core, Loaded } from './core.ts';
import { createLoader } from './loader.ts';
import type { PlayerOptions } from './options.ts';

/** The cores that were made, with what the loader gave them. */
const cores: { given: Loaded; core: Record<string, Mock> }[] = [];

async function loadCore() {
  async function createCore(_options: PlayerOptions, given: Loaded) {
    const names = ['stop', 'ask', 'goTo', 'report', 'notify', 'pageContext', 'wake', 'destroy'];
    const core: Record<string, Mock> = Object.fromEntries(names.map((name) => [name, vi.fn()]));
    core.start = vi.fn(async (tour) => ({ ok: true, tour, attempt: 1 }));
    core.explain = vi.fn(async (tour) => ({ tour, starts: true, reasons: [] }));
    cores.push({ given, core });
    return core as unknown as Core;
  }
  return { createCore };
}

function given(): Loaded {
  const [first] = cores;
  if (!first) throw new Error('No core was made.');
  return first.given;
}

const viewer = { id: 'u1', tenant: 'acme', roles: [], permissions: [], locale: 'en', facts: {} };

function options(trigger?: object): PlayerOptions {
  return {
    catalog: () => Promise.reject(new Error('not needed')),
    tours: () => [{ tour: { key: 'a', ...(trigger && { trigger }) } }] as never,
    tools: {},
    router: { current: () => ({ route: null, params: {} }), subscribe: () => () => {} },
    viewer,
  };
}

beforeEach(() => {
  cores.length = 0;
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('until a tour is wanted', () => {
  it('nothing is loaded, whatever else is asked', async () => {
    const player = createLoader(options(), loadCore);
    player.registerAnchor('a', document.body);
    player.subscribe(() => {});
    await Promise.all([player.next(), player.back(), player.skip(), player.stop(), player.goTo('x')]);
    await player.report('tool', {});
    await player.notify('event');
    await player.wake();
    player.destroy();
    expect(cores).toHaveLength(0);
  });

  it.each([
    ['a tour of the page has a trigger', options({ on: 'first_sign_in' }), false, 1],
    ['a tour ran in this tab before a reload', options(), true, 1],
    [
      'there is a trigger but no automatic start',
      { ...options({ on: 'first_sign_in' }), autoStart: false },
      true,
      0,
    ],
    ['all tours are manual', options({ on: 'manual' }), false, 0],
  ])('waking up when %s', async (_, given, ran, loaded) => {
    if (ran) sessionStorage.setItem('tourwright:acme:u1:running', 'a');
    await createLoader(given, loadCore).wake();
    expect(cores).toHaveLength(loaded);
  });
});

describe('once a tour is wanted', () => {
  it('the core is loaded once and gets what was asked', async () => {
    const player = createLoader(options(), loadCore);
    const results = await Promise.all([player.start('a'), player.start('b', { step: 's' })]);
    await player.next({ by: 'agent' });
    expect(results.map((result) => result.ok)).toEqual([true, true]);
    expect(cores).toHaveLength(1);
    expect(cores[0]?.core.start?.mock.calls).toEqual([
      ['a', undefined],
      ['b', { step: 's' }],
    ]);
    expect(cores[0]?.core.ask).toHaveBeenCalledWith('next', 'agent');
  });

  it('anchors that were registered before are known to it', async () => {
    const player = createLoader(options(), loadCore);
    const undo = player.registerAnchor('a', document.body);
    await player.start('a');
    const { registered } = given();
    expect([...registered.of('a')]).toEqual([document.body]);
    undo();
    expect([...registered.of('a')]).toEqual([]);
  });

  it('events reach listeners and the document, until the undo', async () => {
    const player = createLoader(options(), loadCore);
    const listener = vi.fn();
    const onDocument = vi.fn();
    const undo = player.subscribe(listener);
    document.addEventListener('tour:step_shown', onDocument, { once: true });
    await player.start('a');
    const event = { type: 'step_shown', tour: 'a', attempt: 1, step: 's' } as const;
    given().emit(event);
    expect(listener).toHaveBeenCalledExactlyOnceWith(event);
    expect(onDocument.mock.calls[0]?.[0].detail).toEqual(event);
    undo();
    given().emit(event);
    expect(listener).toHaveBeenCalledOnce();
  });
});

describe('destroy', () => {
  it('ends the core, and a later call starts anew', async () => {
    const player = createLoader(options(), loadCore);
    await player.start('a');
    player.destroy();
    await vi.waitFor(() => expect(cores[0]?.core.destroy).toHaveBeenCalledOnce());
    await player.start('a');
    expect(cores).toHaveLength(2);
  });

  it('in the middle of loading leaves no core, and says so to who asked', async () => {
    const player = createLoader(options(), loadCore);
    const started = player.start('a');
    player.destroy();
    expect(await started).toMatchObject({ ok: false, refusal: { code: 'no_document' } });
    expect(cores).toHaveLength(0);
  });

  it('in the middle of loading what cannot be loaded is told once, to who asked', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    onTestFinished(() => told.mockRestore());
    const unhandled = vi.fn();
    process.on('unhandledRejection', unhandled);
    onTestFinished(() => void process.off('unhandledRejection', unhandled));
    const player = createLoader(options(), () => Promise.reject(new Error('offline')));
    const started = player.start('a');
    player.destroy();
    expect(await started).toMatchObject({ ok: false, refusal: { code: 'client_unavailable' } });
    // Node tells of it when its queues are empty.
    await new Promise((done) => setImmediate(done));
    expect(unhandled).not.toHaveBeenCalled();
    expect(told).toHaveBeenCalledOnce();
  });

  it.each(['wake', 'notify'] as const)(
    'while the tours are fetched ends what they are asked for: %s',
    async (ask) => {
      const player = createLoader(options({ on: 'event', event: 'e' }), loadCore);
      const asked = player[ask]('e');
      player.destroy();
      await asked;
      expect(cores).toHaveLength(0);
      await player[ask]('e');
      expect(cores).toHaveLength(1);
    },
  );

  it('and start again at once, as strict mode does: one core, one tour', async () => {
    const player = createLoader(options(), loadCore);
    const first = player.start('a');
    player.destroy();
    const second = player.start('a');
    expect([await first, await second]).toMatchObject([{ ok: false }, { ok: true }]);
    expect(cores).toHaveLength(1);
    expect(cores[0]?.core.start).toHaveBeenCalledOnce();
  });
});

describe('B048: on a server', () => {
  it('nothing happens, and a start says why', async () => {
    vi.stubGlobal('document', undefined);
    const player = createLoader(options({ on: 'first_sign_in' }), loadCore);
    await player.wake();
    expect(await player.start('a')).toMatchObject({ ok: false, refusal: { code: 'no_document' } });
    expect(await player.explain('a')).toMatchObject({ starts: false });
    player.destroy();
    expect(cores).toHaveLength(0);
  });
});
