import { tourWith } from '../example.ts';
import type { Finding } from '../finding.ts';
import type { Locales, LocaleText, PluralCategory } from '../locales.ts';
import { enumerate, quote, showValue } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { type KeyedUse, keyedTexts, textsUsed } from '../text-facts.ts';
import { typesOf, typeWords } from '../type-words.ts';

export const textPluralText: RuleText = {
  summary: 'A text with plural forms lacks one that its locale needs, or its `count` is no number.',
  why: 'Languages count differently: English needs two forms, Polish three, Arabic six. For some numbers the user would see nothing, and for what is no number nothing at all.',
  fix: 'Add the missing form to the locale file, under the key with the suffix that the message names. Give `count` a number, or a fact that is one.',
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
  link(facts, { project: { locales, facts: declared = {} }, cached, cachedHere }) {
    if (locales === undefined) return [];
    const needed = cached(neededForms, locales);
    return cachedHere(keyedTexts, facts).flatMap((text) => [
      ...noNumber(text, declared),
      ...needed.flatMap((forms, index) => lackingForms(text, text.found[index], forms, locales)),
    ]);
  },
});

/** i18next chooses a plural form by a number alone; a text without any other form is then not found. */
function noNumber({ path, params, found }: KeyedUse, facts: Readonly<Record<string, unknown>>): Finding[] {
  const count = params?.count;
  if (count === undefined || found.every((text) => text === undefined || text.text !== undefined)) return [];
  const at = [...path.slice(0, -1), 'params', 'count'];
  if (typeof count !== 'object') {
    if (typeof count === 'number') return [];
    const number = count === '' ? Number.NaN : Number(count);
    return [
      {
        path: at,
        message: `A plural form is chosen by a number, and "count" is ${showValue(count)}.${Number.isNaN(number) ? ' Give it a number.' : ''}`,
        ...(!Number.isNaN(number) && {
          suggestions: [{ title: `Write ${number}.`, safe: false, change: { path: at, value: number } }],
        }),
      },
    ];
  }
  const types = typesOf(facts[count.fact]);
  if (types === undefined || types.some((type) => type === 'number' || type === 'integer')) return [];
  return [
    {
      path: [...at, 'fact'],
      message: `A plural form is chosen by a number, and fact ${quote(count.fact)} is ${enumerate(typeWords(types), 'or')}. Use a fact that is a number.`,
    },
  ];
}

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
