import { expect, it, onTestFinished, vi } from 'vitest';
import { createCore } from './core.ts';
import type { PlayerOptions } from './options.ts';
import { createRegisteredAnchors } from './registered.ts';

const hash = `sha256:${'0'.repeat(64)}`;

it('a core that cannot be made listens to nothing: it is asked for again', async () => {
  const subscribe = vi.fn(() => () => {});
  const listened = vi.spyOn(window, 'addEventListener');
  onTestFinished(() => listened.mockRestore());
  const options: PlayerOptions = {
    catalog: {
      tools: { kind: 'ClientToolTable', app: 'shop', hash, routes: [], tools: [] },
      anchors: { kind: 'AnchorRegistry', app: 'shop', hash, anchors: [] },
    },
    tours: [],
    tools: { unheard_of: () => ({}) },
    router: { current: () => ({ route: null, params: {} }), subscribe },
    viewer: { id: 'u1', tenant: 'acme', roles: [], permissions: [], locale: 'en', facts: {} },
    i18n: { translate: () => undefined, subscribe },
    progress: { load: async () => null, save: async () => {} },
  };
  const made = createCore(options, { registered: createRegisteredAnchors(), emit: vi.fn() });
  await expect(made).rejects.toThrow('unheard_of');
  expect(subscribe).not.toHaveBeenCalled();
  expect(listened).not.toHaveBeenCalled();
});
