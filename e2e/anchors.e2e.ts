import type { Desk } from './support/desk.ts';
import { expect, test } from './support/test.ts';
import { TOURS } from './support/tours.ts';

/** As long as a step looks for its anchor, and a little more. */
const TIMEOUT = 8_100;

test.describe('an anchor that comes late', () => {
  test('is waited for, the pressed button busy meanwhile, and its card comes with it (B001)', async ({
    desk,
  }) => {
    const { card } = desk;
    await desk.open({ tenant: 'globex' });
    await desk.starts(TOURS.teamSetup);
    await card.expectsStep(1, 5);
    const button = await desk.markup.takesOut('team.invite.open');
    await card.press('next');
    await card.expectsBusy('next');
    await button.putBack();
    await card.expectsStep(2, 5);
    await card.expectsBeside(desk.anchor('team.invite.open'));
    expect(desk.told(TOURS.teamSetup).slice(-2)).toEqual([
      'step_completed welcome manual',
      'step_shown invite',
    ]);
  });

  test('may be one that was there and hidden', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ tenant: 'globex' });
    await desk.starts(TOURS.teamSetup);
    await card.expectsStep(1, 5);
    await desk.markup.styles('team.invite.open', { visibility: 'hidden' });
    await card.press('next');
    await card.expectsBusy('next');
    await desk.markup.styles('team.invite.open', { visibility: '' });
    await card.expectsStep(2, 5);
    await card.expectsBeside(desk.anchor('team.invite.open'));
  });
});

test.describe('an anchor that is missing', () => {
  const causes = {
    'is not in the page': async (desk) => {
      await desk.markup.takesOut('team.invite.open');
    },
    'is not shown': (desk) => desk.markup.styles('team.invite.open', { display: 'none' }),
    'is hidden by what it is in': (desk) =>
      desk.markup.stylesAround('team.invite.open', { visibility: 'hidden' }),
    'has no size': (desk) =>
      desk.markup.styles('team.invite.open', {
        width: '0',
        height: '0',
        padding: '0',
        border: '0',
        overflow: 'hidden',
        minHeight: '0',
      }),
  } satisfies Record<string, (desk: Desk) => Promise<void>>;

  for (const [cause, bringAbout] of Object.entries(causes)) {
    test(`gets the step stuck, which says so: it ${cause}`, async ({ desk }) => {
      const { card } = desk;
      await desk.setsTheClock();
      await desk.open({ tenant: 'globex' });
      await desk.starts(TOURS.teamSetup);
      await card.expectsStep(1, 5);
      await bringAbout(desk);
      await card.press('next');
      await card.expectsBusy('next');
      await desk.timePasses(TIMEOUT);
      await card.expectsKind('stuck');
      await card.expectsStep(2, 5);
      await card.expectsText('The place this step is about is not on the screen right now.');
      await card.expectsButtons('close', 'leave', 'skip', 'retry');
      expect(desk.shown(TOURS.teamSetup)).toEqual(['welcome']);
    });
  }

  test('is looked for again by Retry', async ({ desk }) => {
    const { card } = desk;
    await desk.setsTheClock();
    await desk.open({ tenant: 'globex' });
    await desk.starts(TOURS.teamSetup);
    await card.expectsStep(1, 5);
    const button = await desk.markup.takesOut('team.invite.open');
    await card.press('next');
    await card.expectsBusy('next');
    await desk.timePasses(TIMEOUT);
    await card.expectsKind('stuck');
    await card.press('retry');
    await card.expectsBusy('retry');
    await desk.timePasses(TIMEOUT);
    await card.expectsKind('stuck');
    await card.press('retry');
    await card.expectsBusy('retry');
    await button.putBack();
    await card.expectsKind('anchored');
    await card.expectsBeside(desk.anchor('team.invite.open'));
  });

  test('gets unstuck by coming late, with nothing pressed', async ({ desk }) => {
    const { card } = desk;
    await desk.setsTheClock();
    await desk.open({ tenant: 'globex' });
    await desk.starts(TOURS.teamSetup);
    await card.expectsStep(1, 5);
    const button = await desk.markup.takesOut('team.invite.open');
    await card.press('next');
    await card.expectsBusy('next');
    await desk.timePasses(TIMEOUT);
    await card.expectsKind('stuck');
    await button.putBack();
    await card.expectsKind('anchored');
    await card.expectsBeside(desk.anchor('team.invite.open'));
  });

  test('is passed over by Skip: the step was not available, which is not completed', async ({ desk }) => {
    const { card } = desk;
    await desk.setsTheClock();
    await desk.open({ tenant: 'globex' });
    await desk.starts(TOURS.teamSetup);
    await card.expectsStep(1, 5);
    await desk.markup.takesOut('team.invite.open');
    await card.press('next');
    await card.expectsBusy('next');
    await desk.timePasses(TIMEOUT);
    await card.expectsKind('stuck');
    await card.press('skip');
    await card.expectsBeside(desk.anchor('nav.appearance'));
    // What could not be shown is not counted.
    await card.expectsStep(2, 4);
    expect(await desk.storage.outcomes(TOURS.teamSetup, 'globex')).toEqual({
      welcome: 'completed',
      invite: 'unavailable',
    });
    expect(desk.told(TOURS.teamSetup)).toContain('step_unavailable invite anchor_missing');
  });

  test('locks nobody in: the stuck card leaves the tour, and the page is free meanwhile', async ({
    desk,
  }) => {
    const { card } = desk;
    await desk.setsTheClock();
    await desk.open({ tenant: 'globex' });
    await desk.starts(TOURS.teamSetup);
    await card.expectsStep(1, 5);
    await desk.markup.takesOut('team.invite.open');
    await card.press('next');
    await card.expectsBusy('next');
    await desk.timePasses(TIMEOUT);
    await card.expectsKind('stuck');
    await desk.opensMenu();
    await desk.menuButton.click();
    await card.press('leave');
    await card.expectsNoTrace();
    expect(desk.told(TOURS.teamSetup).at(-1)).toBe('tour_left anchor_missing');
  });
});

test.describe('an anchor with its card beside it', () => {
  test('takes the card with it when it goes, and brings it back', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ tenant: 'globex' });
    await desk.reaches(TOURS.teamSetup, 'invite');
    const button = await desk.markup.takesOut('team.invite.open');
    await card.expectsGone();
    await button.putBack();
    await card.expectsStep(2, 5);
    await card.expectsBeside(desk.anchor('team.invite.open'));
    expect(desk.shown(TOURS.teamSetup)).toEqual(['welcome', 'invite']);
  });

  test('may be replaced by another element: the card moves over', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ tenant: 'globex' });
    await desk.reaches(TOURS.teamSetup, 'invite');
    await desk.markup.replaces('team.invite.open', { marginInlineEnd: '120px' });
    await card.expectsBeside(desk.anchor('team.invite.open'));
    await card.expectsStep(2, 5);
    expect(desk.shown(TOURS.teamSetup)).toEqual(['welcome', 'invite']);
  });

  test('may move and grow', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ tenant: 'globex' });
    await desk.reaches(TOURS.teamSetup, 'invite');
    await desk.markup.styles('team.invite.open', { marginBlockStart: '90px' });
    await card.expectsBeside(desk.anchor('team.invite.open'));
    await desk.markup.styles('team.invite.open', { inlineSize: '320px' });
    await card.expectsBeside(desk.anchor('team.invite.open'));
  });

  test('may be there twice: the one that is seen counts', async ({ desk }) => {
    const { card } = desk;
    await desk.open({ tenant: 'globex' });
    await desk.starts(TOURS.teamSetup);
    await card.expectsStep(1, 5);
    await desk.markup.doubles('team.invite.open', { display: 'none' });
    await card.press('next');
    await card.expectsStep(2, 5);
    await card.expectsBeside(desk.anchor('team.invite.open').filter({ visible: true }));
  });

  test('comes out from under a bar that stays, and is followed when the page scrolls (B010)', async ({
    desk,
  }) => {
    const { card } = desk;
    await desk.page.setViewportSize({ width: 1100, height: 520 });
    await desk.open();
    await desk.reaches(TOURS.round, 'search');
    await desk.scrollsUnderTheBar('orders.list.new');
    await card.press('next');
    await card.expectsStep(4, 8);
    await card.expectsRingOn(desk.anchor('orders.list.new'));
    await desk.expectsInTheOpen('orders.list.new');
    await desk.scrollsUnderTheBar('orders.list.new');
    await card.expectsRingOn(desk.anchor('orders.list.new'));
  });

  test('that lies below the screen is scrolled to', async ({ desk }) => {
    const { card } = desk;
    await desk.page.setViewportSize({ width: 800, height: 640 });
    await desk.open({ tenant: 'globex' });
    await desk.reaches(TOURS.teamSetup, 'import_csv');
    await card.expectsStep(4, 5);
    await card.expectsRingOn(desk.anchor('team.import_csv'));
    await desk.expectsInTheOpen('team.import_csv');
  });

  test('in a modal dialog has the card over the dialog, and the page after it (B020)', async ({ desk }) => {
    const { card } = desk;
    await desk.open();
    await desk.reaches(TOURS.round, 'customer');
    await card.expectsBeside(desk.anchor('orders.create.customer'));
    await card.expectsOnTop();
    await card.press('next');
    await card.expectsStep(6, 8);
    await card.expectsOnTop();
    await desk.anchor('orders.create.cancel').click();
    await card.expectsStep(7, 8);
    await card.expectsOnTop();
    await card.press('close');
    await card.expectsNoTrace();
  });

  test('in a dialog that the user closes takes the card away, and back when the dialog is open again', async ({
    desk,
  }) => {
    const { card } = desk;
    await desk.open();
    await desk.reaches(TOURS.round, 'customer');
    await desk.field('customer').press('Escape');
    await expect(desk.orderForm).toBeHidden();
    await card.expectsGone();
    await desk.anchor('orders.list.new').click();
    await card.expectsStep(5, 8);
    await card.expectsBeside(desk.anchor('orders.create.customer'));
    expect(desk.shown(TOURS.round).filter((step) => step === 'customer')).toHaveLength(1);
  });
});
