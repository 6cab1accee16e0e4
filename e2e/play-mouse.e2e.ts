import { expect, test } from './support/test.ts';
import { TOURS } from './support/tours.ts';

test.describe('each tour to its end, by mouse', () => {
  test('the first order, from the first sign-in to the order', async ({ desk, witness }) => {
    const { card } = desk;
    await desk.open({ user: 'fresh' });

    await card.expectsStep(1, 4);
    await card.expectsText('All orders are here. Open the list.');
    await card.expectsBeside(desk.anchor('nav.orders'));
    await card.expectsButtons('close', 'dismiss', 'skip', 'show-me');
    await desk.goesTo('orders');

    await card.expectsStep(2, 4);
    await card.expectsText('Filter the list by its status');
    await card.expectsBeside(desk.anchor('orders.list.filters'));
    await desk.statusChip('open').click();

    await card.expectsStep(3, 4);
    await card.expectsText('We filled in a first order for you');
    await card.expectsBeside(desk.anchor('orders.create.submit'));
    await expect(desk.field('customer')).toHaveValue('Walk-in');
    await expect(desk.field('item')).toHaveValue('espresso_beans');
    await expect(desk.field('quantity')).toHaveValue('2');
    await desk.expectsNothingSent();
    await desk.anchor('orders.create.submit').click();

    await card.expectsStep(4, 4);
    await card.expectsKind('centred');
    await card.expectsText('It is in the list of Acme now.');
    expect(witness.sent).toEqual(['a form']);
    expect(await desk.ordersCreated()).toBe(1);
    await card.expectsButtons('close', 'dismiss', 'back', 'next');
    await card.press('next');

    await card.expectsNoTrace();
    await desk.expectsTold(
      TOURS.firstOrder,
      'tour_started',
      'step_shown open_orders',
      'step_completed open_orders route',
      'step_shown only_open',
      'step_completed only_open tool_result',
      'step_shown new_order',
      'step_completed new_order click',
      'step_shown done',
      'step_completed done manual',
      'tour_completed',
    );
    expect(await desk.storage.progress(TOURS.firstOrder)).toMatchObject({ attempt: 1, status: 'completed' });
  });

  test('the setup of the team, which shows a theme before it is chosen', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ tenant: 'globex', theme: 'light' });
    await desk.starts(TOURS.teamSetup);

    await card.expectsStep(1, 5);
    await card.expectsKind('centred');
    await card.expectsText('Welcome to the settings of Globex.');
    await desk.expectsPath('/team');
    await card.press('next');

    await card.expectsStep(2, 5);
    await card.expectsBeside(desk.anchor('team.invite.open'));
    await card.press('next');

    await card.expectsStep(3, 5);
    await card.expectsBeside(desk.anchor('nav.appearance'));
    await desk.expectsTheme('dark');
    await card.press('next');

    await card.expectsStep(4, 5);
    await card.expectsBeside(desk.anchor('team.import_csv'));
    await card.press('next');

    await card.expectsStep(5, 5);
    await card.expectsText('Your team is ready.');
    await card.press('next');

    await card.expectsNoTrace();
    await desk.expectsNothingSent();
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
    await desk.starts(TOURS.round);

    await card.expectsStep(1, 8);
    await card.expectsText('A short round in 8 steps');
    await card.press('next');

    await card.expectsStep(2, 8);
    await card.expectsBeside(desk.anchor('nav.orders'));
    await desk.goesTo('orders');

    await card.expectsStep(3, 8);
    await card.expectsBeside(desk.anchor('orders.list.search'));
    await card.press('show-me');

    await card.expectsStep(4, 8);
    await expect(desk.search).toHaveValue('Harbour');
    await card.expectsBeside(desk.anchor('orders.list.new'));
    await desk.anchor('orders.list.new').click();

    await card.expectsStep(5, 8);
    await card.expectsBeside(desk.anchor('orders.create.customer'));
    await card.expectsHighlight(desk.anchor('orders.create.submit'));
    await card.press('next');

    await card.expectsStep(6, 8);
    await card.expectsBeside(desk.anchor('orders.create.submit'));
    await desk.anchor('orders.create.cancel').click();

    await card.expectsStep(7, 8);
    await expect(desk.orderForm).toBeHidden();
    await desk.orderLinks.first().click();

    await card.expectsStep(8, 8);
    await card.expectsBeside(desk.anchor('orders.detail.timeline'));
    await card.press('next');

    await card.expectsNoTrace();
    await desk.expectsNothingSent();
    await desk.expectsTold(
      TOURS.round,
      'tour_started',
      'step_shown welcome',
      'step_completed welcome manual',
      'step_shown orders',
      'step_completed orders route',
      'step_shown search',
      'step_completed search tool_result',
      'step_shown form',
      'step_completed form click',
      'step_shown customer',
      'step_completed customer manual',
      'step_shown cancel',
      'step_completed cancel click',
      'step_shown detail',
      'step_completed detail route',
      'step_shown timeline',
      'step_completed timeline manual',
      'tour_completed',
    );
  });

  test('what the assistant composed, after a try that did not pass the check', async ({ desk }) => {
    const { card } = desk;
    await desk.open();
    await desk.starts(TOURS.toPack);

    await card.expectsStep(1, 3);
    await card.expectsGenerated('Written by AI');
    await card.expectsBeside(desk.anchor('nav.orders'));
    await card.press('show-me');

    await card.expectsStep(2, 3);
    await card.expectsBeside(desk.anchor('orders.list.filters'));
    await card.press('show-me');

    await card.expectsStep(3, 3);
    await expect(desk.statusChip('open')).toHaveAttribute('aria-pressed', 'true');
    await card.press('next');

    await card.expectsNoTrace();
    await desk.expectsNothingSent();
    await desk.expectsTold(
      TOURS.toPack,
      'tour_started',
      'step_shown list',
      'step_completed list route',
      'step_shown to_pack',
      'step_completed to_pack tool_result',
      'step_shown rows',
      'step_completed rows manual',
      'tour_completed',
    );
    await desk.opensMenu();
    await expect(desk.refusedTries).toHaveText([/"orders\.list\.filter_bar".*"orders\.list\.filters"/]);
  });
});
