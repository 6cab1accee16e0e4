/** An app whose own code throws: the tour goes on without it, or ends; nobody is left with a card that is dead. */
import { expect, test } from './testing/fixture.ts';

const markup = '<button data-tour-anchor="a">A</button><button data-tour-anchor="b">B</button>';
const tours = [{ key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'b' }] }];

/** What the page said of uncaught errors; they are the app's, and are not to be swallowed. */
async function listen(evaluate: (script: () => void) => Promise<unknown>): Promise<void> {
  await evaluate(() => {
    const faults: string[] = [];
    Object.assign(window, { faults });
    window.addEventListener('error', (event) => {
      faults.push(event.message);
      event.preventDefault();
      event.stopImmediatePropagation();
    });
    window.addEventListener('unhandledrejection', (event) => {
      faults.push(String(event.reason));
      event.preventDefault();
    });
  });
}
const heard = () => (window as unknown as { faults: string[] }).faults;

test('a listener that throws keeps nobody from the tour, and the others still hear', async ({
  open,
  page,
}) => {
  const tour = await open(markup, tours);
  await listen((script) => page.evaluate(script));
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    window.fixture.player.subscribe(() => {
      throw new Error('analytics is down');
    });
    window.fixture.player.subscribe(({ type }) => told.push(type));
  });
  await tour.start();
  await tour.part('next').click();
  await tour.expectStep('b');
  const told = await page.evaluate(() => (window as unknown as { told: string[] }).told);
  expect(told).toEqual(['tour_started', 'step_shown', 'step_completed', 'step_shown']);
  expect(await page.evaluate(heard)).toContain('Error: analytics is down');
});

test('a `reveal` that throws leaves its anchor missing, and the step says so', async ({ open, page }) => {
  await page.addInitScript(() => {
    window.hostOptions = () => ({
      reveal() {
        throw new Error('no such row');
      },
    });
  });
  const tour = await open(markup, {
    tours: [{ key: 'tour', steps: [{ anchor: 'row', timeout: '300ms' }, { anchor: 'b' }] }],
    anchors: [{ key: 'row', virtual: true }],
  });
  await listen((script) => page.evaluate(script));
  await tour.start();
  await expect(tour.card).toHaveAttribute('data-kind', 'stuck');
  await tour.part('skip').click();
  await tour.expectStep('b');
  expect(await page.evaluate(heard)).toContain('Error: no such row');
});

test('a router that throws ends the tour, and the page is free', async ({ open, page }) => {
  await page.addInitScript(() => {
    window.hostOptions = () => ({
      router: {
        current() {
          if ('broken' in window) throw new Error('no router');
          return { route: 'home', params: {} };
        },
        subscribe: () => () => {},
      },
    });
  });
  const tour = await open(markup, tours);
  await listen((script) => page.evaluate(script));
  await tour.start();
  await page.evaluate(() => Object.assign(window, { broken: true }));
  await tour.part('next').click();
  await expect(tour.part('host')).toHaveCount(0);
  expect(await tour.events()).toContain('tour_left');
  expect((await page.evaluate(heard)).join()).toContain('no router');
});

test('a template that throws leaves the card as it is', async ({ open, page }) => {
  await page.addInitScript(() => {
    window.hostOptions = () => ({
      template(card) {
        if (card.step === 's2') throw new Error('no title');
        return { ...card, closeLabel: 'Away' };
      },
    });
  });
  const tour = await open(markup, tours);
  await listen((script) => page.evaluate(script));
  await tour.start();
  await expect(tour.part('close')).toHaveAttribute('aria-label', 'Away');
  await tour.part('next').click();
  await tour.expectStep('b');
  await expect(tour.part('close')).toHaveAttribute('aria-label', 'Leave tour');
  expect((await page.evaluate(heard)).join()).toContain('no title');
});

for (const [what, options] of Object.entries({
  'a presenter': () => ({
    presenter: () => ({
      render() {
        throw new Error('no canvas');
      },
      destroy() {
        throw new Error('no canvas');
      },
    }),
  }),
  'a function for words': () => ({
    labels() {
      throw new Error('no words');
    },
  }),
})) {
  test(`${what} that throws ends no tour, and keeps none from ending`, async ({ open, page }) => {
    await page.addInitScript(`window.hostOptions = ${options}`);
    const tour = await open(markup, tours);
    await listen((script) => page.evaluate(script));
    const starts = await page.evaluate(async () => {
      const { player } = window.fixture;
      await player.start('tour');
      await player.next();
      await player.stop().catch(() => {});
      const again = await player.start('tour');
      player.destroy();
      await new Promise((resolve) => setTimeout(resolve));
      return again;
    });
    expect(starts).toMatchObject({ ok: true });
    const events = ['tour_started', 'step_shown s1', 'step_completed s1', 'step_shown s2', 'tour_left'];
    expect(await tour.events()).toEqual([...events, 'tour_started', 'step_shown s2']);
    expect((await page.evaluate(heard)).join()).toContain('no ');
  });
}

test('a router that returns no way to unsubscribe is heard once for a tour, and the developer is told', async ({
  open,
  page,
}) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  await page.addInitScript(() => {
    const listeners: unknown[] = [];
    Object.assign(window, { listeners });
    window.hostOptions = () => ({
      router: {
        current: () => ({ route: 'home', params: {} }),
        subscribe(report) {
          listeners.push(report);
          return undefined as never;
        },
      },
    });
  });
  const tour = await open(markup, tours);
  await tour.start();
  await tour.part('next').click();
  await tour.expectStep('b');
  await tour.part('back').click();
  await tour.expectStep('a');
  await tour.part('close').click();
  await expect(tour.part('host')).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { listeners: unknown[] }).listeners.length)).toBe(1);
  expect(told).toEqual(['[tourwright] `router.subscribe` returns no function.']);
});
