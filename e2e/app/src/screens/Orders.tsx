import { useTranslation } from 'react-i18next';
import { PAGE_SIZE, VIEW_KEYS } from '../desk/order-list.ts';
import { Icon } from '../parts/Icon.tsx';
import { Page } from '../parts/Page.tsx';
import { useDesk, useRows, useStore } from '../parts/use-desk.ts';
import { useOrderList } from '../parts/use-order-list.ts';
import { useTours } from '../parts/use-tours.ts';
import { CreateOrder } from './CreateOrder.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { OrderPages } from './OrderPages.tsx';
import { OrderSelection } from './OrderSelection.tsx';
import { OrderTable } from './OrderTable.tsx';

/** The order list with its stored views, filters and the new-order form. */
export function Orders() {
  const { t } = useTranslation();
  const { orderList, forms } = useDesk();
  const { view, page } = useStore(orderList.store);
  const rows = useRows(orderList);
  const list = useOrderList();
  const { onDone } = useTours();
  return (
    <Page
      title={t('orders.title')}
      lead={<span role="status">{t('orders.count', { count: rows.length })}</span>}
      actions={
        <button
          type="button"
          className="button primary"
          data-tour-anchor="orders.list.new"
          onClick={() => onDone('orders.create.prefill', forms.prefill('orders.create', {}))}
        >
          <Icon name="plus" />
          {t('orders.new')}
        </button>
      }
    >
      <fieldset className="views" aria-label={t('orders.views')} data-tour-anchor="orders.list.views">
        {VIEW_KEYS.map((key) => (
          <button key={key} type="button" aria-pressed={key === view} onClick={() => list.applyView(key)}>
            {t(`orders.view.${key}`)}
          </button>
        ))}
      </fieldset>
      <OrderFilters />
      {rows.length === 0 ? (
        <div className="panel empty" data-tour-anchor="orders.list.table">
          <h2>{t('orders.none')}</h2>
          <p className="quiet">{t('orders.none_hint')}</p>
          <button type="button" className="button" onClick={() => list.applyView('all')}>
            {t('orders.reset')}
          </button>
        </div>
      ) : (
        <>
          <OrderTable rows={rows.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE)} />
          <OrderSelection />
          <OrderPages total={rows.length} />
        </>
      )}
      <CreateOrder />
    </Page>
  );
}
