/** The app's i18n texts, as the checks look them up. */
import type { LocalesConfig } from '../schemas/index.ts';
import { isMapping } from './pointer.ts';

/** One locale file: nested or flat keys. */
export interface LocaleFile {
  readonly locale: string;
  /** The namespace, for projects whose path holds `{ns}`. */
  readonly ns?: string;
  /** The parsed JSON. */
  readonly messages: unknown;
}

export interface Locales {
  /** Locales that every text must have. */
  readonly required: readonly string[];
  /** The locale that texts are written in first. */
  readonly source: string;
  /** The forms of a text in one locale; undefined when the locale does not have the key, or has it empty. */
  lookUp(locale: string, key: string): LocaleText | undefined;
  /** Where a locale keeps the text of a key, relative to the folder of the config. */
  file(locale: string, key: string): string;
  /** The keys of a locale as a tour would write them, plural suffixes left out. */
  keys(locale: string): ReadonlyMap<string, unknown>;
}

/** A text of one locale. */
export interface LocaleText {
  /** The text under the key itself. */
  readonly text?: string;
  /** The texts under the key with a plural suffix (`key_one`), by plural category. */
  readonly plurals?: Readonly<Partial<Record<PluralCategory, string>>>;
}

export type PluralCategory = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

const CATEGORIES: readonly PluralCategory[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
const PLURAL_SUFFIX = /_(?:ordinal_)?(?:zero|one|two|few|many|other)$/;
const NAMESPACE_SEPARATOR = ':';
const DEFAULT_NAMESPACE = 'translation';

/**
 * Makes the look-up from parsed locale files.
 *
 * Keys are found as i18next finds them: nested first, then flat. With namespaces, `ns:key` names one, and a key
 * without belongs to the default one.
 */
export function createLocales(config: LocalesConfig, files: readonly LocaleFile[]): Locales {
  const namespaced = config.path.includes('{ns}');
  const defaultNamespace = config.defaultNs ?? DEFAULT_NAMESPACE;
  const byLocale = new Map<string, Map<string, unknown>>();
  for (const { locale, ns, messages } of files) {
    const namespaces = byLocale.get(locale) ?? new Map<string, unknown>();
    namespaces.set(namespaced ? (ns ?? defaultNamespace) : '', messages);
    byLocale.set(locale, namespaces);
  }

  function place(key: string): { readonly ns: string; readonly name: string } {
    if (!namespaced) return { ns: '', name: key };
    const separator = key.indexOf(NAMESPACE_SEPARATOR);
    return separator < 0
      ? { ns: defaultNamespace, name: key }
      : { ns: key.slice(0, separator), name: key.slice(separator + 1) };
  }

  const keysOf = new Map<string, ReadonlyMap<string, unknown>>();
  // Several rules look at each text.
  const found = new Map<string, LocaleText | undefined>();

  return {
    required: config.required,
    source: config.source ?? config.required[0] ?? 'en',
    lookUp(locale, key) {
      const id = `${locale} ${key}`;
      if (!found.has(id)) {
        const { ns, name } = place(key);
        found.set(id, lookUp(byLocale.get(locale)?.get(ns), name));
      }
      return found.get(id);
    },
    file(locale, key) {
      return config.path.replaceAll('{locale}', locale).replaceAll('{ns}', place(key).ns);
    },
    keys(locale) {
      const known = keysOf.get(locale);
      if (known !== undefined) return known;
      const keys = new Map<string, unknown>();
      for (const [ns, messages] of byLocale.get(locale) ?? []) {
        const prefix = !namespaced || ns === defaultNamespace ? '' : `${ns}${NAMESPACE_SEPARATOR}`;
        addKeys(messages, prefix, keys);
      }
      keysOf.set(locale, keys);
      return keys;
    },
  };
}

function lookUp(messages: unknown, key: string): LocaleText | undefined {
  const text = textAt(messages, key);
  const plurals: Partial<Record<PluralCategory, string>> = {};
  for (const category of CATEGORIES) {
    const form = textAt(messages, `${key}_${category}`);
    if (form !== undefined) plurals[category] = form;
  }
  const hasPlurals = Object.keys(plurals).length > 0;
  if (text === undefined && !hasPlurals) return undefined;
  return { ...(text !== undefined && { text }), ...(hasPlurals && { plurals }) };
}

/** The text of a key: its parts one by one first, then joined, as in `{ "a.b": … }`. */
function textAt(messages: unknown, key: string): string | undefined {
  if (!isMapping(messages)) return undefined;
  for (let dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
    const part = key.slice(0, dot);
    const inner = Object.hasOwn(messages, part) ? textAt(messages[part], key.slice(dot + 1)) : undefined;
    if (inner !== undefined) return inner;
  }
  const text = Object.hasOwn(messages, key) ? messages[key] : undefined;
  return typeof text === 'string' && text !== '' ? text : undefined;
}

function addKeys(messages: unknown, prefix: string, keys: Map<string, unknown>): void {
  if (!isMapping(messages)) return;
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') keys.set(`${prefix}${key.replace(PLURAL_SUFFIX, '')}`, undefined);
    else addKeys(value, `${prefix}${key}.`, keys);
  }
}
