import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Page } from '../parts/Page.tsx';

/** What stands in for a screen: the address is unknown, or the screen failed. */
export function Problem({ kind }: { kind: 'page' | 'broken' }) {
  const { t } = useTranslation();
  return (
    <Page title={t(`errors.${kind}`)} lead={t(`errors.${kind}_hint`)}>
      <Link to="/" className="button">
        {t('errors.page_home')}
      </Link>
    </Page>
  );
}
