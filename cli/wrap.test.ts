import { expect, it } from 'vitest';
import { rules } from '../validator/index.ts';
import { wrap } from './wrap.ts';

const TEXT =
  'A tour names an anchor that no module declares, and `aVeryLongNameThatIsNotBrokenAnywhere` as well.';

it('breaks between words, with an indent', () => {
  expect(wrap(TEXT, 40, 4).split('\n')).toEqual([
    'A tour names an anchor that no',
    '    module declares, and',
    '    `aVeryLongNameThatIsNotBrokenAnywhere`',
    '    as well.',
  ]);
});

it.each([undefined, 20, 33])('breaks nothing where there is no room to, or no terminal: %s', (width) => {
  expect(wrap(TEXT, width, 4)).toBe(TEXT);
});

it('keeps all words of what the rules say, in 80 columns', () => {
  for (const { summary, why, fix } of rules) {
    for (const text of [summary, why, fix]) {
      const lines = wrap(text, 80).split('\n');
      expect(lines.join(' ')).toBe(text);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
    }
  }
});
