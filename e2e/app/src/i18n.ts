import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import deTours from '../../../tours/locales/de.json' with { type: 'json' };
import enTours from '../../../tours/locales/en.json' with { type: 'json' };
import de from '../locales/de.json' with { type: 'json' };
import en from '../locales/en.json' with { type: 'json' };
import type { Locale } from './desk/workspace.ts';

/** Makes the app's i18next, ready at once. Texts are inserted by React, which escapes them, so i18next does not. */
export function createTexts(locale: Locale): i18n {
  const texts = createInstance();
  texts.use(initReactI18next);
  void texts.init({
    lng: locale,
    fallbackLng: 'en',
    resources: { en: { translation: { ...en, ...enTours } }, de: { translation: { ...de, ...deTours } } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return texts;
}
