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
  /** Loads anew what failed; `loadNamespaces` takes a failure for good. */
  readonly reloadResources?: (languages: undefined, namespace: string) => Promise<unknown>;
  readonly languages?: readonly string[];
  readonly hasResourceBundle?: (language: string, namespace: string) => boolean;
  readonly isInitialized?: boolean | undefined;
};

export type I18nOption =
  /** The host's i18next. */
  | I18nextLike
  /** The host's own way to translate. */
  | {
      readonly translate: Translate;
      /** The locale of the texts now. Default: the viewer's. */
      readonly locale?: (() => string) | undefined;
      /** Calls back when texts or locale have changed. */
      readonly subscribe?: ((changed: () => void) => Undo) | undefined;
    }
  /** Messages by locale, for an i18next of the player's own. */
  | {
      readonly resources: Readonly<Record<string, Messages>>;
      readonly locale?: string | undefined;
      /** The locale to use for keys that are missing in the current one. Default: the first of `resources`. */
      readonly fallback?: string | undefined;
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
  readonly warn: (message: string, reason?: unknown) => void;
}

export async function createTexts(context: TextsContext): Promise<Texts> {
  const texts = await sourceOf(context);
  return {
    ...texts,
    // As pages and browsers write it: `en_GB` is no language to them.
    locale: () => texts.locale().replaceAll('_', '-'),
    translate: withMissing(texts.translate, context),
  };
}

async function sourceOf(context: TextsContext): Promise<Texts> {
  const { i18n = { translate: () => undefined } } = context;
  if ('translate' in i18n) {
    return {
      translate: (key, params) => i18n.translate(key, params),
      locale: () => i18n.locale?.() ?? context.locale,
      stop: i18n.subscribe?.(context.changed) ?? (() => {}),
    };
  }
  const { fromI18next, ownI18next } = await import('./i18next-texts.ts');
  return fromI18next('resources' in i18n ? await ownI18next(i18n, context.locale) : i18n, context);
}

/** Tells once of each text that is missing or could not be made, and shows its key while developing. */
function withMissing(translate: Translate, { dev, warn }: TextsContext): Translate {
  const told = new Set<string>();
  return (key: string, params: Readonly<Record<string, Scalar>>) => {
    let why = 'has no translation';
    let fault: unknown;
    try {
      const text = translate(key, params);
      if (text !== undefined) return text;
    } catch (reason) {
      why = 'could not be translated';
      fault = reason;
    }
    if (!told.has(key)) warn(`The text "${key}" ${why}.`, fault);
    told.add(key);
    return dev ? `⟦${key}⟧` : undefined;
  };
}
