import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../validator/index.ts';
import { type CacheOptions, keepCheck, keptCheck } from './kept-check.ts';
import { asOrdinaryUser } from './testing/ordinary-user.ts';
import { emptyProject, starterProject, type TestProject } from './testing/project.ts';

function diagnostic(file: string): Diagnostic {
  const place = { line: 1, column: 1, endLine: 1, endColumn: 2 };
  const said = { rule: 'anchor-known', severity: 'error', message: 'No.', docs: '' } as const;
  return { file, document: 0, path: '', ...place, ...said };
}

const SOURCES = [
  { file: 'tours/a.yaml', text: 'kind: Tour\n' },
  { file: 'tours/b.yaml', text: 'kind: Tour\n' },
  { file: 'tours/over.yaml', text: 'kind: TourOverlay\n' },
];
const LATER = Date.now() + 60_000;

/** A project of which a check has found something in `a.yaml`, and was kept. */
async function checkedProject(more: readonly Diagnostic[] = [], packages = true) {
  const project = emptyProject();
  if (packages) mkdirSync(join(project.folder, 'node_modules'));
  project.write('tour.config.yaml', 'apps: {}\n');
  for (const { file, text } of SOURCES) project.write(file, text);
  const config = join(project.folder, 'tour.config.yaml');
  const diagnostics = [diagnostic('tours/a.yaml'), ...more];
  const read = [config, join(project.folder, 'tours')];
  const keep = (named: readonly string[] = [], options: CacheOptions = {}) =>
    keepCheck(named, options, { config, read, sources: SOURCES, diagnostics, begun: LATER });
  await keep();
  const kept = (named: readonly string[] = [], options: CacheOptions = {}) =>
    keptCheck(
      named.map((name) => join(project.folder, name)),
      { config, ...options },
    );
  return {
    project,
    kept,
    keep,
    file: join(project.folder, 'node_modules/.cache/tourwright/tour.config.yaml.kept'),
  };
}

it('answers for the project as long as nothing changes', async () => {
  const { project, kept } = await checkedProject();
  expect(await kept()).toMatchObject({
    checked: ['tours/a.yaml', 'tours/b.yaml', 'tours/over.yaml'],
    diagnostics: [diagnostic('tours/a.yaml')],
    faults: [],
  });
  expect((await kept())?.text('tours/a.yaml')).toBe('kind: Tour\n');
  project.write('tours/b.yaml', 'kind: Tour # changed\n');
  expect(await kept()).toBeUndefined();
});

it('answers for some of its files', async () => {
  const { kept } = await checkedProject();
  expect(await kept(['tours/a.yaml'])).toMatchObject({
    checked: ['tours/a.yaml'],
    diagnostics: [diagnostic('tours/a.yaml')],
  });
  expect(await kept(['tours/b.yaml'])).toMatchObject({ checked: ['tours/b.yaml'], diagnostics: [] });
  expect(await kept(['tours'])).toBeUndefined();
  expect(await kept(['tours/absent.yaml'])).toBeUndefined();
});

it('leaves open whether an overlay with faults is one of a named tour', async () => {
  const { kept } = await checkedProject([diagnostic('tours/over.yaml')]);
  expect(await kept(['tours/b.yaml'])).toBeUndefined();
  expect((await kept(['tours/over.yaml']))?.diagnostics).toHaveLength(1);
  expect((await kept())?.diagnostics).toHaveLength(2);
});

const ELSE: [string, CacheOptions][] = [
  ['--no-cache', { cache: false }],
  ['--app', { app: 'console' }],
  ['--tools and --anchors', { tools: 'a', anchors: 'b' }],
  ['--since', { since: 'main' }],
  ['--stdin', { stdin: true }],
  ['--stdin-filename', { stdinFilename: 'tours/a.yaml' }],
  ['--fix', { fix: true }],
  ['--watch', { watch: true }],
];

describe.each(ELSE)('with %s', (_, options) => {
  it('neither answers nor keeps', async () => {
    const { kept, keep, file } = await checkedProject();
    expect(await kept([], options)).toBeUndefined();
    writeFileSync(file, '');
    await keep([], options);
    expect(readFileSync(file, 'utf8')).toBe('');
  });
});

/** A change that another version, or a check of another project, may have made: the file is whole. */
function sealed(change: (content: string) => string) {
  return (file: string): string => {
    const content = change(file.slice(file.indexOf('\n') + 1));
    return `${createHash('sha1').update(content).digest('base64')}\n${content}`;
  };
}

it('answers from a file that is whole', async () => {
  const { kept, file } = await checkedProject();
  writeFileSync(file, sealed((content) => content)(readFileSync(file, 'utf8')));
  expect(await kept()).toBeDefined();
});

it.each<[string, (content: string) => string]>([
  ['empty', () => ''],
  ['cut off', (content) => content.slice(0, content.length / 2)],
  ['of another program', sealed((content) => content.replace(/"program":"[^"]*"/, '"program":"0.0.0 v1"'))],
  ['of another config', sealed((content) => content.replace('"config":"', '"config":"other/'))],
  ['changed by hand', (content) => content.replace('"files":[', '"files":["tours/c.yaml",')],
  ['without the footprint of a file', (content) => content.replace(/"path":"[^"]*",/, '')],
  ['no report', () => 'null'],
])('passes over a file that is %s, and replaces it', async (_, damage) => {
  const { kept, keep, file } = await checkedProject();
  const content = readFileSync(file, 'utf8');
  writeFileSync(file, damage(content));
  expect(await kept()).toBeUndefined();
  await keep();
  expect(await kept()).toBeDefined();
});

/** What came to be where something was read. */
const REFUSED: [string, (project: TestProject) => void][] = [
  [
    'a link to itself for a file',
    (project) => {
      project.remove('tours/a.yaml');
      symlinkSync('a.yaml', join(project.folder, 'tours/a.yaml'));
    },
  ],
  [
    'a link to itself for a folder',
    (project) => {
      project.remove('tours');
      symlinkSync('tours', join(project.folder, 'tours'));
    },
  ],
  [
    'a file for a folder',
    (project) => {
      project.remove('tours');
      project.write('tours', 'kind: Tour\n');
    },
  ],
  [
    'a pipe for a file',
    (project) => {
      project.remove('tours/a.yaml');
      project.shell('mkfifo tours/a.yaml');
    },
  ],
  [
    'a link to itself for the config',
    (project) => {
      project.remove('tour.config.yaml');
      symlinkSync('tour.config.yaml', join(project.folder, 'tour.config.yaml'));
    },
  ],
  ['a file that must not be read', (project) => chmodSync(join(project.folder, 'tours/a.yaml'), 0)],
  ['a folder that must not be looked into', (project) => chmodSync(join(project.folder, 'tours'), 0)],
];

it.each(REFUSED)(
  'knows nothing, and keeps nothing, with %s: a check says what is wrong',
  async (_, change) => {
    const { project, kept, keep, file } = await checkedProject();
    change(project);
    expect(await asOrdinaryUser(project.folder, () => kept())).toBeUndefined();
    writeFileSync(file, '');
    await asOrdinaryUser(project.folder, () => keep());
    expect(readFileSync(file, 'utf8')).toBe('');
    if (project.has('tours')) chmodSync(join(project.folder, 'tours'), 0o755);
  },
);

it.each<[string, string, RegExp]>([
  [
    'a tour',
    'tours/first-order.yaml',
    /^Cannot read tours\/first-order\.yaml: its links go round in a circle\.$/m,
  ],
  [
    'a locale file',
    'locales/en.json',
    /^Cannot read locales\/en\.json, .*: its links go round in a circle\.$/m,
  ],
  [
    'a catalog file',
    'catalog/app/anchors.json',
    /^Cannot read catalog\/app\/anchors\.json: its links go round/m,
  ],
  ['the folder of the tours', 'tours', /^Cannot read the folder tours: its links go round in a circle\.$/m],
  ['the config', 'tour.config.yaml', /^Cannot read tour\.config\.yaml: its links go round in a circle\.$/m],
])('says what became of %s since the last check', (_, name, message) => {
  const project = starterProject();
  mkdirSync(join(project.folder, 'node_modules'));
  expect(project.tour(['validate']).status).toBe(0);
  project.remove(name);
  symlinkSync(name.slice(name.lastIndexOf('/') + 1), join(project.folder, name));
  const { status, stderr } = project.tour(['validate']);
  expect(stderr).toMatch(message);
  expect(status).toBe(2);
});

it('keeps nothing where no packages are installed', async () => {
  const { project, kept } = await checkedProject([], false);
  expect(await kept()).toBeUndefined();
  expect(existsSync(join(project.folder, 'node_modules'))).toBe(false);
});

it('keeps nothing of a check of some files', async () => {
  const { keep, file } = await checkedProject();
  writeFileSync(file, '');
  await keep(['tours/a.yaml']);
  expect(readFileSync(file, 'utf8')).toBe('');
});

it('says the same the second time, and what is new after a change', () => {
  const project = starterProject();
  mkdirSync(join(project.folder, 'node_modules'));
  project.edit('tours/first-order.yaml', 'anchor: nav.orders', 'anchor: nav.order');
  const runs = [
    project.tour(['validate']),
    project.tour(['validate']),
    project.tour(['validate', '--no-cache']),
  ];
  expect(runs.map(({ status, stdout }) => ({ status, stdout }))).toEqual(
    Array(3).fill({ status: 1, stdout: runs[0]?.stdout }),
  );
  expect(project.has('node_modules/.cache/tourwright/tour.config.yaml.kept')).toBe(true);
  project.edit('tours/first-order.yaml', 'anchor: nav.order\n', 'anchor: nav.orders\n');
  expect(project.tour(['validate'])).toMatchObject({ status: 0, stdout: '1 file checked, no problems.\n' });
});
