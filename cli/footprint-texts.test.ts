/** Footprints of files that were read already. */
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sameFootprint, takeFootprint } from './footprint.ts';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const LATER = Date.now() + 60_000;

/** A file of these bytes, written long ago. */
function fileOf(content: string | Uint8Array) {
  const folder = mkdtempSync(join(tmpdir(), 'tourwright-footprint-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'a.yaml');
  const write = (bytes: string | Uint8Array) => {
    writeFileSync(file, bytes);
    utimesSync(file, LONG_AGO, LONG_AGO);
  };
  write(content);
  return { folder, file, write };
}

test.each<[string, string | Uint8Array, string]>([
  ['a text', 'kind: Tour # ä 👋\r\n', 'kind: Tour # ä 👋\r\n'],
  ['a byte order mark', '\uFEFFkind: Tour', '\uFEFFkind: Tour'],
  ['bytes that are no UTF-8', Uint8Array.of(0x61, 0xff, 0x62), 'a\uFFFDb'],
  ['nothing', '', ''],
])('%s that was read makes the same footprint as the file', async (_, content, text) => {
  const { folder, file } = fileOf(content);
  const footprint = await takeFootprint([file], folder, LATER, new Map([[file, text]]));
  expect(footprint).toEqual(await takeFootprint([file], folder, LATER));
});

test('a file that is written between its reading and its footprint is another one afterwards', async () => {
  const { folder, file, write } = fileOf('before');
  write('behind');
  const footprint = await takeFootprint([file], folder, LATER, new Map([[file, 'before']]));
  // Its time does not tell, as on a file system with a coarse clock: its content does.
  expect(
    footprint && (await sameFootprint({ ...footprint, taken: LONG_AGO.getTime() }, folder)),
  ).toBeUndefined();
});
