/** A watcher that tells at once where an anchor is: the step needs no search, and all else is as without. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ANCHORS, actOn, stateOf } from './testing/acts.ts';
import { everyPolicy, planOf } from './testing/fixtures.ts';
import { Page } from './testing/page.ts';
import { Play } from './testing/play.ts';

const steps = [...everyPolicy, { id: 'end', anchor: 'orders.list.filters' }];

test('a step whose anchor is there is shown without being looked for', () => {
  const states = (page: Page): string[] => {
    const play = new Play(planOf([{ id: 'a' }, { id: 'b' }]), page);
    const seen: string[] = [];
    play.session.subscribe(() => seen.push(play.where));
    play.start().press('next');
    return seen;
  };
  expect(states(new Page().looking())).toEqual(['presenting a', 'presenting b']);
  expect(states(new Page())).toEqual(['locating a', 'presenting a', 'locating b', 'presenting b']);
});

test('one whose anchor is not there is looked for, and one that is off its route waits', () => {
  const page = new Page('orders.list', ['nav.help', 'team.invite']).looking();
  const play = new Play(planOf([{ id: 'late', anchor: 'orders.list.row' }, { id: 'b' }]), page).start();
  expect(play.where).toBe('locating late');
  page.show('orders.list.row');
  expect(play.where).toBe('presenting late');
  const away = new Play(
    planOf([{ id: 'row', anchor: 'orders.list.row' }]),
    new Page('home', ANCHORS).looking(),
  );
  expect(away.start().where).toBe('paused row: off_route');
});

test('whatever happens, the tour is the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(actOn(steps), { maxLength: 40 }),
      fc.subarray(ANCHORS),
      async (acts, visible) => {
        const plan = planOf(steps);
        const without = new Play(plan, new Page('home', visible)).start();
        const withLook = new Play(plan, new Page('home', visible).looking()).start();
        for (const each of acts) {
          await each(without);
          await each(withLook);
          expect(stateOf(withLook)).toEqual(stateOf(without));
        }
      },
    ),
    { seed: 1, numRuns: 400 },
  );
});
