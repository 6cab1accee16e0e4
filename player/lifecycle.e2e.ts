/** From start to end: reload, tabs, storage that refuses, and nothing left behind. */
import type { Page } from '@playwright/test';
import { expect, Tour, test } from './testing/fixture.ts';

const markup = '<button data-tour-anchor="a">A</button><button data-tour-anchor="b">B</button>';
const steps = [{ anchor: 'a' }, { anchor: 'b' }, { anchor: 'page' }];
const manual = [{ key: 'tour', steps }];
const automatic = [{ key: 'tour', steps, trigger: { on: 'first_sign_in' } }];

test('B083: a reload goes on with the step, once', async ({ open, page }) => {
  const tour = await open(markup, manual);
  await tour.start();
  await tour.part('next').click();
  await tour.expectStep('b');
  await page.reload();
  await tour.expectStep('b');
  await expect(tour.part('counter')).toHaveText('Step 2 of 3');
  await expect(tour.part('host')).toHaveCount(1);
});

test('B047: a click that leaves the page counts', async ({ open, page }) => {
  const tour = await open('<a data-tour-anchor="a" id="link">Go</a><button data-tour-anchor="b">B</button>', [
    { key: 'tour', steps: [{ anchor: 'a', advance: 'click' }, { anchor: 'b' }] },
  ]);
  await page.evaluate(() =>
    document.querySelector('#link')?.addEventListener('click', () => location.reload()),
  );
  await tour.start();
  await tour.anchor('a').click();
  await tour.expectStep('b');
});

test('B084: left is offered again on request, dismissed and completed are recorded as such', async ({
  open,
  page,
}) => {
  const tour = await open(markup, automatic);
  await tour.expectStep('a');
  await tour.part('close').click();
  await expect(tour.part('host')).toHaveCount(0);
  await page.reload();
  await page.waitForFunction(() => window.fixture?.player);
  const reasons = await page.evaluate(async () =>
    (await window.fixture.player.explain('tour')).reasons.map(({ code }) => code),
  );
  expect(reasons).toEqual(['left']);
  await tour.settles();
  await expect(tour.part('host')).toHaveCount(0);
  await tour.start();
  await tour.part('dismiss').click();
  await expect(tour.part('host')).toHaveCount(0);
  const record = await page.evaluate(
    () => JSON.parse(localStorage.getItem('tourwright:acme:u1:progress:tour') ?? '{}').record,
  );
  expect(record).toMatchObject({ status: 'dismissed', attempt: 1 });
});

/** How many locks the tabs of the page's origin hold, and how many they wait for. */
const locksOf = (page: Page) =>
  page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return { held: held.length, pending: pending.length };
  });

/** Until this tab would show a tour, and another one does. */
const waitsForItsTurn = (page: Page) => expect.poll(() => locksOf(page)).toEqual({ held: 1, pending: 1 });

test('B078: one tab at a time shows a tour, and another one goes on when that closes', async ({
  open,
  page,
  context,
}) => {
  const first = await open(markup, automatic);
  await first.expectStep('a');
  const other = await context.newPage();
  await other.goto(page.url());
  const second = new Tour(other);
  await waitsForItsTurn(other);
  await expect(second.card).toHaveCount(0);
  await first.part('next').click();
  await first.expectStep('b');
  await page.close();
  await second.expectStep('b');
});

test('B078: what is ended in one tab does not come up in another', async ({ open, page, context }) => {
  const first = await open(markup, automatic);
  await first.expectStep('a');
  const other = await context.newPage();
  await other.goto(page.url());
  await waitsForItsTurn(other);
  await first.part('close').click();
  await expect(first.card).toHaveCount(0);
  // Its turn would have come.
  await expect.poll(() => locksOf(other)).toEqual({ held: 0, pending: 0 });
  const second = new Tour(other);
  await second.settles();
  await expect(second.card).toHaveCount(0);
});

test('what is asked for in another tab takes over, and the tour of the first tab is not left by that', async ({
  open,
  page,
  context,
}) => {
  const first = await open(markup, [...automatic, { key: 'other', steps: [{ anchor: 'b' }] }]);
  await first.expectStep('a');
  const page2 = await context.newPage();
  await page2.goto(page.url());
  const second = new Tour(page2);
  await page2.waitForTimeout(400);
  await second.start('other');
  await second.expectStep('b');
  await expect(first.card).toBeHidden();
  await second.part('next').click();
  await expect(second.card).toHaveCount(0);
  await first.expectStep('a');
});

test('B076: with storage refused a tour plays to its end', async ({ open, page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const tour = await open(markup, manual);
  await tour.start();
  for (const about of ['b', 'page']) {
    await tour.part('next').click();
    await tour.expectStep(about);
  }
  await tour.part('next').click();
  await expect(tour.part('host')).toHaveCount(0);
  expect(await tour.events()).toContain('tour_completed');
});

test('B041: after 21 runs nothing is left, however they ended', async ({ open, page }) => {
  const tour = await open(markup, { tours: manual, options: { animate: false } });
  const session = await page.context().newCDPSession(page);
  const run = (end: string) =>
    page.evaluate(async (how) => {
      const { player } = window.fixture;
      const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
      await player.start('tour');
      await pause(30);
      if (how === 'destroy') player.destroy();
      else if (how === 'leave') await player.stop();
      else
        for (let step = 0; step < 3; step++) {
          await player.next();
          await pause(10);
        }
      await pause(10);
      window.fixture.events.length = 0;
    }, end);
  const counts = async () => {
    // The announcement that a tour is complete stays for a while.
    await expect(page.locator('[data-part]')).toHaveCount(0);
    await tour.settles();
    await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    const rest = await page.evaluate(() => [
      document.adoptedStyleSheets.length,
      document.documentElement.attributes.length + document.body.attributes.length,
      document.querySelectorAll('[data-part]').length,
    ]);
    return [nodes, jsEventListeners, ...rest];
  };
  const ends = ['complete', 'leave', 'destroy'];
  for (const end of ends) await run(end);
  const before = await counts();
  // Ends as the first round did: the last run's own objects may wait for the next one.
  for (let round = 0; round < 7; round++) for (const end of ends) await run(end);
  await expect.poll(counts).toEqual(before);
  await expect(tour.part('host')).toHaveCount(0);
});

test('destroyed in the middle of a call, nothing comes up afterwards', async ({ open, page }) => {
  const tour = await open(markup, [{ key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'b', tool: 'slow' }] }]);
  await tour.start();
  await tour.part('next').click();
  await expect.poll(() => tour.calls()).toEqual(['slow']);
  await page.evaluate(() => {
    window.fixture.player.destroy();
    window.fixture.answer();
  });
  await tour.settles();
  await expect(tour.part('host')).toHaveCount(0);
});

test('what cannot start says why', async ({ open, page }) => {
  await open(markup, [...manual, { key: 'other', steps }]);
  const codes = await page.evaluate(async () => {
    const { player } = window.fixture;
    const start = async (key: string, step?: string) => {
      const result = await player.start(key, step ? { step } : {});
      return result.ok ? 'ok' : result.refusal.code;
    };
    return [
      await start('nope'),
      await start('tour', 'nope'),
      await start('tour'),
      await start('tour'),
      await start('tour', 's2'),
      await start('other'),
    ];
  });
  expect(codes).toEqual(['unknown_tour', 'unknown_step', 'ok', 'already_running', 'ok', 'ok']);
});

test('a composed tour plays once and leaves nothing', async ({ open, page }) => {
  const tour = await open(markup, { tours: [], anchors: [{ key: 'a' }] });
  await page.evaluate(() => {
    const value = {
      key: 'composed',
      origin: 'generated',
      steps: [{ anchor: 'a', text: { generated: 'Made *now*.', locale: 'de' } }],
    };
    return window.fixture.player.start({ value });
  });
  await expect(tour.part('text')).toHaveText('Made now.');
  await expect(tour.part('text')).toHaveAttribute('lang', 'de');
  await expect(tour.part('generated')).toHaveText('Written by AI');
  await tour.part('next').click();
  await expect(tour.part('host')).toHaveCount(0);
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([
    [],
    [],
  ]);
});

test('B044: off its route the tour waits, and goes on when the user is back', async ({ open, page }) => {
  const tour = await open(markup, { tours: manual, anchors: [{ key: 'a', routes: ['orders'] }] }, '#/orders');
  await tour.start();
  const entries = await page.evaluate(() => history.length);
  await page.evaluate(() => {
    location.hash = '/';
  });
  await expect(tour.card).toBeHidden({ timeout: 500 });
  await page.goBack();
  await tour.expectStep('a');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
  expect((await tour.events()).filter((event) => event.startsWith('tour_'))).toEqual(['tour_started']);
});

test('a card that an app takes the focus from to nowhere, as routers do, takes it again when it comes back', async ({
  open,
  page,
}) => {
  const tour = await open('<p><button data-tour-anchor="a">A</button></p>', [
    { key: 'tour', steps: [{ anchor: 'a' }] },
  ]);
  await page.evaluate(() => {
    // The focus goes to the page's top after the new page has come, unless that has moved it.
    navigation.addEventListener('navigate', (event) => {
      event.intercept({
        async handler() {
          const screen = document.querySelector('p');
          if (screen) screen.hidden = location.hash === '#/orders';
        },
      });
    });
  });
  await tour.start();
  expect(await tour.focused()).toBe('next');
  await page.evaluate(() => navigation.navigate('#/orders').finished);
  await expect(tour.card).toBeHidden();
  await page.evaluate(() => navigation.back().finished);
  await tour.expectStep('a');
  await expect.poll(() => tour.focused()).toBe('next');
});

test('a step that begins before the app’s new page keeps the focus when the app then puts it nowhere', async ({
  open,
  page,
}) => {
  const tour = await open('<nav><a href="#/orders" data-tour-anchor="a">Orders</a></nav>', [
    { key: 'tour', steps: [{ anchor: 'a', advance: 'click' }, { anchor: 'a' }, { anchor: 'page' }] },
  ]);
  const nowhere = () =>
    page.evaluate(() => {
      document.body.tabIndex = -1;
      document.body.focus();
      document.body.removeAttribute('tabindex');
    });
  await tour.start();
  await tour.anchor('a').click();
  await expect(tour.part('counter')).toHaveText('Step 2 of 3');
  await nowhere();
  await expect.poll(() => tour.focused()).toBe('next');
  await page.keyboard.press('Enter');
  await tour.expectStep('page');
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect.poll(() => tour.focused()).toBe('next');
  // What the user has touched is theirs.
  await page.keyboard.press('Shift');
  await nowhere();
  await tour.settles();
  expect(await tour.focused()).toBe('');
});
