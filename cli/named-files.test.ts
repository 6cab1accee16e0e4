import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesNamed, looksLikeTours } from './named-files.ts';
import { starterProject } from './testing/project.ts';

const OTHERS = {
  'docker-compose.yml': 'services:\n  web:\n    image: nginx\n',
  'k8s.yaml': 'apiVersion: v1\nkind: Service\nmetadata: { name: tour }\n',
  'page.yaml': 'title: Tour\nlayout: page\n',
  'azure.yml': 'steps:\n  - script: npm test\n',
  'broken.yaml': 'a: [\n',
};

it('a file as reports name it is told of as it is seen from another folder', () => {
  const run = starterProject().tour(['validate', 'tours/first-order.yaml'], { folder: 'tours' });
  expect(run).toMatchObject({
    status: 2,
    stdout: '',
    stderr:
      'There is no file "tours/first-order.yaml" in this folder. Seen from here it is "first-order.yaml".\n',
  });
});

it.each(['tours/frist-order.yaml', 'tours/first-order.yml', './tours/first_order.yaml'])(
  'a file that is misspelt is told of with the one that is meant: %s',
  (name) => {
    expect(starterProject().tour(['validate', name])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: `There is no file "${name}", and none matches it. Did you mean "tours/first-order.yaml"?\n`,
    });
  },
);

it('a pattern that matches nothing is not taken for a misspelt file', () => {
  const { stderr } = starterProject().tour(['validate', 'tours/first-orde?.yml']);
  expect(stderr).toBe('There is no file "tours/first-orde?.yml", and none matches it.\n');
});

describe('a folder', () => {
  it.each(['.', '..', ''])('gives tours and overlays, and nothing else: %s', (word) => {
    const project = starterProject('desk');
    for (const [file, text] of Object.entries(OTHERS)) project.write(file, text);
    const folder = word === '..' ? 'tours' : '.';
    const run = project.tour(['validate', '--format', 'json', word || project.folder], { folder });
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(run.stdout)).toMatchObject({ files: 1, diagnostics: [] });
  });

  it.each(['modules', 'catalog', 'empty'])('says so when there are none: %s', (word) => {
    const project = starterProject();
    project.write('empty/readme.md', '');
    const run = project.tour(['validate', word]);
    expect(run).toMatchObject({
      status: 2,
      stdout: '',
      stderr: `The folder "${word}" holds neither a tour nor an overlay.\n`,
    });
  });

  it('gives what the config names, whatever it is, and what cannot be read', async () => {
    const { folder, write } = starterProject();
    write('tours/other.yaml', OTHERS['k8s.yaml']);
    write('tours/third.yaml', OTHERS['k8s.yaml']);
    symlinkSync('gone.yaml', join(folder, 'tours/lost.yaml'));
    const [other, third, lost, tour] = ['other', 'third', 'lost', 'first-order'].map((name) =>
      join(folder, `tours/${name}.yaml`),
    );
    const { files, faults } = await filesNamed(['tours'], folder, new Set([other ?? '']));
    expect(files).toEqual([tour, lost, other].sort());
    expect(files).not.toContain(third);
    expect(faults).toEqual([]);
  });

  it('has a manifest told apart where it is named itself', () => {
    const run = starterProject().tour(['validate', 'modules/orders.module.yaml']);
    expect(run.status).toBe(1);
    expect(run.stdout).toMatch(/A module manifest is read by `tour gen`.*\[document-kind\]/);
  });
});

it.each<[boolean, string]>([
  [true, 'kind: Tour\n'],
  [true, '\uFEFFkind: TourOverlay # of a tenant\r\n'],
  [true, '# one\n---\nkind: Module\n---\nkind: Tour\n'],
  [true, '{"kind":"Tour","key":"a"}'],
  [true, '"kind": "Tour"\n'],
  [true, 'kind: Tuor\n'],
  [true, 'kind: tour_overlay\n'],
  [true, 'knd: Tour\n'],
  [true, 'key: a.b\nsteps:\n  - id: a\n'],
  [true, 'tour: a.b\nhide: [c]\n'],
  [true, 'kind: Tour\nsteps: [\n'],
  ...Object.values(OTHERS).map((text): [boolean, string] => [false, text]),
  [false, ''],
])('is %s: %j looks like a tour or an overlay', (expected, text) => {
  expect(looksLikeTours(text)).toBe(expected);
});
