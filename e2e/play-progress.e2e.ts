import { Keyboard } from './support/keyboard.ts';
import { expect, test } from './support/test.ts';
import { TOURS } from './support/tours.ts';

test.describe('the first sign-in', () => {
  test('starts its tour once: what was completed does not come again', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ user: 'fresh' });
    for (const position of [1, 2, 3]) {
      await card.expectsStep(position, 4);
      await card.press('skip');
    }
    await card.expectsStep(4, 4);
    await card.press('next');
    await card.expectsNoTrace();
    await desk.reloads();
    await desk.playerIsReady();
    await card.expectsNoTrace();
    expect(desk.told(TOURS.firstOrder, 'tour_started')).toHaveLength(1);
  });

  test('is another one for another tenant', async ({ desk }) => {
    await desk.open({ user: 'fresh', tenant: 'acme' });
    await desk.card.expectsStep(1, 4);
    await desk.card.press('dismiss');
    await desk.card.expectsNoTrace();
    await desk.switches({ tenant: 'globex' });
    await desk.card.expectsStep(1, 3);
  });

  test('starts nothing for someone who took the tour before', async ({ desk }) => {
    await desk.open({ user: 'returning' });
    await desk.playerIsReady();
    await desk.card.expectsNoTrace();
    expect(desk.told(TOURS.firstOrder)).toEqual([]);
  });

  test('shows its tour in one of several tabs, and in the next one when that is closed (B078)', async ({
    desk,
  }) => {
    await desk.open({ user: 'fresh' });
    await desk.card.expectsStep(1, 4);
    const other = await desk.opensInNewTab('/');
    await other.playerIsReady();
    await other.card.expectsNoTrace();
    await desk.card.expectsStep(1, 4);
    await desk.goesTo('orders');
    await desk.card.expectsStep(2, 4);
    await desk.page.close();
    // It goes on where the user is to do something, and takes nobody there.
    await other.goesTo('orders');
    await other.card.expectsStep(2, 4);
    expect(desk.shown(TOURS.firstOrder)).toEqual(['open_orders', 'only_open', 'only_open']);
  });

  test('is over in every tab when it is over in one', async ({ desk }) => {
    await desk.open({ user: 'fresh' });
    await desk.card.expectsStep(1, 4);
    const other = await desk.opensInNewTab('/');
    await other.playerIsReady();
    await desk.card.press('dismiss');
    await desk.card.expectsNoTrace();
    await desk.page.close();
    await other.reloads();
    await other.playerIsReady();
    await other.card.expectsNoTrace();
    expect(desk.told(TOURS.firstOrder, 'tour_dismissed')).toEqual(['tour_dismissed']);
  });
});

test('what another tab wrote is kept also when this one wrote before it saw it (B078)', async ({ desk }) => {
  await desk.open({ user: 'fresh' });
  await desk.card.expectsStep(1, 4);
  const mine = await desk.storage.progress(TOURS.firstOrder);
  expect(mine).toMatchObject({ status: 'active' });
  await desk.storage.hearsLate(TOURS.firstOrder, { ...mine, status: 'dismissed' });
  await expect.poll(() => desk.storage.progress(TOURS.firstOrder)).toMatchObject({ status: 'dismissed' });
  // Less than what is there by now is no news.
  await desk.storage.hearsLate(TOURS.firstOrder, mine);
  await desk.reloads();
  await desk.playerIsReady();
  await desk.card.expectsNoTrace();
});

test.describe('leaving, dismissing and skipping are three things (B084)', () => {
  test('leaving by the cross keeps the tour for later', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ user: 'fresh' });
    await desk.reaches(TOURS.firstOrder, 'only_open');
    await card.press('close');
    await card.expectsNoTrace();
    expect(desk.told(TOURS.firstOrder).at(-1)).toBe('tour_left');
    expect(await desk.storage.progress(TOURS.firstOrder)).toMatchObject({ attempt: 1, status: 'active' });
    expect(await desk.storage.outcomes(TOURS.firstOrder)).toEqual({ open_orders: 'completed' });

    await desk.reloads();
    await desk.playerIsReady();
    await card.expectsNoTrace();
    await desk.starts(TOURS.firstOrder);
    await card.expectsStep(2, 4);
  });

  test('leaving by Esc is the same', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ user: 'fresh' });
    const keys = new Keyboard(desk.page);
    await card.expectsStep(1, 4);
    await keys.expectsFocus(card.button('show-me'));
    await keys.press('Escape');
    await card.expectsNoTrace();
    expect(desk.told(TOURS.firstOrder).at(-1)).toBe('tour_left');
    expect(await desk.storage.progress(TOURS.firstOrder)).toMatchObject({ status: 'active' });
  });

  test('“Don’t show again” is for good, until the user asks for the tour', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ user: 'fresh' });
    await desk.reaches(TOURS.firstOrder, 'only_open');
    await card.press('dismiss');
    await card.expectsNoTrace();
    expect(desk.told(TOURS.firstOrder).at(-1)).toBe('tour_dismissed');
    expect(await desk.storage.progress(TOURS.firstOrder)).toMatchObject({ attempt: 1, status: 'dismissed' });

    await desk.reloads();
    await desk.playerIsReady();
    await card.expectsNoTrace();
    await desk.starts(TOURS.firstOrder);
    await card.expectsShown();
  });

  test('a dismissed tour that the user asked for goes on after a reload like any other', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ user: 'dismissed' });
    await desk.playerIsReady();
    await card.expectsNoTrace();
    await desk.starts(TOURS.firstOrder);
    await card.expectsStep(1, 4);
    await desk.goesTo('orders');
    await card.expectsStep(2, 4);
    await desk.reloads();
    await card.expectsStep(2, 4);
  });

  test('skipping goes on with the next step, and says so of the one skipped', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ tenant: 'globex' });
    await desk.starts(TOURS.teamSetup);
    await card.expectsStep(1, 5);
    await card.press('next');
    await card.expectsStep(2, 5);
    await card.press('skip');
    await card.expectsStep(3, 5);
    expect(desk.told(TOURS.teamSetup).slice(-2)).toEqual(['step_skipped invite', 'step_shown theme']);
    expect(await desk.storage.outcomes(TOURS.teamSetup, 'globex')).toEqual({
      welcome: 'completed',
      invite: 'skipped',
    });
    expect(await desk.storage.progress(TOURS.teamSetup, 'globex')).toMatchObject({ status: 'active' });
  });

  test('a tour taken again is another attempt', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ user: 'returning' });
    await desk.starts(TOURS.firstOrder);
    await card.expectsStep(1, 4);
    await desk.goesTo('orders');
    await card.expectsStep(2, 4);
    expect(await desk.storage.progress(TOURS.firstOrder)).toMatchObject({ attempt: 2, status: 'active' });
  });

  test('nothing counts before it was shown (B083)', async ({ desk }) => {
    const { card } = desk;
    await desk.open();
    await desk.starts(TOURS.teamSetup);
    await card.expectsStep(1, 4);
    expect(await desk.storage.outcomes(TOURS.teamSetup)).toEqual({});
    expect(await desk.storage.progress(TOURS.round)).toBeUndefined();
  });
});

test.describe('a tour that the assistant composed', () => {
  test('leaves nothing in the browser, played to its end', async ({ desk }) => {
    await desk.open();
    const before = await desk.storage.keys();
    await desk.reaches(TOURS.toPack, 'rows');
    expect(await desk.storage.keys()).toEqual(before);
    await desk.card.press('next');
    await desk.card.expectsNoTrace();
    expect(await desk.storage.keys()).toEqual(before);
  });

  test('leaves nothing in the browser when it is left, and is gone after a reload', async ({ desk }) => {
    await desk.open();
    const before = await desk.storage.keys();
    await desk.reaches(TOURS.toPack, 'to_pack');
    await desk.reloads();
    await desk.playerIsReady();
    await desk.card.expectsNoTrace();
    expect(await desk.storage.keys()).toEqual(before);
    await desk.goesTo('home');
    await desk.reaches(TOURS.toPack, 'to_pack');
    await desk.card.press('close');
    await desk.card.expectsNoTrace();
    expect(await desk.storage.keys()).toEqual(before);
  });
});

test.describe('a browser that refuses storage (B076)', () => {
  for (const refusal of ['the property throws', 'writing throws'] as const) {
    test(`plays the tour to its end: ${refusal}`, async ({ desk }) => {
      const { card } = desk;
      await desk.storage.refuses(refusal);
      await desk.visits('/');
      await desk.reaches(TOURS.firstOrder, 'done');
      await card.expectsStep(4, 4);
      await card.press('next');
      await card.expectsNoTrace();
      expect(desk.told(TOURS.firstOrder).at(-1)).toBe('tour_completed');
      // What the page remembers lasts as long as the page.
      await desk.starts(TOURS.firstOrder);
      await card.expectsStep(1, 4);
      expect(desk.told(TOURS.firstOrder, 'tour_started')).toHaveLength(2);
    });
  }

  test('may begin to refuse in the middle of a tour', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ user: 'fresh' });
    await card.expectsStep(1, 4);
    await desk.goesTo('orders');
    await card.expectsStep(2, 4);
    await desk.storage.refusesFromNow();
    await desk.statusChip('open').click();
    await card.expectsStep(3, 4);
    await desk.anchor('orders.create.submit').click();
    await card.expectsStep(4, 4);
    await card.press('next');
    await card.expectsNoTrace();
    expect(desk.told(TOURS.firstOrder).at(-1)).toBe('tour_completed');
  });
});
