import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { checkModule, type ModuleDocument } from '../../schemas/index.ts';
import type { SourceFile } from '../validate.ts';
import { genRules, type ModuleText, refuseModules } from './refusals.ts';
import { firstWide } from './rules/output-narrow.ts';

/** A manifest per document, so that an example can hold two modules. */
function manifests(text: string): ModuleText[] {
  return text.split(/^---\n/m).map((source, index) => {
    const document: unknown = parseAllDocuments(source)[0]?.toJS();
    if (!checkModule(document)) throw new Error(`No manifest: ${JSON.stringify(checkModule.errors?.[0])}`);
    return { file: `m${index + 1}.yaml`, text: source, document: document as ModuleDocument };
  });
}

function refuseAll(
  byApp: Readonly<Record<string, readonly ModuleText[]>>,
  tours: readonly SourceFile[] = [],
) {
  return refuseModules(new Map(Object.entries(byApp)), { apps: Object.keys(byApp), tours });
}

function refuse(text: string, app = 'console') {
  return refuseAll({ [app]: manifests(text) });
}

const HEAD = 'kind: Module\nkey: orders\napps: [console]\n';

/** What the diagnostic's range cuts out of the text. */
function cut(
  text: string,
  place: { line: number; column: number; endLine: number; endColumn: number },
): string {
  expect(place.endLine).toBe(place.line);
  return (text.split('\n')[place.line - 1] ?? '').slice(place.column - 1, place.endColumn - 1);
}

describe('the example of each rule', () => {
  const tourRule = 'gen-anchor-declared';
  const DECLARED = `${HEAD}anchors:\n  - { key: orders.list.filters, routes: any }\n`;
  const of = (id: string, text: string) =>
    id === tourRule
      ? refuseAll({ console: manifests(DECLARED) }, [{ file: 'tours/a.yaml', text }])
      : refuse(text);

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

describe('each refusal is at the thing that is wrong, and says what to do', () => {
  const LIST = 'routes:\n  - { key: orders.list, path: /orders }\n';
  it.each<[string, string, string, string, string | RegExp]>([
    [
      'a route that two declare',
      `${HEAD}${LIST}  - { key: orders.list, path: /all }\n`,
      'gen-name-collision',
      'orders.list',
      'The route "orders.list" is declared twice. Rename one of the two.',
    ],
    [
      'one tool from two kinds of declaration',
      `${HEAD}${LIST}  - { key: orders.list.filter, path: /filter }\nresources:\n  - { key: navigate.orders.list, route: orders.list, filters: { a: { type: string } } }\n`,
      'gen-name-collision',
      'navigate.orders.list',
      'The tool "navigate.orders.list.filter" would come from resource "navigate.orders.list" and from route "orders.list.filter". Rename one of the two.',
    ],
    [
      'a prefill that is said outright',
      `${HEAD}${LIST}actions:\n  - { key: orders.refund, tool: false, reason: No, prefill: true, forms: [{ route: orders.list }] }\n`,
      'gen-prefill-tool',
      'true',
      /^"orders\.refund\.prefill" would fill in the form of an action that is no tool\. Write `prefill: false`/,
    ],
    [
      'a record by a param that the path lacks',
      `${HEAD}routes:\n  - { key: orders.detail, path: "/orders/:orderId", context: { record: { model: order, param: orderid } } }\n`,
      'gen-record-param',
      'orderid',
      'The path "/orders/:orderId" has no param "orderid". Did you mean "orderId"?',
    ],
    [
      'a record by a param of no type',
      `${HEAD}routes:\n  - { key: orders.detail, path: "/orders/:id", context: { record: { model: order, param: id } } }\n`,
      'gen-record-param',
      'id',
      'The record\'s param "id" is of type `string`; it must hold a public id. Write `params: { id: public_id }`, if it does.',
    ],
    [
      'a form on an unknown route',
      `${HEAD}${LIST}actions:\n  - { key: orders.create, forms: [{ route: orders.lst }] }\n`,
      'gen-route-known',
      'orders.lst',
      'There is no route "orders.lst" in this app member. Did you mean "orders.list"?',
    ],
    [
      'an anchor that leads nowhere',
      `${HEAD}${LIST}anchors:\n  - { key: nav.orders, routes: any, leadsTo: orders.all_of_them }\n`,
      'gen-route-known',
      'orders.all_of_them',
      /^There is no route "orders\.all_of_them" in this app member\./,
    ],
    [
      'a schema with an unknown keyword',
      `${HEAD}${LIST}actions:\n  - { key: orders.create, input: { note: { type: string, maxlength: 3 } }, forms: [{ route: orders.list }] }\n`,
      'gen-field-schema',
      '{ type: string, maxlength: 3 }',
      /^The schema of "note" cannot be compiled: .*maxlength.*\.$/,
    ],
    [
      'a schema with a type that is none',
      `${HEAD}${LIST}actions:\n  - { key: orders.create, input: { note: { type: text } }, forms: [{ route: orders.list }] }\n`,
      'gen-field-schema',
      'text',
      'The schema of "note" cannot be compiled: "type" cannot be "text"; it can be array, boolean, integer, null, number, object or string.',
    ],
    [
      'a schema with a keyword of another type',
      `${HEAD}${LIST}actions:\n  - { key: orders.create, input: { note: { type: string, pattern: 3 } }, forms: [{ route: orders.list }] }\n`,
      'gen-field-schema',
      '3',
      'The schema of "note" cannot be compiled: "pattern" must be a text, not 3.',
    ],
    [
      'a schema with a keyword out of its range',
      `${HEAD}${LIST}actions:\n  - { key: orders.create, input: { note: { type: string, maxLength: -1 } }, forms: [{ route: orders.list }] }\n`,
      'gen-field-schema',
      '-1',
      'The schema of "note" cannot be compiled: "maxLength" cannot be -1 (minimum).',
    ],
    [
      'a type for a param of a path that has none',
      `${HEAD}routes:\n  - { key: orders.list, path: /orders, params: { id: public_id } }\n`,
      'gen-param-known',
      'id',
      'The path "/orders" has no param "id". Remove it: the path has none.',
    ],
    [
      'a type for another param',
      `${HEAD}routes:\n  - { key: orders.detail, path: "/orders/:order/:line", params: { zzz: public_id } }\n`,
      'gen-param-known',
      'zzz',
      'The path "/orders/:order/:line" has no param "zzz". It has "order" and "line".',
    ],
    [
      'a module with a reserved key',
      'kind: Module\nkey: ui\napps: [console]\n',
      'gen-reserved-name',
      'ui',
      /^A module cannot be called "ui": /,
    ],
    [
      'an action with a reserved key',
      `${HEAD}actions:\n  - { key: tour.stop }\n`,
      'gen-reserved-name',
      'tour.stop',
      /^"tour\.stop" cannot be declared by a module: /,
    ],
    [
      'an app member that is none',
      'kind: Module\nkey: orders\napps: [console, till]\n',
      'gen-app-known',
      'till',
      'The config has no app member "till". It has "console".',
    ],
  ])('%s', (_, text, rule, place, message) => {
    const found = refuse(text).filter((diagnostic) => diagnostic.rule === rule);
    expect(found).toHaveLength(1);
    const [diagnostic] = found;
    if (diagnostic === undefined) return;
    expect(cut(text, diagnostic)).toBe(place);
    if (typeof message === 'string') expect(diagnostic.message).toBe(message);
    else expect(diagnostic.message).toMatch(message);
  });

  it('shows where the first of two is', () => {
    const shared = 'anchors:\n  - { key: nav.home, routes: any }\n';
    const [diagnostic] = refuse(`${HEAD}${shared}---\nkind: Module\nkey: team\napps: [console]\n${shared}`);
    expect(diagnostic).toMatchObject({
      file: 'm2.yaml',
      rule: 'gen-name-collision',
      related: [{ file: 'm1.yaml', line: 5, column: 12 }],
    });
  });
});

it('says once that a key is taken from another module', () => {
  const anchors = 'anchors:\n  - { key: orders.new, routes: any }\n';
  const found = refuse(`${HEAD}${anchors}---\nkind: Module\nkey: team\napps: [console]\n${anchors}`);
  expect(found.map(({ rule }) => rule)).toEqual(['gen-foreign-key']);
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
    advance: [manual, { on: click, anchor: nav.elsewhere }]
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
    ['gen-anchor-declared', '/steps/0/advance/1/anchor'],
  ]);
  expect(found[0]?.message).toBe(
    'No module declares the anchor "nav.order", which the step "a" uses. Did you mean "nav.orders"?',
  );
});

describe('firstWide', () => {
  it.each<[unknown, string | undefined]>([
    [{ type: 'boolean' }, undefined],
    [{ type: ['integer', 'null'] }, undefined],
    [{ enum: ['a'] }, undefined],
    [{ type: 'string', format: 'uuid' }, undefined],
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
  ])('%j', (schema, path) => {
    expect(firstWide(schema)?.path.join('.')).toBe(path);
  });
});
