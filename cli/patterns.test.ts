import { chmodSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { shown } from './files.ts';
import { expand, noFile } from './patterns.ts';
import { asOrdinaryUser } from './testing/ordinary-user.ts';
import { folderWith } from './testing/project.ts';

describe('expand', () => {
  it.each<[string, string[], string[], string[]]>([
    ['a glob', ['tours/*.yaml'], ['tours/a.yaml', 'tours/b.yaml'], []],
    ['a deep glob', ['**/*.yaml'], ['tours/a.yaml', 'tours/b.yaml', 'tours/deep/c.yaml'], []],
    ['a folder', ['tours'], ['tours/a.yaml', 'tours/b.yaml', 'tours/deep/c.yaml', 'tours/deep/d.yml'], []],
    ['a file', ['tours/b.yaml'], ['tours/b.yaml'], []],
    ['a file twice', ['tours/b.yaml', 'tours/b*'], ['tours/b.yaml'], []],
    ['what is taken away', ['tours/*.yaml', '!tours/b.*'], ['tours/a.yaml'], []],
    ['a name that looks like a glob', ['odd/[a].yaml'], ['odd/[a].yaml'], []],
    ['nothing', ['tours/*.json', 'nope.yaml', 'docs'], [], ['tours/*.json', 'nope.yaml', 'docs']],
  ])('%s', async (_, patterns, files, unmatched) => {
    const { folder } = folderWith(
      'tours/a.yaml',
      'tours/b.yaml',
      'tours/deep/c.yaml',
      'tours/deep/d.yml',
      'odd/[a].yaml',
      'docs/readme.md',
      'node_modules/tourwright/tours/x.yaml',
    );
    const found = await expand(patterns, folder);
    // The odd file matches `**` too; what is asked here is about the others.
    const names = found.files.map((file) => shown(file, folder));
    expect(patterns[0] === '**/*.yaml' ? names.filter((name) => !name.startsWith('odd/')) : names).toEqual(
      files,
    );
    expect(found.unmatched).toEqual(unmatched.map((pattern) => ({ pattern, why: 'absent' })));
  });
});

describe('patterns with "!"', () => {
  const FILES = ['tours/a.yaml', 'tours/b.yaml', 'tours/deep/c.yaml'];

  it.each<[string, string[], string[]]>([
    ['a file of a folder', ['tours', '!tours/b.*'], ['tours/a.yaml', 'tours/deep/c.yaml']],
    ['a file that is named', ['tours/a.yaml', 'tours/b.yaml', '!tours/b.yaml'], ['tours/a.yaml']],
    ['a folder', ['tours/**/*.yaml', '!tours/deep/'], ['tours/a.yaml', 'tours/b.yaml']],
    ['files anywhere', ['tours', '!**/c.yaml'], ['tours/a.yaml', 'tours/b.yaml']],
    ['nothing, with brackets', ['tours/!(a).yaml'], ['tours/b.yaml']],
    ['nothing, with brackets at first', ['!(other)/a.yaml'], ['tours/a.yaml']],
  ])('take away %s', async (_, patterns, files) => {
    const { folder } = folderWith(...FILES);
    const found = await expand(patterns, folder);
    expect(found.files.map((file) => shown(file, folder))).toEqual(files);
    expect(found.unmatched).toEqual([]);
  });

  it.each<[string[], string[]]>([
    [['!tours/a.yaml'], ['A pattern with "!" only takes files away: name some beside "!tours/a.yaml".']],
    [['tours/a.yaml', '!tours'], ['Patterns with "!" take away every file of "tours/a.yaml".']],
    [['tours/deep/*', '!**/c.*'], ['Patterns with "!" take away every file of "tours/deep/*".']],
    [['tours', '!tours'], ['Patterns with "!" take away every file of "tours".']],
    [['other', '!tours'], ['There is no file "other", and none matches it.']],
  ])('are told of when they leave nothing: %s', async (patterns, messages) => {
    const { folder } = folderWith(...FILES);
    const { files, unmatched } = await expand(patterns, folder);
    expect(files).toEqual([]);
    expect(unmatched.map((each) => noFile(each).message)).toEqual(messages);
  });
});

describe('what is above', () => {
  it.each<[string, string[], string[]]>([
    ['a folder', ['..'], ['../b.yaml', 'a.yaml', 'deep/c.yaml']],
    ['a glob', ['../**/*.yaml'], ['../b.yaml', 'a.yaml', 'deep/c.yaml']],
    ['what is taken away here', ['..', '!deep', '!../b.*'], ['a.yaml']],
  ])('leads back: %s', async (_, patterns, files) => {
    const project = folderWith('here/a.yaml', 'here/deep/c.yaml', 'b.yaml', 'node_modules/d.yaml');
    const folder = join(project.folder, 'here');
    const found = await expand(patterns, folder);
    expect(found.files.map((file) => shown(file, folder))).toEqual(files);
  });
});

describe('a folder that cannot be read', () => {
  it.each([
    'tours',
    'tours/**/*.yaml',
    'tours/closed',
    'tours/closed/*.yaml',
    'tours/closed/deep/*.yaml',
    '.',
  ])('is named where %s looks into it, and the rest is found', async (pattern) => {
    const project = folderWith('tours/a.yaml', 'tours/closed/b.yaml', 'tours/closed/deep/c.yaml');
    const closed = join(project.folder, 'tours/closed');
    chmodSync(closed, 0);
    const found = await asOrdinaryUser(project.folder, () => expand([pattern], project.folder));
    chmodSync(closed, 0o755);
    const place = pattern.includes('closed/deep') ? 'tours/closed/deep' : 'tours/closed';
    expect(found.faults.map(({ message }) => message)).toEqual([
      `Cannot read the folder ${place}: permission denied.`,
    ]);
    expect(found.unmatched).toEqual([]);
    expect(found.files).toHaveLength(pattern.includes('closed') ? 0 : 1);
  });

  it.each(['tours/closed/b.yaml', 'tours/closed/deep'])(
    'keeps %s from being found: that is named',
    async (name) => {
      const project = folderWith('tours/closed/b.yaml', 'tours/closed/deep/c.yaml');
      const closed = join(project.folder, 'tours/closed');
      chmodSync(closed, 0);
      const { files } = await asOrdinaryUser(project.folder, () => expand([name], project.folder));
      chmodSync(closed, 0o755);
      expect(files).toEqual([join(project.folder, name)]);
    },
  );

  it('may be taken away', async () => {
    const project = folderWith('a.yaml', 'closed/b.yaml');
    const closed = join(project.folder, 'closed');
    chmodSync(closed, 0);
    const patterns = ['**/*.yaml', '!closed'];
    const { files, faults } = await asOrdinaryUser(project.folder, () => expand(patterns, project.folder));
    chmodSync(closed, 0o755);
    expect(files).toEqual([join(project.folder, 'a.yaml')]);
    expect(faults).toEqual([]);
  });

  it('may be a link to itself', async () => {
    const { folder } = folderWith('a.yaml');
    symlinkSync('loop', join(folder, 'loop'));
    const { faults } = await expand(['loop/*.yaml'], folder);
    expect(faults.map(({ message }) => message)).toEqual([
      'Cannot read the folder loop: its links go round in a circle.',
    ]);
  });
});
