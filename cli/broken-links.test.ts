/** Links that lead nowhere, where files are looked for. */
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readText, shown } from './files.ts';
import { expand } from './patterns.ts';
import { folderWith, starterProject } from './testing/project.ts';

test.each(['tours/*.yaml', 'tours', 'tours/b.yaml'])(
  'one is found by %s, and named when it is read',
  async (pattern) => {
    const { folder } = folderWith('tours/a.yaml');
    const link = join(folder, 'tours/b.yaml');
    symlinkSync('../gone.yaml', link);
    expect((await expand([pattern], folder)).files).toContain(link);
    await expect(readText(link, 'tours/b.yaml')).rejects.toThrow(
      'Cannot read tours/b.yaml: it is a link to ../gone.yaml, which is not there.',
    );
  },
);

test('one that leads to itself is found, and named when it is read', async () => {
  const { folder } = folderWith('tours/a.yaml');
  const link = join(folder, 'tours/b.yaml');
  symlinkSync('b.yaml', link);
  expect((await expand(['tours/*.yaml'], folder)).files).toContain(link);
  await expect(readText(link, 'b')).rejects.toThrow('Cannot read b: its links go round in a circle.');
});

test('one that no pattern matches is passed over', async () => {
  const { folder } = folderWith('tours/a.yaml');
  symlinkSync('gone', join(folder, 'tours/.#a.yaml'));
  symlinkSync('gone', join(folder, 'tours/b.txt'));
  expect((await expand(['tours/*.yaml'], folder)).files).toEqual([join(folder, 'tours/a.yaml')]);
});

test('links that lead somewhere are followed, and files are named as they were found', async () => {
  const { folder } = folderWith('tours/a.yaml', 'other/b.yaml');
  symlinkSync('../other', join(folder, 'tours/linked'));
  symlinkSync('a.yaml', join(folder, 'tours/c.yaml'));
  const { files } = await expand(['tours/**/*.yaml'], folder);
  expect(files.map((file) => shown(file, folder))).toEqual([
    'tours/a.yaml',
    'tours/c.yaml',
    'tours/linked/b.yaml',
  ]);
});

test('`tour validate` names one among its tours, checks the others, and ends with status 2', () => {
  const project = starterProject();
  symlinkSync('../gone.yaml', join(project.folder, 'tours/lost.yaml'));
  const { status, stdout, stderr } = project.tour(['validate']);
  expect(status).toBe(2);
  expect(stderr).toContain('tours/lost.yaml: it is a link to ../gone.yaml, which is not there.');
  expect(stdout).toContain('1 file');
});
