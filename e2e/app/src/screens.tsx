import type { ReactNode } from 'react';
import { Outlet, type RouteObject } from 'react-router';
import { ROUTE_PATHS, type RouteKey } from './desk/routes.ts';
import { Shell } from './Shell.tsx';
import { Appearance } from './screens/Appearance.tsx';
import { Home } from './screens/Home.tsx';
import { OrderDetail } from './screens/OrderDetail.tsx';
import { Orders } from './screens/Orders.tsx';
import { Problem } from './screens/Problem.tsx';
import { Team } from './screens/Team.tsx';

const SCREENS: Record<RouteKey, () => ReactNode> = {
  home: Home,
  'orders.list': Orders,
  'orders.detail': OrderDetail,
  'team.settings': Team,
  appearance: Appearance,
};

function route(id: RouteKey): RouteObject {
  return { id, path: ROUTE_PATHS[id], Component: SCREENS[id] };
}

/** The routes with their screens, for a data router; each has its key as id. */
export const screens: RouteObject[] = [
  {
    Component: Shell,
    children: [
      {
        Component: Outlet,
        ErrorBoundary: () => <Problem kind="broken" />,
        children: [
          route('home'),
          route('orders.list'),
          route('orders.detail'),
          route('team.settings'),
          route('appearance'),
          { path: '*', element: <Problem kind="page" /> },
        ],
      },
    ],
  },
];
