import { expect, it, onTestFinished, vi } from 'vitest';
import { createCore } from './core.ts';
import type { PlayerOptions, ScreenContext } from './options.ts';
import { createRegisteredAnchors } from './registered.ts';
import { type PathRouterOptions, routerFromPath } from './router.ts';

/** The members that may be left out. */
type Optional<Options> = {
  [Name in keyof Options]-?: Record<never, never> extends Pick<Options, Name> ? Name : never;
}[keyof Options];

const options: Record<Optional<PlayerOptions>, undefined> = {
  overlays: undefined,
  checks: undefined,
  i18n: undefined,
  labels: undefined,
  template: undefined,
  counter: undefined,
  presenter: undefined,
  progress: undefined,
  loadValue: undefined,
  context: undefined,
  reveal: undefined,
  theme: undefined,
  animate: undefined,
  autoStart: undefined,
  quietPeriod: undefined,
  offerAgainAfter: undefined,
  dev: undefined,
};
const router: Record<Optional<PathRouterOptions>, undefined> = {
  path: undefined,
  base: undefined,
  subscribe: undefined,
};
const screen: Record<Optional<ScreenContext>, undefined> = {
  selection: undefined,
  filters: undefined,
  view: undefined,
  modal: undefined,
};

// The types are half of this test: under `exactOptionalPropertyTypes` each line above is refused where it is not meant.
it('what may be left out may be undefined too, a tenant as well', async () => {
  const hash = `sha256:${'0'.repeat(64)}`;
  const given: PlayerOptions = {
    ...options,
    catalog: {
      tools: { kind: 'ClientToolTable', app: 'shop', hash, routes: [{ key: 'home', path: '/' }], tools: [] },
      anchors: { kind: 'AnchorRegistry', app: 'shop', hash, anchors: [] },
    },
    tours: [],
    tools: {},
    router: routerFromPath({ routes: { home: '/' }, ...router }),
    viewer: { id: 'u1', tenant: undefined, roles: [], permissions: [], locale: 'en', facts: {} },
    context: () => screen,
  };
  const core = await createCore(given, { registered: createRegisteredAnchors(), emit: vi.fn() });
  onTestFinished(() => core.destroy());
  expect(await core.pageContext()).toEqual({ app: 'shop', route: 'home', params: {} });
  expect(await core.start('none', { step: undefined })).toMatchObject({
    ok: false,
    refusal: { code: 'unknown_tour' },
  });
});
