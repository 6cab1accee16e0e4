import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createLocales } from './locales.ts';
import { isMapping } from './pointer.ts';

const plain = createLocales({ path: 'locales/{locale}.json', required: ['en', 'de'] }, [
  {
    locale: 'en',
    messages: {
      a: { b: 'nested', 'c.d': 'half flat', empty: '', blank: ' \n', count: 3 },
      'a.b': 'flat',
      'a.x.y': 'only flat',
      items_one: 'one item',
      items_other: '{{count}} items',
      place_ordinal_one: '{{count}}st',
    },
  },
]);

describe('look-up', () => {
  test.each([
    ['nested before flat', 'a.b', { text: 'nested' }],
    ['flat', 'a.x.y', { text: 'only flat' }],
    ['flat inside nested', 'a.c.d', { text: 'half flat' }],
    ['a group is no text', 'a', undefined],
    ['an empty text counts as none', 'a.empty', undefined],
    ['and so does a blank one', 'a.blank', undefined],
    ['a number is no text', 'a.count', undefined],
    ['unknown', 'a.z', undefined],
    ['no property of every object', 'constructor.name', undefined],
    ['by its plural forms', 'items', { plurals: { one: 'one item', other: '{{count}} items' } }],
  ])('%s', (_, key, expected) => {
    expect(plain.lookUp('en', key)).toEqual(expected);
  });

  test('a locale without files has nothing', () => {
    expect(plain.lookUp('de', 'a.b')).toBeUndefined();
    expect([...plain.keys('de').keys()]).toEqual([]);
  });

  test('keys are those that a tour would write', () => {
    expect([...plain.keys('en').keys()]).toEqual([
      'a.b',
      'a.c.d',
      'a.empty',
      'a.blank',
      'a.x.y',
      'items',
      'place',
    ]);
  });

  test('texts are written first in `source`, else in the first required locale', () => {
    expect(plain.source).toBe('en');
    expect(createLocales({ path: '{locale}', required: ['en'], source: 'fr' }, []).source).toBe('fr');
  });
});

describe('namespaces', () => {
  const config = { path: 'locales/{locale}/{ns}.json', required: ['en'] };
  const files = [
    { locale: 'en', ns: 'translation', messages: { a: 'default' } },
    { locale: 'en', ns: 'tours', messages: { a: 'tours' } },
  ];

  test.each([
    ['without a namespace: the default one', config, 'a', 'default'],
    ['with one', config, 'tours:a', 'tours'],
    ['an unknown one', config, 'other:a', undefined],
    ['another default', { ...config, defaultNs: 'tours' }, 'a', 'tours'],
  ])('%s', (_, settings, key, expected) => {
    expect(createLocales(settings, files).lookUp('en', key)?.text).toBe(expected);
  });

  test.each([
    ['a', 'locales/en/translation.json'],
    ['tours:a', 'locales/en/tours.json'],
  ])('where the text of %s is kept', (key, file) => {
    expect(createLocales(config, files).file('en', key)).toBe(file);
  });

  test('keys name their namespace, except the default one', () => {
    expect([...createLocales(config, files).keys('en').keys()]).toEqual(['a', 'tours:a']);
  });

  test('without `{ns}` in the path a colon is part of the key', () => {
    const locales = createLocales({ path: '{locale}.json', required: ['en'] }, [
      { locale: 'en', messages: { 'a:b': 'x' } },
    ]);
    expect(locales.lookUp('en', 'a:b')?.text).toBe('x');
  });
});

describe('in any nesting', () => {
  const name = fc.constantFrom('a', 'b', 'a.b', 'b.a', 'a.b.a', 'a_one', 'b.a_other', '.', 'a.', '');
  const { messages } = fc.letrec<{ messages: unknown; entry: unknown }>((tie) => ({
    messages: fc.dictionary(name, tie('entry'), { maxKeys: 4 }),
    entry: fc.oneof({ depthSize: 'small' }, fc.constantFrom('x', 'y', '', 1), tie('messages')),
  }));
  const key = fc
    .array(fc.constantFrom('a', 'b', ''), { minLength: 1, maxLength: 4 })
    .map((parts) => parts.join('.'));

  /** What the contract says, part by part: the shortest first part that leads to a text, else the whole key. */
  function firstText(messages: unknown, key: string): string | undefined {
    if (!isMapping(messages)) return undefined;
    const parts = key.split('.');
    for (let count = 1; count < parts.length; count++) {
      const first = parts.slice(0, count).join('.');
      const inner = Object.hasOwn(messages, first) ? messages[first] : undefined;
      const text = firstText(inner, parts.slice(count).join('.'));
      if (text !== undefined) return text;
    }
    const text = Object.hasOwn(messages, key) ? messages[key] : undefined;
    return typeof text === 'string' && text !== '' ? text : undefined;
  }

  test('a text and its plural forms are found part by part, whatever was asked before', () => {
    const asked = fc.property(messages, fc.array(key, { minLength: 1, maxLength: 6 }), (texts, keys) => {
      const locales = createLocales({ path: '{locale}.json', required: ['en'] }, [
        { locale: 'en', messages: texts },
      ]);
      for (const each of keys) {
        const found = locales.lookUp('en', each);
        expect(found?.text).toBe(firstText(texts, each));
        expect(found?.plurals?.one).toBe(firstText(texts, `${each}_one`));
        expect(found?.plurals?.other).toBe(firstText(texts, `${each}_other`));
        expect(locales.lookUpRequired(each)).toEqual([found]);
        if (locales.isPlain(each)) expect(found).toEqual({ text: expect.stringMatching(/./) });
      }
    });
    fc.assert(asked, { numRuns: 1000, seed: 3 });
  });
});

test.each<[string, boolean, unknown]>([
  ['words', true, 'Press **New order**, `then` *wait*: 100 %'],
  ['a placeholder', false, 'Hello {{name}}'],
  ['a tag', false, 'a <b>b</b>'],
  ['a character by its name', false, 'a &amp; b'],
  ['a link', false, '[a](b)'],
  ['a heading', false, '# a'],
  ['crossed out', false, '~~a~~'],
  ['nothing', false, ''],
])('whether a text is plain: %s', (_, isPlain, text) => {
  const locales = createLocales({ path: '{locale}.json', required: ['en', 'de'] }, [
    { locale: 'en', messages: { a: text, b: text, b_one: text, c: text } },
    { locale: 'de', messages: { a: 'x', b: 'x' } },
  ]);
  expect(locales.isPlain('a')).toBe(isPlain);
  // With plural forms, or not in all locales, it never is.
  expect(locales.isPlain('b')).toBe(false);
  expect(locales.isPlain('c')).toBe(false);
});
