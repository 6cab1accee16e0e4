import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Scalar } from './ports.ts';
import { parseMarks, plainText, richText, type Span } from './text.ts';
import type { Text } from './tour.ts';

fc.configureGlobal({ seed: 7 });

/** Writes spans as one line: `[strong emphasis|text]`. */
const line = (spans: readonly Span[]) =>
  spans
    .map(({ text, ...marks }) =>
      Object.keys(marks).length === 0 ? text : `[${Object.keys(marks).join(' ')}|${text}]`,
    )
    .join('');

describe('marks', () => {
  test.each([
    ['plain', 'plain'],
    ['', ''],
    ['a **b** c', 'a [strong|b] c'],
    ['a __b__ c', 'a [strong|b] c'],
    ['a *b* _c_', 'a [emphasis|b] [emphasis|c]'],
    ['a `b` c', 'a [code|b] c'],
    ['`**b**`', '[code|**b**]'],
    ['**a *b***', '[strong|a ][strong emphasis|b]'],
    ['*a **b** c*', '[emphasis|a ][emphasis strong|b][emphasis| c]'],
    ['***a***', '[strong emphasis|a]'],
    ['**a `b`**', '[strong|a ][strong code|b]'],
    ['snake_case_name and 2*3*4', 'snake_case_name and 2[emphasis|3]4'],
    ['5 * 3 * 2', '5 * 3 * 2'],
    ['** a **', '** a **'],
    ['**open', '**open'],
    ['*open and _open', '*open and _open'],
    ['`open', '`open'],
    ['\\*plain\\* and \\_plain\\_ and \\`plain\\` and \\\\', '*plain* and _plain_ and `plain` and \\'],
    ['*a\\*b*', '[emphasis|a*b]'],
    ['**über** die _Straße_', '[strong|über] die [emphasis|Straße]'],
    ['**two\nlines**', '[strong|two\nlines]'],
    ['<b>no</b> & <script>', '<b>no</b> & <script>'],
    ['[no](https://example.com)', '[no](https://example.com)'],
    ['# no', '# no'],
  ])('%j is %s', (text, expected) => {
    expect(line(parseMarks(text, []))).toBe(expected);
  });

  test('take nothing but their signs away', () => {
    const piece = fc.constantFrom('a', 'b ', '*', '**', '_', '__', '`', ' ', 'ß', '😀');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join('');
        const bare = (value: string) => value.replace(/[*_`]/g, '');
        const spans = parseMarks(text, []);
        expect(bare(spans.map((span) => span.text).join(''))).toBe(bare(text));
        expect(spans.every((span) => span.text !== '')).toBe(true);
      }),
    );
  });

  test.each(['**', '__', '*', '_'])('are plain when %s is not closed within 1000 characters', (mark) => {
    const spans = (length: number) => parseMarks(`${mark}${'a'.repeat(length)}${mark}`, []);
    expect(spans(1000)).toEqual([
      { text: 'a'.repeat(1000), [mark.length === 2 ? 'strong' : 'emphasis']: true },
    ]);
    expect(spans(1001)).toEqual([{ text: `${mark}${'a'.repeat(1001)}${mark}` }]);
  });

  test('are made plain by any number of backslashes', () => {
    expect(parseMarks('\\*'.repeat(100_000), [])).toEqual([{ text: '*'.repeat(100_000) }]);
  });
});

/** A translation in the manner of i18next, without escaping. */
const messages: Record<string, string> = {
  'tours.hello': 'Hello, **{{name}}**!',
  'tours.seats_one': '{{count}} seat',
  'tours.seats_other': '*{{count}}* seats',
};
const translate = (key: string, params: Readonly<Record<string, Scalar>>) => {
  const plural = typeof params.count === 'number' ? `${key}_${params.count === 1 ? 'one' : 'other'}` : key;
  return messages[plural]?.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));
};
const source = { translate, locale: 'en', facts: { tenant_name: 'Acme', seats: 3 } };

describe('params', () => {
  test('are text, whatever they hold', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }), (name) => {
        const { spans } = richText({ key: 'tours.hello', params: { name } }, source);
        const bare = spans.map((span) => ({
          ...span,
          text: span.text.replace(/^\u2068(.+)\u2069$/su, '$1'),
        }));
        expect(bare).toEqual([{ text: 'Hello, ' }, { text: name, strong: true }, { text: '!' }]);
      }),
      { examples: [['**x**'], ['_x_'], ['`'], ['\\*'], ['$&'], ['<b>'], ['{{name}}'], ['\u{100000}']] },
    );
  });

  test.each<[Text, string]>([
    [{ key: 'tours.hello', params: { name: { fact: 'tenant_name' } } }, 'Hello, [strong|Acme]!'],
    [{ key: 'tours.hello', params: { name: { fact: 'unknown' } } }, 'Hello, !'],
    [{ key: 'tours.hello', params: { name: { fact: 'toString' } } }, 'Hello, !'],
    [{ key: 'tours.seats', params: { count: { fact: 'seats' } } }, '[emphasis|3] seats'],
    [{ key: 'tours.seats', params: { count: 1 } }, '1 seat'],
  ])('%j', (text, expected) => {
    expect(line(richText(text, source).spans)).toBe(expected);
  });
});

describe('params that may run another way than the text around them', () => {
  test.each([
    ['an order number in Arabic', 'الطلب {{id}} جاهز', '#12-34', 'الطلب \u2068#12-34\u2069 جاهز'],
    ['a Hebrew name in English', 'Hello, {{id}}!', 'דנה (דן)', 'Hello, \u2068דנה (דן)\u2069!'],
    ['a name in the same direction', 'Hello, {{id}}!', 'Dana', 'Hello, Dana!'],
  ])('are set apart: %s', (_, message, id, expected) => {
    const hebrewOrArabic = {
      translate: (_key: string, given: Readonly<Record<string, Scalar>>) =>
        message.replace('{{id}}', String(given.id)),
      locale: 'en',
      facts: {},
    };
    expect(plainText(richText({ key: 'k', params: { id } }, hebrewOrArabic))).toBe(expected);
  });
});

describe('a text', () => {
  test.each<[string, Text, string, object]>([
    ['is never its raw key', 'tours.missing', 'en', { spans: [] }],
    [
      'inline, in the page’s locale',
      { inline: { en: 'Hi', de: '*Hallo*' } },
      'de',
      { spans: [{ text: 'Hallo', emphasis: true }] },
    ],
    [
      'inline, in the language of the locale',
      { inline: { en: 'Hi', de: 'Hallo' } },
      'de-AT',
      { spans: [{ text: 'Hallo' }], locale: 'de' },
    ],
    [
      'inline, else in English',
      { inline: { de: 'Hallo', 'en-GB': 'Hi' } },
      'fr',
      { spans: [{ text: 'Hi' }], locale: 'en-GB' },
    ],
    [
      'inline, else in what there is',
      { inline: { de: 'Hallo' } },
      'fr',
      { spans: [{ text: 'Hallo' }], locale: 'de' },
    ],
    [
      'generated, is marked',
      { generated: '**Hi**', locale: 'en' },
      'de',
      { spans: [{ text: 'Hi', strong: true }], locale: 'en', generated: true },
    ],
    [
      'generated, in the page’s locale',
      { generated: 'Hi', locale: 'en' },
      'en',
      { spans: [{ text: 'Hi' }], generated: true },
    ],
  ])('%s', (_, text, locale, expected) => {
    expect(richText(text, { ...source, locale })).toEqual(expected);
  });
});
