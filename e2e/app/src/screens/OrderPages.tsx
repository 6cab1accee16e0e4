import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '../desk/order-list.ts';
import { Icon } from '../parts/Icon.tsx';
import { useDesk, useStore } from '../parts/use-desk.ts';

/** Turning the pages of the order list. */
export function OrderPages({ total }: { total: number }) {
  const { t } = useTranslation();
  const { orderList } = useDesk();
  const { page } = useStore(orderList.store);
  const last = Math.max(0, Math.ceil(total / PAGE_SIZE) - 1);
  const turn = (to: number) => {
    orderList.showPage(to);
    window.scrollTo({ top: 0 });
  };

  return (
    <nav className="pages" aria-label={t('orders.pages')}>
      <span className="quiet">
        {t('orders.range', {
          from: page * PAGE_SIZE + 1,
          to: Math.min(total, (page + 1) * PAGE_SIZE),
          total,
        })}
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
  );
}
