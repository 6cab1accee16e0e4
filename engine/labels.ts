/** The engine's own words on the card. The tour's texts come from the app; these do not. */
import { de } from './labels-de.ts';
import { en, englishFor } from './labels-en.ts';
import { languageOf } from './text.ts';
import type { Labels } from './view.ts';

/** The built-in labels by language. */
export const builtInLabels: Readonly<Record<'en' | 'de', Labels>> = { en, de };

/** The built-in labels of a locale: its language's, else English. */
export function labelsFor(locale: string): Labels {
  return languageOf(locale) === 'de' ? de : englishFor(locale);
}
