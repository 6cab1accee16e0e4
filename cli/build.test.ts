import { describe, expect, it } from 'vitest';
import { tourFromBuild } from '../engine/index.ts';
import { starterProject } from './testing/project.ts';

const TOUR = 'tours/first-order.yaml';
const OUT = ['checks.d.ts', 'checks.js', 'orders.first_order.tour.json', 'overlays.json'].map(
  (name) => `dist/tours/app/${name}`,
);

describe('tour build', () => {
  it('builds beside the config, wherever it is run', () => {
    const project = starterProject();
    const run = project.tour(['build'], { folder: 'tours' });
    expect(run.stdout).toContain('../dist/tours/app/overlays.json: written\n');
    expect(project.files().filter((file) => file.includes('dist/'))).toEqual(OUT);
    project.tour(['build', '--out', 'made'], { folder: 'tours' });
    expect(project.has('tours/made/app/overlays.json')).toBe(true);
  });

  it('makes tours that the engine loads, and the checks of the tools they use', () => {
    const project = starterProject();
    const run = project.tour(['build']);
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(project.files().filter((file) => file.startsWith('dist/'))).toEqual(OUT);
    const tour = tourFromBuild(JSON.parse(project.read('dist/tours/app/orders.first_order.tour.json')));
    expect(tour.steps.map((step) => [step.id, step.call])).toEqual([
      ['open_orders', 'offer'],
      ['only_open', 'enter'],
      ['new_order', 'enter'],
      ['done', 'enter'],
    ]);
    expect(Object.keys(tour.uses.tools).sort()).toEqual([
      'navigate.orders.list',
      'orders.create.prefill',
      'orders.list.filter',
      'ui.point',
    ]);
    const checks = project.read('dist/tours/app/checks.js');
    expect(checks).toContain('"orders.list.filter"');
    expect(checks).not.toContain('"orders.list.search"');
    expect(checks).not.toMatch(/\beval\b|new Function|\brequire\(/);
  });

  it('counts the tours of the app member that is asked for', () => {
    const project = starterProject();
    project.edit(
      'tour.config.yaml',
      'apps:\n',
      'apps:\n  till: { modules: till/*.yaml, catalog: { tools: catalog/till/t.json, anchors: catalog/till/a.json } }\n',
    );
    expect(project.tour(['gen']).status).toBe(0);
    expect(project.tour(['build', '--app', 'till']).stdout).toMatch(/^0 tours built\.$/m);
    expect(JSON.parse(project.tour(['build', '--app', 'till', '--json']).stdout)).toMatchObject({ tours: 0 });
    expect(JSON.parse(project.tour(['build', '--app', 'app', '--json']).stdout)).toMatchObject({ tours: 1 });
    expect(JSON.parse(project.tour(['build', '--json']).stdout)).toMatchObject({ tours: 1 });
  });

  it.each<[string, (tour: string) => string]>([
    ['with lines that end with CR alone', (tour) => tour.replaceAll('\n', '\r')],
    [
      'with more aliases than a parser takes for harmless',
      (tour) =>
        `${tour.replace('text: tours', 'text: &t tours')}${Array.from({ length: 150 }, (_, n) => `  - { id: more_${n}, tool: ui.point, text: *t, anchor: page }\n`).join('')}`,
    ],
  ])('builds every tour that passes the checks: one %s', (_, written) => {
    const project = starterProject();
    project.write(TOUR, written(project.read(TOUR)));
    expect(project.tour(['validate'])).toMatchObject({ status: 0, stderr: '' });
    expect(project.tour(['build'])).toMatchObject({ status: 0, stderr: '' });
    const tour = tourFromBuild(JSON.parse(project.read('dist/tours/app/orders.first_order.tour.json')));
    expect(tour.steps.map(({ id }) => id).slice(0, 4)).toEqual([
      'open_orders',
      'only_open',
      'new_order',
      'done',
    ]);
  });

  it('is the same each time, and says what is no more', () => {
    const project = starterProject();
    project.tour(['build']);
    const before = OUT.map(project.read);
    expect(project.tour(['build']).stdout).toBe('1 tour built.\n');
    expect(OUT.map(project.read)).toEqual(before);
    project.edit(TOUR, 'key: orders.first_order', 'key: orders.start');
    project.write('dist/tours/app/mine.json', '{ "kind": "Mine" }');
    const run = project.tour(['build']);
    expect(run.stdout).toContain('dist/tours/app/orders.first_order.tour.json: removed');
    expect(project.has('dist/tours/app/orders.start.tour.json')).toBe(true);
    expect(project.has('dist/tours/app/mine.json')).toBe(true);
  });

  it('names what it built for an app member without tours under its former name', () => {
    const project = starterProject();
    const till =
      '  till: { modules: till/*.yaml, catalog: { tools: catalog/till/t.json, anchors: catalog/till/a.json } }\n';
    project.edit('tour.config.yaml', 'apps:\n', `apps:\n${till}`);
    project.tour(['gen']);
    expect(project.tour(['build'])).toMatchObject({ status: 0, stderr: '' });
    project.edit('tour.config.yaml', till, till.replaceAll('till', 'kiosk'));
    project.tour(['gen']);
    const { status, stderr } = project.tour(['build', '--app', 'app']);
    expect(status).toBe(0);
    expect(stderr).toMatch(/^dist\/tours\/till holds what was built for "till", .*\n$/);
  });

  it.each([
    ['a file for each tour', []],
    ['one index', ['--index']],
  ])('names what it built for an app member under its former name, with %s', (_, options) => {
    const project = starterProject();
    project.tour(['build', ...options]);
    for (const file of [
      'tour.config.yaml',
      TOUR,
      'modules/orders.module.yaml',
      'catalog/app/client-tools.json',
    ]) {
      project.write(
        file,
        project
          .read(file)
          .replace(/^(app: |apps: \[| {2})app\b/m, '$1desk')
          .replaceAll('catalog/app/', 'catalog/desk/'),
      );
    }
    project.remove('catalog');
    expect(project.tour(['gen']).status).toBe(0);
    // A folder of somebody else is none of the build's business.
    project.write('dist/tours/mine/orders.tour.json', '{ "kind": "BuiltTour", "tour": { "app": "other" } }');
    project.write('dist/tours/app.json', '{}');
    const run = project.tour(['build', ...options]);
    expect(run).toMatchObject({
      status: 0,
      stderr:
        'dist/tours/app holds what was built for "app", which is no app member of the config. Remove it, unless another project builds there.\n',
    });
    expect(run.stdout).toContain('dist/tours/desk/checks.js: written\n');
    project.remove('dist/tours/app');
    expect(project.tour(['build', ...options])).toMatchObject({ status: 0, stderr: '' });
  });

  it('makes one index when asked', () => {
    const project = starterProject();
    project.write(
      TOUR,
      `${project.read(TOUR)}---\n${project.read(TOUR).replace('orders.first_order', 'orders.second')}`,
    );
    expect(project.tour(['build', '--index', '--out', 'public']).status).toBe(0);
    expect(project.files().filter((file) => file.startsWith('public/'))).toEqual([
      'public/app/checks.d.ts',
      'public/app/checks.js',
      'public/app/overlays.json',
      'public/app/tours.json',
    ]);
    const tours: unknown[] = JSON.parse(project.read('public/app/tours.json'));
    expect(tours.map((built) => tourFromBuild(built).key)).toEqual(['orders.first_order', 'orders.second']);
    expect(project.tour(['build', '--out', 'public']).stdout).toContain('public/app/tours.json: removed');
  });

  it('hands over the live overlays of its tours', () => {
    const project = starterProject();
    const overlay = (tenant: string, stage: string) =>
      `kind: TourOverlay\ntour: orders.first_order\ntenant: ${tenant}\nversion: 1\nstage: ${stage}\nhide: [only_open]\n`;
    project.write('overlays/all.yaml', `${overlay('acme', 'live')}---\n${overlay('globex', 'draft')}`);
    expect(project.tour(['build'])).toMatchObject({ status: 0, stderr: '' });
    const overlays: { tenant: string }[] = JSON.parse(project.read('dist/tours/app/overlays.json'));
    expect(overlays.map(({ tenant }) => tenant)).toEqual(['acme']);
  });

  it('writes nothing when a tour has an error', () => {
    const project = starterProject();
    project.edit(TOUR, 'anchor: nav.orders', 'anchor: nav.order');
    const run = project.tour(['build']);
    expect(run).toMatchObject({ status: 1, stdout: '' });
    expect(run.stderr).toMatch(/\[anchor-known\]/);
    expect(run.stderr).toMatch(/Nothing was built\.\n$/);
    expect(project.has('dist')).toBe(false);
  });

  it('reports as JSON', () => {
    const project = starterProject();
    const { stdout } = project.tour(['build', '--json']);
    expect(JSON.parse(stdout)).toEqual({
      version: 1,
      tours: 1,
      files: expect.arrayContaining([{ file: 'dist/tours/app/checks.js', change: 'written' }]),
    });
  });

  it('refuses an app member that is none, and a broken catalog', () => {
    const project = starterProject();
    for (const name of ['till', 'constructor']) {
      expect(project.tour(['build', '--app', name])).toMatchObject({ status: 2, stdout: '' });
    }
    project.write('catalog/app/anchors.json', '{}');
    const broken = project.tour(['build']);
    expect(broken).toMatchObject({ status: 2, stdout: '' });
    expect(broken.stderr).toContain('catalog/app/anchors.json');
  });

  it.skipIf(process.platform === 'win32')('leaves all files as they were where one cannot be written', () => {
    const project = starterProject();
    project.tour(['build']);
    const before = OUT.map(project.read);
    project.edit(TOUR, 'version: 1', 'version: 2');
    project.edit(TOUR, 'key: orders.first_order', 'key: orders.start');
    project.write('dist/tours/app/checks.js', '// Shorter.\n');
    // No file may be larger than 2 kB, as where the disk is full: those before it are small enough.
    const run = project.shell('ulimit -f 4; tour build');
    expect(run).toMatchObject({
      status: 2,
      stdout: '',
      stderr:
        'Cannot write dist/tours/app/checks.js: it is larger than a file may be here. Nothing was written.\n',
    });
    expect(project.files().filter((file) => file.startsWith('dist/'))).toEqual(OUT);
    expect(OUT.filter((file) => !file.endsWith('checks.js')).map(project.read)).toEqual(
      before.filter((_, index) => !OUT[index]?.endsWith('checks.js')),
    );
  });
});
