import type { i18n } from 'i18next';
import { useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { RouterProvider } from 'react-router/dom';
import { DeskTours } from './DeskTours.tsx';
import type { Desk } from './desk/index.ts';
import { DeskProvider, useStore } from './parts/use-desk.ts';

interface AppProps {
  readonly desk: Desk;
  readonly texts: i18n;
}

/** The whole app over one desk. */
export function App({ desk, texts }: AppProps) {
  const { locale, direction } = useStore(desk.workspace);
  useEffect(() => {
    document.documentElement.lang = locale;
    document.documentElement.dir = direction;
    void texts.changeLanguage(locale);
  }, [texts, locale, direction]);
  return (
    <I18nextProvider i18n={texts}>
      <DeskProvider value={desk}>
        <DeskTours texts={texts}>
          <RouterProvider router={desk.router} />
        </DeskTours>
      </DeskProvider>
    </I18nextProvider>
  );
}
