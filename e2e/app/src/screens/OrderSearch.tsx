import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Applied } from '../desk/order-list.ts';
import { Icon } from '../parts/Icon.tsx';
import { useDesk, useStore } from '../parts/use-desk.ts';
import { useTours } from '../parts/use-tours.ts';

/** How long typing must rest, in milliseconds, before the search counts as made. */
const REST = 700;

/** Searches the order list while the user types; tours hear of it once typing rests. */
export function OrderSearch() {
  const { t } = useTranslation();
  const { orderList } = useDesk();
  const { search } = useStore(orderList.store);
  const { onDone } = useTours();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const type = (query: string) => {
    const result: Applied<'query'> = orderList.search(query);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onDone('orders.list.search', result), REST);
  };
  return (
    <label className="search-box" data-tour-anchor="orders.list.search">
      <Icon name="search" />
      <span className="visually-hidden">{t('orders.search')}</span>
      <input
        type="search"
        placeholder={t('orders.search')}
        value={search}
        onChange={(event) => type(event.target.value)}
      />
    </label>
  );
}
