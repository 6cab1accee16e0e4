import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repeatedKeys } from './repeated-keys.ts';

fc.configureGlobal({ seed: 7 });

function found(text: string) {
  return repeatedKeys(text, JSON.parse(text)).map(({ key, offset, first }) => [
    key,
    text.slice(offset, offset + 3),
    first,
  ]);
}

describe('keys that are repeated in one object', () => {
  it.each<[string, string, readonly (readonly [string, string, number])[]]>([
    ['of texts', '{"a":"1","b":"2","a":"3"}', [['a', '"a"', 1]]],
    ['of objects', '{"a":{"b":1},"a":{"c":2}}', [['a', '"a"', 1]]],
    ['within others', '{"x":{"y":[{"k":1,"k":2}]}}', [['x.y.k', '"k"', 12]]],
    [
      'more than twice',
      '{"a":1,"a":2,"a":3}',
      [
        ['a', '"a"', 1],
        ['a', '"a"', 1],
      ],
    ],
    ['in another spelling', '{"a":1,"\\u0061":2}', [['a', '"\\u', 1]]],
    ['with a text that looks like one', '{"a":"\\"a\\": 1","a" :2}', [['a', '"a"', 1]]],
    ['like what every object has', '{"__proto__":1,"__proto__":2}', [['__proto__', '"__', 1]]],
  ])('%s', (_, text, expected) => {
    expect(found(text)).toEqual(expected);
  });

  it.each([
    '{"a":{"a":{"a":1}}}',
    '[{"a":1},{"a":2}]',
    '{"a":"a\\": b","b":"\\\\","c":"{\\"a\\":1,\\"a\\":2}"}',
    '{"__proto__":{"a":1},"constructor":2}',
    '"a"',
    'null',
    '{}',
  ])('are none in %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('are found however deep the text is', () => {
    const deep = (inner: string) => `${'{"a":'.repeat(20_000)}${inner}${'}'.repeat(20_000)}`;
    expect(found(deep('1'))).toEqual([]);
    expect(found(deep('{"b":1,"b":2}'))).toHaveLength(1);
  });

  it('are none in what JavaScript writes', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (text) => {
        expect(found(text)).toEqual([]);
        expect(found(JSON.stringify(JSON.parse(text), undefined, 2))).toEqual([]);
      }),
    );
  });
});
