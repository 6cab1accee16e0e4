/** What rules find, and leave alone, in projects unlike that of the cases: without roles, or with others. */
import { describe, expect, test } from 'vitest';
import { tourHead, tourWith } from '../example.ts';
import { check, counting, messages, project, withCatalog } from '../testing/project.ts';

describe('roles', () => {
  const { roles: _, ...without } = project;
  const reports = (head: string) =>
    tourHead(head)
      .replace('tool: ui.point', 'tool: navigate.reports.home\n    call: enter')
      .replace('anchor: page', 'anchor: reports.chart');

  test.each([
    ['any', 'audience: { roles: [pilot] }'],
    ['any permission', 'audience: { permissions: [moon.land] }'],
    ['everyone', ''],
  ])('when none are configured: %s', (_, head) => {
    expect(check(tourHead(head), without)).toEqual([]);
    expect(check(reports(''), without)).toEqual([]);
  });

  test('that are configured, and none is', () => {
    expect(messages(tourHead('audience: { roles: [pilot] }'), { ...project, roles: {} })).toEqual([
      'audience-known: There is no role "pilot". "roles" in tour.config.yaml is empty.',
    ]);
  });

  test.each(['moon.land', 'orders.view'])(
    'a permission that a role has, whoever needs it: %s',
    (permission) => {
      const changed = { ...project, roles: { pilot: ['moon.land'] } };
      expect(check(tourHead(`audience: { permissions: [${permission}] }`), changed)).toEqual([]);
    },
  );

  test('permissions of the project', () => {
    const route = { key: 'moon.home', module: 'moon', path: '/moon', permission: 'moon.visit' };
    const changed = withCatalog(({ routes }) => ({ routes: new Map([...routes, [route.key, route]]) }));
    expect(check(tourHead('audience: { permissions: [moon.visit] }'), changed)).toEqual([]);
  });
});

test('a tool that its module keeps out without a reason', () => {
  const changed = withCatalog(() => ({ optedOut: new Map([['stock.count', '']]) }));
  expect(messages(counting(''), changed)).toEqual([
    'tool-known: Tool "stock.count" is kept out of the client tool table of "console". Call another tool, or point at the place with "ui.point".',
  ]);
});

test('a tool of another app member is not taken for one of a like name', () => {
  const changed = withCatalog(({ tools }) => ({
    tools: new Map(
      [...tools].map(([name, row]) => [name === 'crm_note' ? 'navigate.till.sales' : name, row]),
    ),
  }));
  expect(messages(counting('').replace('stock.count', 'navigate.till.sale'), changed)).toEqual([
    'tool-known: "console" has no tool "navigate.till.sale", only "till" has. Call a tool from its client tool table, which `catalog` in tour.config.yaml names.',
  ]);
});

test('a tour with a mistake of its own shares its trigger with nobody', () => {
  const tour = tourHead('trigger: { on: first_sign_in }');
  const broken = tour.replace('orders.example', 'orders.broken').replace('version: 1', 'version: one');
  const found = check(`${broken}---\n${tour}`).map(({ rule, path }) => [rule, path]);
  expect(found).toEqual([['document-schema', '/version']]);
});

describe('a sentence where a key is due, cut by YAML', () => {
  const cut =
    'text-truncated: YAML ends this text before "#7", which it takes for a comment. Put the whole text in quotes.';
  const step = (lines: string) =>
    tourWith(`id: hello\ntool: ui.point\ntext: tours.example.hello\nanchor: page\n${lines}`);

  test.each([
    ['title', step('').replace('title: tours.example.title', 'title: Open order #7'), true],
    ['title of a step', step('title: Open order #7'), true],
    ['hint', step('hint: Open order #7'), true],
    ['text', step('').replace('text: tours.example.hello', 'text: Open order #7'), true],
    ['alt', step('media:\n  image: /a.png\n  alt: Open order #7'), true],
    ['key', step('hint:\n  key: Open order #7'), true],
    ['a key with a comment', step('hint: tours.example.done #7'), false],
    [
      'an argument',
      step('')
        .replace('ui.point', 'orders.count')
        .replace('anchor:', 'input:\n      key: Open order #7\n    anchor:'),
      false,
    ],
    [
      'a property of an argument',
      step('')
        .replace('ui.point', 'crm_note')
        .replace('anchor:', 'input:\n      text:\n        note: Open order #7\n    anchor:'),
      false,
    ],
  ])('%s', (_, text, isCut) => {
    const sentencesAsKeys = { ...project, rules: { 'text-literal': 'off' } } as const;
    expect(messages(text, sentencesAsKeys).filter((message) => message.startsWith('text-truncated'))).toEqual(
      isCut ? [cut] : [],
    );
    // Else one finding tells of the sentence as it was meant.
    const told = messages(text).filter((message) => /^text-(?:literal|truncated)/.test(message));
    expect(told).toEqual(isCut ? [expect.stringMatching(/^text-literal: "Open order #7" is a text/)] : []);
  });
});

test('a tour where there are no app members', () => {
  expect(messages(tourHead(''), { ...project, apps: new Map() })).toEqual([
    'app-known: "console" is no app member of tour.config.yaml. None is configured.',
  ]);
});

test('an overlay where there are no tours', () => {
  expect(messages('kind: TourOverlay\ntour: a.b\ntenant: acme\nversion: 1\n')).toEqual([
    'overlay-target: There is no tour "a.b", so this overlay changes nothing. The project has no tours.',
  ]);
});

test('an overlay that names a step unlike any of many', () => {
  const step = (id: number) =>
    `  - { id: s${id}, tool: ui.point, text: tours.example.hello, anchor: page }\n`;
  const [head] = tourHead('').split('steps:\n');
  const overlay = 'kind: TourOverlay\ntour: orders.example\ntenant: acme\nversion: 1\nhide: [unlike]\n';
  const steps = Array.from({ length: 25 }, (_, id) => step(id)).join('');
  expect(messages(`${head}steps:\n${steps}---\n${overlay}`)).toEqual([
    expect.stringContaining(', s21, s22 and 2 more.'),
  ]);
});

test('of many routes that publish a value, and many that do not, some are counted', () => {
  const keys = ['a', 'b', 'c', 'd', 'e'];
  const routes = keys.flatMap((key) => [
    { key: `moon.${key}`, module: 'moon', path: `/moon/${key}/:crater` },
    { key: `sun.${key}`, module: 'sun', path: `/sun/${key}` },
  ]);
  const changed = withCatalog(() => ({ routes: new Map(routes.map((route) => [route.key, route])) }));
  const tour = tourHead('').replace(
    'tool: ui.point',
    'tool: crm_note\n    input: { crater: { from: context.params.crater } }',
  );
  expect(messages(tour, changed)).toEqual([
    'context-available: "context.params.crater" is published by moon.a, moon.b, moon.c or 2 more, and the tour can be on sun.a, sun.b, sun.c or 2 more as well when this step begins. Lead there in an earlier step.',
  ]);
});

test('a route that an anchor leads to, and nobody declares, publishes nothing', () => {
  const changed = withCatalog(({ routes }) => ({
    routes: new Map([...routes].filter(([key]) => key !== 'team.settings')),
  }));
  const tour = tourWith(
    'id: team\ntool: ui.point\ntext: tours.example.open\nanchor: nav.team\nadvance: click',
    'id: again\ntool: navigate.orders.detail\ninput: { order: { from: context.record } }\ntext: tours.example.open\nanchor: nav.orders\nadvance: manual',
  );
  expect(messages(tour, changed)).toEqual([
    'context-available: "context.record" is published by orders.detail, and the tour is on team.settings when this step begins. Lead there in an earlier step, with "navigate.orders.detail".',
  ]);
});

test('where an app member has no routes, nothing is known of where a tour is', () => {
  const tour = tourWith('id: hello\ntool: ui.point\ntext: tours.example.hello\nanchor: orders.list.filters');
  expect(
    check(
      tour,
      withCatalog(() => ({ routes: new Map() })),
    ),
  ).toEqual([]);
});

test('app members whose catalog cannot be used are there all the same', () => {
  const apps = new Map([...project.apps].filter(([name]) => name !== 'console'));
  const without = { ...project, apps, withoutCatalog: new Set(['desk']) };
  expect(messages(tourHead(''), without)).toEqual([
    'app-known: "console" is no app member of tour.config.yaml. There is "till" and "desk".',
  ]);
  expect(messages(tourHead(''), { ...without, apps: new Map() })).toEqual([
    'app-known: "console" is no app member of tour.config.yaml. There is "desk".',
  ]);
  expect(messages(tourHead('').replace('app: console', 'app: dsek'), without)).toEqual([
    'app-known: "dsek" is no app member of tour.config.yaml. Did you mean "desk"?',
  ]);
});

test.each([
  [{ enum: [1, 2] }, 'a whole number'],
  [{ enum: [1, 1.5, null] }, 'a whole number, a number or null'],
  [{ const: true }, 'true or false'],
  [{ enum: [['a']] }, 'a list'],
  [{ enum: [1, 'a'] }, undefined],
  [{ const: 'a' }, undefined],
  [{}, undefined],
])('a fact by its values, for a text: %j', (schema, words) => {
  const text = tourWith(
    'id: hello\ntool: orders.create.prefill\ninput: { customer: { fact: size } }\ntext: tours.example.hello\nanchor: page',
  );
  const found = messages(text, { ...project, facts: { size: schema } }).filter((each) =>
    each.startsWith('fact-known'),
  );
  const message = `fact-known: Fact "size" is ${words}, and the argument "customer" of "orders.create.prefill" takes a text. Use another fact, or mend its type under "facts" in tour.config.yaml.`;
  expect(found).toEqual(words === undefined ? [] : [message]);
});
