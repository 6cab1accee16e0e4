/** A session's places: anchors that are missing, late or lost, routes left and found again, pauses, ways back. */
import { describe, expect, test } from 'vitest';
import { newRecord, recordOutcome } from './progress.ts';
import { planOf, START, type StepSketch, tourOf } from './testing/fixtures.ts';
import { Page } from './testing/page.ts';
import { Play } from './testing/play.ts';

const late: StepSketch = { id: 'late', anchor: 'orders.list.row' };
const end: StepSketch = { id: 'end' };
const orders = () => new Page('orders.list');

describe('an anchor', () => {
  test('is looked for for 8 s, and then the step is stuck', () => {
    const play = new Play(planOf([late]), orders()).start();
    play.page.clock.advance(7999);
    expect(play.where).toBe('locating late');
    play.page.clock.advance(1);
    expect(play.where).toBe('stuck late: anchor_missing');
    expect(play.now.reason?.message).toBe(
      'The anchor "orders.list.row" is missing: no element has this anchor',
    );
    expect(play.story).toEqual(['tour_started']);
    expect(play.page.saved).toEqual([]);
  });

  test('is missing for the reason that its watcher has, in words or without', () => {
    const page = orders();
    page.ports.anchors.watch = (_, report) => {
      report({ state: 'missing', reason: 'hidden' });
      return () => {};
    };
    const play = new Play(planOf([late]), page).start();
    page.clock.advance(8000);
    expect(play.now.reason?.message).toBe('The anchor "orders.list.row" is missing: hidden');
  });

  test('that comes late leaves stuck', () => {
    const play = new Play(planOf([late]), orders()).start();
    play.page.clock.advance(60_000);
    play.page.show('orders.list.row');
    expect(play.where).toBe('presenting late');
    expect(play.now.reason).toBe(null);
  });

  test('is looked for again after Retry, for the whole time', () => {
    const play = new Play(planOf([{ ...late, timeout: '500ms' }]), orders()).start();
    play.page.clock.advance(500);
    play.press('retry');
    expect([play.where, play.now.visit]).toEqual(['locating late', 2]);
    play.page.clock.advance(499);
    expect(play.where).toBe('locating late');
    play.page.clock.advance(1);
    expect(play.where).toBe('stuck late: anchor_missing');
  });

  test.each<['skip' | 'center' | 'stop' | 'wait', string, Record<string, string>, string[]]>([
    [
      'skip',
      'presenting end',
      { late: 'unavailable' },
      ['step_unavailable late anchor_missing tour', 'step_shown end'],
    ],
    ['center', 'presenting late', {}, ['step_shown late']],
    [
      'stop',
      'failed late: anchor_missing',
      { late: 'unavailable' },
      ['step_unavailable late anchor_missing tour', 'tour_left anchor_missing tour'],
    ],
    ['wait', 'stuck late: anchor_missing', {}, []],
  ])('that stays missing: %s', (onMissing, where, outcomes, told) => {
    const play = new Play(planOf([{ ...late, onMissing }, end]), orders()).start();
    play.page.clock.advance(8000);
    expect(play.where).toBe(where);
    expect(play.outcomes).toEqual(outcomes);
    expect(play.story.slice(1)).toEqual(told);
    // A tour that has failed listens to nothing any more.
    expect(play.page.listening > 0).toBe(onMissing !== 'stop');
  });

  test('that stopped the tour is tried again next time', () => {
    const play = new Play(planOf([{ ...late, onMissing: 'stop' }, end]), orders()).start();
    play.page.clock.advance(8000);
    const progress = play.page.saved.at(-1);
    expect(progress?.status).toBe('active');
    const again = new Play(planOf([{ ...late, onMissing: 'stop' }, end], { progress }), orders()).start();
    expect(again.where).toBe('locating late');
  });

  test('a centred card moves to its anchor when that comes', () => {
    const play = new Play(planOf([{ ...late, onMissing: 'center' }]), orders()).start();
    play.page.clock.advance(8000);
    expect(play.now.shown).toBe('page');
    play.page.hide('orders.list.row');
    expect([play.where, play.now.shown]).toEqual(['presenting late', 'page']);
    play.page.show('orders.list.row');
    expect([play.where, play.now.shown]).toEqual(['presenting late', 'orders.list.row']);
  });

  test('that is lost takes its card away and brings it back, told once', () => {
    const play = new Play(planOf([{ id: 'a' }])).start();
    play.page.hide('nav.help');
    expect([play.where, play.now.shown]).toEqual(['locating a', null]);
    play.press('next');
    expect(play.where).toBe('locating a');
    play.page.clock.advance(7999);
    play.page.show('nav.help');
    expect([play.where, play.now.visit]).toEqual(['presenting a', 1]);
    expect(play.story).toEqual(['tour_started', 'step_shown a']);
  });

  test('that stays lost leaves the step unavailable, though it was shown', () => {
    const play = new Play(
      planOf([
        { id: 'a', onMissing: 'skip' },
        { id: 'b', anchor: 'nav.orders' },
      ]),
    ).start();
    play.page.hide('nav.help');
    play.page.clock.advance(8000);
    expect(play.where).toBe('presenting b');
    expect(play.outcomes).toEqual({ a: 'unavailable' });
  });

  test('a step that could not be shown is unavailable when it is skipped or done', () => {
    const play = new Play(
      planOf([late, { ...late, id: 'again', advance: { on: 'click', anchor: 'nav.help' } }, end]),
      orders(),
    );
    play.start().page.clock.advance(8000);
    play.press('skip').page.click('nav.help');
    expect(play.outcomes).toEqual({ late: 'unavailable', again: 'unavailable' });
    expect(play.story.slice(1, 3)).toEqual([
      'step_unavailable late anchor_missing user',
      'step_unavailable again user',
    ]);
  });

  test('when all are missing the tour has failed, and is begun again next time', () => {
    const steps: StepSketch[] = [
      { ...late, onMissing: 'skip' },
      { ...late, id: 'b', onMissing: 'skip' },
    ];
    const play = new Play(planOf(steps), orders()).start();
    play.page.clock.advance(16_000);
    expect(play.where).toBe('failed: nothing_to_show');
    expect(play.story.at(-1)).toBe('tour_left nothing_to_show tour');
    const progress = play.page.saved.at(-1);
    expect(progress?.status).toBe('active');
    expect(new Play(planOf(steps, { progress }), orders()).start().where).toBe('locating late');
  });

  test('when only some are missing the tour is completed', () => {
    const play = new Play(planOf([end, { ...late, onMissing: 'skip' }]), orders()).start().press('next');
    play.page.clock.advance(8000);
    expect(play.where).toBe('completed');
    expect(play.outcomes).toEqual({ end: 'completed', late: 'unavailable' });
  });
});

describe('a route where the anchor cannot be', () => {
  test('pauses, and the user is not dragged back; being back resumes', () => {
    const page = new Page('orders.list', ['orders.list.row']);
    const play = new Play(planOf([late]), page).start();
    const { visit } = play.now;
    page.go('home');
    expect([play.where, play.now.shown]).toEqual(['paused late: off_route', null]);
    page.go(null);
    page.go('team');
    expect(play.where).toBe('paused late: off_route');
    expect(page.called).toEqual([]);
    page.go('orders.list');
    expect([play.where, play.now.visit]).toEqual(['presenting late', visit]);
    expect(play.story).toEqual(['tour_started', 'step_shown late']);
  });

  test('stops the time for which the anchor is looked for', () => {
    const play = new Play(planOf([late]), orders()).start();
    play.page.clock.advance(5000);
    play.page.go('home');
    play.page.clock.advance(600_000);
    play.page.go('orders.list');
    play.page.clock.advance(2999);
    expect(play.where).toBe('locating late');
    play.page.clock.advance(1);
    expect(play.where).toBe('stuck late: anchor_missing');
  });

  test('takes away what is stuck, and looks again when the user is back', () => {
    const play = new Play(planOf([late]), orders()).start();
    play.page.clock.advance(8000);
    play.page.go('home');
    expect(play.where).toBe('paused late: off_route');
    play.page.go('orders.list');
    expect(play.where).toBe('locating late');
    play.page.clock.advance(7999);
    expect(play.where).toBe('locating late');
  });

  test('is where the tour waits when the click that led to a route was quicker than the route', () => {
    const row: StepSketch = { id: 'row', anchor: 'orders.list.row', advance: 'click' };
    const page = new Page('orders.list', ['orders.list.row']);
    const play = new Play(planOf([row, { id: 'total', anchor: 'orders.detail.total' }]), page).start();
    page.click('orders.list.row');
    expect(play.where).toBe('paused total: off_route');
    page.show('orders.detail.total');
    page.go('orders.detail', { orderId: '7' });
    expect(play.where).toBe('presenting total');
  });

  test('is no pause when it is where the step wanted the user to go', () => {
    const step: StepSketch = { ...late, advance: { on: 'route', route: 'orders.detail' } };
    const page = new Page('orders.list', ['orders.list.row', 'nav.help']);
    const play = new Play(planOf([step, end]), page).start();
    page.go('home');
    page.go('orders.detail', { orderId: '7' });
    expect(play.where).toBe('presenting end');
    expect(play.outcomes).toEqual({ late: 'completed' });
  });
});

describe('a pause', () => {
  test.each(['hidden_tab', 'other_tab'] as const)('takes the card away and gives it back: %s', (reason) => {
    const play = new Play(planOf([{ id: 'a' }])).start().send({ type: 'pause', reason });
    expect([play.where, play.now.shown]).toEqual([`paused a: ${reason}`, null]);
    play.press('next').press('back').press('skip').send({ type: 'go_to', step: 'a' });
    play.page.go('orders.list');
    play.page.click('nav.help');
    expect(play.where).toBe(`paused a: ${reason}`);
    play.send({ type: 'resume' });
    expect(play.where).toBe('presenting a');
  });

  test('gives the call up; one on entering is made again, one that was asked for is not', async () => {
    const theme: StepSketch = { id: 'theme', tool: 'ui.theme.preview' };
    for (const [call, where, calls] of [
      ['enter', 'calling theme', 2],
      ['offer', 'presenting theme', 1],
    ] as const) {
      const play = new Play(planOf([{ ...theme, call }])).start().press('show_me');
      play.send({ type: 'pause', reason: 'hidden_tab' });
      expect(play.page.calls[0]?.signal.aborted).toBe(true);
      play.send({ type: 'resume' });
      expect([play.where, play.page.calls.length]).toEqual([where, calls]);
    }
  });

  test('gives a stuck step back as it was, without a call', async () => {
    const play = new Play(planOf([{ id: 'theme', tool: 'ui.theme.preview', call: 'enter' }])).start();
    await play.page.refuse();
    play.send({ type: 'pause', reason: 'other_tab' }).send({ type: 'resume' });
    expect(play.where).toBe('stuck theme: handler_failed');
    expect(play.page.calls).toHaveLength(1);
  });

  test('a route reached meanwhile counts on resuming', () => {
    const step: StepSketch = { id: 'go', advance: { on: 'route', route: 'orders.list' } };
    const play = new Play(planOf([step, end])).start().send({ type: 'pause', reason: 'hidden_tab' });
    play.page.go('orders.list');
    expect(play.where).toBe('paused go: hidden_tab');
    play.send({ type: 'resume' });
    expect(play.where).toBe('presenting end');
  });

  test('of a tab does not end by being on the route, nor one off route by resuming', () => {
    const page = new Page('orders.list', ['orders.list.row']);
    const play = new Play(planOf([late]), page).start();
    page.go('home');
    play.send({ type: 'resume' });
    expect(play.where).toBe('paused late: off_route');
    play.send({ type: 'pause', reason: 'other_tab' });
    page.go('orders.list');
    expect(play.where).toBe('paused late: other_tab');
    page.go('home');
    play.send({ type: 'resume' });
    expect(play.where).toBe('paused late: off_route');
    page.go('orders.list');
    expect(play.where).toBe('presenting late');
  });
});

describe('Back', () => {
  test('goes to the step shown before, and takes nothing back', () => {
    const play = new Play(
      planOf([{ id: 'a' }, { ...late, onMissing: 'skip' }, { id: 'b' }, { id: 'c' }]),
      new Page('orders.list', ['nav.help']),
    ).start();
    play.press('back');
    expect(play.where).toBe('presenting a');
    play.press('next').page.clock.advance(8000);
    play.press('next').press('back').press('back');
    expect(play.where).toBe('presenting a');
    expect(play.outcomes).toEqual({ a: 'completed', late: 'unavailable', b: 'completed' });
    expect(play.story.filter((line) => line === 'step_shown a')).toHaveLength(2);
  });

  test('leaves a step that is stuck, and goes one step at a time', () => {
    const play = new Play(planOf([{ id: 'a' }, end, late]), orders()).start();
    play.press('next').press('next').page.clock.advance(8000);
    play.press('back');
    expect(play.where).toBe('presenting end');
    play.press('back');
    expect(play.where).toBe('presenting a');
  });
});

describe('going on with an attempt', () => {
  const steps: StepSketch[] = [
    { id: 'a' },
    { id: 'go', advance: { on: 'route', route: 'orders.list' } },
    { id: 'b' },
  ];
  const tour = tourOf(steps);
  const progress = recordOutcome(newRecord(tour, 1, START), 'a', 'completed', 'user', START);

  test('begins at the first step without an outcome', () => {
    const play = new Play(planOf(tour, { progress })).start();
    expect(play.where).toBe('presenting go');
    expect(play.story).toEqual(['tour_started resumed', 'step_shown go']);
  });

  test('counts a route reached by a reload', () => {
    const play = new Play(planOf(tour, { progress }), new Page('orders.list', ['nav.help'])).start();
    expect(play.where).toBe('presenting b');
    expect(play.story).toEqual(['tour_started resumed', 'step_completed go route user', 'step_shown b']);
    expect(play.page.saved[0]?.steps.go?.outcome).toBe('completed');
  });

  test('does not count it in an attempt that just begins', () => {
    const play = new Play(planOf(steps.slice(1)), new Page('orders.list', ['nav.help'])).start();
    expect(play.where).toBe('presenting go');
  });

  test('starts where it is told to, and jumps', () => {
    const play = new Play(planOf(steps)).send({ type: 'go_to', step: 'b' });
    expect(play.where).toBe('presenting b');
    expect(play.story).toEqual(['tour_started', 'step_shown b']);
    play.send({ type: 'go_to', step: 'nowhere' });
    expect(play.where).toBe('presenting b');
    play.send({ type: 'go_to', step: 'a' });
    expect(play.where).toBe('presenting a');
    play.press('back');
    expect(play.where).toBe('presenting b');
    expect(play.outcomes).toEqual({});
  });
});

describe('a step', () => {
  test('that is not skippable is not skipped, also when stuck', () => {
    const play = new Play(planOf([{ ...late, skippable: false }]), orders()).start().press('skip');
    play.page.clock.advance(8000);
    play.press('skip');
    expect(play.where).toBe('stuck late: anchor_missing');
    play.press('leave');
    expect(play.where).toBe('left late');
    expect(play.story).toEqual(['tour_started', 'tour_left anchor_missing user']);
  });

  test.each<[string, NonNullable<StepSketch['when']>, 'next' | 'skip', string]>([
    ['the outcome it asks for', { steps: { a: 'completed' } }, 'next', 'presenting if'],
    ['another outcome', { steps: { a: 'completed' } }, 'skip', 'presenting end'],
    ['a step that is no longer there', { steps: { gone: 'completed' } }, 'next', 'presenting end'],
    ['the page context it asks for', { context: { route: { equals: 'home' } } }, 'next', 'presenting if'],
    ['another page context', { context: { 'params.orderId': { exists: true } } }, 'next', 'presenting end'],
  ])('with `when` begins or is left out when its turn comes: %s', (_, when, press, where) => {
    const play = new Play(planOf([{ id: 'a' }, { id: 'if', when }, end])).start().press(press);
    expect(play.where).toBe(where);
    if (where === 'presenting end') {
      expect(play.now.leftOut).toEqual(['if']);
      expect(play.outcomes.if).toBeUndefined();
      play.press('back');
      expect(play.where).toBe('presenting a');
    }
  });
});

describe('a plan that cannot be played', () => {
  test('fails at the start with its reason, and leaves no trace', () => {
    const tour = tourOf([end], { app: 'till' });
    const play = new Play(planOf(tour)).start();
    expect(play.where).toBe('failed: client_unavailable');
    expect(play.story).toEqual(['tour_left client_unavailable user']);
    expect(play.page.saved).toEqual([]);
  });

  test.each([
    [
      'not permitted',
      { viewer: { ...planOf([end]).viewer, permissions: [] } },
      [{ id: 'f', tool: 'orders.list.filter' }],
    ],
    ['left out by a role', {}, [{ id: 'f', when: { roles: ['owner'] } }]],
    ['left out when its turn comes', {}, [{ id: 'f', when: { steps: { gone: 'completed' } } }]],
  ] as const)('fails when no step is for this user: %s', (_, request, steps) => {
    const play = new Play(planOf(tourOf(steps as never), request)).start();
    expect(play.where).toBe('failed: nothing_to_show');
  });

  test.each<[string, StepSketch[], string]>([
    ['all of it', [end], 'completed'],
    ['all that is for this user', [end, { id: 'f', when: { roles: ['owner'] } }], 'completed'],
    ['all but what cannot be shown', [end, { ...late, onMissing: 'skip' }], 'failed: nothing_to_show'],
  ])('is completed when everything of it was done before: %s', (_, steps, where) => {
    const tour = tourOf(steps);
    const progress = recordOutcome(newRecord(tour, 1, START), 'end', 'skipped', 'user', START);
    const play = new Play(planOf(tour, { progress }), orders()).start();
    play.page.clock.advance(8000);
    expect(play.where).toBe(where);
    expect(play.page.saved.at(-1)?.status === 'completed').toBe(where === 'completed');
  });
});
