import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Notice } from '../desk/notices.ts';
import { Icon } from './Icon.tsx';
import { useDesk, useStore } from './use-desk.ts';

const SHOWN_FOR = 8_000;

/** The latest notice, announced when it comes and gone after a while. */
export function NoticeBar() {
  const { t } = useTranslation();
  const { notices } = useDesk();
  const notice = useStore(notices.store);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(notices.clear, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [notice, notices]);
  return (
    <div role="status">
      {notice && (
        <div className="panel notice">
          <Icon name={notice.text.startsWith('tour_') ? 'tours' : 'check'} />
          <span>{textOf(notice, t)}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={t('actions.dismiss')}
            onClick={notices.clear}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  );
}

function textOf(notice: Notice, t: ReturnType<typeof useTranslation>['t']): string {
  switch (notice.text) {
    case 'order_created':
      return t('notices.order_created', notice.params);
    case 'orders_packed':
      return t('notices.orders_packed', notice.params);
    case 'invited':
      return t('notices.invited', notice.params);
    case 'tour_not_permitted':
      return t('notices.tour_not_permitted', notice.params);
    case 'tour_not_started':
      return t('notices.tour_not_started', notice.params);
  }
}
