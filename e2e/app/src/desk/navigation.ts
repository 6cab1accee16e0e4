import { type DataRouter, generatePath } from 'react-router';
import { isRouteKey, ROUTE_PATHS, type RouteKey } from './routes.ts';

/** Where the app is: the route's key (`undefined` on an unknown address) and its params. */
export interface Place {
  readonly route: RouteKey | undefined;
  readonly params: Readonly<Record<string, string>>;
}

/** The app's router in the words of the route table. */
export interface Navigation {
  current(): Place;
  /** Goes to a route and answers once it is reached. Throws when a param is missing or the app went elsewhere. */
  go(route: RouteKey, params?: Readonly<Record<string, string>>): Promise<{ route: RouteKey }>;
  /** Calls back after each change of place. Gives back how to stop. */
  subscribe(listener: (place: Place) => void): () => void;
}

/** Makes the navigation over a data router whose routes have the keys of the route table as ids. */
export function createNavigation(router: DataRouter): Navigation {
  const current = (): Place => {
    const match = router.state.matches.at(-1);
    const params: Record<string, string> = {};
    for (const [name, value] of Object.entries(match?.params ?? {}))
      if (value !== undefined) params[name] = value;
    const id = match?.route.id ?? '';
    return { route: isRouteKey(id) ? id : undefined, params };
  };

  return {
    current,
    async go(route, params = {}) {
      await router.navigate(generatePath(ROUTE_PATHS[route] as string, params));
      const reached = current().route;
      if (reached !== route)
        throw new Error(`The app went to ${reached ?? 'an unknown address'}, not to ${route}.`);
      return { route };
    },
    subscribe(listener) {
      let location = router.state.location;
      return router.subscribe((state) => {
        if (state.navigation.state !== 'idle' || state.location === location) return;
        location = state.location;
        listener(current());
      });
    },
  };
}
