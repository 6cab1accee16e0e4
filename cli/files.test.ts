import { lstatSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { InputError } from './exit.ts';
import { expand, readText, shown, writeAtomically } from './files.ts';
import { emptyProject } from './testing/project.ts';

function folderWith(...files: string[]) {
  const project = emptyProject();
  for (const file of files) project.write(file, file);
  return project;
}

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
    expect(found.unmatched).toEqual(unmatched);
  });
});

describe('readText', () => {
  it.each([
    ['nope.yaml', 'Cannot read nope.yaml: there is no such file.'],
    ['tours', 'Cannot read tours: it is a folder.'],
    ['tours/a.yaml/b', 'Cannot read tours/a.yaml/b: a part of its path is no folder.'],
    ['x'.repeat(300), /its name is too long\.$/],
  ])('says why it cannot read %s', async (name, message) => {
    const { folder } = folderWith('tours/a.yaml');
    const reading = readText(join(folder, name), name);
    await expect(reading).rejects.toThrow(InputError);
    await expect(reading).rejects.toThrow(message);
  });
});

describe('writeAtomically', () => {
  it('makes the folder, and leaves no draft', async () => {
    const project = emptyProject();
    await writeAtomically(join(project.folder, 'a/b/c.json'), 'new');
    expect(project.files()).toEqual(['a/b/c.json']);
    expect(project.read('a/b/c.json')).toBe('new');
  });

  it('writes through a link', async () => {
    const project = folderWith('real.json');
    symlinkSync('real.json', join(project.folder, 'link.json'));
    await writeAtomically(join(project.folder, 'link.json'), 'new');
    expect(project.read('real.json')).toBe('new');
    expect(lstatSync(join(project.folder, 'link.json')).isSymbolicLink()).toBe(true);
  });

  it('leaves what was there when it fails', async () => {
    const project = folderWith('folder/a.json');
    const writing = writeAtomically(join(project.folder, 'folder'), 'new', 'folder');
    await expect(writing).rejects.toThrow(InputError);
    expect(project.files()).toEqual(['folder/a.json']);
  });
});
