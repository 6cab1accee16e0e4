import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { overlaySchemaWith, type ProjectNames, tourSchemaWith } from './project-schemas.ts';
import { type JsonObject, readSchema, SCHEMA_NAMES } from './schema-files.ts';
import { starterProject } from './testing/project.ts';

const NAMES: ProjectNames = {
  app: ['app-1'],
  tool: ['tool-1', 'tool-2'],
  anchor: ['anchor-1', 'page'],
  route: ['route-1'],
  textKey: ['text-1'],
  fact: ['fact-1'],
  role: ['role-1'],
  permission: ['permission-1'],
  tour: ['tour-1'],
  stepId: ['step-1'],
  locale: ['en', 'de'],
};

/** The names that an editor offers for the value at a path of a document. */
function offered(schema: JsonObject, path: readonly string[]): readonly unknown[] {
  const resolve = (node: JsonObject): JsonObject => {
    if (typeof node.$ref !== 'string') return node;
    const parts = node.$ref.split('/').slice(1);
    return resolve(parts.reduce((inner: JsonObject, part) => inner[part] as JsonObject, schema));
  };
  const alternatives = (node: JsonObject): JsonObject[] => [
    node,
    ...((node.anyOf ?? node.oneOf ?? []) as JsonObject[]).flatMap((each) => alternatives(resolve(each))),
  ];
  let nodes = alternatives(schema);
  for (const part of path) {
    nodes = nodes.flatMap((node) => {
      const inner = part === '[]' ? node.items : (node.properties as JsonObject | undefined)?.[part];
      return inner === undefined ? [] : alternatives(resolve(inner as JsonObject));
    });
  }
  return nodes.flatMap((node) => (node.examples as unknown[] | undefined) ?? []);
}

describe('the schema of tours with the names of a project', () => {
  const schema = tourSchemaWith(readSchema('tour'), NAMES);

  it.each<[string, keyof ProjectNames]>([
    ['app', 'app'],
    ['title', 'textKey'],
    ['title key', 'textKey'],
    ['audience roles []', 'role'],
    ['audience permissions []', 'permission'],
    ['trigger route', 'route'],
    ['steps [] tool', 'tool'],
    ['steps [] anchor', 'anchor'],
    ['steps [] highlight []', 'anchor'],
    ['steps [] advance anchor', 'anchor'],
    ['steps [] advance [] anchor', 'anchor'],
    ['steps [] advance route', 'route'],
    ['steps [] text', 'textKey'],
    ['steps [] hint', 'textKey'],
    ['steps [] media alt', 'textKey'],
    ['steps [] when roles []', 'role'],
    ['steps [] when permissions []', 'permission'],
  ])('offers at %s what it declares', (path, kind) => {
    expect(offered(schema, path.split(' '))).toEqual(NAMES[kind]);
  });

  it('offers facts and locales', () => {
    const { factRef, inlineText } = schema.$defs as Record<string, JsonObject>;
    expect(offered({ ...schema, ...factRef }, ['fact'])).toEqual(NAMES.fact);
    const text = { type: 'string', minLength: 1 };
    expect(inlineText).toMatchObject({ properties: { inline: { properties: { en: text, de: text } } } });
  });

  it('takes and refuses the documents that the shipped one does', () => {
    const validators = [schema, readSchema('tour')].map((each) =>
      new Ajv2020({ strict: false, discriminator: true }).compile(each),
    );
    const verdicts = (document: unknown) => validators.map((validate) => validate(document));
    const tour = parse(
      readFileSync(new URL('../validator/cases/project/tours/team-setup.yaml', import.meta.url), 'utf8'),
    );
    expect(verdicts(tour)).toEqual([true, true]);
    expect(verdicts({ ...tour, app: '' })).toEqual([false, false]);
    expect(verdicts({ ...tour, title: '' })).toEqual([false, false]);
    expect(verdicts({ ...tour, audience: { roles: [] } })).toEqual([false, false]);
    expect(verdicts({ ...tour, trigger: { on: 'route', route: 'No Key' } })).toEqual([false, false]);
    expect(verdicts({ ...tour, steps: [{ ...tour.steps[0], anchor: 'No Key' }] })).toEqual([false, false]);
  });

  it('has each list once, no enum of names, and keeps the descriptions', () => {
    const text = JSON.stringify(schema);
    for (const name of ['tool-2', 'anchor-1', 'route-1', 'text-1', 'fact-1']) {
      expect(text.split(`"${name}"`)).toHaveLength(2);
    }
    expect(text).not.toMatch(/"enum":\[[^\]]*-1"/);
    const described = (each: JsonObject) =>
      JSON.stringify(each)
        .match(/"description":"[^"]*"/g)
        ?.sort();
    expect(described(schema)).toEqual(described(readSchema('tour')));
    expect(schema).not.toHaveProperty('$id');
  });
});

it('the schema of overlays offers tours and steps', () => {
  const schema = overlaySchemaWith(readSchema('tour-overlay'), NAMES);
  expect(offered(schema, ['tour'])).toEqual(NAMES.tour);
  expect(offered(schema, ['hide', '[]'])).toEqual(NAMES.stepId);
  expect(offered(schema, ['order', '[]'])).toEqual(NAMES.stepId);
});

it.each(SCHEMA_NAMES)('the schema of %s is there', (name) => {
  expect(readSchema(name).title).toMatch(/^[A-Z]/);
});

describe('tour schema', () => {
  it('prints a schema', () => {
    const run = starterProject().tour(['schema', 'tour-overlay']);
    expect(run).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(run.stdout)).toEqual(readSchema('tour-overlay'));
  });

  it('with --project writes schemas that know the project, and nothing when they are up to date', () => {
    const project = starterProject();
    expect(project.tour(['schema', '--project'])).toMatchObject({
      status: 0,
      stdout: '.tour/tour.schema.json: written\n.tour/tour-overlay.schema.json: written\n',
      stderr: '',
    });
    const tour = JSON.parse(project.read('.tour/tour.schema.json'));
    expect(offered(tour, ['app'])).toEqual(['app']);
    expect(offered(tour, ['steps', '[]', 'tool'])).toContain('orders.create.prefill');
    expect(offered(tour, ['steps', '[]', 'anchor'])).toEqual([
      'nav.orders',
      'orders.create.submit',
      'orders.list.filters',
      'page',
    ]);
    expect(offered(tour, ['steps', '[]', 'text'])).toContain('tours.first_order.done');
    const overlay = JSON.parse(project.read('.tour/tour-overlay.schema.json'));
    expect(offered(overlay, ['tour'])).toEqual(['orders.first_order']);
    expect(offered(overlay, ['hide', '[]'])).toContain('only_open');
    const again = project.tour(['schema', '--project', '--json']);
    expect(JSON.parse(again.stdout).files.map(({ state }: { state: string }) => state)).toEqual([
      'unchanged',
      'unchanged',
    ]);
    expect(project.tour(['validate']).status).toBe(0);
  });

  it('writes nothing without a catalog', () => {
    const project = starterProject();
    project.remove('catalog');
    const run = project.tour(['schema', '--project']);
    expect(run).toMatchObject({ status: 2, stdout: '' });
    expect(run.stderr).toMatch(/client-tools\.json/);
    expect(project.has('.tour')).toBe(false);
  });
});
