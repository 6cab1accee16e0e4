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
  /** As `lookUp`, in each of the required locales, in their order. */
  lookUpRequired(key: string): readonly (LocaleText | undefined)[];
  /**
   * Whether a text is certainly there in all required locales, and words alone: no plural forms, no placeholder, no
   * markup but `**` and the like. Nearly all texts are, and the rules that look at texts need not look at them.
   */
  isPlain(key: string): boolean;
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

const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;
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
  const byLocale = new Map<string, Map<string, TextFile>>();
  for (const { locale, ns, messages } of files) {
    const namespaces = byLocale.get(locale) ?? new Map<string, TextFile>();
    namespaces.set(namespaced ? (ns ?? defaultNamespace) : '', { messages, holders: createFinder(messages) });
    byLocale.set(locale, namespaces);
  }

  function place(key: string): { readonly ns: string; readonly name: string } {
    if (!namespaced) return { ns: '', name: key };
    const separator = key.indexOf(NAMESPACE_SEPARATOR);
    return separator < 0
      ? { ns: defaultNamespace, name: key }
      : { ns: key.slice(0, separator), name: key.slice(separator + 1) };
  }

  const required = config.required.map((locale) => byLocale.get(locale));

  const split = createSplitter();
  const keysOf = new Map<string, ReadonlyMap<string, unknown>>();

  return {
    required: config.required,
    source: config.source ?? config.required[0] ?? 'en',
    lookUp(locale, key) {
      const { ns, name } = place(key);
      return textIn(byLocale.get(locale)?.get(ns), split(name));
    },
    lookUpRequired(key) {
      const { ns, name } = place(key);
      const parts = split(name);
      return required.map((namespaces) => textIn(namespaces?.get(ns), parts));
    },
    isPlain(key) {
      const { ns, name } = place(key);
      const parts = split(name);
      for (const namespaces of required) if (!isPlainIn(namespaces?.get(ns), parts)) return false;
      return required.length > 0;
    },
    file(locale, key) {
      return config.path.replaceAll('{locale}', locale).replaceAll('{ns}', place(key).ns);
    },
    keys(locale) {
      const known = keysOf.get(locale);
      if (known !== undefined) return known;
      const keys = new Map<string, unknown>();
      for (const [ns, { messages }] of byLocale.get(locale) ?? []) {
        const prefix = !namespaced || ns === defaultNamespace ? '' : `${ns}${NAMESPACE_SEPARATOR}`;
        addKeys(messages, prefix, keys);
      }
      keysOf.set(locale, keys);
      return keys;
    },
  };
}

interface TextFile {
  readonly messages: unknown;
  /** Where the texts of a group can be. */
  readonly holders: (group: string) => readonly Holder[];
}

/** A key as a group of texts (`a.b.`, or nothing) and a name in it. */
interface KeyParts {
  readonly group: string;
  readonly name: string;
}

/** Takes keys apart. Those of one tour follow each other, and share the text of their group. */
function createSplitter(): (key: string) => KeyParts {
  let group = '';
  return (key) => {
    if (!key.startsWith(group) || key.includes('.', group.length)) {
      group = key.slice(0, key.lastIndexOf('.') + 1);
    }
    return { group, name: key.slice(group.length) };
  };
}

/** A mapping that texts of one group may be in, under their names behind a prefix. */
interface Holder {
  readonly messages: Messages;
  readonly prefix: string;
  /** The plural categories of the keys that have any. */
  readonly plurals: ReadonlyMap<string, readonly PluralCategory[]>;
}

type Messages = Readonly<Record<string, unknown>>;

/** Works out once where the texts of a group can be, such as those of one tour. */
function createFinder(messages: unknown): TextFile['holders'] {
  const indexes = new Map<Messages, MessageIndex>();
  const groups = new Map<string, readonly Holder[]>();
  return (group) => {
    const known = groups.get(group);
    if (known !== undefined) return known;
    const holders = holdersOf(messages, group, indexes);
    groups.set(group, holders);
    return holders;
  };
}

/** The text of a name and its plural forms, each from the first mapping that has it. */
function textIn(file: TextFile | undefined, { group, name }: KeyParts): LocaleText | undefined {
  let text: string | undefined;
  let plurals: LocaleText['plurals'];
  for (const { messages, prefix, plurals: known } of file?.holders(group) ?? []) {
    const key = prefix + name;
    text ??= textUnder(messages, key);
    for (const category of known.get(key) ?? []) {
      const form = textUnder(messages, `${key}_${category}`);
      if (form !== undefined) plurals = { [category]: form, ...plurals };
    }
  }
  if (text === undefined && plurals === undefined) return undefined;
  return { ...(text !== undefined && { text }), ...(plurals !== undefined && { plurals }) };
}

/** One of these is in every placeholder, tag, character by name, link, heading and crossed out text. */
const SIGNS = /[{<&\]#~]/;

/** No for a text that may be in several places. */
function isPlainIn(file: TextFile | undefined, { group, name }: KeyParts): boolean {
  const holders = file?.holders(group) ?? [];
  const [holder] = holders;
  if (holder === undefined || holders.length > 1) return false;
  const key = holder.prefix + name;
  const text = textUnder(holder.messages, key);
  return text !== undefined && !holder.plurals.has(key) && !SIGNS.test(text);
}

/**
 * Where the texts of a group (`a.b.`) can be, in the order in which they are looked for: by the parts of the key one by
 * one, then joined, as in `{ "a.b": … }`.
 */
function holdersOf(
  messages: unknown,
  group: string,
  indexes: Map<Messages, MessageIndex>,
  holders: Holder[] = [],
): readonly Holder[] {
  if (!isMapping(messages)) return holders;
  for (let dot = group.indexOf('.'); dot >= 0; dot = group.indexOf('.', dot + 1)) {
    const part = group.slice(0, dot);
    if (Object.hasOwn(messages, part)) holdersOf(messages[part], group.slice(dot + 1), indexes, holders);
  }
  const { isFlat, plurals } = indexes.get(messages) ?? indexMessages(messages, indexes);
  if (group === '' || isFlat) holders.push({ messages, prefix: group, plurals });
  return holders;
}

interface MessageIndex {
  /** Whether some keys are of several parts. */
  readonly isFlat: boolean;
  readonly plurals: Holder['plurals'];
}

/** Most keys have no plural forms: it is faster to know which do than to ask for each form of each key. */
function indexMessages(messages: Messages, indexes: Map<Messages, MessageIndex>): MessageIndex {
  const plurals = new Map<string, PluralCategory[]>();
  let isFlat = false;
  for (const key of Object.keys(messages)) {
    isFlat ||= key.includes('.');
    if (!PLURAL_FORM.test(key)) continue;
    const separator = key.lastIndexOf('_');
    const name = key.slice(0, separator);
    const category = key.slice(separator + 1) as PluralCategory;
    plurals.set(name, [...(plurals.get(name) ?? []), category]);
  }
  const index = { isFlat, plurals: plurals.size === 0 ? NO_PLURALS : plurals };
  indexes.set(messages, index);
  return index;
}

const NO_PLURALS: Holder['plurals'] = new Map();

function textUnder(messages: Readonly<Record<string, unknown>>, key: string): string | undefined {
  // What every object has from its prototype is no text, and neither is what nobody could read.
  const text = messages[key];
  return typeof text === 'string' && /\S/.test(text) ? text : undefined;
}

function addKeys(messages: unknown, prefix: string, keys: Map<string, unknown>): void {
  if (!isMapping(messages)) return;
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === 'string') keys.set(`${prefix}${key.replace(PLURAL_SUFFIX, '')}`, undefined);
    else addKeys(value, `${prefix}${key}.`, keys);
  }
}
