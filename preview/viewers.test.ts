import { describe, expect, it } from 'vitest';
import type { PreviewApp, PreviewData } from './data.ts';
import { type Chosen, EVERY_ROLE, NO_TENANT, overlaysOf, settle, tenantsOf, viewerOf } from './viewers.ts';

const APP = {
  app: 'console',
  tools: {
    routes: [{ key: 'orders', permission: 'orders.view' }],
    tools: [{ name: 'orders.filter', permission: 'orders.view' }, { name: 'ui.point' }],
  },
  overlays: [{ tenant: 'globex' }, { tenant: 'acme' }, { tenant: 'globex' }],
  tours: [
    { key: 'a', built: { tour: { audience: { roles: ['guest'], permissions: ['help.read'] } } } },
    { key: 'b', errors: 1 },
  ],
} as unknown as PreviewApp;

const DATA = {
  apps: [APP],
  locales: { names: ['en', 'de'] },
  roles: { cashier: ['orders.view', 'orders.create'], packer: ['orders.view'] },
  facts: { tenant_name: { type: 'string' } },
} as unknown as PreviewData;

const NOBODY: Chosen = { app: '', locale: '', tenant: '', role: '', user: 3 };

describe('the choice', () => {
  it('is of tenants that have an overlay, and of none', () => {
    expect(tenantsOf(APP)).toEqual([NO_TENANT, 'acme', 'globex']);
  });

  it.each([
    ['what is chosen stays', { locale: 'de', tenant: 'acme', role: 'packer' }],
    ['what is no more becomes the first', { locale: 'fr', tenant: 'initech', role: 'owner' }],
  ])('%s', (_, wanted) => {
    const first = { locale: 'en', tenant: NO_TENANT, role: EVERY_ROLE };
    expect(settle({ ...NOBODY, ...wanted }, DATA)).toEqual({
      ...{ app: 'console', user: 3 },
      ...(wanted.locale === 'de' ? wanted : first),
    });
  });

  it('is empty without an app member', () => {
    expect(settle(NOBODY, { ...DATA, apps: [] }).app).toBe('');
  });
});

describe('drafts of overlays', () => {
  const live = { tenant: 'globex', tour: 'a', stage: 'live', hide: ['x'] };
  const draft = { tenant: 'globex', tour: 'a', stage: 'draft', hide: ['y'] };
  const other = { tenant: 'globex', tour: 'b' };
  const first = { tenant: 'acme', tour: 'a', stage: 'draft' };
  const app = { ...APP, overlays: [live, draft, other, first] } as unknown as PreviewApp;
  const seenBy = (tenant: string) => overlaysOf({ ...NOBODY, tenant }, app);

  it('are a choice of their own beside the tenant', () => {
    expect(tenantsOf(app)).toEqual([NO_TENANT, 'acme (draft)', 'globex', 'globex (draft)']);
  });

  it('are left out where they are not asked for', () => {
    expect(seenBy('globex')).toEqual([live, other]);
    expect(seenBy(NO_TENANT)).toEqual([]);
  });

  it('are in force where they are, in place of the live one of their tour', () => {
    expect(seenBy('globex (draft)')).toEqual([other, { ...draft, stage: 'live' }]);
    expect(viewerOf({ ...NOBODY, tenant: 'globex (draft)' }, app, DATA).tenant).toBe('globex');
  });
});

describe('the viewer', () => {
  it('has the permissions of the role, and facts that fit their schemas', () => {
    const chosen = settle({ ...NOBODY, role: 'packer', tenant: 'acme' }, DATA);
    expect(viewerOf(chosen, APP, DATA)).toEqual({
      ...{ id: 'preview-3', tenant: 'acme', locale: 'en', facts: { tenant_name: 'Tenant name' } },
      ...{ roles: ['packer'], permissions: ['orders.view'] },
    });
  });

  it('of every role may all that the config, the catalog and the tours know of', () => {
    expect(viewerOf(settle(NOBODY, DATA), APP, DATA)).toMatchObject({
      roles: ['cashier', 'packer', 'guest'],
      permissions: ['help.read', 'orders.create', 'orders.view'],
    });
  });
});
