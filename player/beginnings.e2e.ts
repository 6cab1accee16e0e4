/** How tours begin by themselves, again, and in a new version; and what the browser keeps of them. */
import type { Page } from '@playwright/test';
import { expect, type Tour, test } from './testing/fixture.ts';

const markup = '<button data-tour-anchor="a">A</button><button data-tour-anchor="b">B</button>';
const onRoute = { on: 'route', route: 'orders' };

const reasons = (page: Page, key: string): Promise<string[]> =>
  page.evaluate(
    async (tour) => (await window.fixture.player.explain(tour)).reasons.map(({ code }) => code),
    key,
  );

/** Ends the running tour at its last step. */
async function finish(tour: Tour): Promise<void> {
  await tour.part('next').click();
  await expect(tour.card).toHaveCount(0);
}

test('a tour of a route begins when the app comes there', async ({ open, page }) => {
  const tour = await open(markup, [{ key: 'tour', steps: [{ anchor: 'a' }], trigger: onRoute }]);
  expect(await reasons(page, 'tour')).toEqual(['off_route']);
  await expect(tour.card).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = '/orders';
  });
  await tour.expectStep('a');
  await finish(tour);
  expect(await reasons(page, 'tour')).toContain('nothing_to_show');
});

test('a tour of an event begins when the app tells of that one', async ({ open, page }) => {
  const trigger = { on: 'event', event: 'order_failed' };
  const tour = await open(markup, [{ key: 'tour', steps: [{ anchor: 'a' }], trigger }]);
  expect(await reasons(page, 'tour')).toEqual(['waiting']);
  await page.evaluate(() => window.fixture.player.notify('order_made'));
  await tour.settles();
  await expect(tour.card).toHaveCount(0);
  await page.evaluate(() => window.fixture.player.notify('order_failed'));
  await tour.expectStep('a');
});

/** A store of the host's that takes its time, with these answers. */
const slowly = (page: Page, status?: 'dismissed') =>
  page.addInitScript((found) => {
    const at = '2026-01-01T00:00:00.000Z';
    window.hostOptions = () => ({
      progress: {
        async load(tour) {
          await new Promise((resolve) => setTimeout(resolve, 200));
          return found
            ? { tour, version: 1, attempt: 1, status: found, startedAt: at, updatedAt: at, steps: {} }
            : null;
        },
        save: async () => undefined,
      },
    });
  }, status);
const onEvent = (event: string, key: string, anchor: string) => ({
  key,
  steps: [{ anchor }],
  trigger: { on: 'event', event },
});

test('of two events in one breath the first starts its tour, and the second nothing', async ({
  open,
  page,
}) => {
  await slowly(page);
  const tour = await open(markup, [onEvent('one', 'first', 'a'), onEvent('two', 'second', 'b')]);
  await page.evaluate(() => {
    const { player } = window.fixture;
    return Promise.all(['one', 'one', 'two'].map((event) => player.notify(event)));
  });
  await tour.expectStep('a');
  await page.waitForTimeout(500);
  await tour.expectStep('a');
  expect(await tour.events()).toEqual(['tour_started', 'step_shown s1']);
  expect(await reasons(page, 'second')).not.toContain('left');
});

test('what would begin by itself gives way to what is asked for meanwhile', async ({ open, page }) => {
  await slowly(page);
  const tour = await open(markup, [onEvent('one', 'first', 'a'), { key: 'tour', steps: [{ anchor: 'b' }] }]);
  await page.evaluate(() => {
    const { player } = window.fixture;
    return Promise.all([player.start('tour'), player.notify('one')]);
  });
  await tour.expectStep('b');
  await page.waitForTimeout(500);
  await tour.expectStep('b');
  expect(await tour.events()).toEqual(['tour_started', 'step_shown s1']);
});

test('what was dismissed on another device does not begin at an event that comes early', async ({
  open,
  page,
}) => {
  await slowly(page, 'dismissed');
  const tour = await open(markup, [onEvent('one', 'first', 'a')]);
  await page.evaluate(() => window.fixture.player.notify('one'));
  await page.waitForTimeout(500);
  await expect(tour.card).toHaveCount(0);
  expect(await reasons(page, 'first')).toContain('dismissed');
});

test('one at a time: the highest priority first, the next one after a rest', async ({ open, page }) => {
  await page.clock.install();
  const tour = await open(markup, {
    tours: [
      { key: 'low', steps: [{ anchor: 'a' }], trigger: { on: 'first_sign_in' }, priority: 1 },
      { key: 'high', steps: [{ anchor: 'b' }], trigger: { on: 'first_sign_in' }, priority: 9 },
    ],
    options: { quietPeriod: 3_600_000 },
  });
  await tour.expectStep('b');
  expect(await reasons(page, 'low')).toEqual(['already_running']);
  await finish(tour);
  expect(await reasons(page, 'low')).toEqual(['quiet_period']);
  await page.clock.fastForward('59:00');
  await tour.settles();
  await expect(tour.card).toHaveCount(0);
  await page.clock.fastForward('01:00');
  await tour.expectStep('a');
});

test('what the user left comes by itself only when its time has come', async ({ open, page }) => {
  await page.clock.install();
  const tour = await open(markup, {
    tours: [{ key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'b' }], trigger: { on: 'first_sign_in' } }],
    options: { quietPeriod: 0, offerAgainAfter: 3_600_000 },
  });
  await tour.expectStep('a');
  await tour.part('close').click();
  await expect(tour.card).toHaveCount(0);
  expect(await reasons(page, 'tour')).toEqual(['left']);
  await page.clock.fastForward('59:00');
  await page.reload();
  await page.waitForFunction(() => window.fixture?.player);
  expect(await reasons(page, 'tour')).toEqual(['left']);
  await tour.settles();
  await expect(tour.card).toHaveCount(0);
  await page.clock.fastForward('01:00');
  await page.reload();
  await tour.expectStep('a');
});

test('what the user left comes never again, where the host says so, and keeps no other from coming', async ({
  open,
  page,
}) => {
  await page.addInitScript(() => {
    window.hostOptions = () => ({ offerAgainAfter: Number.POSITIVE_INFINITY, quietPeriod: 0 });
  });
  const trigger = { on: 'first_sign_in' };
  const tour = await open(markup, [
    { key: 'tour', steps: [{ anchor: 'a' }], trigger },
    { key: 'other', steps: [{ anchor: 'b' }], trigger, priority: -1 },
  ]);
  await tour.expectStep('a');
  await tour.part('close').click();
  await tour.expectStep('b');
  expect(await reasons(page, 'tour')).toEqual(['left', 'already_running']);
});

for (const [onNewVersion, first, of, attempt] of [
  ['nothing', null, 0, 1],
  ['new_steps', 'b', 1, 1],
  ['restart', 'a', 2, 2],
] as const) {
  test(`a new version for those who completed the old one: ${onNewVersion}`, async ({ open, page }) => {
    const key = 'tour';
    const trigger = { on: 'first_sign_in' };
    const old = await open(markup, [{ key, trigger, steps: [{ id: 'one', anchor: 'a' }] }]);
    await old.expectStep('a');
    await finish(old);
    const steps = [
      { id: 'one', anchor: 'a' },
      { id: 'two', anchor: 'b' },
    ];
    const tour = await open(markup, [{ key, trigger, steps, version: 2, onNewVersion }]);
    if (first === null) {
      expect(await reasons(page, key)).toContain('nothing_to_show');
      await expect(tour.card).toHaveCount(0);
      return;
    }
    await tour.expectStep(first);
    await expect(tour.part('counter')).toHaveText(`Step 1 of ${of}`);
    for (let left = of; left > 0; left--) await tour.part('next').click();
    await expect(tour.card).toHaveCount(0);
    const record = await page.evaluate(
      () => JSON.parse(localStorage.getItem('tourwright:acme:u1:progress:tour') ?? '{}').record,
    );
    expect(record).toMatchObject({ status: 'completed', attempt, version: 2 });
  });
}

test('B076: with the storage full, a tour plays to its end and the page keeps what it did', async ({
  open,
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && told.push(message.text()));
  const tour = await open(markup, [{ key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'b' }] }]);
  await page.evaluate(() => {
    for (let size = 1 << 20; size > 0; size >>= 1) {
      try {
        for (let n = 0; ; n++) localStorage.setItem(`full-${size}-${n}`, 'x'.repeat(size));
      } catch {}
    }
  });
  await tour.start();
  await tour.part('next').click();
  await tour.expectStep('b');
  await finish(tour);
  expect(await tour.events()).toContain('tour_completed');
  expect(await reasons(page, 'tour')).toContain('nothing_to_show');
  expect(told.filter((each) => each.includes('Storage is refused'))).toHaveLength(1);
});

test('P-08: two users of one browser know nothing of each other', async ({ open }) => {
  const sketch = { tours: [{ key: 'tour', steps: [{ anchor: 'a' }], trigger: { on: 'first_sign_in' } }] };
  const first = await open(markup, { ...sketch, user: 'u1' });
  await first.expectStep('a');
  await finish(first);
  const second = await open(markup, { ...sketch, user: 'u2' });
  await second.expectStep('a');
});

test('preloading rehearses where nobody sees it, and leaves the page as it was', async ({ open, page }) => {
  const tour = await open(
    '<input id="typing"><div style="height:3000px"></div><button data-tour-anchor="a">A</button>',
    { tours: [{ key: 'tour', steps: [{ anchor: 'a' }] }], options: { autoStart: false } },
  );
  const seen = await page.evaluate(async () => {
    const input = document.querySelector('#typing') as HTMLElement;
    input.focus();
    scrollTo(0, 500);
    const heard: string[] = [];
    for (const type of ['focusin', 'focusout', 'scroll', 'toggle']) {
      document.addEventListener(type, () => heard.push(type), true);
    }
    let hosts = 0;
    const isHost = (node: Node): boolean => (node as HTMLElement).dataset?.part === 'host';
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) hosts += [...addedNodes].filter(isHost).length;
    });
    observer.observe(document, { childList: true, subtree: true });
    // The scrolling of the test itself is told in a frame of its own.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const kept = (): string => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    const before = { html: document.documentElement.outerHTML, kept: kept() };
    heard.length = 0;
    await window.fixture.player.preload();
    await new Promise((resolve) => setTimeout(resolve));
    return {
      hosts,
      heard,
      events: window.fixture.events,
      same: document.documentElement.outerHTML === before.html,
      kept: kept() === before.kept,
      focused: document.activeElement === input,
      scrolled: scrollY,
    };
  });
  expect(seen).toEqual({
    hosts: 1,
    heard: [],
    events: [],
    same: true,
    kept: true,
    focused: true,
    scrolled: 500,
  });
  await tour.start();
  await tour.expectStep('a');
});
