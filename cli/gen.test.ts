import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyProject, starterProject } from './testing/project.ts';

const TABLE = 'catalog/app/client-tools.json';
const ANCHORS = 'catalog/app/anchors.json';
const MANIFEST = 'modules/orders.module.yaml';
const GENERATED = ['anchors.json', 'checks.d.ts', 'checks.js', 'client-tools.d.ts', 'client-tools.json'];

describe('tour gen', () => {
  it('makes the catalog and the code of an app member, the same each time', () => {
    const project = starterProject();
    expect(project.files().filter((file) => file.startsWith('catalog/'))).toEqual(
      GENERATED.map((name) => `catalog/app/${name}`),
    );
    const before = GENERATED.map((name) => project.read(`catalog/app/${name}`));
    const again = project.tour(['gen']);
    expect(again).toMatchObject({ status: 0, stdout: 'Everything is up to date.\n', stderr: '' });
    expect(GENERATED.map((name) => project.read(`catalog/app/${name}`))).toEqual(before);
    expect(project.tour(['gen', '--check']).status).toBe(0);
  });

  it('begins with an empty catalog where no module is declared yet', () => {
    const project = starterProject();
    for (const folder of ['tours', 'catalog']) project.remove(folder);
    project.edit('tour.config.yaml', 'modules/*.module.yaml', 'later/*.module.yaml');
    expect(project.tour(['gen'])).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(project.read(ANCHORS))).toMatchObject({ kind: 'AnchorRegistry', anchors: [] });
  });

  it('says which rows changed', () => {
    const project = starterProject();
    project.edit(MANIFEST, 'search: true', 'views: [mine]');
    const check = project.tour(['gen', '--check']);
    expect(check.status).toBe(1);
    expect(check.stderr).toContain(
      `${TABLE}: out of date: tool "orders.list.search" removed, tool "orders.list.view" added`,
    );
    expect(check.stderr).toContain('Run `tour gen` and commit the result.');
    expect(project.tour(['gen', '--check']).status).toBe(1);
    const made = project.tour(['gen']);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toContain(`${TABLE}: written: tool "orders.list.search" removed`);
    expect(project.tour(['gen', '--check']).status).toBe(0);
  });

  it.each([
    [TABLE, '"risk": "L0",', '"risk": "L1",', /tool ".*" changed/],
    [ANCHORS, '"leadsTo": "orders.list"', '"leadsTo": "home"', /anchor "nav\.orders" changed/],
    [
      'catalog/app/client-tools.d.ts',
      '| "nav.orders"',
      '| "nav.order"',
      /client-tools\.d\.ts: edited by hand/,
    ],
    ['catalog/app/checks.js', "'tourwright/checks'", "'./checks'", /checks\.js: edited by hand/],
  ])('does not overwrite %s that was edited by hand, and names what differs', (file, from, to, message) => {
    const project = starterProject();
    const edited = project.read(file).replace(from, to);
    project.write(file, edited);
    const check = project.tour(['gen', '--check']);
    expect(check.status).toBe(1);
    expect(check.stderr).toMatch(message);
    const refused = project.tour(['gen']);
    expect(refused.status).toBe(2);
    expect(refused.stderr).toContain(`${file}: edited by hand`);
    expect(refused.stderr).toContain('delete the edited file and run `tour gen`');
    expect(project.read(file)).toBe(edited);
    project.remove(file);
    expect(project.tour(['gen']).status).toBe(0);
    expect(project.tour(['gen', '--check']).status).toBe(0);
  });

  it.each([
    ['nothing in it', '', 'it is empty'],
    [
      'the conflict of a merge',
      '{\n<<<<<<< HEAD\n  "hash": "sha256:1",\n=======\r\n  "hash": "sha256:2",\n>>>>>>> other\n}\n',
      'it holds the conflict of a merge',
    ],
  ])('makes a file with %s anew', (_, text, reason) => {
    const project = starterProject();
    const files = GENERATED.map((name) => `catalog/app/${name}`);
    const before = files.map(project.read);
    for (const file of files) project.write(file, text);
    const broken = project.tour(['validate']);
    expect(broken.status).toBe(2);
    expect(broken.stderr).toContain(`${reason}. Run \`tour gen\` to make it anew.`);
    expect(project.tour(['gen', '--check']).status).toBe(1);
    expect(project.tour(['gen'])).toMatchObject({ status: 0, stderr: '' });
    expect(files.map(project.read)).toEqual(before);
  });

  it.each(['{', '[]', '{ "kind": "ClientToolTable" }'])(
    'leaves alone what may be of somebody: %s',
    (text) => {
      const project = starterProject();
      project.write(TABLE, text);
      expect(project.tour(['validate']).stderr).toContain('Delete it and run `tour gen` to make it anew.');
      expect(project.tour(['gen']).status).toBe(2);
      project.remove(TABLE);
      expect(project.tour(['gen']).status).toBe(0);
    },
  );

  it.each([
    ['the table and the registry', 'catalog/app/anchors.json', 'catalog/app/client-tools.json', TABLE],
    [
      'the registry and the code',
      'catalog/app/anchors.json',
      'catalog/app/checks.js',
      'catalog/app/checks.js',
    ],
    [
      'the types of the table and of the checks',
      'client-tools.json',
      'checks.json',
      'catalog/app/checks.d.ts',
    ],
  ])('refuses %s in one file', (_, from, to, file) => {
    const project = starterProject();
    project.edit('tour.config.yaml', from, to);
    const before = project.files().map(project.read);
    for (const args of [[], ['--check']]) {
      const run = project.tour(['gen', ...args]);
      expect(run).toMatchObject({ status: 2, stdout: '' });
      expect(run.stderr).toContain(`${file} would be written twice`);
    }
    expect(project.files().map(project.read)).toEqual(before);
  });

  it('names a tour that it cannot read', () => {
    const project = starterProject();
    symlinkSync('gone.yaml', join(project.folder, 'tours/lost.yaml'));
    expect(project.tour(['gen'])).toMatchObject({
      status: 2,
      stderr: 'Cannot read tours/lost.yaml: it is a link to gone.yaml, which is not there.\n',
    });
  });

  it('writes nothing while one file was edited by hand', () => {
    const project = starterProject();
    project.edit(MANIFEST, 'search: true', 'search: false');
    project.write(ANCHORS, project.read(ANCHORS).replace('navigation', 'menu'));
    const table = project.read(TABLE);
    expect(project.tour(['gen']).status).toBe(2);
    expect(project.read(TABLE)).toBe(table);
  });

  it('does not mind line ends that git has changed, nor the byte order mark of an editor', () => {
    const project = starterProject();
    for (const name of GENERATED) {
      const file = `catalog/app/${name}`;
      project.write(file, `\uFEFF${project.read(file).replaceAll('\n', '\r\n')}`);
    }
    expect(project.tour(['gen', '--check'])).toMatchObject({ status: 0, stderr: '' });
  });

  it('lists what is opted out, and why', () => {
    const project = starterProject();
    project.edit(
      MANIFEST,
      '    title: New order',
      '    title: New order\n    ai: false\n    reason: Only by hand',
    );
    const explained = project.tour(['gen', '--explain']);
    expect(explained.status).toBe(0);
    expect(explained.stdout).toContain('app: opted out\n  orders.create.prefill: Only by hand\n');
  });

  it('reports as JSON', () => {
    const project = starterProject();
    project.edit(MANIFEST, 'search: true', 'search: false');
    const { status, stdout } = project.tour(['gen', '--check', '--json']);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      version: 1,
      files: expect.arrayContaining([
        { file: TABLE, state: 'outdated', changes: ['tool "orders.list.search" removed'] },
        { file: ANCHORS, state: 'unchanged', changes: [] },
      ]),
    });
  });

  it.each<[string, string, string, RegExp]>([
    ['no YAML', 'apps: [app]', 'apps: [app', /orders\.module\.yaml:\d+:\d+: error: /],
    [
      'an unknown property',
      'search: true',
      'serach: true',
      /orders\.module\.yaml:\d+:\d+: error: .*"serach".*"search"/,
    ],
    ['a missing property', '    path: /orders\n', '', /orders\.module\.yaml:\d+:\d+: error: .*"path"/],
  ])('fails with file and position on a manifest with %s', (_, from, to, message) => {
    const project = starterProject();
    const table = project.read(TABLE);
    project.edit(MANIFEST, from, to);
    const { status, stdout, stderr } = project.tour(['gen']);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(message);
    expect(project.read(TABLE)).toBe(table);
  });

  it.each<[string, string, string, RegExp]>([
    [
      'a mistake between declarations',
      'leadsTo: orders.list',
      'leadsTo: orders.lst',
      /modules\/orders\.module\.yaml:\d+:14: error: .*"orders\.lst".*"orders\.list".*\[gen-route-known\]/,
    ],
    [
      'an anchor that a tour still uses',
      'key: orders.list.filters',
      'key: orders.list.filter',
      /tours\/first-order\.yaml:\d+:13: error: .*"orders\.list\.filters".*"orders\.list\.filter".*\[gen-anchor-declared\]/,
    ],
  ])('refuses %s', (_, from, to, message) => {
    const project = starterProject();
    const before = project.read(ANCHORS);
    project.edit(MANIFEST, from, to);
    const { status, stdout, stderr } = project.tour(['gen']);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toMatch(message);
    expect(stderr).toMatch(/Nothing was generated\.\n$/);
    expect(project.read(ANCHORS)).toBe(before);
    const { stdout: json } = project.tour(['gen', '--json']);
    expect(JSON.parse(json).diagnostics).toHaveLength(1);
  });

  it('needs a config, and one that names modules', () => {
    const project = emptyProject();
    expect(project.tour(['gen'])).toMatchObject({ status: 2, stdout: '' });
    project.write(
      'tour.config.yaml',
      'apps: { app: { catalog: { tools: client-tools.json, anchors: anchors.json } } }\ntours: t.yaml\n',
    );
    const { status, stderr } = project.tour(['gen']);
    expect(status).toBe(2);
    expect(stderr).toContain('`modules`');
  });

  it('tells of a pattern for modules that matches nothing when tours use what they would declare', () => {
    const project = starterProject();
    project.edit('tour.config.yaml', 'modules/*.module.yaml', 'module/*.module.yaml');
    expect(project.tour(['gen', '--check'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr:
        'No file matches "module/*.module.yaml", which `modules` of the app member "app" names.\nTours use anchors that no module declares.\n',
    });
  });

  it('refuses two app members whose code would meet', () => {
    const project = starterProject();
    project.write(
      'tour.config.yaml',
      `apps:
  app: { modules: modules/*.yaml, catalog: { tools: catalog/app.json, anchors: catalog/app.anchors.json } }
  till: { modules: modules/*.yaml, catalog: { tools: catalog/till.json, anchors: catalog/till.anchors.json } }
tours: tours/*.yaml
`,
    );
    const { status, stderr } = project.tour(['gen']);
    expect(status).toBe(2);
    expect(stderr).toContain('"app" and "till"');
  });
});

it('names a manifest that ends with .yml where the config says .yaml', () => {
  const project = starterProject();
  project.write('modules/team.module.yml', 'kind: Module\nkey: team\napps: [app]\n');
  const note =
    'No pattern of the config matches modules/team.module.yml, which holds a module manifest. Write "modules/*.module.{yaml,yml}" in place of "modules/*.module.yaml", or rename the file.\n';
  expect(project.tour(['gen'])).toMatchObject({ status: 0, stderr: note });
  project.remove('modules/orders.module.yaml');
  const without = project.tour(['gen']);
  expect(without.status).toBe(2);
  expect(without.stderr).toContain(note);
  project.edit('tour.config.yaml', 'modules/*.module.yaml', 'modules/*.module.{yaml,yml}');
  expect(project.tour(['gen']).stderr).not.toContain(note);
});
