import { expect, test, vi } from 'vitest';
import { builtInLabels } from '../engine/index.ts';
import { loadLabels } from '../engine/load-labels.ts';
import { createLabels } from './labels.ts';

vi.mock('../engine/load-labels.ts', { spy: true });
const { en, de } = builtInLabels;

test.each([
  ['de', de],
  ['DE-at', de],
  ['en-GB', en],
  ['fr', { ...en, locale: 'en' }],
])('the labels of %s are English until they are loaded', async (locale, labels) => {
  const own = createLabels(() => {});
  expect(own.of(locale)).toMatchObject(en);
  await own.load(locale);
  expect(own.of(locale)).toEqual(labels);
});

test('what cannot be loaded is told, and asked for again the next time', async () => {
  vi.mocked(loadLabels).mockRejectedValueOnce(new Error('offline'));
  const warn = vi.fn();
  const own = createLabels(warn);
  await own.load('de');
  expect(own.of('de')).toEqual({ ...en, locale: 'en' });
  expect(warn.mock.calls).toEqual([
    [`The card's own words for "de" could not be loaded.`, new Error('offline')],
  ]);
  await own.load('de');
  expect(warn).toHaveBeenCalledTimes(1);
  expect(own.of('de')).toEqual(de);
});
