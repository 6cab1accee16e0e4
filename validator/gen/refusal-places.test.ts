import { describe, expect, it } from 'vitest';
import { HEAD, manifests, refuse } from '../testing/modules.ts';

/** What the diagnostic's range cuts out of the text. */
function cut(
  text: string,
  place: { line: number; column: number; endLine: number; endColumn: number },
): string {
  expect(place.endLine).toBe(place.line);
  return (text.split('\n')[place.line - 1] ?? '').slice(place.column - 1, place.endColumn - 1);
}

describe('each refusal is at the thing that is wrong, and says what to do', () => {
  const TEAM = '---\nkind: Module\nkey: team\napps: [console]\n';
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
      'No module declares the route "orders.lst". Did you mean "orders.list"?',
    ],
    [
      'an anchor on any route, in a list',
      `${HEAD}${LIST}anchors:\n  - { key: nav.orders, routes: [any] }\n`,
      'gen-route-known',
      'any',
      'No module declares the route "any". For every route write `routes: any`, without brackets.',
    ],
    [
      'an anchor that leads nowhere',
      `${HEAD}${LIST}anchors:\n  - { key: nav.orders, routes: any, leadsTo: orders.all_of_them }\n`,
      'gen-route-known',
      'orders.all_of_them',
      /^No module declares the route "orders\.all_of_them"\./,
    ],
    [
      'a schema with an unknown keyword',
      `${HEAD}${LIST}actions:\n  - { key: orders.create, input: { note: { type: string, maxlength: 3 } }, forms: [{ route: orders.list }] }\n`,
      'gen-field-schema',
      'maxlength',
      'The schema of "note" cannot be compiled: "maxlength" is no keyword of JSON Schema. Did you mean "maxLength"?',
    ],
    [
      'one in a property of its name',
      `${HEAD}${LIST}actions:\n  - { key: orders.create, input: { note: { properties: { enm: { type: array, items: { enm: [a] } } } } }, forms: [{ route: orders.list }] }\n`,
      'gen-field-schema',
      'enm',
      'The schema of "note" cannot be compiled: "enm" is no keyword of JSON Schema. Did you mean "enum"?',
    ],
    [
      'one that is like none',
      `${HEAD}${LIST}actions:\n  - { key: orders.create, input: { note: { type: string, colour: red } }, forms: [{ route: orders.list }] }\n`,
      'gen-field-schema',
      'colour',
      'The schema of "note" cannot be compiled: "colour" is no keyword of JSON Schema. Remove it.',
    ],
    [
      'a schema with a type that is none',
      `${HEAD}${LIST}actions:\n  - { key: orders.create, input: { note: { type: text } }, forms: [{ route: orders.list }] }\n`,
      'gen-field-schema',
      'text',
      'The schema of "note" cannot be compiled: "type" cannot be "text"; it can be array, boolean, integer, null, number, object or string.',
    ],
    [
      'a schema with a format for its type',
      `${HEAD}${LIST}actions:\n  - { key: orders.create, input: { due: { type: date } }, forms: [{ route: orders.list }] }\n`,
      'gen-field-schema',
      'date',
      'The schema of "due" cannot be compiled: "type" cannot be "date"; write { type: string, format: date }.',
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
      'a filter with a type that is none',
      `${HEAD}${LIST}resources:\n  - { key: orders.list, route: orders.list, filters: { status: { type: text } } }\n`,
      'gen-field-schema',
      'text',
      /^The schema of "status" cannot be compiled: "type" cannot be "text"/,
    ],
    [
      'a schema in a place that takes one',
      `${HEAD}${LIST}actions:\n  - { key: orders.create, input: { note: { type: array, items: 3 } }, forms: [{ route: orders.list }] }\n`,
      'gen-field-schema',
      '3',
      'The schema of "note" cannot be compiled: "items" must be a mapping or true or false, not 3.',
    ],
    [
      'a reference to nothing',
      `${HEAD}${LIST}actions:\n  - { key: orders.create, input: { note: { $ref: "#/x" } }, forms: [{ route: orders.list }] }\n`,
      'gen-field-schema',
      '{ $ref: "#/x" }',
      /^The schema of "note" cannot be compiled: can't resolve reference #\/x/,
    ],
    [
      'a route of another module',
      `${HEAD}${TEAM}routes:\n  - { key: orders.all, path: / }\n`,
      'gen-foreign-key',
      'orders.all',
      /^"orders\.all" belongs to the module "orders" by its key, and is declared by "team"\./,
    ],
    [
      'a list of another module',
      `${HEAD}${LIST}${TEAM}resources:\n  - { key: orders.all, route: orders.list, search: true }\n`,
      'gen-foreign-key',
      'orders.all',
      /^"orders\.all" belongs to the module "orders"/,
    ],
    [
      'an action of another module',
      `${HEAD}${TEAM}actions:\n  - { key: orders.all }\n`,
      'gen-foreign-key',
      'orders.all',
      /^"orders\.all" belongs to the module "orders"/,
    ],
    [
      'an anchor with the key of another module',
      `${HEAD}${TEAM}anchors:\n  - { key: orders, routes: any }\n`,
      'gen-foreign-key',
      'orders',
      /^"orders" belongs to the module "orders"/,
    ],
    [
      'a prefill with the name of a route',
      `${HEAD}${LIST}  - { key: orders.new.prefill, path: /new }\nactions:\n  - { key: navigate.orders.new, prefill: true, forms: [{ route: orders.list }] }\n`,
      'gen-name-collision',
      'navigate.orders.new',
      'The tool "navigate.orders.new.prefill" would come from action "navigate.orders.new" and from route "orders.new.prefill". Rename one of the two.',
    ],
    [
      'a tool name of 65 characters',
      `${HEAD}${LIST}  - { key: orders.${'x'.repeat(49)}, path: /x }\n`,
      'gen-name-length',
      `orders.${'x'.repeat(49)}`,
      /would have a name of 65 characters; models take at most 64\. Shorten the key\.$/,
    ],
    [
      'the longest of several tools',
      `${HEAD}${LIST}resources:\n  - { key: orders.${'x'.repeat(60)}, route: orders.list, search: true, columns: [a, b], views: [table, cards] }\n`,
      'gen-name-length',
      `orders.${'x'.repeat(60)}`,
      /^The tool "orders\.x+\.columns" would have a name of 75 characters/,
    ],
    [
      'an output with room for any text',
      `${HEAD}cards:\n  - { key: orders.filtered, output: { type: array, items: { type: string } } }\n`,
      'gen-output-narrow',
      '{ type: string }',
      'The output of "orders.filtered" could carry record data: this takes any text. Add `enum`, `const`, `pattern` or `format`.',
    ],
    [
      'a type for a misspelt param',
      `${HEAD}routes:\n  - { key: orders.detail, path: "/orders/:order", params: { ordr: public_id } }\n`,
      'gen-param-known',
      'ordr',
      'The path "/orders/:order" has no param "ordr". Did you mean "order"?',
    ],
    [
      'a prefill without a form',
      `${HEAD}actions:\n  - { key: orders.create, prefill: true }\n`,
      'gen-prefill-form',
      'true',
      /^"orders\.create\.prefill" has no form to fill in/,
    ],
    [
      'a prefill that follows from a form',
      `${HEAD}${LIST}actions:\n  - { key: orders.refund, tool: false, reason: No, forms: [{ route: orders.list }] }\n`,
      'gen-prefill-tool',
      'false',
      /no tool; an action with a form offers it unless it says otherwise\. Write/,
    ],
    [
      'no reason',
      `${HEAD}actions:\n  - { key: orders.export, tool: false }\n`,
      'gen-reason-given',
      'false',
      /^"orders\.export" is kept from being a tool and does not say why\./,
    ],
    [
      'a record by a number',
      `${HEAD}routes:\n  - { key: orders.detail, path: "/orders/:id", params: { id: integer }, context: { record: { model: order, param: id } } }\n`,
      'gen-record-param',
      'id',
      /^The record's param "id" is of type `integer`;/,
    ],
    [
      'a record by a param unlike those of the path',
      `${HEAD}routes:\n  - { key: orders.detail, path: "/orders/:id", context: { record: { model: order, param: number } } }\n`,
      'gen-record-param',
      'number',
      'The path "/orders/:id" has no param "number". It has "id".',
    ],
    [
      'a record by a param of a path that has none',
      `${HEAD}routes:\n  - { key: orders.detail, path: /orders, context: { record: { model: order, param: id } } }\n`,
      'gen-record-param',
      'id',
      'The path "/orders" has no param "id". It has none.',
    ],
    [
      'a list with a reserved key',
      `${HEAD}${LIST}resources:\n  - { key: ui.list, route: orders.list, search: true }\n`,
      'gen-reserved-name',
      'ui.list',
      /^"ui\.list" cannot be declared by a module: /,
    ],
    [
      'a list with the key of the routes of all',
      `${HEAD}${LIST}resources:\n  - { key: navigate.list, route: orders.list, search: true }\n`,
      'gen-reserved-name',
      'navigate.list',
      /^"navigate\.list" cannot be declared by a module: /,
    ],
    [
      'an anchor that is the page',
      `${HEAD}anchors:\n  - { key: page, routes: any }\n`,
      'gen-reserved-name',
      'page',
      /^The anchor "page" is the whole page and is always there\./,
    ],
    [
      'an action of a module with a reserved key',
      'kind: Module\nkey: ui\napps: [console]\nactions:\n  - { key: ui.open }\n',
      'gen-reserved-name',
      'ui',
      /^A module cannot be called "ui": /,
    ],
    [
      'a list on an unknown route',
      `${HEAD}${LIST}resources:\n  - { key: orders.list, route: orders.lists, search: true }\n`,
      'gen-route-known',
      'orders.lists',
      'No module declares the route "orders.lists". Did you mean "orders.list"?',
    ],
    [
      'an anchor on a route unlike any',
      `${HEAD}${LIST}anchors:\n  - { key: orders.list.new, routes: [orders.list, team.settings] }\n`,
      'gen-route-known',
      'team.settings',
      'No module declares the route "team.settings". Declare it under "routes", or name another.',
    ],
    [
      'a misspelt app member',
      'kind: Module\nkey: orders\napps: [console, consle]\n',
      'gen-app-known',
      'consle',
      'The config has no app member "consle". Did you mean "console"?',
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
    expect(cut(manifests(text).find(({ file }) => file === diagnostic.file)?.text ?? '', diagnostic)).toBe(
      place,
    );
    // What is asked can be answered with yes.
    if (diagnostic.message.includes('Did you mean')) expect(diagnostic.suggestions).toHaveLength(1);
    if (typeof message === 'string') expect(diagnostic.message).toBe(message);
    else expect(diagnostic.message).toMatch(message);
  });

  it('shows where the first of two tools is', () => {
    const found = refuse(
      `${HEAD}${LIST}  - { key: orders.list.filter, path: /filter }\nresources:\n  - { key: navigate.orders.list, route: orders.list, filters: { a: { type: string } } }\n`,
    ).filter(({ rule }) => rule === 'gen-name-collision');
    expect(found).toMatchObject([{ related: [{ file: 'm1.yaml', line: 6, column: 12 }] }]);
  });

  it('shows the first of three', () => {
    const found = refuse(`${HEAD}${LIST}${LIST.replace('routes:\n', '').repeat(2)}`);
    expect(found.map(({ related }) => related?.[0]?.line)).toEqual([5, 5]);
  });

  it('shows the module that a key belongs to', () => {
    expect(refuse(`${HEAD}${TEAM}anchors:\n  - { key: orders.new, routes: any }\n`)).toMatchObject([
      { related: [{ file: 'm1.yaml', line: 2, column: 6 }] },
    ]);
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
