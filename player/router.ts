/** Route adapters: how the player learns which declared route the app is on. */
import type { RouteSource, RouteState, Undo } from '../engine/index.ts';
import type { RouteRow } from '../schemas/index.ts';

export interface PathRouterOptions {
  /** Declared routes: key to path, with `:param` for each param; or the `routes` of a client tool table. */
  readonly routes: Readonly<Record<string, string>> | readonly Pick<RouteRow, 'key' | 'path'>[];
  /** The path that the app shows now. Default: that of `window.location`. */
  readonly path?: () => string;
  /** Calls back after each navigation, and returns how to stop that. Default: history and hash events of the page. */
  readonly subscribe?: (changed: () => void) => Undo;
}

/**
 * Reads the current route off the path. Of several routes that match, the one with the most fixed segments wins.
 *
 * @example with a react-router data router
 * routerFromPath({
 *   routes: table.routes,
 *   path: () => router.state.location.pathname,
 *   subscribe: (changed) => router.subscribe(changed),
 * });
 */
export function routerFromPath({
  routes,
  path = () => location.pathname,
  subscribe = watchHistory,
}: PathRouterOptions): RouteSource {
  const rows = Array.isArray(routes)
    ? (routes as readonly Pick<RouteRow, 'key' | 'path'>[])
    : Object.entries(routes).map(([key, at]) => ({ key, path: at as string }));
  const patterns = rows
    .map((row) => ({ key: row.key, segments: segmentsOf(row.path) }))
    .sort((a, b) => fixed(b.segments) - fixed(a.segments));

  const current = (): RouteState => {
    const segments = segmentsOf(path());
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

function segmentsOf(path: string): string[] {
  const [bare = ''] = path.split(/[?#]/);
  return bare.split('/').filter(Boolean);
}

function fixed(segments: readonly string[]): number {
  return segments.filter((segment) => !segment.startsWith(':')).length;
}

function match(pattern: readonly string[], segments: readonly string[]): Record<string, string> | undefined {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decode(segment);
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
 * The page's own navigation events. `pushState` has none but in the Navigation API: where that is missing, give
 * `subscribe`.
 */
function watchHistory(changed: () => void): Undo {
  const stopped = new AbortController();
  const { navigation } = window as { navigation?: EventTarget };
  for (const [target, type] of [
    [window, 'popstate'],
    [window, 'hashchange'],
    [navigation, 'currententrychange'],
  ] as const) {
    target?.addEventListener(type, changed, { signal: stopped.signal });
  }
  return () => stopped.abort();
}
