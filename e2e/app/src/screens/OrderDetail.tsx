import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { ITEM_PRICES, nextStatus, type Order, type Status, statusOf, totalOf } from '../desk/order.ts';
import { Icon } from '../parts/Icon.tsx';
import { Page } from '../parts/Page.tsx';
import { StatusBadge } from '../parts/StatusBadge.tsx';
import { useDesk, useStore } from '../parts/use-desk.ts';
import { useFormat } from '../parts/use-format.ts';

/** One order: what was ordered, how far it is, and the button that moves it on. */
export function OrderDetail() {
  const { t } = useTranslation();
  const { orders } = useDesk();
  const { orderId = '' } = useParams();
  useStore(orders.store);
  const order = orders.find(orderId);
  const back = (
    <Link to="/orders" className="back">
      <Icon name="back" />
      {t('order.back')}
    </Link>
  );
  if (!order) {
    return (
      <>
        {back}
        <Page title={t('order.missing', { id: orderId })} lead={t('order.missing_hint')}>
          {null}
        </Page>
      </>
    );
  }

  return (
    <>
      {back}
      <Page
        title={t('order.title', { id: order.id })}
        lead={<StatusBadge status={statusOf(order)} />}
        actions={<AdvanceButton order={order} />}
      >
        <div className="detail-columns">
          <Summary order={order} />
          <Timeline order={order} />
        </div>
      </Page>
    </>
  );
}

function AdvanceButton({ order }: { order: Order }) {
  const { t } = useTranslation();
  const { orders } = useDesk();
  const status = statusOf(order);
  if (status === 'delivered' || status === 'cancelled') return null;
  return (
    <button
      type="button"
      className="button primary"
      data-tour-anchor="orders.detail.advance"
      onClick={() => orders.advance(order.id)}
    >
      <Icon name="check" />
      {t(`order.advance.${status}`)}
    </button>
  );
}

function Summary({ order }: { order: Order }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <section className="panel slip" aria-labelledby="summary-title" data-tour-anchor="orders.detail.summary">
      <h2 id="summary-title">{t('order.summary')}</h2>
      <dl className="facts">
        <Fact name={t('order.customer')}>{order.customer}</Fact>
        <Fact name={t('order.channel')}>{t(`channels.${order.channel}`)}</Fact>
        <Fact name={t('order.item')}>{t(`items.${order.item}`)}</Fact>
        <Fact name={t('order.quantity')}>{format.number(order.quantity)}</Fact>
        <Fact name={t('order.price')}>{format.money(ITEM_PRICES[order.item])}</Fact>
        {order.note !== '' && <Fact name={t('order.note')}>{order.note}</Fact>}
      </dl>
      <dl className="slip-total">
        <dt>{t('order.total')}</dt>
        <dd>{format.money(totalOf(order))}</dd>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Timeline({ order }: { order: Order }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <section
      className="panel card"
      aria-labelledby="timeline-title"
      data-tour-anchor="orders.detail.timeline"
    >
      <h2 id="timeline-title">{t('order.timeline')}</h2>
      <ol className="timeline">
        {order.events.map((event) => (
          <li key={event.status} data-status={event.status}>
            <strong>{t(`order.happened.${event.status}`)}</strong>
            <time className="quiet" dateTime={new Date(event.at).toISOString()}>
              {format.moment(event.at)}
            </time>
          </li>
        ))}
        {stillToCome(statusOf(order)).map((status) => (
          <li key={status} data-pending="">
            <span>{t(`order.happened.${status}`)}</span>
            <span className="quiet">{t('order.pending')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function stillToCome(status: Status): Status[] {
  const next = nextStatus(status);
  return next === undefined ? [] : [next, ...stillToCome(next)];
}
