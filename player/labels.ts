/** The engine's own words on the card, in the language of the moment. */
import { englishFor, type Labels, loadLabels } from '../engine/index.ts';

export interface OwnLabels {
  /** The labels of a locale: its language's once they are loaded, else English. */
  of(locale: string): Labels;
  /** Loads what a locale needs. Never rejects. */
  load(locale: string): Promise<void>;
}

/** @param warn is told what could not be loaded */
export function createLabels(warn: (message: string, reason: unknown) => void): OwnLabels {
  const loaded = new Map<string, Labels>();
  return {
    of: (locale) => loaded.get(locale) ?? englishFor(locale),
    async load(locale) {
      try {
        if (!loaded.has(locale)) loaded.set(locale, await loadLabels(locale));
      } catch (reason) {
        warn(`The card's own words for "${locale}" could not be loaded.`, reason);
      }
    },
  };
}
