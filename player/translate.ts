/**
 * Texts: the host's i18next, the host's own function, or an i18next of our own that is loaded when it is needed. A
 * key that has no text is visible while developing and empty in production, and is told of once (case B086).
 */
import type { i18n } from 'i18next';
import type { Scalar, Translate, Undo } from '../engine/index.ts';

/** Nested or flat messages of one locale; with `ns:key` keys, one such object per namespace. */
export type Messages = { readonly [key: string]: string | Messages };

/** An i18next instance, as far as the player uses it. */
export type I18nextLike = Pick<i18n, 't' | 'exists' | 'on' | 'off' | 'language'> & {
  readonly loadNamespaces?: (namespace: string) => Promise<unknown>;
  readonly isInitialized?: boolean | undefined;
};

export type I18nOption =
  /** The host's i18next. */
  | I18nextLike
  /** The host's own way to translate. */
  | {
      readonly translate: Translate;
      /** The locale of the texts now. Default: the viewer's. */
      readonly locale?: () => string;
      /** Calls back when texts or locale have changed. */
      readonly subscribe?: (changed: () => void) => Undo;
    }
  /** Messages by locale, for an i18next of the player's own. */
  | {
      readonly resources: Readonly<Record<string, Messages>>;
      readonly locale?: string;
      /** The locale to use for keys that are missing in the current one. Default: the first of `resources`. */
      readonly fallback?: string;
    };

export interface Texts {
  readonly translate: Translate;
  locale(): string;
  stop: Undo;
}

export interface TextsContext {
  readonly i18n: I18nOption | undefined;
  /** The viewer's locale. */
  readonly locale: string;
  readonly dev: boolean;
  /** Called when a text may be different now. */
  readonly changed: () => void;
  readonly warn: (message: string) => void;
}

export async function createTexts(context: TextsContext): Promise<Texts> {
  const { i18n } = context;
  if (i18n === undefined) return fromFunction({ translate: () => undefined }, context);
  if ('translate' in i18n) return fromFunction(i18n, context);
  if ('resources' in i18n) return fromI18next(await ownI18next(i18n, context.locale), context);
  return fromI18next(i18n, context);
}

function fromFunction(own: Extract<I18nOption, { translate: unknown }>, context: TextsContext): Texts {
  return {
    translate: withMissing((key, params) => own.translate(key, params), context),
    locale: () => own.locale?.() ?? context.locale,
    stop: own.subscribe?.(context.changed) ?? (() => {}),
  };
}

function fromI18next(instance: I18nextLike, context: TextsContext): Texts {
  const asked = new Set<string>();
  const loading = new Set<string>();
  const look: Translate = (key, params) => {
    // i18next would escape for HTML; the text is inserted as text.
    const options = { ...params, interpolation: { escapeValue: false } };
    if (instance.exists(key, options)) return String(instance.t(key, options));
    const namespace = /^([^:\s]+):/.exec(key)?.[1];
    if (namespace && instance.loadNamespaces && !asked.has(namespace)) {
      asked.add(namespace);
      loading.add(namespace);
      const settled = (): void => {
        loading.delete(namespace);
        context.changed();
      };
      instance.loadNamespaces(namespace).then(settled, settled);
    }
    // A text that is on its way is no missing one: its place is empty until it comes.
    return instance.isInitialized === false || (namespace && loading.has(namespace)) ? '' : undefined;
  };
  const events = ['languageChanged', 'loaded', 'initialized'] as const;
  for (const event of events) instance.on(event, context.changed);
  return {
    translate: withMissing(look, context),
    locale: () => instance.language || context.locale,
    stop() {
      for (const event of events) instance.off(event, context.changed);
    },
  };
}

function withMissing(translate: Translate, { dev, warn }: TextsContext): Translate {
  const told = new Set<string>();
  return (key: string, params: Readonly<Record<string, Scalar>>) => {
    const text = translate(key, params);
    if (text !== undefined) return text;
    if (!told.has(key)) warn(`The text "${key}" is missing in the app's locale files.`);
    told.add(key);
    return dev ? `⟦${key}⟧` : undefined;
  };
}

async function ownI18next(
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
