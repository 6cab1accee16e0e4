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
  const pluralsIn = indexPlurals();
  // Several rules look at each text.
  const found = new Map<string, Map<string, LocaleText | undefined>>();

  return {
    required: config.required,
    source: config.source ?? config.required[0] ?? 'en',
    lookUp(locale, key) {
      const texts = found.get(locale) ?? new Map<string, LocaleText | undefined>();
      found.set(locale, texts);
      if (!texts.has(key)) {
        const { ns, name } = place(key);
        texts.set(key, lookUp(byLocale.get(locale)?.get(ns), name, pluralsIn));
      }
      return texts.get(key);
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

function lookUp(messages: unknown, key: string, pluralsIn: PluralsIn): LocaleText | undefined {
  const forms: Forms = {};
  findForms(messages, key, pluralsIn, forms);
  return forms.text === undefined && forms.plurals === undefined ? undefined : forms;
}

interface Forms {
  text?: string;
  plurals?: Partial<Record<PluralCategory, string>>;
}

/**
 * Finds the text of a key and of its plural forms, each where it is first: by its parts one by one, then joined, as in
 * `{ "a.b": … }`. What has been found stays.
 */
function findForms(messages: unknown, key: string, pluralsIn: PluralsIn, forms: Forms): void {
  if (!isMapping(messages)) return;
  for (let dot = key.indexOf('.'); dot >= 0; dot = key.indexOf('.', dot + 1)) {
    const part = key.slice(0, dot);
    if (Object.hasOwn(messages, part)) findForms(messages[part], key.slice(dot + 1), pluralsIn, forms);
  }
  const text = forms.text === undefined ? textIn(messages, key) : undefined;
  if (text !== undefined) forms.text = text;
  for (const category of pluralsIn(messages).get(key) ?? []) {
    const form = textIn(messages, `${key}_${category}`);
    if (form !== undefined) forms.plurals = { [category]: form, ...forms.plurals };
  }
}

/** The plural categories of the keys that have any, in a mapping of texts. */
type PluralsIn = (messages: Messages) => ReadonlyMap<string, readonly PluralCategory[]>;
type Messages = Readonly<Record<string, unknown>>;

/** Most keys have no plural forms: it is faster to know which do than to ask for each form of each key. */
function indexPlurals(): PluralsIn {
  const known = new Map<Messages, ReadonlyMap<string, readonly PluralCategory[]>>();
  return (messages) => {
    const plurals = known.get(messages) ?? pluralsOf(messages);
    known.set(messages, plurals);
    return plurals;
  };
}

function pluralsOf(messages: Messages): ReadonlyMap<string, readonly PluralCategory[]> {
  const plurals = new Map<string, PluralCategory[]>();
  for (const key of Object.keys(messages)) {
    const separator = key.lastIndexOf('_');
    const category = CATEGORIES.find((each) => each === key.slice(separator + 1));
    if (separator < 0 || category === undefined) continue;
    const name = key.slice(0, separator);
    plurals.set(name, [...(plurals.get(name) ?? []), category]);
  }
  return plurals;
}

function textIn(messages: Readonly<Record<string, unknown>>, key: string): string | undefined {
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
