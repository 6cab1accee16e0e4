import { tourWith } from '../example.ts';
import type { Finding } from '../finding.ts';
import type { Locales, LocaleText, PluralCategory } from '../locales.ts';
import { enumerate, quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { type KeyedUse, keyedTexts, textsUsed } from '../text-facts.ts';

export const textPluralText: RuleText = {
  summary: 'A text with plural forms lacks one that its locale needs.',
  why: 'Languages count differently: English needs two forms, Polish three, Arabic six. For some numbers the user would see nothing.',
  fix: 'Add the missing form to the locale file, under the key with the suffix that the message names.',
  example: {
    failing: tourWith(
      'id: hello\ntool: ui.point\ntext: { key: tours.example.half_counted, params: { count: 3 } }\nanchor: page',
    ),
    clean: tourWith(
      'id: hello\ntool: ui.point\ntext: { key: tours.example.counted, params: { count: 3 } }\nanchor: page',
    ),
  },
};

export const textPlural = defineRule({
  id: 'text-plural',
  severity: 'error',
  collect: textsUsed,
  link(facts, { project: { locales }, cached, cachedHere }) {
    if (locales === undefined) return [];
    const needed = cached(neededForms, locales);
    return cachedHere(keyedTexts, facts).flatMap((text) =>
      needed.flatMap((forms, index) => lackingForms(text, text.found[index], forms, locales)),
    );
  },
});

function lackingForms(
  { key, path }: KeyedUse,
  found: LocaleText | undefined,
  { locale, categories }: NeededForms,
  { file }: Locales,
): Finding[] {
  // i18next falls back to the key without a suffix.
  if (found?.plurals === undefined || found.text !== undefined) return [];
  const lacking = categories.filter((category) => found.plurals?.[category] === undefined);
  if (lacking.length === 0) return [];
  const keys = enumerate(lacking.map((category) => quote(`${key}_${category}`)));
  const message = `In ${locale} the plural needs ${keys} as well. Add ${lacking.length === 1 ? 'it' : 'them'} to ${file(locale, key)}.`;
  return [{ path, message }];
}

interface NeededForms {
  readonly locale: string;
  readonly categories: readonly PluralCategory[];
}

/** The plural forms that each required locale needs. */
function neededForms({ required }: Locales): NeededForms[] {
  return required.map((locale) => ({ locale, categories: categoriesOf(locale) }));
}

/**
 * The plural categories that whole numbers up to a thousand take. A locale may have more, such as French `many` for
 * millions, that no tour will ever count to.
 */
function categoriesOf(locale: string): PluralCategory[] {
  const rules = pluralRules(locale);
  const categories = new Set<PluralCategory>();
  for (let count = 0; count <= 1000; count++) categories.add(rules.select(count));
  return [...categories];
}

/** A locale whose name is no language tag counts like English. */
function pluralRules(locale: string): Intl.PluralRules {
  try {
    return new Intl.PluralRules(locale);
  } catch {
    return new Intl.PluralRules('en');
  }
}
