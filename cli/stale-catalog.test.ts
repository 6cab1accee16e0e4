import { expect, it } from 'vitest';
import { starterProject, type TestProject } from './testing/project.ts';

const MANIFEST = 'modules/orders.module.yaml';
const TOUR = 'tours/first-order.yaml';
const STALE = `catalog/app/client-tools.json: out of date: tool "ui.point" changed
catalog/app/anchors.json: out of date: anchor "orders.list.new" added
The check knows only what the catalog holds: run \`tour gen\`, and check again.
`;

/** A tour points at an anchor that its manifest declares, and the catalog does not have yet. */
function staleProject(): TestProject {
  const project = starterProject();
  project.edit(TOUR, 'anchor: orders.list.filters', 'anchor: orders.list.new');
  project.edit(MANIFEST, 'anchors:', 'anchors:\n  - { key: orders.list.new, routes: [orders.list] }\n #');
  return project;
}

it('says that the catalog is behind its manifests, beside the report, also from the cache', () => {
  const project = staleProject();
  project.write('node_modules/.keep', '');
  const first = project.tour(['validate']);
  expect(first).toMatchObject({ status: 1, stderr: STALE });
  expect(first.stdout).toContain('declares no anchor "orders.list.new"');
  expect(project.tour(['validate'])).toEqual(first);
  const { stdout, stderr } = project.tour(['validate', '--format', 'json']);
  expect(JSON.parse(stdout)).toMatchObject({ errors: 1 });
  expect(stderr).toBe(STALE);
  expect(project.tour(['gen'])).toMatchObject({ status: 0 });
  expect(project.tour(['validate'])).toMatchObject({ status: 0, stderr: '' });
});

it.each<[string, (project: TestProject) => void, readonly string[]]>([
  [
    'the catalog is what the manifests make',
    (project) => project.edit(TOUR, 'orders.list.new', 'orders.list.nw'),
    ['gen'],
  ],
  ['nothing is found', (project) => project.edit(TOUR, 'orders.list.new', 'page'), []],
  ['no manifest is there, as in a copy of the tours alone', (project) => project.remove(MANIFEST), []],
  ['a manifest is broken', (project) => project.write('modules/b.module.yaml', 'kind: Module\n'), []],
  [
    'manifests contradict each other',
    (project) => project.write('modules/b.module.yaml', project.read(MANIFEST)),
    [],
  ],
  [
    'a tool list cannot be read',
    (project) =>
      project.edit('tour.config.yaml', 'catalog: #', 'imports: [{ file: none.json }]\n    catalog: #'),
    [],
  ],
])('says nothing where %s', (_, change, before) => {
  const project = staleProject();
  if (before.length > 0) project.tour(before);
  change(project);
  expect(project.tour(['validate']).stderr).toBe('');
});

it('says nothing of a catalog that is given in place of the configured one', () => {
  const catalog = ['--tools', 'catalog/app/client-tools.json', '--anchors', 'catalog/app/anchors.json'];
  expect(staleProject().tour(['validate', ...catalog])).toMatchObject({ status: 1, stderr: '' });
});
