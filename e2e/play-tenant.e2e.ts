import { expect, test } from './support/test.ts';
import { TOURS } from './support/tours.ts';

test.describe('a tenant’s overlay', () => {
  test('puts steps in another order, hides one, and counts what is left', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ tenant: 'acme', theme: 'light' });
    await desk.starts(TOURS.teamSetup);

    await card.expectsStep(1, 4);
    await card.expectsText('Welcome to the settings of Acme.');
    await card.press('next');
    await card.expectsStep(2, 4);
    await card.expectsBeside(desk.anchor('nav.appearance'));
    await desk.expectsTheme('dark');
    await card.press('next');
    await card.expectsStep(3, 4);
    await card.expectsBeside(desk.anchor('team.invite.open'));
    await card.press('next');
    await card.expectsStep(4, 4);
    await card.press('next');
    await card.expectsNoTrace();

    expect(desk.shown(TOURS.teamSetup)).toEqual(['welcome', 'theme', 'invite', 'done']);
    expect(await desk.storage.outcomes(TOURS.teamSetup)).toEqual({
      welcome: 'completed',
      theme: 'completed',
      invite: 'completed',
      done: 'completed',
    });
  });

  test('leaves the same tour as it is for another tenant', async ({ desk }) => {
    await desk.open({ tenant: 'globex' });
    await desk.starts(TOURS.teamSetup);
    await desk.card.expectsStep(1, 5);
    await desk.card.press('next');
    await desk.card.expectsStep(2, 5);
    await desk.card.expectsBeside(desk.anchor('team.invite.open'));
  });

  test('hides a step between others of the first-sign-in tour', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ user: 'fresh', tenant: 'globex' });
    await card.expectsStep(1, 3);
    await desk.goesTo('orders');
    await card.expectsStep(2, 3);
    await card.expectsBeside(desk.anchor('orders.create.submit'));
    await desk.anchor('orders.create.submit').click();
    await card.expectsStep(3, 3);
    await card.expectsText('It is in the list of Globex now.');
    await card.press('next');
    await card.expectsNoTrace();
    expect(desk.shown(TOURS.firstOrder)).toEqual(['open_orders', 'new_order', 'done']);
  });

  test('changes with the tenant, and so does whose progress counts', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ tenant: 'acme' });
    await desk.starts(TOURS.teamSetup);
    await card.expectsStep(1, 4);
    await card.press('next');
    await card.expectsStep(2, 4);
    await card.press('close');
    await card.expectsNoTrace();

    await desk.switches({ tenant: 'globex' });
    await desk.starts(TOURS.teamSetup);
    await card.expectsStep(1, 5);
    await card.expectsText('Welcome to the settings of Globex.');
    await card.press('close');

    await desk.switches({ tenant: 'acme' });
    await desk.starts(TOURS.teamSetup);
    await card.expectsStep(2, 4);
    expect(await desk.storage.outcomes(TOURS.teamSetup, 'acme')).toEqual({ welcome: 'completed' });
    expect(await desk.storage.outcomes(TOURS.teamSetup, 'globex')).toEqual({});
  });
});

test('a running tour goes with the tenant whose it is', async ({ desk }) => {
  const { card } = desk;
  await desk.open({ tenant: 'acme' });
  await desk.reaches(TOURS.round, 'timeline');
  await desk.switches({ tenant: 'globex' });
  await card.expectsNoTrace();
  await desk.playerIsReady();
  await card.expectsNoTrace();
  await desk.switches({ tenant: 'acme' });
  await card.expectsStep(8, 8);
});

test.describe('a role', () => {
  test('that a tour is not for is told so, and nothing starts', async ({ desk }) => {
    await desk.open({ role: 'cashier' });
    await desk.starts(TOURS.teamSetup);
    await expect(desk.notice).toContainText('The tour “Set up your team” is for another role.');
    await desk.card.expectsNoTrace();
    await desk.expectsPath('/');
    expect(desk.told(TOURS.teamSetup)).toEqual([]);
    expect(await desk.storage.progress(TOURS.teamSetup)).toBeUndefined();
  });

  test('that a tour is for takes it', async ({ desk }) => {
    await desk.open({ user: 'fresh', role: 'cashier' });
    await desk.card.expectsStep(1, 4);
    await desk.goesTo('orders');
    await desk.card.expectsStep(2, 4);
  });

  test('may change on the way: a tour that is no longer for the user ends', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ role: 'cashier' });
    await desk.switches({ role: 'manager' });
    await desk.starts(TOURS.teamSetup);
    await card.expectsStep(1, 4);
    await card.press('close');
    await desk.switches({ role: 'cashier' });
    await desk.starts(TOURS.teamSetup);
    await expect(desk.notice).toContainText('is for another role');
    await card.expectsNoTrace();
  });
});
