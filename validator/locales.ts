/** The app's i18n texts, as the checks look them up. */
import type { LocalesConfig } from '../schemas/index.ts';

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
  /** The text of a key; undefined when the locale has none. An empty text counts as none. */
  text(locale: string, key: string): string | undefined;
}

export function createLocales(config: LocalesConfig, files: readonly LocaleFile[]): Locales {
  throw new Error(`not yet: ${config.path} ${files.length}`);
}
