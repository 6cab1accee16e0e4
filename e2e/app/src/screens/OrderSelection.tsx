import { useTranslation } from 'react-i18next';
import { Icon } from '../parts/Icon.tsx';
import { useDesk, useStore } from '../parts/use-desk.ts';
import { useOrderList } from '../parts/use-order-list.ts';

/** What can be done with the selected orders; stays in view while the list scrolls. */
export function OrderSelection() {
  const { t } = useTranslation();
  const { orders, orderList, notices } = useDesk();
  const { selected } = useStore(orderList.store);
  const list = useOrderList();
  if (selected.length === 0) return null;
  const pack = () => {
    notices.tell({ text: 'orders_packed', params: { count: orders.pack(selected) } });
    list.select([]);
  };
  return (
    <fieldset
      className="panel selection"
      aria-label={t('orders.column.select')}
      data-tour-anchor="orders.list.selection"
    >
      <span>{t('orders.selected', { count: selected.length })}</span>
      <button type="button" className="button" onClick={pack}>
        <Icon name="package" />
        {t('orders.pack')}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('orders.clear_selection')}
        onClick={() => list.select([])}
      >
        <Icon name="close" />
      </button>
    </fieldset>
  );
}
