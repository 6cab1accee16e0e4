import { tourWith } from '../example.ts';
import type { Finding } from '../finding.ts';
import type { Locales, PluralCategory } from '../locales.ts';
import { enumerate, quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { isLiteral, textsUsed } from '../text-facts.ts';

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
  link({ texts }, { project, cached }) {
    const { locales } = project;
    if (locales === undefined) return [];
    const needed = cached(neededForms, locales);
    return texts.flatMap((text): Finding[] => {
      if (text.kind !== 'key' || isLiteral(text.key)) return [];
      const { texts, isPlain } = locales.lookUpRequired(text.key);
      if (isPlain) return [];
      return needed.flatMap(({ locale, categories }, index): Finding[] => {
        const found = texts[index];
        // i18next falls back to the key without a suffix.
        if (found?.plurals === undefined || found.text !== undefined) return [];
        const lacking = categories.filter((category) => found.plurals?.[category] === undefined);
        if (lacking.length === 0) return [];
        const keys = enumerate(lacking.map((category) => quote(`${text.key}_${category}`)));
        return [
          {
            path: text.path,
            message: `In ${locale} the plural needs ${keys} as well. Add ${lacking.length === 1 ? 'it' : 'them'} to ${locales.file(locale, text.key)}.`,
          },
        ];
      });
    });
  },
});

/** The plural forms that each required locale needs. */
function neededForms({ required }: Locales) {
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
