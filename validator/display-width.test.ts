import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRows } from './display-width.ts';

fc.configureGlobal({ seed: 7 });

test.each([
  ['', 0],
  ['anchor: nav.orders', 18],
  ['Grüße', 5],
  ['Привет', 6],
  ['注文の一覧', 10],
  ['주문', 4],
  ['e\u0301', 1],
  ['👩‍💻', 2],
  ['a👩‍💻b', 4],
  ['🇩🇪🇫🇷', 4],
  ['©', 1],
  ['©\uFE0F', 2],
  ['1\uFE0F\u20E3', 2],
  ['\u0600\u0031', 1],
])('%s takes %i columns', (text, width) => {
  expect(createRows()(text).width).toBe(width);
});

test('a slice has no half of a wide character, and says which columns it takes', () => {
  const row = createRows()('a注文b');
  expect(row.slice(2, 5)).toEqual({ text: '文', from: 3, to: 5 });
  expect(row.slice(1, 4)).toEqual({ text: '注', from: 1, to: 3 });
  expect(row.columnAt(2)).toBe(3);
});

test('what is laid out without the segmenter is laid out as with it', () => {
  const row = createRows();
  const unit = fc.constantFrom(
    ...[
      'a',
      ' ',
      '#',
      '1',
      'ü',
      '©',
      'Ж',
      '注',
      'の',
      '가',
      '\u0301',
      '\u200d',
      '\ufe0f',
      '👩',
      '💻',
      '🇩',
      '🇪',
      '\u0600',
      '\u11a8',
      'न',
      'म',
      '्',
      '\u00ad',
    ],
  );
  const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 12 }), (units) => {
      const text = units.join('');
      const { columnAt, width } = row(text);
      const graphemes = Array.from(segmenter.segment(text), ({ segment }) => segment);
      const apart = graphemes.reduce((sum, each) => sum + row(each).width, 0);
      expect(width).toBe(apart);
      let at = 0;
      for (const grapheme of graphemes) {
        // Within a grapheme no column begins.
        expect(columnAt(at + 1)).toBe(columnAt(at + grapheme.length));
        at += grapheme.length;
      }
    }),
    { numRuns: 2000 },
  );
});
