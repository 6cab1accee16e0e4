import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Desk } from '../desk/index.ts';
import type { Order } from '../desk/order.ts';
import type { OrderList } from '../desk/order-list.ts';
import type { Store } from '../desk/store.ts';

const DeskContext = createContext<Desk | undefined>(undefined);

/** Gives the desk to everything below. */
export const DeskProvider = DeskContext.Provider;

/** The desk of this app. Throws outside a `DeskProvider`. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('useDesk needs a DeskProvider above it.');
  return desk;
}

/** The state of a store; draws again when it changes. */
export function useStore<S>(store: Store<S>): S {
  return useSyncExternalStore(store.subscribe, store.get);
}

/** The orders that the list shows; draws again when orders or list change. */
export function useRows(list: OrderList): readonly Order[] {
  const { orders } = useDesk();
  useStore(orders.store);
  useStore(list.store);
  return list.rows();
}
