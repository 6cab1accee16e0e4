import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayTotal } from '../desk/summary.ts';
import { useFormat } from '../parts/use-format.ts';

/** Bars of orders per day, oldest first in the direction of reading. */
export function OrdersPerDay({ days }: { days: readonly DayTotal[] }) {
  const { t } = useTranslation();
  const format = useFormat();
  const total = days.reduce((sum, day) => sum + day.count, 0);
  const most = Math.max(1, ...days.map((day) => day.count));
  return (
    <section className="panel card chart" aria-labelledby="chart-title" data-tour-anchor="home.chart">
      <h2 id="chart-title">{t('home.chart')}</h2>
      <p className="quiet">
        {t('home.chart_summary', {
          total: format.number(total),
          average: format.number(Math.round(total / days.length)),
        })}
      </p>
      <ol className="bars">
        {days.map(({ day, count }, index) => (
          <li
            key={day}
            data-last={index === days.length - 1 ? '' : undefined}
            style={{ '--share': count / most } as CSSProperties}
          >
            <span className="visually-hidden">{t('home.chart_day', { day: format.day(day), count })}</span>
            <span className="bar-count" aria-hidden="true">
              {count}
            </span>
            <span className="bar" aria-hidden="true" />
            <span className="bar-day" aria-hidden="true">
              {format.dayOfMonth(day)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
