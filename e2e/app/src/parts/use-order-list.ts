import { useMemo } from 'react';
import type { OrderList } from '../desk/order-list.ts';
import { useDesk } from './use-desk.ts';
import { useTours } from './use-tours.ts';

type ByHand = {
  readonly [Change in 'filter' | 'sort' | 'showColumns' | 'applyView' | 'select']: (
    ...args: Parameters<OrderList[Change]>
  ) => void;
};

/** The order list as the user works it: tours hear of each change as of a result of its client tool. */
export function useOrderList(): ByHand {
  const { orderList } = useDesk();
  const { onDone } = useTours();
  return useMemo(
    () => ({
      filter: (filters) => onDone('orders.list.filter', orderList.filter(filters)),
      sort: (sort) => onDone('orders.list.sort', orderList.sort(sort)),
      showColumns: (columns) => onDone('orders.list.columns', orderList.showColumns(columns)),
      applyView: (view) => onDone('orders.list.view', orderList.applyView(view)),
      select: (ids) => onDone('orders.list.select', orderList.select(ids)),
    }),
    [orderList, onDone],
  );
}
