import { expect, test } from './support/test.ts';
import { TOURS } from './support/tours.ts';

test.describe('manual: Next', () => {
  test('is offered only where the author lists it', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ at: '/orders' });
    await desk.starts(TOURS.round);
    await card.expectsStep(1, 8);
    await card.expectsButtons('close', 'skip', 'next');
    await card.press('next');
    // The app is on the route that step 2 leads to: there is nothing to go to, and the user is told so all the same.
    await card.expectsStep(2, 8);
    await card.expectsButtons('close', 'skip', 'back', 'show-me');
    await card.press('show-me');
    await card.expectsStep(3, 8);
    await card.expectsButtons('close', 'skip', 'back', 'show-me', 'next');
  });

  test('goes back to the step before, which is asked again', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ tenant: 'globex' });
    await desk.starts(TOURS.teamSetup);
    await card.expectsStep(1, 5);
    await card.press('next');
    await card.expectsStep(2, 5);
    await card.press('back');
    await card.expectsStep(1, 5);
    await card.press('next');
    await card.expectsStep(2, 5);
    await card.expectsBeside(desk.anchor('team.invite.open'));
  });
});

test.describe('route', () => {
  test('is reached by the user, whichever way', async ({ desk }) => {
    await desk.open({ user: 'fresh', at: '/team' });
    await desk.card.expectsStep(1, 4);
    await desk.goesTo('orders');
    await desk.card.expectsStep(2, 4);
    expect(desk.told(TOURS.firstOrder)).toContain('step_completed open_orders route');
  });

  test('is reached by the tour when asked to show', async ({ desk, witness }) => {
    await desk.open({ user: 'fresh', at: '/team' });
    await desk.card.expectsStep(1, 4);
    await desk.card.press('show-me');
    await desk.card.expectsStep(2, 4);
    await desk.expectsPath('/orders');
    expect(witness.events.filter(({ type }) => type === 'step_completed')).toMatchObject([
      { step: 'open_orders', reason: 'route', by: 'tour' },
    ]);
  });

  test('that the user is on already is reached by a click on its entry', async ({ desk }) => {
    await desk.open({ user: 'fresh', at: '/orders' });
    await desk.card.expectsStep(1, 4);
    await desk.goesTo('orders');
    await desk.card.expectsStep(2, 4);
    expect(desk.told(TOURS.firstOrder)).toContain('step_completed open_orders click');
  });

  test('of its own takes any params', async ({ desk }) => {
    await desk.open();
    await desk.reaches(TOURS.round, 'detail');
    await desk.card.expectsStep(7, 8);
    await desk.orderLinks.nth(3).click();
    await desk.card.expectsStep(8, 8);
    await desk.card.expectsBeside(desk.anchor('orders.detail.timeline'));
  });
});

test.describe('click', () => {
  test('counts on the anchor, and nowhere else', async ({ desk }) => {
    const { card } = desk;
    await desk.open();
    await desk.reaches(TOURS.round, 'form');
    await card.expectsStep(4, 8);
    await desk.clicksAt(desk.anchor('nav.team'));
    await desk.clicksAt(desk.anchor('orders.list.filters'));
    await desk.clicksAt(desk.orderLinks.first());
    await card.expectsStep(4, 8);
    await desk.expectsPath('/orders');
    await desk.anchor('orders.list.new').click();
    await card.expectsStep(5, 8);
    expect(desk.told(TOURS.round, 'step_completed').at(-1)).toBe('step_completed form click');
  });

  test('counts when the user makes it, not when a script does', async ({ desk }) => {
    const { card } = desk;
    await desk.open();
    await desk.reaches(TOURS.round, 'form');
    await card.expectsStep(4, 8);
    await desk.anchor('orders.list.new').dispatchEvent('click');
    await expect(desk.orderForm).toBeVisible();
    await desk.anchor('orders.create.cancel').dispatchEvent('click');
    await expect(desk.orderForm).toBeHidden();
    await card.expectsStep(4, 8);
    await desk.anchor('orders.list.new').click();
    await card.expectsStep(5, 8);
  });

  test('may be due on another anchor than the one that the card stands at, whose own button is out of use', async ({
    desk,
    witness,
  }) => {
    const { card } = desk;
    await desk.open();
    await desk.reaches(TOURS.round, 'cancel');
    await card.expectsStep(6, 8);
    await card.expectsBeside(desk.anchor('orders.create.submit'));
    await desk.clicksAt(desk.anchor('orders.create.submit'));
    await card.expectsStep(6, 8);
    expect(witness.sent).toEqual([]);
    await expect(desk.orderForm).toBeVisible();
    await desk.anchor('orders.create.cancel').click();
    await card.expectsStep(7, 8);
  });
});

test.describe('tool_result', () => {
  test('counts when the user did by hand what the tool does', async ({ desk, witness }) => {
    await desk.open({ user: 'fresh', at: '/orders' });
    await desk.reaches(TOURS.firstOrder, 'only_open');
    await desk.card.expectsStep(2, 4);
    await desk.statusChip('packed').click();
    await desk.card.expectsStep(3, 4);
    expect(
      witness.events.filter(({ step, type }) => step === 'only_open' && type === 'step_completed'),
    ).toMatchObject([{ reason: 'tool_result', by: 'user' }]);
  });

  test('counts when the tour did it', async ({ desk, witness }) => {
    await desk.open({ user: 'fresh', at: '/orders' });
    await desk.reaches(TOURS.firstOrder, 'only_open');
    await desk.card.expectsStep(2, 4);
    await desk.card.press('show-me');
    await desk.card.expectsStep(3, 4);
    await expect(desk.statusChip('open')).toHaveAttribute('aria-pressed', 'true');
    expect(
      witness.events.filter(({ step, type }) => step === 'only_open' && type === 'step_completed'),
    ).toMatchObject([{ reason: 'tool_result', by: 'tour' }]);
  });

  test('counts only when `where` holds', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ user: 'fresh', at: '/orders' });
    await desk.reaches(TOURS.firstOrder, 'only_open');
    await card.expectsStep(2, 4);
    // Another tool's result is no result of the step's tool, and a filter that finds nothing is not what it waits for.
    await desk.search.fill('nobody of this name');
    await desk.expectsRows(0);
    await desk.statusChip('open').click();
    await expect(desk.statusChip('open')).toHaveAttribute('aria-pressed', 'true');
    await card.expectsStep(2, 4);
    await desk.search.fill('');
    await desk.statusChip('packed').click();
    await card.expectsStep(3, 4);
  });

  test('or Next: whichever comes first', async ({ desk }) => {
    const { card } = desk;
    await desk.open();
    await desk.reaches(TOURS.round, 'search');
    await card.expectsStep(3, 8);
    await card.press('next');
    await card.expectsStep(4, 8);
    await expect(desk.search).toHaveValue('');
    await card.press('back');
    await card.expectsStep(3, 8);
    await desk.search.fill('Har');
    await card.expectsStep(4, 8);
    expect(desk.told(TOURS.round, 'step_completed').slice(-2)).toEqual([
      'step_completed search manual',
      'step_completed search tool_result',
    ]);
  });
});

test.describe('the app never acts for the user', () => {
  test('the form is filled in and waits; the order is made by the user’s own click', async ({
    desk,
    witness,
  }) => {
    const { card } = desk;
    await desk.open({ user: 'fresh' });
    await desk.reaches(TOURS.firstOrder, 'new_order');
    await card.expectsStep(3, 4);
    await expect(desk.field('customer')).toHaveValue('Walk-in');
    await desk
      .field('quantity')
      .fill('7')
      .catch(() => undefined);
    await desk.expectsNothingSent();
    await desk.anchor('orders.create.submit').click();
    await card.expectsStep(4, 4);
    expect(witness.sent).toEqual(['a form']);
    expect(await desk.ordersCreated()).toBe(1);
  });

  test('a tour skipped from end to end sends nothing and makes no order', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ user: 'fresh' });
    for (const position of [1, 2, 3]) {
      await card.expectsStep(position, 4);
      await card.press('skip');
    }
    await card.expectsStep(4, 4);
    await card.press('next');
    await card.expectsNoTrace();
    await desk.expectsNothingSent();
    expect(await desk.storage.outcomes(TOURS.firstOrder)).toEqual({
      open_orders: 'skipped',
      only_open: 'skipped',
      new_order: 'skipped',
      done: 'completed',
    });
  });
});
