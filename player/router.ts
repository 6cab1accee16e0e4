/** Route adapters: how the player learns which declared route the app is on. */
import type { RouteSource, RouteState, Undo } from '../engine/index.ts';
import type { RouteRow } from '../schemas/index.ts';

export interface PathRouterOptions {
  /** Declared routes: key to path, with `:param` for each param; or the `routes` of a client tool table. */
  readonly routes: Readonly<Record<string, string>> | readonly Pick<RouteRow, 'key' | 'path'>[];
  /** The path that the app shows now. Default: that of `window.location`. */
  readonly path?: (() => string) | undefined;
  /** What the app's paths begin with, such as `/shop`; a path without it is no route of the app. */
  readonly base?: string | undefined;
  /** Calls back after each navigation, and returns how to stop that. Default: whatever changes the page's address. */
  readonly subscribe?: ((changed: () => void) => Undo) | undefined;
}

/** Where a router has the app, as far as it is asked. */
interface Located {
  readonly state: { readonly location: { readonly pathname: string } };
}

/** A data router of react-router, such as `createBrowserRouter` makes, of version 6.4 or later. */
export interface ReactRouterLike extends Located {
  readonly basename?: string | undefined;
  subscribe(changed: () => void): Undo;
}

/** A router of TanStack Router, version 1. */
export interface TanStackRouterLike extends Located {
  subscribe(event: 'onResolved', changed: () => void): Undo;
}

type Routes = PathRouterOptions['routes'];

/** @example `router: routerFromReactRouter(createBrowserRouter(screens), table.routes)` */
export function routerFromReactRouter(router: ReactRouterLike, routes: Routes): RouteSource {
  return routerFromPath({
    routes,
    base: router.basename ?? '/',
    path: () => router.state.location.pathname,
    subscribe: (changed) => router.subscribe(changed),
  });
}

/** @example `router: routerFromTanStackRouter(createRouter({ routeTree }), table.routes)` */
export function routerFromTanStackRouter(router: TanStackRouterLike, routes: Routes): RouteSource {
  return routerFromPath({
    routes,
    path: () => router.state.location.pathname,
    subscribe: (changed) => router.subscribe('onResolved', changed),
  });
}

/** For apps whose path is in the fragment: `/#/orders`. */
export function routerFromHash(routes: Routes): RouteSource {
  return routerFromPath({ routes, path: () => location.hash.slice(1) });
}

/**
 * Reads the current route off the path. Of several routes that match, the one with the most fixed segments wins. For
 * any router that keeps the page's address, with `pushState` or with full page loads.
 */
export function routerFromPath({
  routes,
  path = () => location.pathname,
  base = '/',
  subscribe = watchHistory,
}: PathRouterOptions): RouteSource {
  const rows = Array.isArray(routes)
    ? (routes as readonly Pick<RouteRow, 'key' | 'path'>[])
    : Object.entries(routes).map(([key, at]) => ({ key, path: at as string }));
  const patterns = rows
    .map((row) => ({ key: row.key, segments: segmentsOf(row.path) }))
    .sort((a, b) => fixed(b.segments) - fixed(a.segments));

  const before = segmentsOf(base);
  /** What was read last: it is asked for several times in a step. */
  let known: { readonly path: string; readonly state: RouteState } | undefined;

  const current = (): RouteState => {
    const now = path();
    if (now !== known?.path) known = { path: now, state: stateAt(now) };
    return known.state;
  };
  const stateAt = (at: string): RouteState => {
    const all = segmentsOf(at);
    const segments = all.slice(before.length);
    if (before.some((part, index) => part !== all[index])) return { route: null, params: {} };
    for (const { key, segments: pattern } of patterns) {
      const params = match(pattern, segments);
      if (params) return { route: key, params };
    }
    return { route: null, params: {} };
  };
  return {
    current,
    subscribe(report) {
      let last = JSON.stringify(current());
      return subscribe(() => {
        const state = current();
        const now = JSON.stringify(state);
        if (now === last) return;
        last = now;
        report(state);
      });
    },
  };
}

/** As they are meant: a browser shows them encoded, a declaration rarely does. */
function segmentsOf(path: string): string[] {
  const [bare = ''] = path.split(/[?#]/);
  return bare.split('/').filter(Boolean).map(decode);
}

function fixed(segments: readonly string[]): number {
  return segments.filter((segment) => !segment.startsWith(':')).length;
}

function match(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = segment;
    else if (part !== segment) return undefined;
  }
  return params;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment; // a stray % is part of the text
  }
}

/**
 * The page's own navigation events. `pushState` has one in the Navigation API alone. In browsers without that, the
 * route is read when the page has changed: a navigation that changes nothing on the page can wait.
 */
function watchHistory(changed: () => void): Undo {
  const stopped = new AbortController();
  const { navigation } = window as { navigation?: EventTarget };
  const observer = new MutationObserver(changed);
  if (!navigation) observer.observe(document, { childList: true, subtree: true, characterData: true });
  for (const [target, type] of [
    [window, 'popstate'],
    [window, 'hashchange'],
    [navigation, 'currententrychange'],
  ] as const) {
    target?.addEventListener(type, changed, { signal: stopped.signal });
  }
  return () => {
    stopped.abort();
    observer.disconnect();
  };
}
