/** The scenarios. Each opens pages, and gives figures of one subject; who calls them decides on order and number. */
import { STEPS } from './steps.js';

/** Milliseconds after a frame at which things begin: a user's click comes at any time within it. */
const PHASES = [1, 4, 7, 10, 2, 5, 8, 3];
const COUNTS = [
  'LayoutCount',
  'RecalcStyleCount',
  'ScriptDuration',
  'LayoutDuration',
  'RecalcStyleDuration',
  'TaskDuration',
];
/** Milliseconds that belong to a step when it is counted: what a subject does later is no part of it, but of the rest. */
const STEP_MS = 400;
const CYCLES = 1000;
/** Cycles before that: the browser compiles what is hot, and that is heap too. */
const WARM_UP_CYCLES = 600;

/** Indexes of steps whose anchor scrolls with the page, stays in a sticky bar, and scrolls in a box of its own. */
const SCROLLED = { page: 2, sticky: 1, inner: 3 };

/** @param {import('@playwright/test').Browser} browser */
export async function openPage(browser, origin, subject, { nodes = 2000, animate = false } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.addInitScript(() => {
    const ask = window.requestAnimationFrame.bind(window);
    window.framesAsked = 0;
    window.requestAnimationFrame = (then) => {
      window.framesAsked++;
      return ask(then);
    };
  });
  await page.goto(`${origin}/${subject}/?nodes=${nodes}${animate ? '&animate' : ''}`);
  await page.waitForFunction(() => 'probe' in window);
  await page.evaluate(() => probe.frames(5));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await devtools.send('HeapProfiler.enable');
  return {
    page,
    async metrics() {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
    },
    collect: () => devtools.send('HeapProfiler.collectGarbage'),
    async close() {
      await context.close();
      if (faults.length > 0) throw new Error(`${subject}: ${faults.join('\n')}`);
    },
  };
}

/** What the metrics say that `act` took; durations in milliseconds. */
async function cost(opened, act) {
  const before = await opened.metrics();
  await act();
  const after = await opened.metrics();
  return Object.fromEntries(
    COUNTS.map((name) => [name, (after[name] - before[name]) * (name.endsWith('Duration') ? 1000 : 1)]),
  );
}

const minus = (a, b) => Object.fromEntries(COUNTS.map((name) => [name, a[name] - b[name]]));

/** First start of the page, further starts, and steps: milliseconds until painted and until nothing moves any more. */
export async function times(open, round) {
  const opened = await open();
  const { page } = opened;
  const figures = { first: [], later: [], next: [], nextPainted: [] };
  const phase = (index) => PHASES[(round * 3 + index) % PHASES.length];
  figures.first.push(
    (await page.evaluate((at) => probe.start(at, { animate: probe.animate }), phase(0))).painted,
  );
  for (let again = 0; again < 2; again++) {
    await page.evaluate(() => probe.stop());
    figures.later.push(
      (await page.evaluate((at) => probe.start(at, { animate: probe.animate }), phase(again + 1))).painted,
    );
    for (let step = 1; step < STEPS.length; step++) {
      const { painted, stable } = await page.evaluate(
        ([next, at]) => probe.next(next, at),
        [step, phase(step)],
      );
      figures.next.push(stable);
      figures.nextPainted.push(painted);
    }
  }
  await opened.close();
  return figures;
}

/** Layouts, style recalculations and milliseconds per step, and what the first start takes of the main thread. */
export async function counts(open) {
  const opened = await open();
  const { page } = opened;
  const start = await cost(opened, () =>
    page.evaluate((wait) => probe.bareStart(wait, { animate: probe.animate }), STEP_MS),
  );
  // The first two steps warm up what is made once.
  await page.evaluate(async (wait) => {
    await probe.bareNext(wait);
    await probe.bareNext(wait);
  }, STEP_MS);
  const idle = await cost(opened, () => page.evaluate((wait) => probe.idle(wait), STEP_MS));
  const figures = [];
  for (let step = 3; step < STEPS.length; step++) {
    const all = await cost(opened, () => page.evaluate((wait) => probe.bareNext(wait), STEP_MS));
    figures.push(minus(all, idle));
  }
  await opened.close();
  return {
    ...Object.fromEntries(COUNTS.map((name) => [name, figures.map((each) => Math.max(0, each[name]))])),
    FirstTaskDuration: [minus(start, idle).TaskDuration],
  };
}

/** Layouts and drift while the user turns the wheel, by what the anchor scrolls with. */
export async function scrolling(open) {
  const figures = {};
  for (const [where, step] of Object.entries(SCROLLED)) {
    const opened = await open();
    const { page } = opened;
    await page.evaluate((from) => probe.start(3, { animate: false }, from), step);
    await page.evaluate(() => probe.frames(40));
    const { x, y } = await page.evaluate((at) => probe.anchorCentre(at), step);
    // Beside the anchor for a page: the wheel over a card is the card's own.
    if (where === 'inner') await page.mouse.move(x + 200, y);
    else await page.mouse.move(900, 600);
    const wheel = async (by) => {
      for (let turn = 0; turn < 8; turn++) {
        await page.mouse.wheel(0, by);
        await page.evaluate(() => probe.frames(3));
      }
    };
    const by = where === 'inner' ? 6 : 20;
    const spent = await cost(opened, () => wheel(by));
    await wheel(-by);
    await page.evaluate(() => probe.frames(20));
    await page.evaluate(
      ([at, fixed]) => {
        window.stopWatching = probe.watchDrift(at, fixed);
      },
      [step, where === 'sticky'],
    );
    await wheel(by);
    const drift = await page.evaluate(() => window.stopWatching());
    figures[`${where}Layouts`] = [spent.LayoutCount];
    figures[`${where}Drift`] = [drift];
    await opened.close();
  }
  return figures;
}

/** What goes on in a second in which nothing happens, and frames asked for in it. */
export async function rest(open) {
  const opened = await open();
  const { page } = opened;
  await page.evaluate(() => probe.start(3, { animate: probe.animate }));
  await page.waitForTimeout(1500);
  await page.evaluate(() => {
    window.framesAsked = 0;
  });
  const spent = await cost(opened, () => page.waitForTimeout(1000));
  const asked = await page.evaluate(() => window.framesAsked);
  await opened.close();
  return { restLayouts: [spent.LayoutCount], restStyles: [spent.RecalcStyleCount], restFrames: [asked] };
}

/** Bytes of heap per start and stop, and what is left of a thousand of them. */
export async function heap(open) {
  const opened = await open();
  const { page } = opened;
  await page.evaluate((count) => probe.cycles(count), WARM_UP_CYCLES);
  const taken = async () => {
    for (let round = 0; round < 3; round++) {
      await opened.collect();
      await page.waitForTimeout(100);
    }
    return opened.metrics();
  };
  const leftBefore = await page.evaluate(() => probe.leftovers());
  const before = await taken();
  await page.evaluate((count) => probe.cycles(count), CYCLES);
  const after = await taken();
  const leftAfter = await page.evaluate(() => probe.leftovers());
  await opened.close();
  return {
    heapPerCycle: [(after.JSHeapUsedSize - before.JSHeapUsedSize) / CYCLES],
    nodesLeft: [after.Nodes - before.Nodes],
    listenersLeft: [after.JSEventListeners - before.JSEventListeners],
    elementsLeft: [leftAfter.elements - leftBefore.elements],
    attributesLeft: [
      leftAfter.attributes === leftBefore.attributes && leftAfter.app === leftBefore.app ? 0 : 1,
    ],
  };
}

/** Attributes and elements that one start and stop leaves in the page. */
export async function leavings(open) {
  const opened = await open();
  const { page } = opened;
  const before = await page.evaluate(() => probe.leftovers());
  await page.evaluate(async () => {
    await probe.start(3, { animate: false });
    await probe.stop();
    await probe.frames(30);
  });
  const after = await page.evaluate(() => probe.leftovers());
  await opened.close();
  return {
    attributesLeft: [before.attributes === after.attributes && before.app === after.app ? 0 : 1],
    elementsLeftByOne: [after.elements - before.elements],
  };
}

/** Milliseconds from an anchor's insertion to its painted card. */
export async function late(open) {
  const opened = await open();
  const { painted } = await opened.page.evaluate(() => probe.late(2));
  await opened.close();
  return { late: [painted] };
}
