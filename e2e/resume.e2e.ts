import { expect, test } from './support/test.ts';
import { TOURS, type Tour } from './support/tours.ts';

const STEPS = [
  [TOURS.firstOrder, ['open_orders', 'only_open', 'new_order', 'done']],
  [TOURS.teamSetup, ['welcome', 'invite', 'theme', 'import_csv', 'done']],
  [TOURS.round, ['welcome', 'orders', 'search', 'form', 'detail', 'timeline']],
] as const satisfies readonly (readonly [Tour, readonly string[]])[];

test.describe('a reload', () => {
  for (const [tour, steps] of STEPS) {
    test(`goes on with the step that was shown, once, in each step: ${tour.key}`, async ({ desk }) => {
      const { card } = desk;
      const isFirst = tour === TOURS.firstOrder;
      await desk.open(isFirst ? { user: 'fresh', tenant: 'acme' } : { tenant: 'globex' });
      for (const step of steps) {
        await test.step(step, async () => {
          await desk.reaches(tour, step);
          const counter = await card.counter();
          await expect.poll(() => desk.told(tour).at(-1)).toBe(`step_shown ${step}`);
          const told = desk.told(tour);
          await desk.reloads();
          await card.expectsAtStep(step);
          await card.expectsCounter(counter);
          await desk.expectsTold(tour, ...told, 'tour_started resumed', `step_shown ${step}`);
        });
      }
    });
  }

  test('fills the form in again, since it is gone, and makes no order', async ({ desk, witness }) => {
    await desk.open({ user: 'fresh' });
    await desk.reaches(TOURS.firstOrder, 'new_order');
    await desk.reloads();
    await desk.card.expectsStep(3, 4);
    await expect(desk.field('customer')).toHaveValue('Walk-in');
    await desk.expectsNothingSent();
    await desk.anchor('orders.create.submit').click();
    await desk.card.expectsStep(4, 4);
    expect(witness.sent).toEqual(['a form']);
  });

  test('waits for what only the user can bring back: the form that they had opened', async ({ desk }) => {
    const { card } = desk;
    await desk.setsTheClock();
    await desk.open();
    await desk.reaches(TOURS.round, 'customer');
    await desk.reloads();
    await expect(desk.orderForm).toBeHidden();
    await expect.poll(() => desk.told(TOURS.round).at(-1)).toBe('tour_started resumed');
    await desk.timePasses(8_100);
    await card.expectsKind('stuck');
    await card.expectsStep(5, 8);
    await desk.anchor('orders.list.new').click();
    await card.expectsKind('anchored');
    await card.expectsBeside(desk.anchor('orders.create.customer'));
    await card.press('next');
    await card.expectsStep(6, 8);
  });

  test('goes on to the end', async ({ desk }) => {
    const { card } = desk;
    await desk.open();
    await desk.reaches(TOURS.round, 'search');
    await desk.reloads();
    await card.expectsStep(3, 8);
    await desk.reaches(TOURS.round, 'detail');
    await desk.reloads();
    await card.expectsStep(7, 8);
    await desk.orderLinks.first().click();
    await card.expectsStep(8, 8);
    await desk.reloads();
    await card.expectsStep(8, 8);
    await card.press('next');
    await card.expectsNoTrace();
    expect(await desk.storage.progress(TOURS.round)).toMatchObject({ attempt: 1, status: 'completed' });
  });

  test('off the step’s route leaves the user where they are', async ({ desk }) => {
    const { card } = desk;
    await desk.open();
    await desk.reaches(TOURS.round, 'search');
    await desk.page.goBack();
    await desk.expectsPath('/');
    await card.expectsGone();
    await desk.reloads();
    await desk.playerIsReady();
    await card.expectsGone();
    await desk.expectsPath('/');
    await desk.goesTo('orders');
    await card.expectsStep(3, 8);
  });
});

test.describe('a step that reloads the page itself (B047)', () => {
  for (const [way, path] of [
    ['in place', undefined],
    ['to another address', '/team'],
    ['to the first one', '/'],
  ] as const) {
    test(`goes on after it, because the click counted: ${way}`, async ({ desk }) => {
      const { card } = desk;
      await desk.open({ user: 'fresh' });
      await desk.reaches(TOURS.firstOrder, 'new_order');
      await desk.markup.reloadsOnClick('orders.create.submit', path);
      await desk.anchor('orders.create.submit').click();
      await card.expectsStep(4, 4);
      await card.expectsText('It is in the list of Acme now.');
      expect(await desk.storage.outcomes(TOURS.firstOrder)).toMatchObject({ new_order: 'completed' });
      expect(desk.told(TOURS.firstOrder, 'tour_started')).toEqual(['tour_started', 'tour_started resumed']);
      await card.press('next');
      await card.expectsNoTrace();
    });
  }

  test('goes on with the same step when the click could not be written down', async ({ desk }) => {
    await desk.open({ user: 'fresh' });
    await desk.reaches(TOURS.firstOrder, 'new_order');
    await desk.markup.reloadsOnClick('orders.create.submit', '/orders');
    await desk.storage.refusesFromNow();
    await desk.anchor('orders.create.submit').click();
    await desk.card.expectsStep(3, 4);
    await expect(desk.field('customer')).toHaveValue('Walk-in');
  });

  test('goes on in its own tab only', async ({ desk }) => {
    await desk.open({ user: 'fresh' });
    await desk.reaches(TOURS.firstOrder, 'new_order');
    const other = await desk.opensInNewTab('/team');
    await other.playerIsReady();
    await other.card.expectsNoTrace();
    await desk.markup.reloadsOnClick('orders.create.submit', '/orders');
    await desk.anchor('orders.create.submit').click();
    await Promise.race([desk.card.expectsStep(4, 4), other.card.expectsStep(4, 4)]);
    expect((await desk.card.isShown()) !== (await other.card.isShown())).toBe(true);
  });
});

test.describe('another route than the step’s', () => {
  test('takes the card away, and the way back brings it again, once (B044)', async ({ desk }) => {
    const { card } = desk;
    await desk.open();
    await desk.reaches(TOURS.round, 'search');
    const entries = await desk.historyLength();
    const told = desk.told(TOURS.round);

    await desk.page.goBack();
    await desk.expectsPath('/');
    await card.expectsGone();
    await desk.page.goForward();
    await desk.expectsPath('/orders');
    await card.expectsStep(3, 8);
    await card.expectsBeside(desk.anchor('orders.list.search'));

    await desk.page.goBack();
    await card.expectsGone();
    await desk.page.goForward();
    await card.expectsStep(3, 8);
    expect(desk.told(TOURS.round)).toEqual(told);
    expect(await desk.historyLength()).toBe(entries);
  });

  test('leaves the page to the user, who may come back by another way', async ({ desk }) => {
    const { card } = desk;
    await desk.open();
    await desk.reaches(TOURS.round, 'search');
    await desk.page.goBack();
    await card.expectsGone();
    await desk.goesTo('team');
    await desk.expectsPath('/team');
    await card.expectsGone();
    await desk.goesTo('orders');
    await card.expectsStep(3, 8);
    await card.press('next');
    await card.expectsStep(4, 8);
  });

  test('does not end the tour: the menu still leads back into it', async ({ desk }) => {
    const { card } = desk;
    await desk.open();
    await desk.reaches(TOURS.round, 'search');
    await desk.page.goBack();
    await card.expectsGone();
    await desk.starts(TOURS.round);
    await card.expectsStep(3, 8);
    await desk.expectsPath('/orders');
  });

  test('is not what a query is: the card stays', async ({ desk }) => {
    const { card } = desk;
    await desk.open();
    await desk.reaches(TOURS.round, 'search');
    await desk.page.evaluate(() => history.replaceState(history.state, '', '?from=mail'));
    await card.expectsStep(3, 8);
    await card.press('next');
    await card.expectsStep(4, 8);
  });

  test('adds nothing to the history but what the user and the offered calls went to', async ({ desk }) => {
    await desk.open();
    const before = await desk.historyLength();
    await desk.reaches(TOURS.round, 'cancel');
    expect(await desk.historyLength()).toBe(before + 1);
  });

  test('while the form is filled in closes the form; coming back fills it in again', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ user: 'fresh' });
    await desk.reaches(TOURS.firstOrder, 'new_order');
    await desk.page.goBack();
    await card.expectsGone();
    await expect(desk.orderForm).toBeHidden();
    await desk.page.goForward();
    await card.expectsStep(3, 4);
    await expect(desk.field('customer')).toHaveValue('Walk-in');
    await desk.expectsNothingSent();
  });
});

test.describe('a tab that is closed', () => {
  test('loses nothing: the first-sign-in tour goes on in the next one', async ({ desk }) => {
    await desk.open({ user: 'fresh' });
    await desk.reaches(TOURS.firstOrder, 'only_open');
    const later = await desk.opensInNewTab();
    await desk.page.close();
    await later.visits('/orders');
    await later.card.expectsStep(2, 4);
    expect(desk.told(TOURS.firstOrder, 'tour_started')).toEqual(['tour_started', 'tour_started resumed']);
  });

  test('loses nothing of a tour that was asked for: it goes on when it is asked for again', async ({
    desk,
  }) => {
    await desk.open();
    await desk.reaches(TOURS.round, 'search');
    const later = await desk.opensInNewTab();
    await desk.page.close();
    await later.visits('/');
    await later.playerIsReady();
    await later.card.expectsNoTrace();
    await later.starts(TOURS.round);
    // The step is on the list of orders: who asks for it is brought there.
    await later.card.expectsStep(3, 8);
    await later.expectsPath('/orders');
  });
});
