import { tourWith } from '../example.ts';
import type { Finding } from '../finding.ts';
import { enumerate, quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { isLiteral, textsUsed } from '../text-facts.ts';

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
  link({ texts }, { project }) {
    const { locales } = project;
    if (locales === undefined) return [];
    const { source, required } = locales;
    return texts.flatMap((text): Finding[] => {
      if (text.kind === 'inline') {
        const lacking = required.filter((locale) => (text.inline[locale] ?? '').trim() === '');
        if (lacking.length === 0) return [];
        const message = `The inline text has no ${enumerate(lacking.map(quote))}. Add ${lacking.length === 1 ? 'it' : 'them'}: every text needs ${enumerate(required)}.`;
        return [{ path: [...text.path, 'inline'], mark: 'key', message }];
      }
      if (text.kind !== 'key' || isLiteral(text.key)) return [];
      const { texts: found } = locales.lookUpRequired(text.key);
      if (!found.includes(undefined)) return [];
      const lacking = required.filter((_, index) => found[index] === undefined);
      const isKnown = lacking.length < required.length || locales.lookUp(source, text.key) !== undefined;
      if (!isKnown) return [];
      const message = `${quote(text.key)} has no text in ${enumerate(lacking)}. Add it to ${enumerate(lacking.map((locale) => locales.file(locale, text.key)))}.`;
      return [{ path: text.path, message }];
    });
  },
});
