/** What is said of overlays whose tours have mistakes of their own: the cases have none beside the one in question. */
import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../diagnostics.ts';
import { overlayFor, tourHead } from '../example.ts';
import { check, project } from '../testing/project.ts';

const steps = {
  go: '{ id: go, tool: navigate.orders.list, text: tours.example.open, anchor: nav.orders, advance: route }',
  again:
    '{ id: again, tool: navigate.orders.list, text: tours.example.open, anchor: nav.orders, call: enter }',
  filter: '{ id: filter, tool: ui.point, text: tours.example.hello, anchor: orders.list.filters }',
  hello: '{ id: hello, tool: ui.point, text: tours.example.hello, anchor: page }',
  // Passed over where the table is not: so whoever plays it may still be anywhere.
  open: '{ id: open, tool: ui.point, text: tours.example.open, anchor: orders.list.table, onMissing: skip, advance: click }',
  timeline: '{ id: timeline, tool: ui.point, text: tours.example.hello, anchor: orders.detail.timeline }',
};

/** What the rule finds in an overlay of a tour with these steps, which starts on `reports.home`. */
function found(ids: readonly (keyof typeof steps)[], changes: string, app = 'console'): Diagnostic[] {
  const [head = ''] = tourHead('trigger: { on: route, route: reports.home }').split('steps:');
  const tour = `${head.replace('app: console', `app: ${app}`)}steps:\n${ids.map((id) => `  - ${steps[id]}\n`).join('')}`;
  return check(
    `${tour}---\n${overlayFor('orders.example', changes)}`.replace('version: 3', 'version: 1'),
    project,
  ).filter(({ rule }) => rule === 'overlay-keeps-reach');
}

describe('a step for which two lead the way, and may fail to', () => {
  test('the first that is hidden is named', () => {
    expect(found(['go', 'open', 'timeline'], 'hide: [go, open]')).toMatchObject([{ path: '/hide/0' }]);
    expect(found(['go', 'open', 'timeline'], 'hide: [open, go]')).toMatchObject([{ path: '/hide/0' }]);
  });

  test('a hidden step that changes nothing is not named', () => {
    expect(found(['hello', 'go', 'open', 'timeline'], 'hide: [hello, go]')).toMatchObject([
      { path: '/hide/1' },
    ]);
  });

  test('neither is a step that the tour does not have', () => {
    expect(found(['go', 'open', 'timeline'], 'hide: [nobody, open]')).toMatchObject([{ path: '/hide/1' }]);
    expect(found(['go', 'again', 'filter'], 'hide: [nobody, go, again]')).toMatchObject([
      { path: '/hide/1' },
    ]);
  });

  test('the one before the step is where it is kept behind', () => {
    expect(found(['hello', 'go', 'open', 'timeline'], 'order: [timeline, hello]')).toMatchObject([
      { path: '/order/0', message: expect.stringContaining('Keep it behind step "open"') },
    ]);
  });
});

test('of a tour for an unknown app member nothing is known', () => {
  expect(found(['hello'], 'hide: [hello]', 'nobody')).toEqual([]);
});
