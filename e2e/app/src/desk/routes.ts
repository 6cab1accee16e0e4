/** The routes of the app: key to path. The keys are what tours and tools call them. */
export const ROUTE_PATHS = {
  home: '/',
  'orders.list': '/orders',
  'orders.detail': '/orders/:orderId',
  'team.settings': '/team',
  appearance: '/appearance',
} as const;

export type RouteKey = keyof typeof ROUTE_PATHS;

export function isRouteKey(key: string): key is RouteKey {
  return Object.hasOwn(ROUTE_PATHS, key);
}
