// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { PlayerOptions } from './index.ts';

describe('on a server (B048)', () => {
  it('an import does nothing, and a player answers without a page', async () => {
    expect('document' in globalThis).toBe(false);
    const before = Object.keys(globalThis);
    const { createPlayer, routerFromHash, routerFromPath } = await import('./index.ts');
    await import('./react.tsx');
    expect(Object.keys(globalThis)).toEqual(before);
    const routes = { home: '/' };
    expect(routerFromHash(routes)).toBeDefined();
    const player = createPlayer({
      tours: [{ tour: { trigger: { on: 'first_sign_in' } } }],
      catalog: () => Promise.reject(new Error('Nothing is loaded on a server.')),
      tools: {},
      router: routerFromPath({ routes }),
      viewer: { id: 'u', tenant: 't', roles: [], permissions: [], locale: 'en', facts: {} },
    } satisfies PlayerOptions);
    const result = await player.start('tour');
    expect(result).toMatchObject({ ok: false, refusal: { code: 'no_document' } });
    expect((await player.explain('tour')).starts).toBe(false);
    expect(await player.pageContext()).toEqual({ app: '', route: null, params: {} });
    await player.next();
    player.destroy();
  });
});
