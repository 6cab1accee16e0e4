import { tourWith } from '../example.ts';
import type { Finding } from '../finding.ts';
import type { Locales } from '../locales.ts';
import { enumerate, quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { type KeyedUse, keyedTexts, type TextUse, textsUsed } from '../text-facts.ts';

export const textLocaleCompleteText: RuleText = {
  summary: 'A text is missing in a required locale.',
  why: 'Users of that locale would see another language in the middle of the tour, or nothing.',
  fix: 'Add the text to the locale file, or to the inline text. An empty text counts as missing. Required are the locales under `locales.required` in tour.config.yaml.',
  example: {
    failing: tourWith('id: hello\ntool: ui.point\ntext: { inline: { en: Hello } }\nanchor: page'),
    clean: tourWith('id: hello\ntool: ui.point\ntext: { inline: { en: Hello, de: Hallo } }\nanchor: page'),
  },
};

export const textLocaleComplete = defineRule({
  id: 'text-locale-complete',
  severity: 'error',
  collect: textsUsed,
  link(facts, { project: { locales }, cachedHere }) {
    if (locales === undefined) return [];
    return [
      ...facts.texts.flatMap((text) => (text.kind === 'inline' ? ofInline(text, locales) : [])),
      ...cachedHere(keyedTexts, facts).flatMap((text) => ofKey(text, locales)),
    ];
  },
});

function ofInline({ inline, path }: TextUse & { readonly kind: 'inline' }, { required }: Locales): Finding[] {
  const lacking = required.filter((locale) => (inline[locale] ?? '').trim() === '');
  if (lacking.length === 0) return [];
  const message = `The inline text has no ${enumerate(lacking.map(quote))}. Add ${lacking.length === 1 ? 'it' : 'them'}: every text needs ${enumerate(required)}.`;
  return [{ path: [...path, 'inline'], mark: 'key', message }];
}

function ofKey({ key, path, found }: KeyedUse, locales: Locales): Finding[] {
  const { required, source } = locales;
  const lacking = required.filter((_, index) => found[index] === undefined);
  const isKnown = lacking.length < required.length || locales.lookUp(source, key) !== undefined;
  if (lacking.length === 0 || !isKnown) return [];
  const message = `${quote(key)} has no text in ${enumerate(lacking)}. Add it to ${enumerate(lacking.map((locale) => locales.file(locale, key)))}.`;
  return [{ path, message }];
}
