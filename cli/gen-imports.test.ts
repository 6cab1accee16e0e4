/** Imported tool lists on their way into the table, with the real binary. */
import { describe, expect, it } from 'vitest';
import { install, starterProject, type TestProject } from './testing/project.ts';

const TABLE = 'catalog/app/client-tools.json';
const TYPES = 'catalog/app/client-tools.d.ts';
const TOOLKIT_COMPILER = '@assistant-ui/x-generative-compiler';

interface Row {
  readonly name: string;
  readonly source: string;
  readonly risk?: string;
  readonly module: string;
  readonly declaredBy: { readonly kind: string; readonly key: string };
}

/** The starter's app with imported lists. `imports` are the lines of the config, `classify` is its value. */
function importing(
  files: Readonly<Record<string, unknown>>,
  { imports = Object.keys(files).map((file) => `{ file: ${file} }`), classify = '{}' } = {},
): TestProject {
  const project = starterProject();
  for (const [name, content] of Object.entries(files)) {
    project.write(name, typeof content === 'string' ? content : `${JSON.stringify(content, undefined, 2)}\n`);
  }
  project.edit(
    'tour.config.yaml',
    '\ntours: tours',
    `    imports:\n${imports.map((each) => `      - ${each}\n`).join('')}classify: ${classify}\n\ntours: tours`,
  );
  return project;
}

function rowsOf(project: TestProject): readonly Row[] {
  const { tools } = JSON.parse(project.read(TABLE)) as { tools: readonly Row[] };
  return tools.filter(({ declaredBy }) => declaredBy.kind === 'import');
}

const OBJECT = { type: 'object', additionalProperties: false };
const mcp = (...tools: object[]) => ({ tools });
const crmShow = { name: 'crm_show', description: 'Shows a customer', inputSchema: OBJECT };
const TOOLKIT = `"use generative";
import { defineToolkit, humanTool } from "@assistant-ui/react";

export default defineToolkit({
  kit_confirm: {
    description: "Asks the user",
    parameters: { type: "object", properties: { days: { type: "integer" } } },
    execute: humanTool(),
    render: () => null,
  },
  kit_book: {
    description: "Books a delivery",
    parameters: { type: "object" },
    execute: async () => 1,
  },
});
`;

describe('tour gen with imports', () => {
  it('puts the tools of every format into one table, under one hash', () => {
    const project = importing(
      {
        'tools/crm.json': mcp(crmShow),
        'tools/hands.json': { client_tools: [{ name: 'hands_notice', parameters: OBJECT }] },
        'tools/run.json': { tools: [{ name: 'run_locate', description: 'Finds', parameters: OBJECT }] },
        'tools/mj.json': [
          { fields: { Name: 'MjOpen', Description: 'Opens', InputSchemaJSON: JSON.stringify(OBJECT) } },
        ],
        'src/kit.generative.tsx': TOOLKIT,
      },
      {
        imports: [
          '{ file: tools/crm.json, module: crm }',
          '{ file: ./tools/hands.json, format: openhands }',
          '{ file: tools/run.json, format: ag_ui }',
          '{ file: tools/mj.json }',
          '{ file: src/kit.generative.tsx }',
        ],
        classify: '{ "crm_*": L0, hands_notice: L0, MjOpen: L0, kit_confirm: L0 }',
      },
    );
    install(project, TOOLKIT_COMPILER);
    const made = project.tour(['gen']);
    expect(made).toMatchObject({ status: 0, stderr: '' });
    expect(made.stdout).toContain('tool "crm_show" added');
    expect(
      rowsOf(project).map((row) => [row.name, row.source, row.risk, row.module, row.declaredBy.key]),
    ).toEqual([
      ['MjOpen', 'client', 'L0', 'mj', 'tools/mj.json'],
      ['crm_show', 'client', 'L0', 'crm', 'tools/crm.json'],
      ['hands_notice', 'client', 'L0', 'hands', 'tools/hands.json'],
      ['kit_book', 'server', undefined, 'kit', 'src/kit.generative.tsx'],
      ['kit_confirm', 'client', 'L0', 'kit', 'src/kit.generative.tsx'],
      ['run_locate', 'client', undefined, 'run', 'tools/run.json'],
    ]);
    // A handler is asked for where a step may call it: not on the server, and not of a tool nobody has classified.
    const types = project.read(TYPES);
    for (const name of ['MjOpen', 'crm_show', 'hands_notice', 'kit_confirm'])
      expect(types).toContain(`${name}: {`);
    for (const name of ['kit_book', 'run_locate']) expect(types).not.toContain(name);
    expect(project.tour(['gen', '--check'])).toMatchObject({ status: 0, stderr: '' });

    project.edit('tools/crm.json', 'Shows a customer', 'Shows one customer');
    const stale = project.tour(['gen', '--check']);
    expect(stale.status).toBe(1);
    expect(stale.stderr).toContain(`${TABLE}: out of date: tool "crm_show" changed`);
  });

  it('lets steps use a tool once it is classified, and says why not before', () => {
    const project = importing(
      { 'tools/crm.json': mcp(crmShow, { ...crmShow, name: 'crm_merge' }) },
      { classify: '{ crm_merge: L2 }' },
    );
    expect(project.tour(['gen'])).toMatchObject({ status: 0, stderr: '' });
    const tour = 'tours/first-order.yaml';
    project.edit(tour, 'tool: ui.point', 'tool: crm_show');
    const refused = project.tour(['validate', '--format', 'json']);
    expect(refused.status).toBe(1);
    expect(JSON.parse(refused.stdout).diagnostics).toMatchObject([
      {
        rule: 'tool-client',
        message:
          '"crm_show" is an imported tool that nobody has classified. If it only changes the screen, add it to "classify" in tour.config.yaml as L0.',
      },
    ]);

    const explained = project.tour(['gen', '--explain']);
    expect(explained.stdout).toContain(
      `app: opted out
  crm_merge: The config classifies it as L2: it does more than change the screen.
app: not classified, so no step may use it
  crm_show: \`classify\` in the config does not say what it may do (imported from tools/crm.json)
`,
    );
    const json = project.tour(['gen', '--explain', '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      version: 1,
      apps: [{ app: 'app', optedOut: [{ name: 'crm_merge' }], unclassified: [{ name: 'crm_show' }] }],
    });

    project.edit('tour.config.yaml', 'crm_merge: L2', 'crm_merge: L2, crm_show: L0');
    expect(project.tour(['gen'])).toMatchObject({ status: 0, stderr: '' });
    expect(project.tour(['validate'])).toMatchObject({ status: 0, stderr: '' });
    project.edit(tour, 'tool: crm_show', 'tool: crm_merge');
    const kept = project.tour(['validate']);
    expect(kept.status).toBe(1);
    expect(kept.stdout).toContain('does more than change the screen');
  });

  it('takes equal tools of two lists for one', () => {
    const turned = { inputSchema: { additionalProperties: false, type: 'object' }, name: 'crm_show' };
    const project = importing(
      { 'tools/a.json': mcp(crmShow), 'tools/b.json': mcp({ ...turned, description: 'Shows a customer' }) },
      { classify: '{ crm_show: L0 }' },
    );
    expect(project.tour(['gen'])).toMatchObject({ status: 0, stderr: '' });
    expect(rowsOf(project).map(({ name }) => name)).toEqual(['crm_show']);
  });

  it.each<[string, Readonly<Record<string, unknown>>, RegExp[]]>([
    [
      'different tools of one name',
      {
        'tools/a.json': mcp(crmShow),
        'tools/b.json': mcp({
          ...crmShow,
          inputSchema: { ...OBJECT, properties: { id: { type: 'string' } } },
        }),
      },
      [
        /^tools\/b\.json:4:15: error: The tool "crm_show" has another schema .*tools\/a\.json.* \[gen-import-conflict\]$/m,
        /see: tools\/a\.json:4:15: The first "crm_show" is here\./,
      ],
    ],
    [
      'a name that a module declares',
      { 'tools/a.json': mcp({ ...crmShow, name: 'orders.list.filter' }) },
      [/^tools\/a\.json:4:15: error: .*"orders\.list\.filter".*module "orders".*\[gen-import-reserved\]$/m],
    ],
    [
      'no JSON',
      { 'tools/a.json': '{\n  "tools": [\n' },
      [/^tools\/a\.json:\d+:\d+: error: .*\[yaml-syntax\]$/m],
    ],
    [
      'another format',
      { 'tools/a.json': { orders: [] } },
      [/^tools\/a\.json:1:1: error: .*no tool list.*\[gen-import-format\]$/m],
    ],
    [
      'the source of a toolkit whose compiler is not installed',
      { 'src/kit.generative.tsx': TOOLKIT },
      [
        /^src\/kit\.generative\.tsx:1:1: error: .*install `@assistant-ui\/x-generative-compiler`.*\[gen-import-format\]$/m,
      ],
    ],
  ])('writes nothing for %s', (_, files, messages) => {
    const project = importing(files);
    const before = project.read(TABLE);
    for (const args of [['gen'], ['gen', '--check']]) {
      const { status, stdout, stderr } = project.tour(args);
      expect(status).toBe(1);
      expect(stdout).toBe('');
      for (const message of messages) expect(stderr).toMatch(message);
      expect(stderr).toMatch(/Nothing was generated\.\n$/);
    }
    expect(project.read(TABLE)).toBe(before);
  });

  it('writes in spite of a warning, unless the config makes it an error', () => {
    const project = importing({ 'tools/a.json': mcp(crmShow) }, { classify: '{ crm_sho: L0 }' });
    const warned = project.tour(['gen']);
    expect(warned.status).toBe(0);
    expect(warned.stderr).toMatch(
      /^tour\.config\.yaml:\d+:13: warning: .*"crm_sho".*"crm_show".*\[gen-import-classify\]$/m,
    );
    expect(rowsOf(project)).toHaveLength(1);
    const config = project.read('tour.config.yaml');
    project.write('tour.config.yaml', `${config}rules: { gen-import-classify: error }\n`);
    expect(project.tour(['gen', '--check'])).toMatchObject({ status: 1 });
    project.write('tour.config.yaml', `${config}rules: { gen-import-classify: off }\n`);
    expect(project.tour(['gen', '--check'])).toMatchObject({ status: 0, stderr: '' });
  });

  it('makes the catalog of an app member that has imported tools only', () => {
    const project = importing({ 'tools/a.json': mcp(crmShow) }, { classify: '{ crm_show: L0 }' });
    project.edit('tour.config.yaml', '    modules: modules/*.module.yaml\n', '');
    project.remove('tours');
    expect(project.tour(['gen'])).toMatchObject({ status: 0, stderr: '' });
    const { tools } = JSON.parse(project.read(TABLE)) as { tools: readonly Row[] };
    expect(tools.map(({ name }) => name)).toEqual(['crm_show', 'ui.point']);
  });

  it('names a list that is not there', () => {
    const project = importing({}, { imports: ['{ file: tools/none.json }'] });
    expect(project.tour(['gen'])).toMatchObject({
      status: 2,
      stdout: '',
      stderr: 'Cannot read tools/none.json: there is no such file.\n',
    });
  });
});
