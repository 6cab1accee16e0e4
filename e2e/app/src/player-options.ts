import type { i18n } from 'i18next';
import type { PlayerOptions } from 'tourwright/player';
import { loadCatalog } from './catalog.ts';
import type { Desk } from './desk/index.ts';
import type { Tenant, UserRole } from './desk/workspace.ts';
import { createHandlers } from './handlers.ts';
import { screenContext } from './page-context.ts';

const PERMISSIONS: Readonly<Record<UserRole, readonly string[]>> = {
  manager: ['orders.view', 'orders.create', 'team.manage'],
  cashier: ['orders.view', 'orders.create'],
};

/** Who uses the desk. A product takes this from its own sign-in. */
function viewerOf(tenant: Tenant, role: UserRole, locale: string, tenantName: string) {
  return {
    id: 'usr_1',
    tenant,
    roles: [role],
    permissions: PERMISSIONS[role],
    locale,
    facts: { tenant_name: tenantName },
  };
}

/** The desk in the player's words: what a host gives to `createPlayer`. */
export function playerOptions(desk: Desk, texts: i18n, tenant: Tenant, role: UserRole): PlayerOptions {
  const { navigation, workspace } = desk;
  const route = () => {
    const { route, params } = navigation.current();
    return { route: route ?? null, params };
  };
  return {
    catalog: loadCatalog,
    checks: () => import('../catalog/console/checks.js'),
    tours: () => import('../built/console/tours.json'),
    overlays: () => import('../built/console/overlays.json'),
    tools: createHandlers(desk) as PlayerOptions['tools'],
    router: { current: route, subscribe: (report) => navigation.subscribe(() => report(route())) },
    viewer: viewerOf(tenant, role, workspace.get().locale, texts.t(`tenants.${tenant}`)),
    i18n: texts,
    context: () => screenContext(desk),
    loadValue: async (value) => (await import('./composed-tours.ts')).loadComposedTour(value),
  };
}
