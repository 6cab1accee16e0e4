import { tourWith } from '../example.ts';
import type { Finding } from '../finding.ts';
import type { Locales } from '../locales.ts';
import type { Path } from '../pointer.ts';
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
  const renamed = lacking.map((locale) => writtenOtherwise(locale, Object.keys(inline), required));
  if (renamed.every((name) => name !== undefined)) {
    return renamed.map((name, index) =>
      underOtherName(name, lacking[index] ?? '', [...path, 'inline', name]),
    );
  }
  const message = `The inline text has no ${enumerate(lacking.map(quote))}. Add ${lacking.length === 1 ? 'it' : 'them'}: every text needs ${enumerate(required)}.`;
  return [{ path: [...path, 'inline'], mark: 'key', message }];
}

/** The one locale of a text that begins like a required one, as `eng` and `en_GB` do like `en`. */
function writtenOtherwise(
  locale: string,
  names: readonly string[],
  required: readonly string[],
): string | undefined {
  const alike = names.filter(
    (name) => !required.includes(name) && name.toLowerCase().startsWith(locale.toLowerCase()),
  );
  return alike.length === 1 ? alike[0] : undefined;
}

function underOtherName(name: string, locale: string, path: Path): Finding {
  return {
    path,
    mark: 'key',
    message: `The inline text has no ${quote(locale)}. Did you mean that by ${quote(name)}?`,
    suggestions: [{ title: `Rename it to ${quote(locale)}.`, safe: false, change: { path, key: locale } }],
  };
}

function ofKey({ key, path, found }: KeyedUse, locales: Locales): Finding[] {
  const { required, source } = locales;
  const lacking = required.filter((_, index) => found[index] === undefined);
  const isKnown = lacking.length < required.length || locales.lookUp(source, key) !== undefined;
  if (lacking.length === 0 || !isKnown) return [];
  const message = `${quote(key)} has no text in ${enumerate(lacking)}. Add it to ${enumerate(lacking.map((locale) => locales.file(locale, key)))}.`;
  return [{ path, message }];
}
