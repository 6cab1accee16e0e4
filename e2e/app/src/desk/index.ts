import type { DataRouter } from 'react-router';
import { type Appearance, createAppearance } from './appearance.ts';
import { createForms, type Forms } from './forms.ts';
import type { Shelf } from './keep.ts';
import { createNavigation, type Navigation } from './navigation.ts';
import { createNotices, type Notices } from './notices.ts';
import { createOrderList, type OrderList } from './order-list.ts';
import { createOrders, type Orders } from './orders.ts';
import type { Store } from './store.ts';
import { createTeam, type Team } from './team.ts';
import { createWorkspace, type Workspace } from './workspace.ts';

/** Everything the app knows and can do, apart from drawing: one value per app instance. */
export interface Desk {
  readonly router: DataRouter;
  readonly navigation: Navigation;
  readonly orders: Orders;
  readonly orderList: OrderList;
  readonly forms: Forms;
  readonly team: Team;
  readonly appearance: Appearance;
  readonly workspace: Store<Workspace>;
  readonly notices: Notices;
}

export interface DeskOptions {
  /** The router; its routes have the keys of the route table as ids. */
  readonly router: DataRouter;
  /** The time in milliseconds since the epoch. */
  readonly now?: () => number;
  /** Keeps settings for good. */
  readonly settings?: Shelf | undefined;
  /** Keeps orders and invitations as long as the tab lives, so that a demo starts fresh. */
  readonly session?: Shelf | undefined;
  /** The browser's languages, best first. */
  readonly languages?: readonly string[];
}

/** Makes a desk. Forms close when the app goes to another place, as a dialog belongs to the screen under it. */
export function createDesk({ router, now = Date.now, settings, session, languages }: DeskOptions): Desk {
  const navigation = createNavigation(router);
  const orders = createOrders(now, session);
  const forms = createForms();
  navigation.subscribe(() => forms.close());
  return {
    router,
    navigation,
    orders,
    orderList: createOrderList(orders),
    forms,
    team: createTeam(now, session),
    appearance: createAppearance(settings),
    workspace: createWorkspace(settings, languages),
    notices: createNotices(),
  };
}
