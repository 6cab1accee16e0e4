import { chownSync, lstatSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { InputError } from './exit.ts';
import { readText, writeAtomically } from './files.ts';
import { ORDINARY_USER } from './testing/ordinary-user.ts';
import { emptyProject, folderWith } from './testing/project.ts';

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

  it('leaves the file whose it was, also to another user', async () => {
    const project = folderWith('a.json');
    const file = join(project.folder, 'a.json');
    const isAdministrator = process.getuid?.() === 0;
    // Nobody else may give files away.
    if (isAdministrator) chownSync(file, ORDINARY_USER, ORDINARY_USER);
    const { uid, gid } = statSync(file);
    await writeAtomically(file, 'new');
    expect(project.read('a.json')).toBe('new');
    expect(statSync(file)).toMatchObject({ uid, gid });
  });

  it('leaves what was there when it fails', async () => {
    const project = folderWith('folder/a.json');
    const writing = writeAtomically(join(project.folder, 'folder'), 'new', 'folder');
    await expect(writing).rejects.toThrow(InputError);
    expect(project.files()).toEqual(['folder/a.json']);
  });
});
