import { useTranslation } from 'react-i18next';
import type { Status } from '../desk/order.ts';

/** The stage of an order, in a word and a colour. */
export function StatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation();
  return (
    <span className="badge" data-status={status}>
      {t(`statuses.${status}`)}
    </span>
  );
}
