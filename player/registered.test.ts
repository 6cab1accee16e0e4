import { expect, it, vi } from 'vitest';
import { createRegisteredAnchors } from './registered.ts';

it('an element registered twice for a key is there until both have undone it, once each', () => {
  const registered = createRegisteredAnchors();
  const element = document.createElement('button');
  const first = registered.add('a', element);
  const second = registered.add('a', element);
  const changed = vi.fn();
  registered.onChange(changed);
  first();
  first();
  expect(registered.of('a')).toEqual([element]);
  second();
  expect(registered.of('a')).toEqual([]);
  expect(changed.mock.calls).toEqual([['a'], ['a']]);
});
