/** What rules find, and leave alone, in texts where the project has no locales, or others than that of the cases. */
import { describe, expect, test } from 'vitest';
import { tourWith } from '../example.ts';
import { createLocales } from '../locales.ts';
import type { Project } from '../project.ts';
import { check, messages, project } from '../testing/project.ts';

const hello = (text: string) => tourWith(`id: hello\ntool: ui.point\ntext: ${text}\nanchor: page`);

describe('without locales', () => {
  const { locales: _, ...without } = project;

  test.each([
    ['a key that nobody knows', 'no.such.key', []],
    ['params that nobody asks for', '{ key: no.such.key, params: { count: 2 } }', []],
    ['an inline text in one language', '{ inline: { fr: Bonjour } }', []],
    [
      'a sentence',
      'Hello you',
      [
        'text-literal: "Hello you" is a text, and an i18n key is due here. Write its key, or the text itself as { inline: { en: Hello you } }.',
      ],
    ],
    [
      'markup in an inline text',
      '{ inline: { en: "<b>Hi</b>" } }',
      [
        'text-markup: The text holds "<b>", which is shown as it is. Write it without: there is **strong**, *emphasis* and `code`, nothing else.',
      ],
    ],
    [
      'a placeholder in an inline text',
      '{ inline: { en: "Hi {{name}}" } }',
      [
        'text-params: {{name}} in an inline text is shown as it is. Put the text into the locale files, and write { key: …, params: { name: … } }.',
      ],
    ],
  ])('%s', (_, text, expected) => {
    const [, ...steps] = messages(
      hello(text).replace('title: tours.example.title', 'title: "a title"'),
      without,
    );
    expect(steps).toEqual(expected);
  });
});

describe('with other locales', () => {
  const files = (byLocale: Readonly<Record<string, unknown>>) =>
    Object.entries(byLocale).map(([locale, messages]) => ({ locale, messages }));
  const only = (
    required: readonly string[],
    byLocale: Readonly<Record<string, unknown>>,
    source?: string,
  ): Project => ({
    ...project,
    locales: createLocales(
      {
        path: 'l/{locale}.json',
        required: [...required] as [string, ...string[]],
        ...(source !== undefined && { source }),
      },
      files(byLocale),
    ),
  });
  const base = { tours: { example: { title: 'Title' } } };
  const plus = (more: Readonly<Record<string, string>>) => ({ ...base, ...more });
  const misspelt = only(['en', 'de', 'fr'], {
    en: plus({ 'a.b': 'Hi {{name}}' }),
    de: plus({ 'a.b': 'Hallo {{nme}}' }),
    fr: plus({ 'a.b': 'Salut {{name}}' }),
  });
  const lacks = (key: string, locales: string, where: string) =>
    `text-locale-complete: "${key}" has no text in ${locales}. Add it to ${where}.`;
  const markup = (tag: string) =>
    `text-markup: The text of "a.b" in en holds "${tag}", which is shown as it is. Write it without: there is **strong**, *emphasis* and \`code\`, nothing else.`;

  test.each<[string, string, Project, string[]]>([
    [
      'B086: a key of the source only',
      'a.b',
      only(['de'], { en: plus({ 'a.b': 'x' }), de: base }, 'en'),
      [lacks('a.b', 'de', 'l/de.json')],
    ],
    [
      'a key of one required locale, not of the source',
      'a.b',
      only(['de', 'fr'], { en: base, de: plus({ 'a.b': 'x' }), fr: base }, 'en'),
      [lacks('a.b', 'fr', 'l/fr.json')],
    ],
    [
      'a key of no locale',
      'a.b',
      only(['de', 'fr'], { en: base, de: base, fr: base }, 'en'),
      [
        'text-key-known: No locale file has the key "a.b". Add it to l/en.json, l/de.json and l/fr.json, or write the text itself as { inline: { en: …, de: …, fr: … } }.',
      ],
    ],
    [
      'a placeholder that one locale misspells',
      '{ key: a.b, params: { name: Kim } }',
      misspelt,
      [
        'text-params: The text of "a.b" holds {{nme}} in de, and {{name}} in en and fr. Correct it in l/de.json.',
      ],
    ],
    [
      'a placeholder that one locale misspells, and params like it',
      '{ key: a.b, params: { nme: Kim } }',
      misspelt,
      ['text-params: The text of "a.b" holds {{name}}, which gets no value. Add { name: … } to its params.'],
    ],
    [
      'a placeholder that one locale misspells, and no params',
      'a.b',
      misspelt,
      [
        'text-params: The text of "a.b" holds {{name}}, which gets no value. Write { key: a.b, params: { name: … } }.',
        'text-params: The text of "a.b" holds {{nme}} in de, and {{name}} in en and fr. Correct it in l/de.json.',
      ],
    ],
    [
      'a group of one letter, and of groups',
      'a',
      only(['en'], { en: { ...base, a: { b: { c: 'x' } } } }),
      [
        'text-key-known: "a" is a group of texts in the locale files, not a text. Name one of them, such as "a.b.c".',
      ],
    ],
    [
      'the first letter of a key that is in no group',
      'k',
      only(['en'], { en: plus({ keys: 'x' }) }),
      [
        'text-key-known: No locale file has the key "k". Add it to l/en.json, or write the text itself as { inline: { en: … } }.',
      ],
    ],
    [
      'markup in two forms of a text',
      '{ key: a.b, params: { count: 2 } }',
      only(['en'], { en: plus({ 'a.b': 'x <b>', 'a.b_one': 'x <i>' }) }),
      [markup('<b>')],
    ],
    [
      'markup in the second form of a text',
      '{ key: a.b, params: { count: 2 } }',
      only(['en'], { en: plus({ 'a.b': 'x', 'a.b_one': 'x <i>' }) }),
      [markup('<i>')],
    ],
    [
      'a key that two locales lack',
      'a.b',
      only(['en', 'de', 'fr'], { en: plus({ 'a.b': 'x' }), de: base, fr: base }),
      [lacks('a.b', 'de and fr', 'l/de.json and l/fr.json')],
    ],
    [
      'an inline text that lacks two',
      '{ inline: { en: Hi } }',
      only(['en', 'de', 'fr'], { en: base, de: base, fr: base }),
      [
        'text-locale-complete: The inline text has no "de" and "fr". Add them: every text needs en, de and fr.',
      ],
    ],
    [
      'a sentence, in the language of the source',
      'Good day',
      only(['de', 'en'], { en: base, de: base }, 'en'),
      [
        'text-literal: "Good day" is a text, and an i18n key is due here. Write its key, or the text itself as { inline: { en: Good day, de: … } }.',
      ],
    ],
    [
      'a sentence, where the source is not English',
      'Guten Tag',
      only(['en', 'de'], { en: base, de: base }, 'de'),
      [
        'text-literal: "Guten Tag" is a text, and an i18n key is due here. Write its key, or the text itself as { inline: { de: Guten Tag, en: … } }.',
      ],
    ],
    [
      'a sentence that looks like a key in a file',
      'a key',
      only(['en', 'de'], { en: plus({ 'a key_one': 'x <b> {{y}}' }), de: base }),
      [
        'text-literal: "a key" is a text, and an i18n key is due here. Write its key, or the text itself as { inline: { en: a key, de: … } }.',
      ],
    ],
    [
      'two forms that the plural lacks',
      '{ key: a.b, params: { count: 2 } }',
      only(['pl'], { pl: plus({ 'a.b_one': '1', 'a.b_few': '{{count}}' }) }),
      ['text-plural: In pl the plural needs "a.b_many" as well. Add it to l/pl.json.'],
    ],
    [
      'three forms that the plural lacks',
      '{ key: a.b, params: { count: 2 } }',
      only(['ar'], { ar: plus({ 'a.b_one': '1', 'a.b_zero': '0', 'a.b_two': '2', 'a.b_few': '3' }) }),
      ['text-plural: In ar the plural needs "a.b_many" and "a.b_other" as well. Add them to l/ar.json.'],
    ],
    [
      'the form for none',
      '{ key: a.b, params: { count: 2 } }',
      only(['ar'], {
        ar: plus({ 'a.b_one': '1', 'a.b_two': '2', 'a.b_few': '3', 'a.b_many': '4', 'a.b_other': '5' }),
      }),
      ['text-plural: In ar the plural needs "a.b_zero" as well. Add it to l/ar.json.'],
    ],
    [
      'a locale that is none counts like English',
      '{ key: a.b, params: { count: 2 } }',
      only(['xx_none'], { xx_none: plus({ 'a.b_one': '1' }) }),
      ['text-plural: In xx_none the plural needs "a.b_other" as well. Add it to l/xx_none.json.'],
    ],
    [
      'two placeholders without a value',
      'a.b',
      only(['en'], { en: plus({ 'a.b': '{{x}} {{y}}' }) }),
      [
        'text-params: The text of "a.b" holds {{x}} and {{y}}, which get no value. Write { key: a.b, params: { x: …, y: … } }.',
      ],
    ],
    [
      'a plural in words without a count',
      'a.b',
      only(['en'], { en: plus({ 'a.b_one': 'one', 'a.b_other': 'many' }) }),
      [
        'text-params: The text of "a.b" exists in plural forms only, and gets no "count" to choose one. Write { key: a.b, params: { count: … } }.',
      ],
    ],
    [
      'a plural with another placeholder, and no count',
      'a.b',
      only(['en'], { en: plus({ 'a.b_one': '{{x}}', 'a.b_other': '{{x}}' }) }),
      [
        'text-params: The text of "a.b" exists in plural forms only, and gets no "count" to choose one. Write { key: a.b, params: { count: …, x: … } }.',
      ],
    ],
    [
      'another placeholder of a plural that has its count',
      '{ key: a.b, params: { count: 2 } }',
      only(['en'], { en: plus({ 'a.b_one': '{{x}}', 'a.b_other': '{{x}}' }) }),
      ['text-params: The text of "a.b" holds {{x}}, which gets no value. Add { x: … } to its params.'],
    ],
    [
      'a count that only one locale shows',
      '{ key: a.b, params: { count: 2 } }',
      only(['en', 'de'], { en: plus({ 'a.b': 'some' }), de: plus({ 'a.b': '{{count}}' }) }),
      [],
    ],
    [
      'a count beside a text without plural',
      'a.b',
      only(['en'], { en: plus({ 'a.b': '{{count}}' }) }),
      [
        'text-params: The text of "a.b" holds {{count}}, which gets no value. Write { key: a.b, params: { count: … } }.',
      ],
    ],
  ])('%s', (_, text, changed, expected) => {
    expect(messages(hello(text), changed)).toEqual(expected);
  });

  test.each([
    [['en'], true],
    [['en', 'de'], false],
  ])('an inline text is a safe suggestion where %j are required: %s', (required, safe) => {
    const [found] = check(hello('Good day'), only(required, { en: base, de: base }));
    expect(found?.suggestions).toMatchObject([{ safe, edits: [{ text: '{ inline: { en: Good day } }' }] }]);
  });
});
