import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '../desk/order-list.ts';
import { Icon } from '../parts/Icon.tsx';
import { useDesk, useStore } from '../parts/use-desk.ts';

/** The foot of the order list: what is selected, and turning pages. */
export function OrderPages({ total }: { total: number }) {
  const { t } = useTranslation();
  const { orders, orderList, notices } = useDesk();
  const { page, selected } = useStore(orderList.store);
  const last = Math.max(0, Math.ceil(total / PAGE_SIZE) - 1);
  const turn = (to: number) => {
    orderList.showPage(to);
    window.scrollTo({ top: 0 });
  };
  const pack = () => {
    notices.tell({ text: 'orders_packed', params: { count: orders.pack(selected) } });
    orderList.select([]);
  };

  return (
    <div className="list-foot">
      {selected.length > 0 && (
        <div className="panel selection" role="group" aria-label={t('orders.column.select')}>
          <span>{t('orders.selected', { count: selected.length })}</span>
          <button type="button" className="button" onClick={pack}>
            <Icon name="package" />
            {t('orders.pack')}
          </button>
          <button type="button" className="button plain" onClick={() => orderList.select([])}>
            {t('actions.clear')}
          </button>
        </div>
      )}
      <nav className="pages" aria-label={t('orders.pages')}>
        <span className="quiet">
          {t('orders.range', { from: page * PAGE_SIZE + 1, to: Math.min(total, (page + 1) * PAGE_SIZE), total })}
        </span>
        <button
          type="button"
          className="icon-button"
          aria-label={t('orders.previous')}
          disabled={page === 0}
          onClick={() => turn(page - 1)}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t('orders.next')}
          disabled={page >= last}
          onClick={() => turn(page + 1)}
        >
          <Icon name="forward" />
        </button>
      </nav>
    </div>
  );
}
