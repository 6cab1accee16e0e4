import { chmodSync, chownSync, lstatSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { InputError } from './exit.ts';
import { readText, writeAllAtomically, writeAtomically } from './files.ts';
import { asOrdinaryUser, ORDINARY_USER } from './testing/ordinary-user.ts';
import { emptyProject, folderWith, type TestProject } from './testing/project.ts';

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

describe('writeAllAtomically', () => {
  const fileIn = (project: TestProject, name: string, text = 'new') => ({
    file: join(project.folder, name),
    name,
    text,
  });

  it('writes all of them', async () => {
    const project = folderWith('a.json');
    await writeAllAtomically([fileIn(project, 'a.json'), fileIn(project, 'b/c.json')]);
    expect(project.files().map((name) => [name, project.read(name)])).toEqual([
      ['a.json', 'new'],
      ['b/c.json', 'new'],
    ]);
  });

  it.each([
    ['a folder stands in the place of one', 'folder', 'it is a folder'],
    ['a file stands in the place of its folder', 'file/b.json', 'a part of its path is no folder'],
    ['a name is too long', 'x'.repeat(300), 'its name is too long'],
  ])('writes none where %s', async (_, name, reason) => {
    const project = folderWith('a.json', 'file', 'folder/z.json');
    const before = project.files();
    const writing = writeAllAtomically(
      ['a.json', 'new.json', name, 'z.json'].map((each) => fileIn(project, each)),
    );
    await expect(writing).rejects.toThrow(
      new InputError(`Cannot write ${name}: ${reason}. Nothing was written.`),
    );
    expect(project.files()).toEqual(before);
    expect(project.read('a.json')).toBe('a.json');
  });

  // Beside a file of another user, in a folder that keeps everybody to their own.
  it.skipIf(process.geteuid?.() !== 0)('says which are new where one cannot be replaced', async () => {
    const project = folderWith('shared/b.json');
    chmodSync(join(project.folder, 'shared'), 0o1777);
    const files = ['a', 'b', 'c'].map((name) => fileIn(project, `shared/${name}.json`));
    const writing = asOrdinaryUser(project.folder, () => writeAllAtomically(files));
    await expect(writing).rejects.toThrow(
      'Cannot write shared/b.json: permission denied. 1 of 3 files are new, and the others as they were: run it again when that is mended.',
    );
    expect(project.files()).toEqual(['shared/a.json', 'shared/b.json']);
    expect(project.read('shared/b.json')).toBe('shared/b.json');
  });

  it('writes a file whose name is as long as can be', async () => {
    const project = emptyProject();
    const name = `${'x'.repeat(250)}.json`;
    await writeAllAtomically([fileIn(project, name)]);
    expect(project.files()).toEqual([name]);
  });
});
