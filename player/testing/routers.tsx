/** One small app over each kind of router; `#app` says which. */
import {
  createRootRoute,
  createRoute,
  createRouter,
  Link as TanStackLink,
  Outlet as TanStackOutlet,
  RouterProvider as TanStackProvider,
} from '@tanstack/react-router';
import { type ReactNode, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import {
  type RouteSource,
  routerFromHash,
  routerFromPath,
  routerFromReactRouter,
  routerFromTanStackRouter,
} from '../index.ts';
import { fixture } from './page.ts';

const routes = { home: '/', orders: '/orders' };

/** An app: what it draws, where it is, and how it goes to the orders. */
interface App {
  readonly element: ReactNode;
  readonly router: RouteSource;
  readonly toOrders: () => unknown;
}

const home = <p>Home</p>;
const orders = <p data-tour-anchor="list">Orders</p>;

function reactRouter(basename?: string): App {
  const screen = (
    <>
      <Link to="/orders" data-tour-anchor="link">
        Orders
      </Link>
      <Link to="?page=2" id="page">
        Page 2
      </Link>
      <Outlet />
    </>
  );
  const children = [
    { index: true, element: home },
    { path: 'orders', element: orders },
  ];
  const router = createBrowserRouter(
    [{ path: '/', element: screen, children }],
    basename === undefined ? {} : { basename },
  );
  return {
    element: <RouterProvider router={router} />,
    router: routerFromReactRouter(router, routes),
    toOrders: () => router.navigate('/orders'),
  };
}

function tanStackRouter(basepath?: string): App {
  const root = createRootRoute({
    component: () => (
      <>
        <TanStackLink to="/orders" data-tour-anchor="link">
          Orders
        </TanStackLink>
        <TanStackLink to="." search={{ page: 2 }} id="page">
          Page 2
        </TanStackLink>
        <TanStackOutlet />
      </>
    ),
  });
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/', component: () => home }),
    createRoute({ getParentRoute: () => root, path: '/orders', component: () => orders }),
  ]);
  const router = createRouter({ routeTree, ...(basepath !== undefined && { basepath }) });
  return {
    element: <TanStackProvider router={router} />,
    router: routerFromTanStackRouter(router, routes),
    toOrders: () => router.navigate({ to: '/orders' }),
  };
}

/** An app that keeps its address by itself, with `pushState` or in the fragment. */
function plain(kind: 'path' | 'hash'): App {
  const listeners = new Set<() => void>();
  addEventListener(kind === 'hash' ? 'hashchange' : 'popstate', () => {
    for (const listener of listeners) listener();
  });
  const go = (address: string): void => {
    if (kind === 'hash') location.hash = address;
    else history.pushState(null, '', address);
    for (const listener of listeners) listener();
  };
  const address: Address = {
    go,
    current: () => (kind === 'hash' ? location.hash.slice(1) : location.pathname),
    query: kind === 'hash' ? '/orders?page=2' : '?page=2',
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
  return {
    element: <PlainScreen {...address} />,
    router: kind === 'hash' ? routerFromHash(routes) : routerFromPath({ routes }),
    toOrders: () => go('/orders'),
  };
}

interface Address {
  readonly go: (address: string) => void;
  readonly current: () => string;
  /** The address of the orders' second page, from the first. */
  readonly query: string;
  readonly subscribe: (changed: () => void) => () => void;
}

function PlainScreen({ go, current, query, subscribe }: Address) {
  const path = useSyncExternalStore(subscribe, current);
  return (
    <>
      <button type="button" data-tour-anchor="link" onClick={() => go('/orders')}>
        Orders
      </button>
      <button type="button" id="page" onClick={() => go(query)}>
        Page 2
      </button>
      {path.startsWith('/orders') ? orders : home}
    </>
  );
}

const APPS: Readonly<Record<string, () => App>> = {
  'react-router': () => reactRouter(),
  'react-router under a base': () => reactRouter('/shop'),
  'TanStack Router': () => tanStackRouter(),
  'TanStack Router under a base': () => tanStackRouter('/shop'),
  'plain history': () => plain('path'),
  'the fragment': () => plain('hash'),
};

const place = document.querySelector<HTMLElement>('#app');
const { name = '' } = place?.dataset ?? {};
if (name.endsWith('base')) history.replaceState(null, '', `/shop${location.search}`);
const app = APPS[name]?.();
window.hostOptions = () => ({
  ...(app && { router: app.router }),
  tools: {
    async 'navigate.orders'() {
      fixture.calls.push('navigate.orders');
      await app?.toOrders();
      return { route: 'orders' };
    },
    filter: () => ({}),
    slow: () => ({}),
  },
});
if (place && app) createRoot(place).render(app.element);
