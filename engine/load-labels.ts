/** The engine's own words for a page, which has English at hand and loads another language when it needs it. */
import { englishFor } from './labels-en.ts';
import { languageOf } from './text.ts';
import type { Labels } from './view.ts';

export { englishFor };

/** The built-in labels of a locale: its language's, else English. Rejects when they cannot be loaded. */
export async function loadLabels(locale: string): Promise<Labels> {
  return languageOf(locale) === 'de' ? (await import('./labels-de.ts')).de : englishFor(locale);
}
