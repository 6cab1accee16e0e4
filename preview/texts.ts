/** The project's texts, as an i18next that the player takes for the host's. */
import { createInstance, type i18n } from 'i18next';
import type { Messages } from '../player/index.ts';
import type { TourDocument } from '../schemas/index.ts';
import type { PreviewData } from './data.ts';

export async function createTexts(
  resources: PreviewData['locales']['resources'],
  { locale, fallback }: { readonly locale: string; readonly fallback: string },
): Promise<i18n> {
  const texts = createInstance();
  await texts.init({
    lng: locale,
    fallbackLng: fallback,
    resources: Object.fromEntries(Object.entries(resources).map(([of, messages]) => [of, spaces(messages)])),
    interpolation: { escapeValue: false },
  });
  return texts;
}

/** A key without a namespace is looked up in all messages, `ns:key` in those under `ns`. */
function spaces(messages: Messages): Record<string, Messages> {
  const named = Object.entries(messages).filter(
    (entry): entry is [string, Messages] => typeof entry[1] === 'object',
  );
  return { ...Object.fromEntries(named), translation: messages };
}

/** The title of a tour as plain text; its key when there is none. */
export function titleOf({ title, key }: Pick<TourDocument, 'title' | 'key'>, texts: i18n): string {
  if (typeof title === 'string') return texts.exists(title) ? String(texts.t(title)) : title;
  if ('key' in title) return texts.exists(title.key) ? String(texts.t(title.key)) : title.key;
  if ('generated' in title) return title.generated;
  return title.inline[texts.language] ?? Object.values(title.inline)[0] ?? key;
}
