import { describe, expect, test } from 'vitest';
import { builtInLabels, labelsFor } from './labels.ts';
import { newRecord, recordOutcome } from './progress.ts';
import { planOf, START, type StepSketch, tourOf } from './testing/fixtures.ts';
import { Page } from './testing/page.ts';
import { Play } from './testing/play.ts';
import { viewOf } from './view.ts';

const { en, de } = builtInLabels;
const messages: Record<string, string> = {
  'tours.title': 'Your first order',
  'tours.a': 'Look at **this**.',
  'tours.a.title': 'Orders',
  'tours.a.hint': 'Press Next',
  'tours.alt': 'A *plan*',
};
const translate = (key: string) => messages[key];
const view = (play: Play, labels = en) => viewOf(play.now, translate, labels);
const buttons = (play: Play) =>
  view(play).card?.buttons.map(({ id, primary, busy }) => `${id}${primary ? '!' : ''}${busy ? '…' : ''}`);
const counter = (play: Play) => view(play).card?.counter.label;

const theme: StepSketch = { id: 'theme', tool: 'ui.theme.preview' };
const orders = () => new Page('orders.list');

describe('a card', () => {
  test('says everything that a presenter draws', () => {
    const step: StepSketch = {
      id: 'a',
      title: 'tours.a.title',
      hint: 'tours.a.hint',
      side: 'top-start',
      highlight: ['nav.orders', 'nav.help'],
      media: { image: '/plan.png', alt: 'tours.alt' },
    };
    const play = new Play(planOf([step, { id: 'b' }])).start();
    expect(view(play)).toEqual({
      tour: 'orders.first_order',
      state: 'presenting',
      card: {
        visit: 1,
        step: 'a',
        kind: 'anchored',
        anchor: 'nav.help',
        side: 'top-start',
        tourTitle: { spans: [{ text: 'Your first order' }] },
        title: { spans: [{ text: 'Orders' }] },
        text: { spans: [{ text: 'Look at ' }, { text: 'this', strong: true }, { text: '.' }] },
        hint: { spans: [{ text: 'Press Next' }] },
        media: { kind: 'image', source: '/plan.png', alt: 'A plan' },
        counter: { position: 1, of: 2, label: 'Step 1 of 2' },
        buttons: [
          { id: 'skip', label: 'Skip', primary: false, busy: false },
          { id: 'next', label: 'Next', primary: true, busy: false },
        ],
        closeLabel: 'Leave tour',
        announcement: 'Your first order. Step 1 of 2. Orders. Look at this. Press Next.',
      },
      spotlight: {
        anchors: ['nav.help', 'nav.orders'],
        dim: true,
        pageBlocked: true,
        anchorBlocked: false,
        clickable: [],
      },
    });
    expect(view(play)).toEqual(view(play));
  });

  test.each<[StepSketch, object]>([
    [
      { id: 'a', backdrop: 'none' },
      { dim: false, pageBlocked: false, anchorBlocked: false },
    ],
    [
      { id: 'a', page: 'allow', interaction: 'block' },
      { dim: true, pageBlocked: false, anchorBlocked: true },
    ],
    [
      { id: 'a', anchor: 'page' },
      { anchors: [], pageBlocked: true },
    ],
    [
      { id: 'a', interaction: 'block', advance: { on: 'click', anchor: 'nav.orders' } },
      { anchors: ['nav.help'], anchorBlocked: true, clickable: ['nav.orders'] },
    ],
  ])('has the spotlight of its step: %j', (step, spotlight) => {
    expect(view(new Play(planOf([step])).start()).spotlight).toMatchObject(spotlight);
  });

  test.each<[string, StepSketch, number, string, string]>([
    ['beside its anchor', { id: 'a' }, 0, 'anchored', 'nav.help'],
    ['about the whole page', { id: 'a', anchor: 'page' }, 0, 'centred', 'page'],
    [
      'whose anchor is missing',
      { id: 'a', anchor: 'orders.list.row', onMissing: 'center' },
      8000,
      'centred',
      'page',
    ],
    ['that is stuck', { id: 'a', anchor: 'orders.list.row' }, 8000, 'stuck', 'page'],
  ])('stands where it belongs: %s', (_, step, wait, kind, anchor) => {
    const play = new Play(planOf([step]), new Page('orders.list', ['nav.help'])).start();
    play.page.clock.advance(wait);
    expect(view(play).card).toMatchObject({ kind, anchor });
  });

  test('marks what an agent wrote, in its own locale', () => {
    const tour = tourOf([{ id: 'a', text: { generated: 'Hallo', locale: 'de' } }], { origin: 'generated' });
    expect(view(new Play(planOf(tour)).start()).card).toMatchObject({
      text: { spans: [{ text: 'Hallo' }], locale: 'de', generated: true },
      announcement: 'Your first order. Step 1 of 1. Written by AI. Hallo.',
    });
    const titled = tourOf([{ id: 'a', title: { generated: 'For you', locale: 'en' } }], {
      origin: 'generated',
    });
    expect(view(new Play(planOf(titled)).start()).card?.announcement).toContain('For you. Written by AI.');
  });

  test('speaks the locale that it is given', () => {
    const tour = tourOf([{ id: 'a', text: { inline: { en: 'Hi', de: 'Hallo' } } }]);
    const play = new Play(planOf(tour)).start();
    const card = viewOf(play.now, translate, de, 'de').card;
    expect([card?.text, card?.counter.label, card?.buttons.at(-1)?.label]).toEqual([
      { spans: [{ text: 'Hallo' }] },
      'Schritt 1 von 1',
      'Fertig',
    ]);
  });
});

describe('no card and no spotlight', () => {
  const call: StepSketch = { ...theme, call: 'enter' };
  const row: StepSketch = { id: 'row', anchor: 'orders.list.row' };

  test.each<[string, StepSketch, (play: Play) => void]>([
    ['idle', { id: 'a' }, () => {}],
    ['calling', call, (play) => play.start()],
    ['locating', row, (play) => play.start()],
    ['paused', { id: 'a' }, (play) => play.start().send({ type: 'pause', reason: 'hidden_tab' })],
    ['left', { id: 'a' }, (play) => play.start().press('leave')],
    ['dismissed', { id: 'a' }, (play) => play.start().press('dismiss')],
    ['completed', { id: 'a' }, (play) => play.start().press('next')],
    ['failed', { ...row, timeout: '1s', onMissing: 'stop' }, (play) => play.start().page.clock.advance(1000)],
  ])('when %s', (state, step, act) => {
    const play = new Play(planOf([step]), new Page('orders.list', ['nav.help']));
    act(play);
    expect(view(play)).toEqual({ tour: 'orders.first_order', state, card: null, spotlight: null });
  });
});

describe('buttons', () => {
  test.each<[string, StepSketch[], ((play: Play) => void)[], string[]]>([
    ['the first step', [{ id: 'a' }, { id: 'b' }], [], ['skip', 'next!']],
    [
      'a later one',
      [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
      [(play) => play.press('next')],
      ['skip', 'back', 'next!'],
    ],
    ['the last one', [{ id: 'a' }, { id: 'b' }], [(play) => play.press('next')], ['back', 'done!']],
    ['the last one, without manual', [{ id: 'a', advance: 'click' }], [], ['skip']],
    ['not skippable', [{ id: 'a', skippable: false }, { id: 'b' }], [], ['next!']],
    ['an offered call', [{ ...theme, call: 'offer' }, { id: 'b' }], [], ['skip', 'show_me', 'next!']],
    ['an offered call alone', [{ ...theme, call: 'offer', advance: 'click' }], [], ['skip', 'show_me!']],
    [
      'an offered call that runs',
      [{ ...theme, call: 'offer', advance: 'click' }],
      [(play) => play.press('show_me')],
      ['skip', 'show_me!…'],
    ],
    ['pointing is never offered', [{ id: 'a', call: 'offer' }], [], ['done!']],
    ['a click alone', [{ id: 'a', advance: 'click', skippable: false }], [], []],
    [
      'stuck',
      [{ id: 'a', anchor: 'orders.list.row' }],
      [(play) => play.page.clock.advance(8000)],
      ['leave', 'skip', 'retry!'],
    ],
    [
      'stuck, not skippable',
      [{ id: 'a', anchor: 'orders.list.row', skippable: false }],
      [(play) => play.page.clock.advance(8000)],
      ['leave', 'retry!'],
    ],
  ])('of %s', (_, steps, acts, expected) => {
    const play = new Play(planOf(steps), new Page('orders.list', ['nav.help'])).start();
    for (const act of acts) act(play);
    expect(buttons(play)).toEqual(expected);
  });

  test('a tour that comes by itself can be sent away for good', () => {
    const tour = tourOf([{ id: 'a' }], { trigger: { on: 'first_sign_in' } });
    expect(buttons(new Play(planOf(tour)).start())).toEqual(['dismiss', 'done!']);
  });
});

describe('why a step is stuck', () => {
  test.each([
    ['timed_out', en.stuck.timedOut],
    ['handler_failed', en.stuck.callFailed],
    ['not_permitted', en.stuck.notPermitted],
    ['stale_tool_table', en.stuck.stale],
    ['unknown_tool', en.stuck.stale],
    ['anchor_missing', en.stuck.anchorMissing],
  ] as const)('%s', (code, text) => {
    const play = new Play(
      planOf([{ id: 'a', anchor: 'orders.list.row', hint: 'tours.a.hint' }]),
      orders(),
    ).start();
    play.page.clock.advance(8000);
    const { card, spotlight } = viewOf({ ...play.now, reason: { code, message: '' } }, translate, en);
    expect([card?.text, card?.hint, spotlight]).toEqual([{ spans: [{ text }] }, undefined, null]);
  });
});

describe('the counter', () => {
  test('counts the steps that this user will really see', () => {
    const play = new Play(
      planOf([
        { id: 'a' },
        { id: 'gone', anchor: 'orders.list.row', onMissing: 'skip' },
        { id: 'b' },
        { id: 'if_skipped', when: { steps: { a: 'skipped' } } },
        { id: 'if_done', when: { steps: { b: 'completed' } } },
        { id: 'never', when: { steps: { nothing: 'completed' } } },
      ]),
      new Page('orders.list', ['nav.help']),
    ).start();
    expect(counter(play)).toBe('Step 1 of 5');
    play.press('next').page.clock.advance(8000);
    expect(counter(play)).toBe('Step 2 of 3');
    play.press('next');
    expect([counter(play), buttons(play)]).toEqual(['Step 3 of 3', ['back', 'done!']]);
    play.press('back');
    expect(counter(play)).toBe('Step 2 of 3');
  });

  test('counts a step that was left out once its turn has come after all, and not before', () => {
    const play = new Play(
      planOf([{ id: 'a' }, { id: 'if_done', when: { steps: { a: 'completed' } } }, { id: 'b' }, { id: 'c' }]),
    ).start();
    play.press('skip').press('next');
    expect(counter(play)).toBe('Step 3 of 3');
    play.press('back').press('back').press('next').press('next');
    expect(counter(play)).toBe('Step 3 of 4');
  });

  test('goes on where the attempt was left', () => {
    const tour = tourOf([{ id: 'a' }, { id: 'b' }, { id: 'c' }]);
    const progress = recordOutcome(newRecord(tour, 1, START), 'a', 'completed', 'user', START);
    expect(counter(new Play(planOf(tour, { progress })).start())).toBe('Step 2 of 3');
  });

  test('does not count what was unavailable before, unless it is tried again', () => {
    const tour = tourOf([{ id: 'a' }, { id: 'b' }]);
    const progress = recordOutcome(newRecord(tour, 1, START), 'a', 'unavailable', 'tour', START);
    const play = new Play(planOf(tour, { progress })).start();
    expect([counter(play), buttons(play)]).toEqual(['Step 1 of 1', ['done!']]);
    play.send({ type: 'go_to', step: 'a' });
    expect(counter(play)).toBe('Step 1 of 2');
  });
});

test.each([
  ['de', de],
  ['de-AT', de],
  ['DE', de],
  ['en-GB', en],
  ['fr', { ...en, locale: 'en' }],
])('labels of %s', (locale, labels) => {
  expect(labelsFor(locale)).toEqual(labels);
});
