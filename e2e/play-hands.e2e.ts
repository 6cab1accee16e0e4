import { playSteps, pointing } from './support/card-kinds.ts';
import { Keyboard } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';
import { TOURS } from './support/tours.ts';

const STEPS_OF_SETUP = ['welcome', 'invite', 'theme', 'import_csv', 'done'];
const ALL_OF_SETUP = [
  'tour_started',
  ...STEPS_OF_SETUP.flatMap((step) => [`step_shown ${step}`, `step_completed ${step} manual`]),
  'tour_completed',
];

test.describe('pressed twice, each step is still shown and left once (B038)', () => {
  test('Next, by two clicks 40 ms apart', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ tenant: 'globex' });
    await desk.starts(TOURS.teamSetup);
    for (const position of [1, 2, 3, 4, 5]) {
      await card.expectsStep(position, 5);
      await card.pressTwice('next');
    }
    await card.expectsNoTrace();
    await desk.expectsTold(TOURS.teamSetup, ...ALL_OF_SETUP);
  });

  test('Next, by Enter and a click', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ tenant: 'globex' });
    const keys = new Keyboard(desk.page);
    await desk.starts(TOURS.teamSetup);
    for (const position of [1, 2, 3, 4, 5]) {
      await card.expectsStep(position, 5);
      await card.hoversOver('next');
      await keys.tabTo(card.button('next'));
      // At once, and not after each other's answers, which a busy machine gives late.
      await Promise.all([keys.press('Enter'), desk.page.mouse.down(), desk.page.mouse.up()]);
    }
    await card.expectsNoTrace();
    await desk.expectsTold(TOURS.teamSetup, ...ALL_OF_SETUP);
  });

  test('Next, by Enter and a click, on cards that stand in the same place', async ({ desk }) => {
    const { card } = desk;
    const ids = ['one', 'two', 'three', 'four'];
    await playSteps(
      desk,
      ids.map((id) => pointing(id, 'page')),
    );
    const keys = new Keyboard(desk.page);
    for (const [index] of ids.entries()) {
      await card.expectsStep(index + 1, 4);
      await card.hoversOver('next');
      await keys.tabTo(card.button('next'));
      // At once, and not after each other's answers, which a busy machine gives late.
      await Promise.all([keys.press('Enter'), desk.page.mouse.down(), desk.page.mouse.up()]);
    }
    await card.expectsNoTrace();
    expect(desk.shown(TOURS.round)).toEqual(ids);
    expect(desk.told(TOURS.round, 'step_completed')).toEqual(ids.map((id) => `step_completed ${id} manual`));
  });

  test('Next, by Enter held down', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ tenant: 'globex' });
    const keys = new Keyboard(desk.page);
    await desk.starts(TOURS.teamSetup);
    await card.expectsStep(1, 5);
    await keys.expectsFocus(card.button('next'));
    await keys.holds('Enter', 6);
    await card.expectsStep(2, 5);
    expect(desk.told(TOURS.teamSetup, 'step_completed')).toEqual(['step_completed welcome manual']);
  });

  test('Show me, a link, a button and Next in the round', async ({ desk }) => {
    const { card } = desk;
    await desk.open();
    await desk.starts(TOURS.round);
    await card.expectsStep(1, 8);
    await card.pressTwice('next');
    await card.expectsStep(2, 8);
    await desk.anchor('nav.orders').dblclick({ delay: 20 });
    await card.expectsStep(3, 8);
    await card.pressTwice('show-me');
    await card.expectsStep(4, 8);
    await desk.anchor('orders.list.new').dblclick({ delay: 20 });
    await card.expectsStep(5, 8);
    await expect(desk.orderForm).toBeVisible();
    await card.pressTwice('next');
    await card.expectsStep(6, 8);
    expect(desk.shown(TOURS.round)).toEqual(['welcome', 'orders', 'search', 'form', 'customer', 'cancel']);
    expect(desk.told(TOURS.round, 'step_completed')).toHaveLength(5);
  });

  test('Skip and Back', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ tenant: 'globex' });
    await desk.starts(TOURS.teamSetup);
    await card.expectsStep(1, 5);
    await card.pressTwice('skip');
    await card.expectsStep(2, 5);
    await card.pressTwice('skip');
    await card.expectsStep(3, 5);
    await card.pressTwice('back');
    await card.expectsStep(2, 5);
    expect(desk.shown(TOURS.teamSetup)).toEqual(['welcome', 'invite', 'theme', 'invite']);
  });

  test('the button that makes the order: one order, one step', async ({ desk, witness }) => {
    await desk.open({ user: 'fresh' });
    await desk.reaches(TOURS.firstOrder, 'new_order');
    await desk.anchor('orders.create.submit').dblclick({ delay: 20 });
    await desk.card.expectsStep(4, 4);
    expect(witness.sent).toEqual(['a form']);
    expect(await desk.ordersCreated()).toBe(1);
    expect(desk.told(TOURS.firstOrder, 'step_completed').at(-1)).toBe('step_completed new_order click');
  });
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true });

  test('a double tap on Next is one', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ tenant: 'globex' });
    await desk.starts(TOURS.teamSetup);
    for (const position of [1, 2, 3, 4, 5]) {
      await card.expectsStep(position, 5);
      await card.tapsTwice('next');
    }
    await card.expectsNoTrace();
    await desk.expectsTold(TOURS.teamSetup, ...ALL_OF_SETUP);
  });

  test('a tap on the card never reaches what lies below it', async ({ desk }) => {
    const { card } = desk;
    await desk.open();
    await desk.reaches(TOURS.round, 'detail');
    await card.expectsStep(7, 8);
    // The card of this step may lie over the list: a tap on its words opens no order.
    await card.part('text').tap();
    await card.expectsStep(7, 8);
    await desk.expectsPath('/orders');
  });
});

test.describe('keys', () => {
  test('arrows go through the tour while the card has the focus', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ tenant: 'globex' });
    const keys = new Keyboard(desk.page);
    await desk.starts(TOURS.teamSetup);
    await card.expectsStep(1, 5);
    await keys.expectsFocus(card.button('next'));
    await keys.press('ArrowRight');
    await card.expectsStep(2, 5);
    await keys.press('ArrowRight');
    await card.expectsStep(3, 5);
    await keys.press('ArrowLeft');
    await card.expectsStep(2, 5);
  });

  test('arrows go the way that the page is read', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ tenant: 'globex', direction: 'rtl' });
    const keys = new Keyboard(desk.page);
    await desk.starts(TOURS.teamSetup);
    await card.expectsStep(1, 5);
    await keys.expectsFocus(card.button('next'));
    await keys.press('ArrowLeft');
    await card.expectsStep(2, 5);
    await keys.press('ArrowRight');
    await card.expectsStep(1, 5);
  });

  test('arrows and letters in a text field are the field’s own (B030)', async ({ desk }) => {
    const { card } = desk;
    await desk.open();
    const keys = new Keyboard(desk.page);
    await desk.reaches(TOURS.round, 'customer');
    await card.expectsStep(5, 8);
    await keys.tabTo(desk.field('customer'));
    await keys.type('Corner');
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'Home', 'ArrowDown', 'ArrowUp'])
      await keys.press(key);
    await keys.type('The ');
    await expect(desk.field('customer')).toHaveValue('The Corner');
    await card.expectsStep(5, 8);
    expect(desk.shown(TOURS.round).at(-1)).toBe('customer');
  });

  test('arrows in the search are its own, beside a step that waits for something else', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ user: 'fresh', at: '/orders' });
    const keys = new Keyboard(desk.page);
    await desk.reaches(TOURS.firstOrder, 'only_open');
    await card.expectsStep(2, 4);
    await desk.search.click();
    await keys.type('ab');
    await keys.press('ArrowLeft');
    await keys.type('x');
    await expect(desk.search).toHaveValue('axb');
    await card.expectsStep(2, 4);
  });

  test('arrows are the page’s own once the tour is over', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ at: '/orders' });
    const keys = new Keyboard(desk.page);
    await desk.starts(TOURS.round);
    await card.expectsStep(1, 8);
    await card.press('close');
    await card.expectsNoTrace();
    await desk.search.click();
    await keys.type('ab');
    await keys.press('ArrowLeft');
    await keys.type('x');
    await expect(desk.search).toHaveValue('axb');
  });

  test('Esc in the card leaves the tour, and the form beside it stays open', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ user: 'fresh' });
    const keys = new Keyboard(desk.page);
    await desk.reaches(TOURS.firstOrder, 'new_order');
    await keys.expectsFocus(card.self);
    await keys.press('Escape');
    await card.expectsNoTrace();
    await expect(desk.orderForm).toBeVisible();
    await expect(desk.field('customer')).toHaveValue('Walk-in');
    expect(desk.told(TOURS.firstOrder).at(-1)).toBe('tour_left');
  });

  test('Esc outside the card is the page’s own: it closes the form, not the tour', async ({ desk }) => {
    const { card } = desk;
    await desk.open();
    const keys = new Keyboard(desk.page);
    await desk.reaches(TOURS.round, 'customer');
    await keys.tabTo(desk.field('customer'));
    await keys.press('Escape');
    await expect(desk.orderForm).toBeHidden();
    await card.expectsGone();
    expect(desk.told(TOURS.round)).not.toContain('tour_left');
  });

  test('Esc in a field of the page clears it, and the card stays', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ user: 'fresh', at: '/orders' });
    const keys = new Keyboard(desk.page);
    await desk.reaches(TOURS.firstOrder, 'only_open');
    await desk.search.click();
    await keys.type('ab');
    await keys.press('Escape');
    await expect(desk.search).toHaveValue('');
    await card.expectsStep(2, 4);
    expect(desk.told(TOURS.firstOrder)).not.toContain('tour_left');
  });
});
