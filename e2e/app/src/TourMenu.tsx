import { useTranslation } from 'react-i18next';
import { THEME_CHOICES } from './desk/appearance.ts';
import { CARDS, DIRECTIONS, LOCALES, TENANTS, USER_ROLES } from './desk/workspace.ts';
import { Choice } from './parts/Choice.tsx';
import { Disclosure } from './parts/Disclosure.tsx';
import { Icon } from './parts/Icon.tsx';
import { useDesk, useStore } from './parts/use-desk.ts';

export interface TourMenuItem {
  readonly key: string;
  /** The tour's title in the reader's language. */
  readonly title: string;
}

export interface TourMenuProps {
  readonly tours: readonly TourMenuItem[];
  readonly onStart: (tour: TourMenuItem) => void;
  /** Asks the assistant, which answers with a tour of its own. */
  readonly onAsk: () => void;
  /** What the check said of the assistant's tries before the one that plays. */
  readonly refused: readonly string[];
}

/** Starts a tour, and switches whose desk this is, who works at it and how it looks. */
export function TourMenu({ tours, onStart, onAsk, refused }: TourMenuProps) {
  const { t } = useTranslation();
  const { workspace, appearance } = useDesk();
  const { tenant, role, locale, direction, card } = useStore(workspace);
  useStore(appearance.store);

  return (
    <Disclosure
      className="tour-menu"
      title={t('menu.title')}
      label={
        <>
          <Icon name="tours" />
          {t('menu.open')}
        </>
      }
      data-tour-anchor="tours.menu"
    >
      {(close) => (
        <>
          <h2>{t('menu.title')}</h2>
          {tours.length === 0 ? (
            <p className="quiet">{t('menu.empty')}</p>
          ) : (
            <ul className="tour-list">
              {tours.map((tour) => (
                <li key={tour.key}>
                  <button
                    type="button"
                    onClick={() => {
                      close();
                      onStart(tour);
                    }}
                  >
                    <Icon name="play" />
                    {tour.title}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <h2>{t('menu.assistant')}</h2>
          <ul className="tour-list">
            <li>
              <button
                type="button"
                onClick={() => {
                  close();
                  onAsk();
                }}
              >
                <Icon name="ask" />
                {t('menu.question')}
              </button>
            </li>
          </ul>
          {refused.length > 0 && (
            <div className="quiet refused">
              <p>{t('menu.refused')}</p>
              <ul>
                {refused.map((message) => (
                  <li key={message}>{message}</li>
                ))}
              </ul>
            </div>
          )}
          <h2>{t('menu.settings')}</h2>
          <Choice
            legend={t('menu.tenant')}
            value={tenant}
            options={TENANTS.map((value) => ({ value, label: t(`tenants.${value}`) }))}
            onChoose={(value) => workspace.update((state) => ({ ...state, tenant: value }))}
          />
          <Choice
            legend={t('menu.role')}
            value={role}
            options={USER_ROLES.map((value) => ({ value, label: t(`team.roles.${value}`) }))}
            onChoose={(value) => workspace.update((state) => ({ ...state, role: value }))}
          />
          <Choice
            legend={t('menu.locale')}
            value={locale}
            options={LOCALES.map((value) => ({ value, label: t(`menu.locales.${value}`) }))}
            onChoose={(value) => workspace.update((state) => ({ ...state, locale: value }))}
          />
          <Choice
            legend={t('menu.theme')}
            value={appearance.look().theme}
            options={THEME_CHOICES.map((value) => ({ value, label: t(`appearance.themes.${value}`) }))}
            onChoose={(theme) => appearance.choose({ theme })}
          />
          <Choice
            legend={t('menu.direction')}
            value={direction}
            options={DIRECTIONS.map((value) => ({ value, label: t(`menu.directions.${value}`) }))}
            onChoose={(value) => workspace.update((state) => ({ ...state, direction: value }))}
          />
          <Choice
            legend={t('menu.card')}
            value={card}
            options={CARDS.map((value) => ({ value, label: t(`menu.cards.${value}`) }))}
            onChoose={(value) => workspace.update((state) => ({ ...state, card: value }))}
          />
        </>
      )}
    </Disclosure>
  );
}
