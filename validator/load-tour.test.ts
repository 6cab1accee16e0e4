import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { toolSchemaHash } from '../engine/index.ts';
import { checkBuiltTour } from '../schemas/index.ts';
import { exampleProject } from './example-project.ts';
import { loadTour } from './load-tour.ts';

const { project } = exampleProject((file) =>
  readFileSync(new URL(`./cases/project/${file}`, import.meta.url), 'utf8'),
);

const TEXT = `kind: Tour
key: orders.example
app: console
version: 2
title: tours.example.title
steps:
  - id: open
    tool: navigate.orders.list
    text: tours.example.open
    anchor: nav.orders
    highlight: [nav.team]
    advance: [route, { on: click, anchor: orders.list.table }]
  - { id: done, tool: ui.point, text: tours.example.done, anchor: page }
`;

test('a tour that passes becomes a Tour, with what it uses', () => {
  const result = loadTour(TEXT, project);
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join());
  expect(result.tour).toMatchObject({
    key: 'orders.example',
    version: 2,
    steps: [{ id: 'open', call: 'offer' }, { id: 'done' }],
  });
  const { tools } = project.apps.get('console')?.catalog ?? { tools: new Map() };
  expect(result.built.uses).toEqual({
    tools: {
      'navigate.orders.list': toolSchemaHash(tools.get('navigate.orders.list')),
      'ui.point': toolSchemaHash(tools.get('ui.point')),
    },
    anchors: ['nav.orders', 'nav.team', 'orders.list.table'],
  });
  expect(checkBuiltTour(result.built)).toBe(true);
});

test('the hash changes with the document, and not with its layout', () => {
  const hash = (text: string) => {
    const result = loadTour(text, project);
    return result.ok ? result.built.hash : undefined;
  };
  expect(hash(TEXT)).toMatch(/^fnv1a:[0-9a-f]{16}$/);
  expect(hash(TEXT.replace('version: 2', 'version:   2 # now'))).toBe(hash(TEXT));
  expect(hash(TEXT.replace('version: 2', 'version: 3'))).not.toBe(hash(TEXT));
});

test.each(['999999999.9ms', '999999.9s', '9999.9m'])(
  'a timer of the page takes %s, and no digit more is accepted',
  (longest) => {
    const lasting = (timeout: string) =>
      loadTour(TEXT.replace('anchor: page', `anchor: page, timeout: ${timeout}`), project);
    const result = lasting(longest);
    const timeoutMs = result.ok ? result.tour.steps[1]?.timeoutMs : undefined;
    expect(timeoutMs).toBeLessThan(2 ** 31);
    expect(timeoutMs).toBeGreaterThan(2 ** 31 / 10);
    expect(lasting(`9${longest}`).ok).toBe(false);
  },
);

describe('is refused', () => {
  test.each([
    ['an error', TEXT.replace('nav.orders', 'nav.ordres'), ['anchor-known']],
    ['two documents', `${TEXT}---\n${TEXT.replace('orders.example', 'orders.other')}`, ['document-kind']],
    ['an overlay', 'kind: TourOverlay\ntour: a\ntenant: b\nversion: 1\n', ['document-kind']],
    ['nothing', '', ['yaml-syntax']],
  ])('%s', (_, text, rules) => {
    const result = loadTour(text, project, { file: 'given.yaml' });
    expect(result.ok).toBe(false);
    expect(result.diagnostics.map(({ rule }) => rule).sort()).toEqual([...rules].sort());
    expect(new Set(result.diagnostics.map(({ file }) => file))).toEqual(new Set(['given.yaml']));
  });

  test('a warning does not stop it', () => {
    const result = loadTour(TEXT.replace('nav.orders', 'nav.ordres'), {
      ...project,
      rules: { 'anchor-known': 'warning' },
    });
    expect(result).toMatchObject({ ok: true, diagnostics: [{ rule: 'anchor-known', severity: 'warning' }] });
  });
});
