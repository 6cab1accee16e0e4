import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { placedAt, type Status, totalOf } from '../desk/order.ts';
import type { ViewKey } from '../desk/order-list.ts';
import { dayTotals, groupByStatus } from '../desk/summary.ts';
import { Page } from '../parts/Page.tsx';
import { useDesk, useStore } from '../parts/use-desk.ts';
import { useFormat } from '../parts/use-format.ts';
import { OrdersPerDay } from './OrdersPerDay.tsx';

const WAITING = 6;

/** The overview: what waits, what is on its way, and how the last two weeks went. */
export function Home() {
  const { t } = useTranslation();
  const { orders, orderList } = useDesk();
  const all = useStore(orders.store);
  const format = useFormat();
  const { open, packed, shipped } = groupByStatus(all);
  const value = [...open, ...packed].reduce((sum, order) => sum + totalOf(order), 0);
  const waiting = open.toSorted((a, b) => placedAt(a) - placedAt(b)).slice(0, WAITING);
  const now = Date.now();

  const figure = (name: 'open' | 'packed' | 'shipped' | 'value', shown: string, show: () => void) => (
    <Link to="/orders" className="panel figure" data-figure={name} onClick={show}>
      <span className="figure-name">{t(`home.${name}`)}</span>
      <strong>{shown}</strong>
      <span className="quiet">{t(`home.${name}_hint`)}</span>
    </Link>
  );
  const view = (key: ViewKey) => () => orderList.applyView(key);
  const only = (status: Status) => () => {
    orderList.applyView('all');
    orderList.filter({ status: [status] });
  };

  return (
    <Page title={t('home.title')} lead={t('home.lead')}>
      <section className="figures" aria-label={t('home.figures')} data-tour-anchor="home.figures">
        {figure('open', format.number(open.length), view('to_pack'))}
        {figure('packed', format.number(packed.length), only('packed'))}
        {figure('shipped', format.number(shipped.length), only('shipped'))}
        {figure('value', format.roundMoney(value), view('high_value'))}
      </section>
      <div className="home-columns">
        <OrdersPerDay days={dayTotals(all, now, 14)} />
        <section className="panel card" aria-labelledby="waiting-title" data-tour-anchor="home.waiting">
          <h2 id="waiting-title">{t('home.waiting')}</h2>
          <ul className="waiting">
            {waiting.map((order) => (
              <li key={order.id}>
                <span>
                  <Link to={`/orders/${order.id}`}>{order.customer}</Link>
                  <span className="quiet">
                    {order.quantity} × {t(`items.${order.item}`)}
                  </span>
                </span>
                <span className="quiet">{format.ago(placedAt(order), now)}</span>
              </li>
            ))}
          </ul>
          <Link to="/orders" className="more" onClick={view('to_pack')}>
            {t('home.waiting_all')}
          </Link>
        </section>
      </div>
    </Page>
  );
}
