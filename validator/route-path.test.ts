import { expect, test } from 'vitest';
import { paramsOfPath } from './route-path.ts';

test.each<[string, string[]]>([
  ['/orders', []],
  ['/orders/:id/items/:item_2', ['id', 'item_2']],
  ['/files/:name.:ending', ['name', 'ending']],
  ['/slots/12:30', []],
  ['/slots/:2nd', []],
])('the params of %s are what begins with a colon and a letter', (path, params) => {
  expect(paramsOfPath(path)).toEqual(params);
});
