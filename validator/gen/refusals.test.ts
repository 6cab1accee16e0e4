import { describe, expect, it } from 'vitest';
import { HEAD, manifests, refuse, refuseAll } from '../testing/modules.ts';
import { genRules } from './refusals.ts';
import { firstWide } from './rules/output-narrow.ts';

const TOUR = `kind: Tour
key: orders.first
app: console
version: 1
title: t.title
steps:
  - { id: a, tool: ui.point, text: t.a, anchor: page }
`;

describe('the example of each rule', () => {
  const tourRule = 'gen-anchor-declared';
  const DECLARED = `${HEAD}anchors:\n  - { key: orders.list.filters, routes: any }\n`;
  const tour = (text: string) => [{ file: 'tours/a.yaml', text }];
  const of = (id: string, text: string) => {
    if (id === tourRule) return refuseAll({ console: manifests(DECLARED) }, tour(text));
    if (id === 'gen-tour-known') return refuseAll({ console: manifests(text) }, tour(TOUR));
    return refuse(text);
  };

  it.each(genRules.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
    expect(of(id, rule.example.failing).map((diagnostic) => diagnostic.rule)).toEqual([id]);
    expect(of(id, rule.example.clean)).toEqual([]);
  });

  it.each(genRules.map((rule) => [rule.id, rule] as const))('%s is explained', (id, rule) => {
    expect(id).toMatch(/^gen-[a-z]+(-[a-z]+)*$/);
    for (const text of [rule.summary, rule.why, rule.fix]) expect(text).toMatch(/^[A-Z].*[.]$/s);
  });
});

it('two fields may have schemas of the same `$id`', () => {
  const field = '{ $id: text, type: string }';
  const text = `${HEAD}routes:\n  - { key: orders.list, path: /orders }\nresources:\n  - { key: orders.list, route: orders.list, filters: { a: ${field}, b: ${field} } }\n`;
  expect(refuse(text)).toEqual([]);
});

it('says once that a key is taken from another module', () => {
  const anchors = 'anchors:\n  - { key: orders.new, routes: any }\n';
  const found = refuse(`${HEAD}${anchors}---\nkind: Module\nkey: team\napps: [console]\n${anchors}`);
  expect(found.map(({ rule }) => rule)).toEqual(['gen-foreign-key']);
});

it.each([
  ['id', 'idd', 'Did you mean "id"?', ['Rename it to "id".']],
  ['id', 'order', 'Did you mean "id"?', ['Rename it to "id".']],
  ['id/:row', 'order', 'It has "id" and "row".', []],
  ['id/:row', 'roww', 'Did you mean "row"?', ['Rename it to "row".']],
])('a param under another name is one mistake: path :%s, params %s', (params, wrong, hint, titles) => {
  const found = refuse(
    `${HEAD}routes:\n  - { key: orders.detail, path: "/orders/:${params}", params: { ${wrong}: public_id }, context: { record: { model: order, param: id } } }\n`,
  );
  expect(found.map(({ rule }) => rule)).toEqual(['gen-param-known']);
  expect(found[0]?.message).toBe(`The path "/orders/:${params}" has no param "${wrong}". ${hint}`);
  expect(found[0]?.suggestions?.map(({ title }) => title) ?? []).toEqual(titles);
});

describe('what is no mistake', () => {
  it.each<[string, string]>([
    [
      'a resource with the key of its route',
      `${HEAD}routes:\n  - { key: orders.list, path: / }\nresources:\n  - { key: orders.list, route: orders.list, search: true }\n`,
    ],
    [
      'an anchor with the key of a form',
      `${HEAD}actions:\n  - { key: orders.create }\nanchors:\n  - { key: orders.create, routes: any, within: orders.create }\n`,
    ],
    ['an anchor outside every module', `${HEAD}anchors:\n  - { key: nav.orders, routes: any }\n`],
    [
      'a longer word that begins like a module',
      `${HEAD}---\nkind: Module\nkey: order\napps: [console]\nanchors:\n  - { key: orders_archive.open, routes: any }\n`,
    ],
    [
      'a module inside another',
      `${HEAD}---\nkind: Module\nkey: orders.returns\napps: [console]\nanchors:\n  - { key: orders.returns.open, routes: any }\n`,
    ],
    [
      'a prefill of an action that is kept out anyway',
      `${HEAD}actions:\n  - { key: orders.refund, ai: false, prefill: true, reason: No }\n`,
    ],
    ['an action outside every module', `${HEAD}actions:\n  - { key: shared.export }\n`],
    [
      'an action that is kept out anyway',
      `${HEAD}routes:\n  - { key: orders.list, path: / }\nactions:\n  - { key: orders.refund, tool: false, ai: false, reason: No, forms: [{ route: orders.list }] }\n`,
    ],
    [
      'a tool name of 64 characters',
      `${HEAD}actions:\n  - { key: orders.${'x'.repeat(49)}, prefill: false }\n`,
    ],
    [
      'a form inside any screen that is declared by another module',
      `${HEAD}routes:\n  - { key: orders.list, path: / }\n---\nkind: Module\nkey: team\napps: [console]\nanchors:\n  - { key: team.badge, routes: [orders.list] }\n`,
    ],
  ])('%s', (_, text) => {
    expect(refuse(text)).toEqual([]);
  });

  it('the same key in two app members (S0-08)', () => {
    const [console, till] = ['console', 'till'].map((app) =>
      manifests(
        `kind: Module\nkey: orders\napps: [${app}]\nroutes:\n  - { key: orders.list, path: /${app} }\n`,
      ).map((module) => ({
        ...module,
        file: `${app}.yaml`,
      })),
    );
    expect(refuseAll({ console: console ?? [], till: till ?? [] })).toEqual([]);
  });
});

it('says nothing of tours while a manifest is refused, whose anchors nobody knows', () => {
  const anchors = 'anchors:\n  - { key: team.new, routes: any }\n';
  const tour =
    'kind: Tour\nkey: a.b\napp: console\nversion: 1\ntitle: a.b\nsteps:\n  - { id: a, tool: ui.point, text: a.b, anchor: zzz }\n';
  const found = refuseAll(
    { console: manifests(`${HEAD}${anchors}---\nkind: Module\nkey: team\napps: [console]\n`) },
    [{ file: 'tours/a.yaml', text: tour }],
  );
  expect(found.map(({ rule }) => rule)).toEqual(['gen-foreign-key']);
});

it('says a mistake once, in however many app members the module is mounted', () => {
  const modules = manifests(
    'kind: Module\nkey: orders\napps: [console, till]\nactions:\n  - { key: orders.create, prefill: true }\n',
  );
  expect(refuseAll({ console: modules, till: modules })).toHaveLength(1);
});

it('says it once also where each app member has other names that are near', () => {
  const orders =
    'kind: Module\nkey: orders\napps: [console, till]\nroutes:\n  - { key: orders.all, path: /orders }\nanchors:\n  - { key: nav.orders, routes: [orders.list] }\n';
  const team =
    '---\nkind: Module\nkey: team\napps: [console]\nroutes:\n  - { key: team.list, path: /team }\n';
  const modules = manifests(orders + team);
  const found = refuseAll({ console: modules, till: modules });
  expect(found.map(({ path }) => path)).toEqual(['/anchors/0/routes/0']);
});

it('names the app member that does not mount the module of a route', () => {
  const modules = manifests(
    'kind: Module\nkey: orders\napps: [console, till]\nanchors:\n  - { key: orders.owner, routes: any, leadsTo: team.list }\n---\nkind: Module\nkey: team\napps: [console]\nroutes:\n  - { key: team.list, path: /team }\n',
  );
  const found = refuseAll({ console: modules, till: modules });
  expect(found.map(({ message }) => message)).toEqual([
    'App member "till" has no route "team.list": it does not mount module "team", which declares it. Mount that module there, or name another route.',
  ]);
});

it('names each use of an undeclared anchor in a tour', () => {
  const modules = manifests(`${HEAD}anchors:\n  - { key: nav.orders, routes: any }\n`);
  const text = `kind: Tour
key: orders.first
app: console
version: 1
title: t.title
steps:
  - id: a
    tool: ui.point
    text: t.a
    anchor: nav.order
    highlight: [nav.orders, nav.team]
    advance: [manual, click, { on: click, anchor: nav.elsewhere }]
  - { id: b, tool: ui.point, text: t.b, anchor: page, advance: { on: click, anchor: unlike } }
---
kind: Tour
key: orders.second
app: till
version: 1
title: t.title
steps:
  - { id: a, tool: ui.point, text: t.a, anchor: not.ours }
`;
  const found = refuseAll({ console: modules }, [{ file: 'tours/a.yaml', text }]);
  expect(found.map(({ path, rule }) => [rule, path])).toEqual([
    ['gen-anchor-declared', '/steps/0/anchor'],
    ['gen-anchor-declared', '/steps/0/highlight/1'],
    ['gen-anchor-declared', '/steps/0/advance/2/anchor'],
    ['gen-anchor-declared', '/steps/1/advance/anchor'],
  ]);
  expect(found[0]?.suggestions).toMatchObject([{ edits: [{ text: 'nav.orders' }] }]);
  expect(found[3]?.message).toBe(
    'No module declares the anchor "unlike", which the step "b" uses. Declare it in the manifest of its module, or name another.',
  );
  expect(found[0]?.message).toBe(
    'No module declares the anchor "nav.order", which the step "a" uses. Did you mean "nav.orders"?',
  );
});

describe('a tour that a module names', () => {
  const MODULE =
    'kind: Module\nkey: orders\napps: [console, till]\ntours: [orders.first, orders.frist, gone]\n';
  const found = (...texts: readonly string[]) => {
    const modules = manifests(MODULE);
    const tours = texts.map((text, index) => ({ file: `tours/${index}.yaml`, text }));
    return refuseAll({ console: modules, till: modules }, tours).map(({ path, message }) => [path, message]);
  };

  it('is one of the project, of whichever app member with the module', () => {
    const expected = [
      ['/tours/1', 'There is no tour "orders.frist" in this project. Did you mean "orders.first"?'],
      ['/tours/2', 'There is no tour "gone" in this project. Take it out, or write the tour.'],
    ];
    expect(found(TOUR)).toEqual(expected);
    expect(found(TOUR.replace('app: console', 'app: till'))).toEqual(expected);
  });

  it('is of an app member that mounts the module', () => {
    const [first] = found(TOUR.replace('app: console', 'app: kiosk'));
    expect(first).toEqual([
      '/tours/0',
      'Tour "orders.first" is of app member "kiosk", which does not mount this module. Name it in a module of "kiosk".',
    ]);
  });

  it('may be one that is broken', () => {
    expect(found(TOUR, 'kind: Tour\nkey: gone\n').map(([path]) => path)).toEqual(['/tours/1']);
    expect(found(TOUR, 'kind: Tour\nkey: [\n')).toEqual([]);
    expect(found(TOUR, 'kind: Tour\nkye: gone\n')).toEqual([]);
    expect(found(TOUR, 'kind: TourOverlay\n')).toHaveLength(2);
  });

  it('may be anywhere when the project has none', () => {
    expect(found()).toEqual([]);
  });
});

describe('firstWide', () => {
  it.each<[unknown, string | undefined]>([
    [{ type: 'boolean' }, undefined],
    [{ type: ['integer', 'null'] }, undefined],
    [{ enum: ['a'] }, undefined],
    [{ type: 'string', format: 'uuid' }, undefined],
    [{ type: 'string', pattern: '^a$' }, undefined],
    [{ type: 'number' }, undefined],
    [{ const: 'a' }, undefined],
    [{ type: 'array', items: { const: 1 } }, undefined],
    [{ type: 'array', items: false }, undefined],
    [{ anyOf: [{ const: 1 }, { type: 'null' }] }, undefined],
    [{ type: 'object', additionalProperties: false }, undefined],
    [{}, ''],
    [true, ''],
    [{ type: 'string', maxLength: 9000 }, ''],
    [{ type: ['null', 'string'] }, ''],
    [{ type: 'array' }, ''],
    [{ type: 'array', items: { type: 'string' } }, 'items'],
    [{ type: 'object' }, ''],
    [{ type: 'object', additionalProperties: { type: 'string' } }, ''],
    [{ type: 'object', additionalProperties: false, properties: { a: {} } }, 'properties.a'],
    [{ oneOf: [{ const: 1 }, { type: 'string' }] }, 'oneOf.1'],
    [{ type: 'array', items: { type: 'array', items: {} } }, 'items.items'],
    [{ type: 'array', items: { anyOf: [{}] } }, 'items.anyOf.0'],
    [
      { type: 'array', items: { type: 'object', additionalProperties: false, properties: { a: {} } } },
      'items.properties.a',
    ],
  ])('%j', (schema, path) => {
    expect(firstWide(schema)?.path.join('.')).toBe(path);
  });
});

describe('a form, dialog or drawer', () => {
  const CREATE = 'actions:\n  - { key: orders.create }\n  - { key: orders.archive }\n';
  const found = (anchors: readonly string[], more = CREATE) => {
    const rows = anchors.map((anchor, n) => `  - { key: orders.a${n}, routes: any, ${anchor} }\n`);
    return refuse(`${HEAD}${more}anchors:\n${rows.join('')}`).map(({ rule, path, message }) => {
      expect(rule).toBe('gen-form-known');
      return [path, message];
    });
  };
  const nothingOpens = (form: string) =>
    `Nothing opens "${form}": no action has this key, and no anchor \`opens\` it.`;
  const noForm = (form: string) => `No action declares the form "${form}", and no anchor is \`within\` it.`;

  it.each<[string, readonly string[], readonly (readonly [string, string])[]]>([
    [
      'around an anchor',
      ['within: orders.creat'],
      [['/anchors/0/within', `${nothingOpens('orders.creat')} Did you mean "orders.create"?`]],
    ],
    [
      'that a click opens',
      ['opens: orders.crate'],
      [['/anchors/0/opens', `${noForm('orders.crate')} Did you mean "orders.create"?`]],
    ],
    [
      'that a click closes',
      ['opens: orders.drawer', 'within: orders.drawer', 'closes: orders.drawr'],
      [['/anchors/2/closes', `${noForm('orders.drawr')} Did you mean "orders.drawer"?`]],
    ],
    [
      'that a click closes, and that the app opens',
      ['within: orders.drawer', 'closes: orders.drawr'],
      [['/anchors/1/closes', `${noForm('orders.drawr')} Did you mean "orders.drawer"?`]],
    ],
    [
      'that a click opens, once, however many anchors are in it',
      ['within: orders.drawer', 'within: orders.drawer', 'opens: orders.drawr'],
      [['/anchors/2/opens', `${noForm('orders.drawr')} Did you mean "orders.drawer"?`]],
    ],
  ])('is misspelt %s', (_, anchors, expected) => {
    expect(found(anchors)).toEqual(expected);
  });

  it.each<[string, readonly string[]]>([
    ['an action without a form of its own', ['within: orders.create', 'opens: orders.create']],
    ['one that an anchor opens', ['within: orders.drawer', 'opens: orders.drawer', 'closes: orders.drawer']],
    ['one without declared anchors', ['opens: orders.filters', 'closes: orders.filters']],
    ['one that the app opens', ['within: new_dialog', 'closes: new_dialog']],
    ['one whose key differs in a word', ['opens: orders.delete']],
    ['an anchor itself', ['within: orders.a1', 'opens: orders.a2', 'closes: orders.a1']],
  ])('may be %s', (_, anchors) => {
    expect(found(anchors)).toEqual([]);
  });

  it('may be declared by a module that another app member mounts', () => {
    const modules = manifests(
      `kind: Module\nkey: orders\napps: [console, till]\nanchors:\n  - { key: orders.new, routes: any, opens: team.invit }\n  - { key: orders.in, routes: any, within: team.invite }\n---\nkind: Module\nkey: team\napps: [console]\nactions:\n  - { key: team.invite }\n`,
    );
    const all = refuseAll({ console: modules, till: modules });
    expect(all.map(({ path }) => path)).toEqual(['/anchors/0/opens']);
  });
});
