import { useTranslation } from 'react-i18next';
import { useDesk, useStore } from './use-desk.ts';
import { useFormat } from './use-format.ts';

/** While a theme or layout is only tried out: says so, and keeps it or goes back. */
export function PreviewBar() {
  const { t } = useTranslation();
  const { appearance } = useDesk();
  const { theme, layout } = useStore(appearance.store).preview;
  const format = useFormat();
  const names = [
    ...(theme ? [t(`appearance.themes.${theme}`)] : []),
    ...(layout ? [t(`appearance.layouts.${layout}`)] : []),
  ];
  if (names.length === 0) return null;
  return (
    <fieldset className="panel notice" aria-label={t('preview.label')}>
      <span>{t('preview.text', { names: format.list(names) })}</span>
      <button type="button" className="button" onClick={appearance.discardPreview}>
        {t('preview.discard')}
      </button>
      <button type="button" className="button primary" onClick={appearance.keepPreview}>
        {t('preview.keep')}
      </button>
    </fieldset>
  );
}
