// biome-ignore-all lint/a11y/noRedundantRoles: as cards, the rows keep their roles only where they are spelled out.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type Order, placedAt, statusOf, totalOf } from '../desk/order.ts';
import { type Column, SORT_KEYS, type SortKey } from '../desk/order-list.ts';
import { Icon } from '../parts/Icon.tsx';
import { StatusBadge } from '../parts/StatusBadge.tsx';
import { useDesk, useStore } from '../parts/use-desk.ts';
import { type Format, useFormat } from '../parts/use-format.ts';
import { useOrderList } from '../parts/use-order-list.ts';

function isSortKey(column: Column): column is Column & SortKey {
  return SORT_KEYS.some((key) => key === column);
}

/**
 * One page of orders. On narrow screens the style sheet lays each row out as a card, which would take the table roles
 * away; they are therefore spelled out.
 */
export function OrderTable({ rows }: { rows: readonly Order[] }) {
  const { t } = useTranslation();
  const { orderList } = useDesk();
  const { columns, selected } = useStore(orderList.store);
  const list = useOrderList();
  const format = useFormat();
  const now = Date.now();
  const shown = new Set(selected);
  const ids = rows.map((order) => order.id);
  const all = ids.every((id) => shown.has(id));

  const select = (picked: readonly string[], on: boolean) =>
    list.select(on ? [...new Set([...selected, ...picked])] : selected.filter((id) => !picked.includes(id)));

  return (
    <div className="panel table-frame" data-tour-anchor="orders.list.table">
      <table className="orders" role="table" aria-label={t('orders.table')}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" data-column="select">
              <label className="check">
                <input type="checkbox" checked={all} onChange={() => select(ids, !all)} />
                <span className="visually-hidden">{t('orders.select_page')}</span>
              </label>
            </th>
            <th role="columnheader" scope="col" data-column="id">
              {t('orders.column.id')}
            </th>
            {columns.map((column) => (
              <ColumnHead key={column} column={column} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((order) => (
            <tr role="row" key={order.id} data-selected={shown.has(order.id) ? '' : undefined}>
              <td role="cell" data-column="select">
                <label className="check">
                  <input
                    type="checkbox"
                    checked={shown.has(order.id)}
                    onChange={(event) => select([order.id], event.target.checked)}
                  />
                  <span className="visually-hidden">{t('orders.select_one', { id: order.id })}</span>
                </label>
              </td>
              <th role="rowheader" scope="row" data-column="id">
                <Link to={`/orders/${order.id}`} className="order-id">
                  {order.id}
                </Link>
              </th>
              {columns.map((column) => (
                <td role="cell" key={column} data-column={column}>
                  <Cell order={order} column={column} format={format} now={now} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ColumnHead({ column }: { column: Column }) {
  const { t } = useTranslation();
  const { orderList } = useDesk();
  const { sort } = useStore(orderList.store);
  const list = useOrderList();
  const name = t(`orders.column.${column}`);
  if (!isSortKey(column)) {
    return (
      <th role="columnheader" scope="col" data-column={column}>
        {name}
      </th>
    );
  }
  const direction = sort.by === column ? sort.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <th role="columnheader" scope="col" data-column={column} aria-sort={direction ?? 'none'}>
      <button type="button" onClick={() => list.sort({ by: column, direction: next })}>
        {name}
        {direction && <Icon name={direction === 'ascending' ? 'rising' : 'falling'} />}
      </button>
    </th>
  );
}

interface CellProps {
  readonly order: Order;
  readonly column: Column;
  readonly format: Format;
  readonly now: number;
}

function Cell({ order, column, format, now }: CellProps): ReactNode {
  const { t } = useTranslation();
  switch (column) {
    case 'customer':
      return order.customer;
    case 'item':
      return t(`items.${order.item}`);
    case 'quantity':
      return format.number(order.quantity);
    case 'total':
      return format.money(totalOf(order));
    case 'status':
      return <StatusBadge status={statusOf(order)} />;
    case 'placed':
      return (
        <time dateTime={new Date(placedAt(order)).toISOString()}>{format.ago(placedAt(order), now)}</time>
      );
  }
}
