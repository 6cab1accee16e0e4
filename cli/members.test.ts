import { describe, expect, it } from 'vitest';
import { starterProject, type TestProject, writeCatalogs } from './testing/project.ts';

const CONFIG = `apps:
  console:
    modules: modules/*.module.yaml
    catalog: { tools: catalog/console/client-tools.json, anchors: catalog/console/anchors.json }
  till:
    modules: modules/*.module.yaml
    catalog: { tools: catalog/till/client-tools.json, anchors: catalog/till/anchors.json }
tours: tours/*.yaml
locales: { path: "locales/{locale}.json", required: [en] }
`;

/** A console and a till: both mount the orders, only the till mounts the payments. */
function twoMembers(): TestProject {
  const project = starterProject();
  project.remove('catalog');
  project.write('tour.config.yaml', CONFIG);
  project.edit('modules/orders.module.yaml', 'apps: [app]', 'apps: [console, till]');
  project.write(
    'modules/pay.module.yaml',
    'kind: Module\nkey: pay\napps: [till]\nroutes:\n  - { key: pay.now, path: /pay }\nanchors:\n  - { key: nav.pay, routes: any, leadsTo: pay.now }\n',
  );
  project.edit('tours/first-order.yaml', 'app: app', 'app: console');
  project.write(
    'tours/pay.yaml',
    `kind: Tour
key: pay.first
app: till
version: 1
title: tours.first_order.title
steps:
  - { id: pay, tool: navigate.pay.now, text: tours.first_order.done, anchor: nav.pay, advance: route }
`,
  );
  writeCatalogs(project);
  return project;
}

describe('a project with two app members', () => {
  it('has a catalog for each, with the rows of the modules that it mounts (S0-06)', () => {
    const project = twoMembers();
    project.remove('catalog');
    expect(project.tour(['gen'])).toMatchObject({ status: 0, stderr: '' });
    const routes = (app: string) =>
      JSON.parse(project.read(`catalog/${app}/client-tools.json`)).routes.map(
        (route: { key: string }) => route.key,
      );
    expect(routes('console')).toEqual(['home', 'orders.list']);
    expect(routes('till')).toEqual(['home', 'orders.list', 'pay.now']);
    expect(project.tour(['validate'])).toMatchObject({ status: 0, stderr: '' });
  });

  it('builds the tours of each into a folder of its own', () => {
    const project = twoMembers();
    expect(project.tour(['build']).status).toBe(0);
    expect(project.has('dist/tours/console/orders.first_order.tour.json')).toBe(true);
    expect(project.has('dist/tours/till/pay.first.tour.json')).toBe(true);
    expect(project.has('dist/tours/console/pay.first.tour.json')).toBe(false);
  });

  it('loses the rows of a module with the module, and says which tours miss them (S0-68)', () => {
    const project = twoMembers();
    project.remove('modules/pay.module.yaml');
    const refused = project.tour(['gen']);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toMatch(/tours\/pay\.yaml:7:\d+: error: .*"nav\.pay".*\[gen-anchor-declared\]/);
    project.remove('tours/pay.yaml');
    expect(project.tour(['gen']).status).toBe(0);
    expect(project.read('catalog/till/client-tools.json')).not.toContain('pay.now');
  });

  it('checks the tours of one while the catalog of the other is broken', () => {
    const project = twoMembers();
    project.edit('catalog/till/client-tools.json', '"path": "/pay"', '"path": "/paid"');
    project.edit('tours/first-order.yaml', 'anchor: nav.orders', 'anchor: nav.order');
    const { status, stdout, stderr } = project.tour(['validate']);
    expect(status).toBe(2);
    expect(stderr.match(/catalog\/till\/client-tools\.json/g)).toHaveLength(1);
    expect(stdout).toMatch(/tours\/first-order\.yaml:\d+:\d+: error: .*\[anchor-known\]/);
    expect(stdout).not.toContain('tours/pay.yaml');
  });

  it('does not stumble over a file that is not asked about', () => {
    const project = twoMembers();
    project.edit('tours/first-order.yaml', 'anchor: nav.orders', 'anchor: nav.order');
    project.write('tours/deep.yaml', '['.repeat(10_000));
    const run = project.tour(['validate', 'tours/first-order.yaml', '--app', 'console']);
    expect(run).toMatchObject({ status: 1, stderr: '' });
  });

  it('reports one of them alone', () => {
    const project = twoMembers();
    project.edit('tours/first-order.yaml', 'anchor: nav.orders', 'anchor: nav.order');
    project.edit('tours/pay.yaml', 'anchor: nav.pay', 'anchor: nav.play');
    const filesOf = (app: string) => {
      const run = project.tour(['validate', '--app', app, '--format', 'json']);
      expect(run.status).toBe(1);
      expect(JSON.parse(run.stdout)).toMatchObject({ files: 1 });
      return JSON.parse(run.stdout).diagnostics.map((diagnostic: { file: string }) => diagnostic.file);
    };
    expect(filesOf('console')).toEqual(['tours/first-order.yaml']);
    expect(filesOf('till')).toEqual(['tours/pay.yaml']);
  });

  it('counts the files with documents of the one that is asked for, or of none that is known', () => {
    const project = twoMembers();
    const summary = (...args: string[]) => project.tour(['validate', '--app', 'till', ...args]).stdout;
    expect(summary()).toBe('1 file checked, no problems.\n');
    expect(summary('tours/first-order.yaml')).toBe('0 files checked, no problems.\n');
    const both = `${project.read('tours/first-order.yaml')}---\n${project.read('tours/pay.yaml')}`;
    project.write('tours/first-order.yaml', both.replace('pay.first', 'pay.second'));
    expect(summary()).toBe('2 files checked, no problems.\n');
    project.write('tours/broken.yaml', 'kind: Tour\napp: console\nsteps: [\n');
    expect(summary()).toBe('2 files checked, no problems.\n');
    project.write('tours/broken.yaml', 'kind: Tour\n  key: a\n');
    expect(summary()).toMatch(/\n3 files checked: 1 error\.\n$/);
  });

  it('gives stdin back, fixed or not, whosever it is', () => {
    const project = twoMembers();
    const args = ['validate', '--stdin', '--stdin-filename', 'tours/first-order.yaml', '--fix', '--app'];
    const input = project.read('tours/first-order.yaml').replace('nav.orders', 'navOrders');
    expect(project.tour([...args, 'till'], { input }).stdout).toBe(input);
    expect(project.tour([...args, 'console'], { input }).stdout).toBe(project.read('tours/first-order.yaml'));
  });
});
