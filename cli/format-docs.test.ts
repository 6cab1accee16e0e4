/** The examples of docs/format.md make a project without a problem, and so do those of the README. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { ClientToolTable } from '../schemas/index.ts';
import { emptyProject } from './testing/project.ts';

const page = readFileSync(new URL('../docs/format.md', import.meta.url), 'utf8');
const files = Array.from(
  page.matchAll(/```yaml\n# (\S+\.yaml)\n([\s\S]*?)```/g),
  ([, name = '', text = '']) => ({
    name,
    text,
  }),
);
const [, messages = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];

it('docs/format.md', () => {
  const project = emptyProject();
  for (const { name, text } of files) project.write(name, text);
  for (const locale of ['en', 'de']) project.write(`locales/${locale}.json`, messages);
  expect(files.map(({ name }) => name)).toEqual([
    'tours/first-order.yaml',
    'overlays/acme.yaml',
    'modules/orders.module.yaml',
    'tour.config.yaml',
  ]);
  expect(project.tour(['gen'])).toMatchObject({ status: 0, stderr: '' });
  expect(project.tour(['validate'])).toMatchObject({
    status: 0,
    stdout: '2 files checked, no problems.\n',
    stderr: '',
  });
});

it('README.md', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [tour = '', manifest = ''] = Array.from(
    readme.matchAll(/```yaml\n([\s\S]*?)```/g),
    ([, text]) => text,
  );
  const project = emptyProject();
  project.write('tours/first-order.yaml', tour);
  project.write('modules/orders.module.yaml', manifest);
  const catalog = '{ tools: catalog/client-tools.json, anchors: catalog/anchors.json }';
  const member = `{ modules: modules/*.yaml, catalog: ${catalog} }`;
  project.write('tour.config.yaml', `apps: { console: ${member} }\ntours: tours/*.yaml\n`);
  expect(project.tour(['gen'])).toMatchObject({ status: 0, stderr: '' });
  expect(project.tour(['validate'])).toMatchObject({ stdout: '1 file checked, no problems.\n', stderr: '' });
  const table = JSON.parse(project.read('catalog/client-tools.json')) as ClientToolTable;
  const [, handlers = ''] = /\n {2}tools: \{([\s\S]*?)\n {2}\}/.exec(readme) ?? [];
  expect(Array.from(handlers.matchAll(/^ {4}'([\w.]+)'/gm), ([, name]) => name).sort()).toEqual(
    table.tools.map(({ name }) => name).filter((name) => name !== 'ui.point'),
  );
});
