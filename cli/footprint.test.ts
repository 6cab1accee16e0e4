import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sameFootprint, takeFootprint } from './footprint.ts';

const LONG_AGO = new Date('2020-01-01T00:00:00Z');
const LATER = Date.now() + 60_000;

/** A folder with two files, one of them in a folder below, all written long ago. */
function folderWithFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'tourwright-footprint-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'tours/below'), { recursive: true });
  for (const name of ['a.json', 'tours/below/b.yaml']) {
    writeFileSync(join(folder, name), name);
    utimesSync(join(folder, name), LONG_AGO, LONG_AGO);
  }
  const paths = ['a.json', 'tours', 'tours/below/b.yaml', 'absent'].map((name) => join(folder, name));
  return { folder, at: (name: string) => join(folder, name), paths };
}

type At = (name: string) => string;

test.each<[string, (at: At) => void]>([
  ['another content', (at) => writeFileSync(at('a.json'), 'other!')],
  [
    'another content of the same size and time',
    (at) => {
      writeFileSync(at('tours/below/b.yaml'), readFileSync(at('tours/below/b.yaml'), 'utf8').toUpperCase());
      utimesSync(at('tours/below/b.yaml'), LONG_AGO, LONG_AGO);
    },
  ],
  ['a file that is gone', (at) => rmSync(at('a.json'))],
  ['a folder that is gone', (at) => rmSync(at('tours'), { recursive: true })],
  ['a new file in a folder', (at) => writeFileSync(at('tours/c.yaml'), '')],
  ['a new file in a folder below', (at) => writeFileSync(at('tours/below/c.yaml'), '')],
  ['a new folder', (at) => mkdirSync(at('tours/other'))],
  ['another name', (at) => renameSync(at('tours/below/b.yaml'), at('tours/below/c.yaml'))],
  [
    'a folder in the place of a file',
    (at) => {
      rmSync(at('a.json'));
      mkdirSync(at('a.json'));
    },
  ],
  ['what was not there', (at) => writeFileSync(at('absent'), '')],
])('is another one with %s', async (_, change) => {
  const { folder, at, paths } = folderWithFiles();
  const footprint = await takeFootprint(paths, folder, LATER);
  if (footprint === undefined) throw new Error('There is no footprint.');
  expect(await sameFootprint(footprint, folder)).toBeDefined();
  change(at);
  expect(await sameFootprint(footprint, folder)).toBeUndefined();
});

test('is the same when only times and inodes differ, as after a checkout, and is then quicker to compare', async () => {
  const { folder, at, paths } = folderWithFiles();
  const footprint = await takeFootprint(paths, folder, LATER);
  if (footprint === undefined) throw new Error('There is no footprint.');
  const before = statSync(at('a.json')).ino;
  writeFileSync(at('copy'), readFileSync(at('a.json')));
  renameSync(at('copy'), at('a.json'));
  expect(statSync(at('a.json')).ino).not.toBe(before);
  const renewed = await sameFootprint(footprint, folder);
  expect(renewed?.entries.map(({ content }) => content)).toEqual(
    footprint.entries.map(({ content }) => content),
  );
  expect(renewed).not.toEqual(footprint);
});

test('trusts no time that is as young as the footprint: the content is read again', async () => {
  const { folder, at, paths } = folderWithFiles();
  const footprint = await takeFootprint(paths, folder, LATER);
  if (footprint === undefined) throw new Error('There is no footprint.');
  // A change within the grain of the clock: the stamp is the same.
  const taken = statSync(at('a.json')).ctimeMs + 1;
  const [first] = footprint.entries.filter(({ path }) => path === 'a.json');
  const changed = footprint.entries.map((entry) =>
    entry === first ? { ...entry, content: 'of another content' } : entry,
  );
  expect(await sameFootprint({ taken, entries: changed }, folder)).toBeUndefined();
  expect(await sameFootprint({ taken: LATER, entries: changed }, folder)).toBeDefined();
});

test('there is none for what was written since the run began', async () => {
  const { folder, paths } = folderWithFiles();
  expect(await takeFootprint(paths, folder, LONG_AGO.getTime())).toBeUndefined();
});

test('there is none for folders with links, which lead elsewhere', async () => {
  const { folder, at, paths } = folderWithFiles();
  symlinkSync(at('a.json'), at('tours/link.yaml'));
  expect(await takeFootprint(paths, folder, LATER)).toBeUndefined();
});
