import { useTranslation } from 'react-i18next';
import { LAYOUTS, THEME_CHOICES, type Theme, type ThemeChoice } from '../desk/appearance.ts';
import { Page } from '../parts/Page.tsx';
import { useDesk, useStore } from '../parts/use-desk.ts';
import { useTours } from '../parts/use-tours.ts';

/** Choice of theme and layout, each shown as a small picture of the desk. */
export function Appearance() {
  const { t } = useTranslation();
  const { appearance } = useDesk();
  useStore(appearance.store);
  const look = appearance.look();
  const { onDone } = useTours();
  return (
    <Page title={t('appearance.title')} lead={t('appearance.lead')}>
      <fieldset className="panel card looks" data-tour-anchor="appearance.themes">
        <legend>{t('appearance.theme')}</legend>
        <div className="look-options">
          {THEME_CHOICES.map((theme) => (
            <label key={theme} className="look">
              <input
                type="radio"
                name="theme"
                value={theme}
                checked={look.theme === theme}
                onChange={() => {
                  appearance.choose({ theme });
                  if (theme !== 'system') onDone('ui.theme.preview', { previewed: theme });
                }}
              />
              <ThemePicture theme={theme} />
              <span className="look-name">{t(`appearance.themes.${theme}`)}</span>
              <span className="quiet">{t(`appearance.theme_hints.${theme}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="panel card looks" data-tour-anchor="appearance.layouts">
        <legend>{t('appearance.layout')}</legend>
        <div className="look-options">
          {LAYOUTS.map((layout) => (
            <label key={layout} className="look">
              <input
                type="radio"
                name="layout"
                value={layout}
                checked={look.layout === layout}
                onChange={() => {
                  appearance.choose({ layout });
                  onDone('ui.layout.preview', { previewed: layout });
                }}
              />
              <span className="picture" data-layout={layout} aria-hidden="true">
                <MiniDesk />
              </span>
              <span className="look-name">{t(`appearance.layouts.${layout}`)}</span>
              <span className="quiet">{t(`appearance.layout_hints.${layout}`)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </Page>
  );
}

function ThemePicture({ theme }: { theme: ThemeChoice }) {
  const shown: readonly Theme[] = theme === 'system' ? ['light', 'dark'] : [theme];
  return (
    <span className="picture" aria-hidden="true">
      {shown.map((one) => (
        <MiniDesk key={one} theme={one} />
      ))}
    </span>
  );
}

/** The desk in a few strokes; `data-theme` gives it the colours of that theme. */
function MiniDesk({ theme }: { theme?: Theme }) {
  return (
    <span className="mini" data-theme={theme}>
      <span className="mini-nav">
        <i />
        <i />
        <i />
      </span>
      <span className="mini-page">
        <i className="mini-title" />
        <span className="mini-rows">
          <i />
          <i />
          <i />
          <i />
          <i />
        </span>
      </span>
    </span>
  );
}
