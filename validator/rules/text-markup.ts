import { tourWith } from '../example.ts';
import type { Finding } from '../finding.ts';
import { quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { formsOf, type KeyedUse, keyedTexts, type TextUse, textsUsed } from '../text-facts.ts';

export const textMarkupText: RuleText = {
  summary: 'A text holds markup that the card does not know: HTML, a link, an image or a heading.',
  why: 'It is never run and never drawn, so the user reads the raw signs.',
  fix: 'Markup is `**strong**`, `*emphasis*` and `` `code` ``. What is meant as it is written goes into `` `code` ``.',
  example: {
    failing: tourWith(
      'id: hello\ntool: ui.point\ntext: { inline: { en: "Press <b>New order</b>", de: "**Neuer Auftrag** drücken" } }\nanchor: page',
    ),
    clean: tourWith(
      'id: hello\ntool: ui.point\ntext: { inline: { en: "Press **New order**", de: "**Neuer Auftrag** drücken" } }\nanchor: page',
    ),
  },
};

export const textMarkup = defineRule({
  id: 'text-markup',
  severity: 'error',
  collect: textsUsed,
  link: (facts, { project, cachedHere }) => [
    ...facts.texts.flatMap(markupWithin),
    ...cachedHere(keyedTexts, facts).flatMap((text) =>
      markupInLocales(text, project.locales?.required ?? []),
    ),
  ],
});

/** At most one finding for a text: the same markup is mostly in all its locales. */
function markupWithin(text: TextUse): Finding[] {
  if (text.kind === 'generated') return report(markupIn(text.text), text.path, 'The text');
  if (text.kind !== 'inline') return [];
  for (const [locale, sentence] of Object.entries(text.inline)) {
    const markup = markupIn(sentence);
    if (markup !== undefined) return report(markup, [...text.path, 'inline', locale], 'The text');
  }
  return [];
}

function markupInLocales({ key, path, found }: KeyedUse, required: readonly string[]): Finding[] {
  for (const [index, text] of found.entries()) {
    const markup = formsOf(text)
      .map(markupIn)
      .find((each) => each !== undefined);
    if (markup !== undefined) return report(markup, path, `The text of ${quote(key)} in ${required[index]}`);
  }
  return [];
}

function report(markup: string | undefined, path: Finding['path'], subject: string): Finding[] {
  if (markup === undefined) return [];
  return [
    {
      path,
      message: `${subject} holds ${quote(markup)}, which is shown as it is. ${
        markup.startsWith('&')
          ? 'Write the character itself.'
          : 'Write it without: there is **strong**, *emphasis* and `code`, nothing else.'
      }`,
    },
  ];
}

/** HTML's elements, but for those whose names an author may put in angle brackets as words, such as `<label>`. */
const TAGS = [
  'a|abbr|audio|b|big|blockquote|br|canvas|center|cite|code|dd|del|dfn|div|dl|dt|em|embed|figcaption|figure|font',
  'h[1-6]|hr|i|iframe|img|ins|kbd|li|mark|ol|p|picture|pre|q|s|samp|script|small|span|strike|strong|style|sub|sup',
  'svg|table|tbody|td|th|thead|tr|tt|u|ul|var|video|wbr|\\d+',
].join('|');
const MARKUP = new RegExp(
  [
    // An HTML tag, or one of i18next's numbered ones.
    `</?(?:${TAGS})(?:\\s[^<>]*)?/?>`,
    // A character by its HTML name or number.
    '&(?:[a-z]+|#\\d+|#x[\\da-f]+);',
    // A link or an image.
    '!?\\[[^\\]\\[]+\\]\\([^()\\s]+\\)',
    // A heading.
    '^#{1,6} .+',
    '~~\\S.*?~~',
  ].join('|'),
  'im',
);

function markupIn(text: string): string | undefined {
  const outsideCode = text.replace(/`[^`]+`/g, '');
  return MARKUP.exec(outsideCode)?.[0];
}
