import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnchorRegistry, checkClientToolTable, type ModuleDocument } from '../../schemas/index.ts';
import { projectCatalog } from './catalog.ts';
import type { ModuleSource } from './projection.ts';
import { firstWide } from './rules/output-narrow.ts';

fc.configureGlobal({ seed: 7 });

const HASH = `sha256:${'0'.repeat(64)}`;

function moduleOf(document: Partial<ModuleDocument>): ModuleSource {
  const key = document.key ?? 'orders';
  return {
    file: `modules/${key}.module.yaml`,
    document: { kind: 'Module', key, apps: ['console'], ...document },
  };
}

function toolsOf(document: Partial<ModuleDocument>) {
  return projectCatalog([moduleOf(document)], 'console').table.tools;
}

function namesOf(document: Partial<ModuleDocument>): string[] {
  return toolsOf(document).map((tool) => tool.name);
}

function toolOf(name: string, document: Partial<ModuleDocument>) {
  const tool = toolsOf(document).find((row) => row.name === name);
  if (tool === undefined) throw new Error(`The table has no ${name}.`);
  return tool;
}

const list = { key: 'orders.list', path: '/orders', permission: 'orders.view' };

describe('projection of one declaration (S0-07)', () => {
  it.each<[string, Partial<ModuleDocument>, string[]]>([
    ['route', { routes: [list] }, ['navigate.orders.list', 'ui.point']],
    [
      'resource',
      {
        resources: [
          {
            key: 'orders.list',
            route: 'orders.list',
            filters: { status: { enum: ['open'] } },
            sort: ['date'],
            columns: ['date'],
            views: ['mine'],
            search: true,
            select: true,
          },
        ],
      },
      [
        'orders.list.columns',
        'orders.list.filter',
        'orders.list.search',
        'orders.list.select',
        'orders.list.sort',
        'orders.list.view',
        'ui.point',
      ],
    ],
    [
      'resource with nothing to do',
      { resources: [{ key: 'orders.list', route: 'orders.list' }] },
      ['ui.point'],
    ],
    [
      'action with a form',
      { actions: [{ key: 'orders.create', forms: [{ route: 'orders.list' }] }] },
      ['orders.create.prefill', 'ui.point'],
    ],
    ['action without a form', { actions: [{ key: 'orders.create' }] }, ['ui.point']],
    ['anchor', { anchors: [{ key: 'nav.orders', routes: 'any' }] }, ['ui.point']],
    ['theme', { themes: [{ key: 'dark' }] }, ['ui.point', 'ui.theme.preview']],
    ['layout', { layouts: [{ key: 'wide' }] }, ['ui.layout.preview', 'ui.point']],
    ['tour', { tours: ['orders.first'] }, ['tour.start', 'ui.point']],
    ['card', { cards: [{ key: 'orders.card', output: { const: 1 } }] }, ['ui.point']],
  ])('%s', (_, document, names) => {
    expect(namesOf(document)).toEqual(names);
  });

  it('makes a navigate tool whose arguments are the path params', () => {
    const tool = toolOf('navigate.orders.detail', {
      routes: [
        {
          key: 'orders.detail',
          path: '/orders/:id/lines/:line/:tab',
          params: { id: 'public_id', line: 'integer' },
          context: { record: { model: 'order', param: 'id' } },
          permission: 'orders.view',
        },
      ],
    });
    expect(tool.inputSchema).toMatchObject({
      required: ['id', 'line', 'tab'],
      additionalProperties: false,
      properties: { id: { type: 'string' }, line: { type: 'integer' }, tab: { type: 'string' } },
    });
    expect(tool.outputSchema).toMatchObject({ properties: { route: { const: 'orders.detail' } } });
    expect(tool.effect).toEqual({ kind: 'navigate', route: 'orders.detail' });
    expect(tool.permission).toBe('orders.view');
    expect(tool.routes).toBeUndefined();
  });

  it('gives list tools the permission of their route, unless they have their own', () => {
    const sorted = { key: 'orders.list', route: 'orders.list', sort: ['date'] };
    expect(toolOf('orders.list.sort', { routes: [list], resources: [sorted] })).toMatchObject({
      permission: 'orders.view',
      routes: ['orders.list'],
      effect: { kind: 'sort' },
      declaredBy: { kind: 'resource', key: 'orders.list' },
    });
    const own = { ...sorted, permission: 'orders.sort' };
    expect(toolOf('orders.list.sort', { routes: [list], resources: [own] }).permission).toBe('orders.sort');
  });

  it('describes a tool in whole sentences on one line', () => {
    const sorted = {
      key: 'orders.list',
      route: 'orders.list',
      sort: ['date'],
      description: ' All\n  orders\n',
    };
    const { description } = toolOf('orders.list.sort', { routes: [list], resources: [sorted] });
    expect(description).toMatch(/\. All orders\.$/);
  });

  it('makes a prefill that asks for no field and tells only names', () => {
    const tool = toolOf('orders.create.prefill', {
      actions: [
        {
          key: 'orders.create',
          input: { customer: { type: 'string' }, quantity: { type: 'integer' } },
          forms: [{ route: 'orders.list' }, { route: 'home' }, { route: 'orders.list' }],
        },
      ],
    });
    expect(tool.inputSchema).not.toHaveProperty('required');
    expect(tool.outputSchema).toMatchObject({
      properties: {
        opened: { const: 'orders.create' },
        filled: { items: { enum: ['customer', 'quantity'] } },
      },
    });
    expect(tool.routes).toEqual(['home', 'orders.list']);
    expect(tool.effect).toEqual({ kind: 'prefill', opens: 'orders.create' });
  });

  it('points at every anchor and always at the page, and leaves out what says `ai: false`', () => {
    const anchors = [
      { key: 'nav.orders', routes: 'any' as const },
      { key: 'nav.secret', routes: 'any' as const, ai: false as const },
    ];
    expect(toolOf('ui.point', { anchors }).inputSchema).toMatchObject({
      properties: { anchor: { enum: ['nav.orders', 'page'] } },
    });
    expect(toolOf('ui.point', {}).inputSchema).toMatchObject({ properties: { anchor: { enum: ['page'] } } });
    const { registry } = projectCatalog([moduleOf({ anchors })], 'console');
    expect(registry.anchors).toEqual([
      { key: 'nav.orders', module: 'orders', routes: 'any' },
      { key: 'nav.secret', module: 'orders', routes: 'any' },
    ]);
  });

  it('publishes the context of a panel page without a declaration (S0-24)', () => {
    const { table } = projectCatalog(
      [
        moduleOf({
          routes: [
            { ...list, panel: true },
            { ...list, key: 'orders.board', panel: true, context: { modal: false } },
            { ...list, key: 'orders.plain' },
          ],
        }),
      ],
      'console',
    );
    const contexts = Object.fromEntries(table.routes.map((route) => [route.key, route.context]));
    expect(contexts).toEqual({
      'orders.list': { selection: true, filters: true, view: true, modal: true },
      'orders.board': { selection: true, filters: true, view: true },
      'orders.plain': undefined,
    });
  });
});

describe('opting out (S0-09, S0-81)', () => {
  const no = { ai: false as const, reason: 'Not for agents' };
  it.each<[string, Partial<ModuleDocument>, string[]]>([
    ['route', { routes: [{ ...list, ...no }] }, ['navigate.orders.list']],
    [
      'resource',
      { resources: [{ key: 'orders.list', route: 'orders.list', sort: ['date'], search: true, ...no }] },
      ['orders.list.search', 'orders.list.sort'],
    ],
    [
      'action',
      { actions: [{ key: 'orders.create', forms: [{ route: 'home' }], ...no }] },
      ['orders.create.prefill'],
    ],
    [
      'prefill',
      { actions: [{ key: 'orders.create', forms: [{ route: 'home' }], prefill: false, reason: no.reason }] },
      ['orders.create.prefill'],
    ],
    ['every theme', { themes: [{ key: 'dark', ...no }] }, ['ui.theme.preview']],
    ['every layout', { layouts: [{ key: 'wide', ...no }] }, ['ui.layout.preview']],
  ])('%s', (_, document, names) => {
    const { table } = projectCatalog([moduleOf(document)], 'console');
    expect(table.optedOut).toEqual(names.map((name) => ({ name, reason: no.reason })));
    expect(table.tools.map((tool) => tool.name)).toEqual(['ui.point']);
  });

  it.each<[string, Partial<ModuleDocument>]>([
    ['without a form', { actions: [{ key: 'orders.create', prefill: false, reason: no.reason }] }],
    [
      'that is no tool',
      { actions: [{ key: 'orders.create', tool: false, reason: no.reason, forms: [{ route: 'home' }] }] },
    ],
  ])('an action %s keeps nothing out and gives nothing', (_, document) => {
    const { table } = projectCatalog([moduleOf(document)], 'console');
    expect(table.optedOut).toBeUndefined();
    expect(table.tools.map((tool) => tool.name)).toEqual(['ui.point']);
  });

  it('gives each reason once, sorted, where all themes are kept out', () => {
    const reasons = ['Ugly.', undefined, 'Dark.', 'Ugly.'];
    const themes = reasons.map((reason, index) => ({
      key: `t${index}`,
      ai: false as const,
      ...(reason !== undefined && { reason }),
    }));
    expect(projectCatalog([moduleOf({ themes })], 'console').table.optedOut).toEqual([
      { name: 'ui.theme.preview', reason: 'Dark. Ugly.' },
    ]);
  });

  it('lets the page be pointed at once, whoever declares it as well', () => {
    const tool = toolOf('ui.point', { anchors: [{ key: 'page', routes: 'any' }] });
    expect(tool.inputSchema).toMatchObject({ properties: { anchor: { enum: ['page'] } } });
  });

  it('keeps one theme out and offers the others', () => {
    const tool = toolOf('ui.theme.preview', { themes: [{ key: 'dark' }, { key: 'secret', ...no }] });
    expect(tool.inputSchema).toMatchObject({ properties: { theme: { enum: ['dark'] } } });
  });
});

const keyPart = fc.constantFrom('list', 'detail', 'create', 'export', 'board');
const moduleKey = fc.constantFrom('orders', 'team', 'stock', 'till');

const modules = fc.uniqueArray(
  fc
    .record({
      key: moduleKey,
      apps: fc.constantFrom(['console'], ['till'], ['console', 'till']),
      routes: fc.uniqueArray(keyPart, { maxLength: 3 }),
      resources: fc.uniqueArray(keyPart, { maxLength: 2 }),
      actions: fc.uniqueArray(keyPart, { maxLength: 3 }),
      anchors: fc.uniqueArray(keyPart, { maxLength: 3 }),
      themes: fc.uniqueArray(fc.constantFrom('dark', 'light'), { maxLength: 2 }),
      tours: fc.uniqueArray(keyPart, { maxLength: 2 }),
      optOut: fc.boolean(),
    })
    .map(({ key, apps, optOut, ...parts }) => {
      const ai = optOut ? { ai: false as const } : {};
      return moduleOf({
        key,
        apps: [...apps],
        routes: parts.routes.map((part) => ({ key: `${key}.${part}`, path: `/${key}/:id/${part}`, ...ai })),
        resources: parts.resources.map((part) => ({
          key: `${key}.${part}`,
          route: `${key}.list`,
          filters: { status: { enum: ['open'] } },
          search: true,
        })),
        actions: parts.actions.map((part) => ({
          key: `${key}.${part}`,
          input: { note: { type: 'string' } },
          forms: [{ route: `${key}.list` }],
          ...ai,
        })),
        anchors: parts.anchors.map((part) => ({ key: `${key}.${part}`, routes: 'any' as const })),
        themes: parts.themes.map((theme) => ({ key: `${key}_${theme}` })),
        tours: parts.tours.map((part) => `${key}.${part}`),
      });
    }),
  { selector: (module) => module.document.key, maxLength: 4 },
);

/** Rows of tools that are made of all modules together. */
const JOINT = ['ui', 'tour'];

describe('the union of the modules (S0-06, S0-66, S0-68)', () => {
  it('fits the schemas, sorted, with narrow results', () => {
    fc.assert(
      fc.property(modules, (sources) => {
        const { table, registry } = projectCatalog(sources, 'console');
        expect(checkClientToolTable({ ...table, hash: HASH })).toBe(true);
        expect(checkAnchorRegistry({ ...registry, hash: HASH })).toBe(true);
        const names = table.tools.map((tool) => tool.name);
        expect(names).toEqual([...names].sort());
        for (const tool of table.tools) {
          expect(tool).toMatchObject({ source: 'client', risk: 'L0', declaredBy: expect.anything() });
          expect(tool.description).toMatch(/^[A-Z].*[.]$/);
          expect(firstWide(tool.outputSchema)).toBeUndefined();
        }
      }),
    );
  });

  it('does not depend on the order of the modules, or on one that is named twice', () => {
    fc.assert(
      fc.property(
        modules.chain((sources) =>
          fc.tuple(
            fc.constant(sources),
            fc.shuffledSubarray([...sources, ...sources], { minLength: 2 * sources.length }),
          ),
        ),
        ([sources, shuffled]) => {
          expect(JSON.stringify(projectCatalog(shuffled, 'console'))).toBe(
            JSON.stringify(projectCatalog(sources, 'console')),
          );
        },
      ),
    );
  });

  it('is the union of the rows that each part gives', () => {
    fc.assert(
      fc.property(modules, fc.nat(), (sources, cut) => {
        const at = cut % (sources.length + 1);
        const parts = [sources.slice(0, at), sources.slice(at)].map((part) =>
          projectCatalog(part, 'console'),
        );
        const whole = projectCatalog(sources, 'console');
        const own = (rows: readonly { module: string }[]) =>
          rows.filter(({ module }) => !JOINT.includes(module));
        const rows = (catalog: typeof whole) => [
          ...own(catalog.table.tools),
          ...catalog.table.routes,
          ...catalog.registry.anchors,
        ];
        expect(new Set(rows(whole))).toEqual(new Set(parts.flatMap(rows)));
      }),
    );
  });

  it("removes a module's rows with the module, and no others", () => {
    fc.assert(
      fc.property(modules, moduleKey, (sources, removed) => {
        const before = projectCatalog(sources, 'console');
        const after = projectCatalog(
          sources.filter((source) => source.document.key !== removed),
          'console',
        );
        const kept = <Row extends { module: string }>(rows: readonly Row[]) =>
          rows.filter(({ module }) => module !== removed && !JOINT.includes(module));
        expect(kept(after.table.tools)).toEqual(kept(before.table.tools));
        expect(after.registry.anchors).toEqual(kept(before.registry.anchors));
        expect(after.table.routes).toEqual(kept(before.table.routes));
        expect(JSON.stringify(after)).not.toContain(`"${removed}.`);
      }),
    );
  });

  it('has one row of a name, the same in any order', () => {
    const [first, second] = ['One.', 'Two.'].map((description, index) =>
      moduleOf({ key: `m${index}`, anchors: [{ key: 'nav.home', routes: 'any', description }] }),
    ) as [ModuleSource, ModuleSource];
    const rows = (modules: readonly ModuleSource[]) => projectCatalog(modules, 'console').registry.anchors;
    expect(rows([first, second])).toMatchObject([{ description: 'One.' }]);
    expect(rows([first, second])).toEqual(rows([second, first]));
  });

  it('says nothing of tools kept out where there are none', () => {
    expect(Object.keys(projectCatalog([moduleOf({ routes: [list] })], 'console').table)).toEqual([
      'kind',
      'app',
      'routes',
      'tools',
    ]);
  });

  it('keys rows by app member', () => {
    const till = moduleOf({ key: 'till', apps: ['till'], routes: [{ ...list, key: 'till.pay' }] });
    const orders = moduleOf({ routes: [list], apps: ['console', 'till'] });
    const namesIn = (app: string) =>
      projectCatalog([till, orders], app).table.routes.map((route) => route.key);
    expect(namesIn('console')).toEqual(['orders.list']);
    expect(namesIn('till')).toEqual(['orders.list', 'till.pay']);
    expect(namesIn('other')).toEqual([]);
  });
});
