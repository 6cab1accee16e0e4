/** A tour that only points needs nothing that calls tools and looks at the page context, and is the same without. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { needsCalls } from './catalog.ts';
import { planSteps } from './plan.ts';
import { planTour } from './plan-tour.ts';
import { openSession } from './session.ts';
import { ANCHORS, actOn, stateOf } from './testing/acts.ts';
import { catalog, planOf, START, type StepSketch, tourOf, viewer } from './testing/fixtures.ts';
import { Page } from './testing/page.ts';
import { Play } from './testing/play.ts';

const steps: StepSketch[] = [
  { id: 'look', onMissing: 'skip' },
  {
    id: 'open',
    anchor: 'nav.orders',
    advance: { on: 'route', route: 'orders.list' },
    onMissing: 'center',
    skippable: false,
  },
  { id: 'there', anchor: 'orders.detail.total', advance: { on: 'route', route: 'orders.list' } },
  { id: 'row', anchor: 'orders.list.row', advance: ['manual', 'click'], onMissing: 'stop' },
  { id: 'looked', when: { steps: { look: 'completed' } } },
  { id: 'end', anchor: 'orders.list.filters' },
];

test.each([
  ['calls a tool', { tool: 'ui.theme.preview' }],
  ['waits for a result', { advance: 'tool_result' }],
  ['looks at the page context', { when: { context: { route: { equals: 'home' } } } }],
] as const)('one that %s does more than point', (_, step) => {
  expect(needsCalls(planOf([{ id: 'a' }, { ...step, id: 'b' }]).tour, catalog)).toBe(true);
});

test('is planned without what navigates', () => {
  const tour = tourOf([...steps, { id: 'not_mine', when: { roles: ['owner'] } }]);
  const request = { tour, viewer, catalog, now: START };
  expect(planSteps(request)).toEqual(planTour(request));
});

test('whatever happens', async () => {
  const plan = planOf(steps);
  expect(needsCalls(plan.tour, catalog)).toBe(false);
  await fc.assert(
    fc.asyncProperty(
      fc.array(actOn(steps), { maxLength: 40 }),
      fc.subarray(ANCHORS),
      async (acts, visible) => {
        const withCalls = new Play(plan, new Page('home', visible)).start();
        const without = new Play(plan, new Page('home', visible), openSession).start();
        for (const each of acts) {
          await each(withCalls);
          await each(without);
          expect(stateOf(without)).toEqual(stateOf(withCalls));
        }
      },
    ),
    { seed: 1, numRuns: 200 },
  );
});
