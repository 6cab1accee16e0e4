/** Texts from i18next, the host's or one of the player's own. Loaded when the host's option asks for one. */
import type { Translate } from '../engine/index.ts';
import type { I18nextLike, I18nOption, Messages, Texts, TextsContext } from './translate.ts';

/** Pauses before a namespace that did not load is asked for again, in milliseconds (case B086). */
const PAUSES = [1000, 4000, 16_000];

/** The texts of an i18next instance, its late namespaces and changes of its language included. */
export function fromI18next(instance: I18nextLike, context: TextsContext): Texts {
  const asked = new Set<string>();
  const loading = new Set<string>();
  const retries = new Set<ReturnType<typeof setTimeout>>();
  let stopped = false;

  const isThere = (namespace: string): boolean =>
    !instance.hasResourceBundle ||
    [instance.language, ...(instance.languages ?? [])].some((each) =>
      instance.hasResourceBundle?.(each, namespace),
    );

  function load(namespace: string, tries = 0): void {
    const settled = (): void => {
      if (stopped) return;
      const pause = instance.reloadResources && PAUSES[tries];
      if (pause && !isThere(namespace)) {
        const retry = setTimeout(() => {
          retries.delete(retry);
          load(namespace, tries + 1);
        }, pause);
        retries.add(retry);
        return;
      }
      loading.delete(namespace);
      context.changed();
    };
    const loaded =
      tries === 0 ? instance.loadNamespaces?.(namespace) : instance.reloadResources?.(undefined, namespace);
    void loaded?.then(settled, settled);
  }

  const look: Translate = (key, params) => {
    // i18next would escape for HTML; the text is inserted as text.
    const options = { ...params, interpolation: { escapeValue: false } };
    if (instance.exists(key, options)) return String(instance.t(key, options));
    const namespace = /^([^:\s]+):/.exec(key)?.[1];
    if (namespace && instance.loadNamespaces && !asked.has(namespace)) {
      asked.add(namespace);
      loading.add(namespace);
      load(namespace);
    }
    // A text that is on its way is no missing one: its place is empty until it comes.
    return instance.isInitialized === false || (namespace && loading.has(namespace)) ? '' : undefined;
  };
  const events = ['languageChanged', 'loaded', 'initialized'] as const;
  for (const event of events) instance.on(event, context.changed);
  return {
    translate: look,
    locale: () => instance.language || context.locale,
    stop() {
      stopped = true;
      for (const event of events) instance.off(event, context.changed);
      for (const retry of retries) clearTimeout(retry);
    },
  };
}

/** An i18next of the player's own. */
export async function ownI18next(
  { resources, locale, fallback }: Extract<I18nOption, { resources: unknown }>,
  viewerLocale: string,
): Promise<I18nextLike> {
  const { createInstance } = await import('i18next');
  const instance = createInstance();
  await instance.init({
    lng: locale ?? viewerLocale,
    fallbackLng: fallback ?? Object.keys(resources)[0] ?? 'en',
    resources: Object.fromEntries(Object.entries(resources).map(([of, texts]) => [of, namespaced(texts)])),
    interpolation: { escapeValue: false },
  });
  return instance;
}

/** A key without a namespace is looked up in all messages, `ns:key` in those under `ns`. */
function namespaced(messages: Messages): Record<string, Messages> {
  const nested = Object.entries(messages).filter(
    (entry): entry is [string, Messages] => typeof entry[1] === 'object',
  );
  return { ...Object.fromEntries(nested), translation: messages };
}
