import { useTranslation } from 'react-i18next';
import { STATUSES, type Status } from '../desk/order.ts';
import { COLUMNS, type Column, SORT_KEYS, type Sort } from '../desk/order-list.ts';
import { countByStatus } from '../desk/summary.ts';
import { Disclosure } from '../parts/Disclosure.tsx';
import { Icon } from '../parts/Icon.tsx';
import { useDesk, useStore } from '../parts/use-desk.ts';
import { useFormat } from '../parts/use-format.ts';
import { useOrderList } from '../parts/use-order-list.ts';
import { OrderSearch } from './OrderSearch.tsx';

/** Search, status filter, sorting and columns of the order list. */
export function OrderFilters() {
  const { t } = useTranslation();
  const { orders, orderList } = useDesk();
  const { status, columns, sort } = useStore(orderList.store);
  const counts = countByStatus(useStore(orders.store));
  const list = useOrderList();
  const format = useFormat();

  const toggleStatus = (one: Status) =>
    list.filter({ status: STATUSES.filter((known) => status.includes(known) !== (known === one)) });
  const toggleColumn = (one: Column) =>
    list.showColumns(columns.includes(one) ? columns.filter((shown) => shown !== one) : [...columns, one]);

  return (
    <search className="filters" aria-label={t('orders.filters')} data-tour-anchor="orders.list.filters">
      <OrderSearch />
      <fieldset className="chips" aria-label={t('orders.status')} data-tour-anchor="orders.list.status">
        {STATUSES.map((one) => (
          <button
            key={one}
            type="button"
            data-status={one}
            aria-pressed={status.includes(one)}
            onClick={() => toggleStatus(one)}
          >
            {t(`statuses.${one}`)} <span className="chip-count">{format.number(counts[one])}</span>
          </button>
        ))}
      </fieldset>
      <div className="filters-end">
        <SortSelect sort={sort} onSort={list.sort} />
        <Disclosure
          title={t('orders.columns')}
          label={
            <>
              <Icon name="columns" />
              {t('orders.columns')}
            </>
          }
          data-tour-anchor="orders.list.columns"
        >
          {() => (
            <ul className="checks">
              {COLUMNS.map((column) => (
                <li key={column}>
                  <label>
                    <input
                      type="checkbox"
                      checked={columns.includes(column)}
                      onChange={() => toggleColumn(column)}
                    />
                    {t(`orders.column.${column}`)}
                  </label>
                </li>
              ))}
            </ul>
          )}
        </Disclosure>
      </div>
    </search>
  );
}

/** Sorting for screens that are too narrow for the table's headings. */
function SortSelect({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const { t } = useTranslation();
  const choices = SORT_KEYS.flatMap((by) => [
    { by, direction: 'ascending' as const },
    { by, direction: 'descending' as const },
  ]);
  return (
    <select
      className="sort-select"
      aria-label={t('orders.sort')}
      value={`${sort.by} ${sort.direction}`}
      onChange={(event) => {
        const choice = choices.find(({ by, direction }) => `${by} ${direction}` === event.target.value);
        if (choice) onSort(choice);
      }}
    >
      {choices.map(({ by, direction }) => (
        <option key={`${by} ${direction}`} value={`${by} ${direction}`}>
          {t('orders.sort_label', { column: t(`orders.column.${by}`), direction: t(`orders.${direction}`) })}
        </option>
      ))}
    </select>
  );
}
