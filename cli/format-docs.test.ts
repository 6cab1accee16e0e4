/** The examples of docs/format.md make a project without a problem. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
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
