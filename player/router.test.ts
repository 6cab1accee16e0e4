import { describe, expect, it, vi } from 'vitest';
import { routerFromPath, routerFromReactRouter, routerFromTanStackRouter } from './router.ts';

const routes = {
  home: '/',
  'orders.list': '/orders',
  'orders.detail': '/orders/:orderId',
  'orders.new': '/orders/new',
  about: '/über uns',
  'team.member': '/team/:teamId/members/:memberId',
};

function routerAt(path: string) {
  const state = { path };
  const listeners = new Set<() => void>();
  const router = routerFromPath({
    routes,
    path: () => state.path,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  });
  const go = (next: string) => {
    state.path = next;
    for (const listener of listeners) listener();
  };
  return { router, go, listeners };
}

describe('the route of a path', () => {
  it.each([
    ['/', 'home', {}],
    ['/orders', 'orders.list', {}],
    ['/orders/', 'orders.list', {}],
    ['/orders?status=open#top', 'orders.list', {}],
    ['/orders/ord_1', 'orders.detail', { orderId: 'ord_1' }],
    ['/orders/new', 'orders.new', {}],
    ['/orders/a%20b', 'orders.detail', { orderId: 'a b' }],
    ['/orders/100%', 'orders.detail', { orderId: '100%' }],
    ['/team/7/members/8', 'team.member', { teamId: '7', memberId: '8' }],
    ['/%C3%BCber%20uns', 'about', {}],
    ['/über uns', 'about', {}],
    ['/team/7', null, {}],
    ['/orders/1/2', null, {}],
  ])('%s is %s', (path, route, params) => {
    expect(routerAt(path).router.current()).toEqual({ route, params });
  });

  it('takes the routes of a client tool table', () => {
    const table = [{ key: 'orders.list', path: '/orders' }];
    expect(routerFromPath({ routes: table, path: () => '/orders' }).current().route).toBe('orders.list');
  });
});

describe('the base of an app', () => {
  it.each([
    ['/shop', '/shop/orders/7', 'orders.detail'],
    ['/shop/', '/shop', 'home'],
    ['/shop', '/orders', null],
    ['/shop', '/shopping/orders', null],
    ['/', '/orders', 'orders.list'],
  ])('%s: %s is %s', (base, path, route) => {
    expect(routerFromPath({ routes, base, path: () => path }).current().route).toBe(route);
  });
});

describe('routers of others', () => {
  it.each([
    ['react-router', routerFromReactRouter],
    ['TanStack Router', routerFromTanStackRouter],
  ])('%s tells of its path', (_, adapter) => {
    const router = { state: { location: { pathname: '/orders' } }, subscribe: vi.fn() };
    const stop = vi.fn();
    router.subscribe.mockReturnValue(stop);
    const source = adapter(router, routes);
    const report = vi.fn();
    const undo = source.subscribe(report);
    router.state = { location: { pathname: '/orders/7' } };
    router.subscribe.mock.calls[0]?.at(-1)();
    expect(report).toHaveBeenCalledWith({ route: 'orders.detail', params: { orderId: '7' } });
    undo();
    expect(stop).toHaveBeenCalled();
  });
});

describe('changes of route', () => {
  it('are told when the route or a param differs, and only then', () => {
    const { router, go } = routerAt('/orders');
    const report = vi.fn();
    router.subscribe(report);
    go('/orders?page=2');
    expect(report).not.toHaveBeenCalled();
    go('/orders/1');
    go('/orders/2');
    go('/orders/2#top');
    go('/orders');
    expect(report.mock.calls.map(([state]) => state.params.orderId)).toEqual(['1', '2', undefined]);
  });

  it('are told no more after the undo', () => {
    const { router, go, listeners } = routerAt('/orders');
    const report = vi.fn();
    router.subscribe(report)();
    go('/');
    expect(report).not.toHaveBeenCalled();
    expect(listeners.size).toBe(0);
  });
});
