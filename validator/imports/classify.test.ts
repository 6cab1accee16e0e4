import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Classification, classify, unusedClassification } from './classify.ts';
import { readToolList } from './tool-list.ts';

fc.configureGlobal({ seed: 7 });

describe('which entry of `classify` a tool takes', () => {
  it.each<[string, string, Classification, string | undefined]>([
    [
      'its own name before any pattern',
      'crm_show',
      { 'crm_show*': 'L2', crm_show: 'L0', '*': 'L3' },
      'L0 crm_show',
    ],
    ['the pattern that says more', 'crm_show_card', { 'crm_*': 'L1', 'crm_show_*': 'L0' }, 'L0 crm_show_*'],
    [
      'of equal patterns the higher risk',
      'crm_show',
      { 'crm_*': 'L0', '*_show': 'L2', c: 'L3' },
      'L2 *_show',
    ],
    ['the same whatever the order of keys', 'crm_show', { '*_show': 'L2', 'crm_*': 'L0' }, 'L2 *_show'],
    ['a star in the middle', 'crm_show_card', { 'crm_*_card': 'L0' }, 'L0 crm_*_card'],
    ['a star for nothing', 'crm_', { 'crm_*': 'L0' }, 'L0 crm_*'],
    ['a star for dots', 'crm.a.b', { 'crm.*': 'L0' }, 'L0 crm.*'],
    ['many stars', 'aXbXc', { 'a*b*c': 'L0' }, 'L0 a*b*c'],
    ['no text twice', 'ab', { 'ab*b': 'L0' }, undefined],
    ['no other case', 'CRM_show', { 'crm_*': 'L0' }, undefined],
    ['no part of a name', 'my_crm_show', { 'crm_*': 'L0', crm_show: 'L0' }, undefined],
    ['a dot is a dot', 'crmXshow', { 'crm.*': 'L0' }, undefined],
    ['no property of every object', 'constructor', {}, undefined],
  ])('%s', (_, name, classification, expected) => {
    const found = classify(name, classification);
    expect(found && `${found.risk} ${found.by}`).toBe(expected);
  });

  it('fits exactly what the regular expression fits', () => {
    const text = fc.stringMatching(/^[ab.]{0,8}$/);
    fc.assert(
      fc.property(text, fc.stringMatching(/^[ab.*]{0,6}\*$/), (name, pattern) => {
        const expression = pattern.split('*').map((part) => part.replaceAll('.', '\\.'));
        const fits = new RegExp(`^${expression.join('.*')}$`).test(name);
        expect(classify(name, { [pattern]: 'L0' }) !== undefined).toBe(fits);
      }),
    );
  });

  it('is quick with many stars', () => {
    expect(classify('a'.repeat(128), { [`${'*a'.repeat(60)}*b`]: 'L0' })).toBeUndefined();
  });
});

it('finds entries that fit no imported tool, at their keys', () => {
  const list = readToolList([{ name: 'crm_show', inputSchema: {} }], { file: 'crm.json' });
  const found = unusedClassification(
    { 'crm_*': 'L0', 'cmr_*': 'L0', crm_shwo: 'L0', other: 'L1' },
    [list],
    'tour.config.yaml',
  );
  expect(
    found.map(({ rule, severity, path, mark, message }) => [rule, severity, path, mark, message]),
  ).toEqual([
    [
      'gen-import-classify',
      'warning',
      ['classify', 'cmr_*'],
      'key',
      'No imported tool has the name "cmr_*". Correct it, or take it out.',
    ],
    [
      'gen-import-classify',
      'warning',
      ['classify', 'crm_shwo'],
      'key',
      'No imported tool has the name "crm_shwo". Did you mean "crm_show"?',
    ],
    [
      'gen-import-classify',
      'warning',
      ['classify', 'other'],
      'key',
      'No imported tool has the name "other". Correct it, or take it out.',
    ],
  ]);
  expect(found[1]?.suggestions?.[0]?.change).toEqual({ path: ['classify', 'crm_shwo'], key: 'crm_show' });
});
