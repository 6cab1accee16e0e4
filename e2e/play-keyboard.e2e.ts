import { Keyboard } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';
import { TOURS } from './support/tours.ts';

// After the desk is open nothing but keys touches the page, the start in the menu included.
test.describe('each tour to its end, by keyboard alone', () => {
  test('the first order, from the first sign-in to the order', async ({ desk, witness }) => {
    const { card } = desk;
    await desk.open({ user: 'fresh' });
    const keys = new Keyboard(desk.page);

    await card.expectsStep(1, 4);
    await keys.expectsFocus(card.button('show-me'));
    await keys.use(desk.anchor('nav.orders'));

    await card.expectsStep(2, 4);
    await keys.use(desk.statusChip('open'));

    await card.expectsStep(3, 4);
    await keys.use(desk.anchor('orders.create.submit'));

    await card.expectsStep(4, 4);
    await keys.expectsFocus(card.button('next'));
    await keys.press('Enter');

    await card.expectsNoTrace();
    await desk.expectsPath(/\/orders\/[^/]+$/);
    expect(desk.told(TOURS.firstOrder).filter((told) => told.startsWith('step_completed'))).toEqual([
      'step_completed open_orders route',
      'step_completed only_open tool_result',
      'step_completed new_order click',
      'step_completed done manual',
    ]);
    expect(witness.sent).toEqual(['a form']);
  });

  test('the first order, shown by the tour wherever it offers that', async ({ desk, witness }) => {
    const { card } = desk;
    await desk.open({ user: 'fresh' });
    const keys = new Keyboard(desk.page);

    await card.expectsStep(1, 4);
    await keys.expectsFocus(card.button('show-me'));
    await keys.press('Enter');

    await card.expectsStep(2, 4);
    await keys.expectsFocus(card.button('show-me'));
    await keys.press('Enter');

    await card.expectsStep(3, 4);
    await expect(desk.statusChip('open')).toHaveAttribute('aria-pressed', 'true');
    await keys.expectsFocus(card.self);
    expect(witness.sent).toEqual([]);
    await keys.use(desk.anchor('orders.create.submit'));

    await card.expectsStep(4, 4);
    await keys.expectsFocus(card.button('next'));
    await keys.press('Enter');
    await card.expectsNoTrace();
  });

  test('the setup of the team', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ tenant: 'globex' });
    const keys = new Keyboard(desk.page);
    await keys.use(desk.menuButton);
    await keys.use(desk.menuItem(TOURS.teamSetup.title));

    for (const position of [1, 2, 3, 4, 5]) {
      await card.expectsStep(position, 5);
      await keys.expectsFocus(card.button('next'));
      await keys.press('Enter');
    }

    await card.expectsNoTrace();
    await desk.expectsTold(
      TOURS.teamSetup,
      'tour_started',
      ...['welcome', 'invite', 'theme', 'import_csv', 'done'].flatMap((step) => [
        `step_shown ${step}`,
        `step_completed ${step} manual`,
      ]),
      'tour_completed',
    );
  });

  test('the round, with every way to go on', async ({ desk }) => {
    const { card } = desk;
    await desk.open();
    const keys = new Keyboard(desk.page);
    await keys.use(desk.menuButton);
    await keys.use(desk.menuItem(TOURS.round.title));

    await card.expectsStep(1, 8);
    await keys.expectsFocus(card.button('next'));
    await keys.press('ArrowRight');

    await card.expectsStep(2, 8);
    await keys.use(desk.anchor('nav.orders'));

    await card.expectsStep(3, 8);
    await keys.tabTo(desk.search);
    await keys.type('Harbour');
    await expect(desk.search).toHaveValue('Harbour');

    await card.expectsStep(4, 8);
    await keys.use(desk.anchor('orders.list.new'));

    await card.expectsStep(5, 8);
    await keys.tabTo(desk.field('customer'));
    await keys.type('Corner shop');
    await keys.use(card.button('next'));

    await card.expectsStep(6, 8);
    await keys.use(desk.anchor('orders.create.cancel'));

    await card.expectsStep(7, 8);
    await expect(desk.orderForm).toBeHidden();
    await keys.use(desk.orderLinks.first());

    await card.expectsStep(8, 8);
    await keys.expectsFocus(card.button('next'));
    await keys.press('Enter');

    await card.expectsNoTrace();
    expect(desk.told(TOURS.round).filter((told) => told.startsWith('step_completed'))).toEqual([
      'step_completed welcome manual',
      'step_completed orders route',
      'step_completed search tool_result',
      'step_completed form click',
      'step_completed customer manual',
      'step_completed cancel click',
      'step_completed detail route',
      'step_completed timeline manual',
    ]);
  });

  test('what the assistant composed', async ({ desk }) => {
    const { card } = desk;
    await desk.open();
    const keys = new Keyboard(desk.page);
    await keys.use(desk.menuButton);
    await keys.use(desk.menuItem(TOURS.toPack.title));

    await card.expectsStep(1, 3);
    await keys.use(desk.anchor('nav.orders'));

    await card.expectsStep(2, 3);
    await keys.use(desk.statusChip('open'));

    await card.expectsStep(3, 3);
    await keys.expectsFocus(card.button('next'));
    await keys.press('Enter');

    await card.expectsNoTrace();
    expect(desk.told(TOURS.toPack).at(-1)).toBe('tour_completed');
    await keys.use(desk.menuButton);
    await expect(desk.refusedTries).toHaveText([/"orders\.list\.filter_bar".*"orders\.list\.filters"/]);
  });

  test('the focus goes back to where it was when the tour is left', async ({ desk }) => {
    await desk.open();
    const keys = new Keyboard(desk.page);
    await keys.use(desk.menuButton);
    await keys.use(desk.menuItem(TOURS.teamSetup.title));
    await desk.card.expectsStep(1, 4);
    await keys.press('Escape');
    await desk.card.expectsNoTrace();
    await keys.expectsFocus(desk.menuButton);
    await desk.expectsTold(TOURS.teamSetup, 'tour_started', 'step_shown welcome', 'tour_left');
  });
});
