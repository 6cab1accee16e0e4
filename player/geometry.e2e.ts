/** Where the spotlight and the card are, whatever the page scrolls, clips and moves. */
import { expect, test } from './testing/fixture.ts';
import { isFree } from './testing/is-free.ts';

const rows = (count: number, marked: number): string =>
  Array.from({ length: count }, (_, index) =>
    index === marked ? '<p data-tour-anchor="a">The anchor</p>' : `<p>Line ${index}</p>`,
  ).join('');
const button = '<button data-tour-anchor="a">A</button>';
const oneStep = [{ key: 'tour', steps: [{ anchor: 'a' }] }];
const ANCHOR = '[data-tour-anchor=a]';

for (const [where, markup] of [
  ['far below the fold', rows(100, 80)],
  ['in a box', `<div style="height:200px;overflow:auto">${rows(40, 30)}</div>`],
  [
    'in a box in a box in a scrolled page',
    `<div style="height:1500px"></div><div style="height:300px;overflow:auto"><div style="height:400px"></div>
     <div style="height:200px;overflow:auto">${rows(40, 30)}</div><div style="height:400px"></div></div><div style="height:900px"></div>`,
  ],
  [
    'far to the right',
    `<div style="width:400px;overflow:auto"><div style="width:4000px;padding-left:3000px">${button}</div></div>`,
  ],
  [
    'under a sticky header',
    `<header style="position:sticky;top:0;height:72px;background:#ddd">Bar</header>${rows(90, 60)}`,
  ],
  [
    'right below the fold, over a fixed footer',
    `${rows(90, 20)}<footer style="position:fixed;bottom:0;height:90px;width:100%;background:#ddd">Bar</footer>`,
  ],
  [
    'in a transformed box',
    `<div style="transform:translate(-50px,40px) scale(.9);padding:80px">${button}</div>`,
  ],
  [
    'in a filtered, contained box',
    `<div style="filter:blur(0);contain:paint;padding:80px;margin:50px">${button}</div>`,
  ],
  ['in a zoomed box', `<div style="zoom:1.5;padding:80px">${button}</div>`],
  ['fixed', `<div style="position:fixed;right:30px;bottom:30px">${button}</div>${rows(90, -1)}`],
  [
    'an SVG shape',
    '<svg width="400" height="300"><circle data-tour-anchor="a" cx="200" cy="150" r="60"/></svg>',
  ],
  [
    'without a box of its own',
    '<div style="padding:90px"><span data-tour-anchor="a" style="display:contents"><button>A</button></span></div>',
  ],
] as const) {
  test(`B010, B011, B015: an anchor ${where}`, async ({ open, page }) => {
    const tour = await open(markup, oneStep);
    await tour.start();
    const selector = where === 'without a box of its own' ? `${ANCHOR} button` : ANCHOR;
    await expect.poll(() => tour.offset(selector)).toBeLessThan(2);
    if (where !== 'an SVG shape') expect(await page.evaluate(isFree, selector)).toBe(true);
    expect(await page.locator(selector).boundingBox()).toMatchObject({ x: expect.any(Number) });
    const card = await tour.card.boundingBox();
    expect(card?.x).toBeGreaterThanOrEqual(0);
    expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(800);
  });
}

test('an anchor in view under a sticky header is scrolled out from under it', async ({ open, page }) => {
  const header = '<header style="position:sticky;top:0;height:72px;background:#ddd">Bar</header>';
  const tour = await open(`${header}${rows(90, 3)}`, oneStep);
  await page.evaluate(() => window.scrollTo(0, 140));
  await tour.start();
  expect(await page.evaluate(isFree, ANCHOR)).toBe(true);
});

test('an anchor larger than the screen keeps the card on the screen', async ({ open }) => {
  const tour = await open(`<main data-tour-anchor="a">${rows(200, -1)}</main>`, oneStep);
  await tour.start();
  const card = await tour.card.boundingBox();
  expect((card?.y ?? -1) >= 0 && (card?.y ?? 0) + (card?.height ?? 0) <= 800).toBe(true);
});

test('scrolling the page moves spotlight and card without any layout', async ({ open, page }) => {
  const tour = await open(rows(100, 20), oneStep);
  await tour.start();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const layouts = async () =>
    (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'LayoutCount')?.value;
  let before: number | undefined;
  const more = async () => {
    const last = before;
    before = await layouts();
    return (before ?? Number.NaN) - (last ?? Number.NaN);
  };
  await expect.poll(more, { message: 'the start is over', intervals: [400] }).toBe(0);
  // The page goes on scrolling while the layouts are counted: at rest, the card looks for a better place.
  await page.evaluate(() => {
    const shadow = document.querySelector('[data-part=host]')?.shadowRoot;
    const [anchor, ring] = [
      document.querySelector('[data-tour-anchor]'),
      shadow?.querySelector('[data-part=ring]'),
    ];
    const seen = { frames: 0, drift: 0, pauses: 0, over: false };
    Object.assign(window, { seen });
    let last = performance.now();
    const scroll = (): void => {
      const now = performance.now();
      // A machine that pauses for as long lets the card settle.
      if (now - last > 100) seen.pauses++;
      last = now;
      const [at, drawn] = [anchor, ring].map((each) => each?.getBoundingClientRect().y ?? Number.NaN);
      seen.drift = Math.max(seen.drift, Math.abs((at ?? Number.NaN) - (drawn ?? Number.NaN)));
      window.scrollBy(0, seen.frames++ % 20 < 10 ? 7 : -7);
      if (!seen.over) requestAnimationFrame(scroll);
    };
    scroll();
  });
  await page.waitForFunction(() => (window as unknown as { seen: { frames: number } }).seen.frames > 30);
  const after = await layouts();
  const { drift, pauses } = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { drift: number; pauses: number; over: boolean } };
    seen.over = true;
    return seen;
  });
  expect(drift).toBeLessThan(1);
  expect(pauses, 'a machine that draws no frames tells nothing').toBeLessThan(10);
  expect((after ?? Number.NaN) - (before ?? 0)).toBeLessThanOrEqual(2 * pauses);
});

const list = rows(60, 20);
const box = `<div id="box" style="height:300px;overflow:auto">${list}</div>`;
for (const [where, markup] of [
  ['an inner box', box],
  ['a shadow root', `<x-list><template shadowrootmode="open">${box}</template></x-list>`],
  ['a frame', `<iframe srcdoc='${list}' style="height:300px"></iframe>`],
] as const) {
  test(`scrolling ${where} keeps the spotlight on its anchor in the same frame`, async ({ open, page }) => {
    const tour = await open(markup, oneStep);
    await tour.start();
    const drift = await page.evaluate(async () => {
      const frame = document.querySelector('iframe');
      const root = frame?.contentDocument ?? document.querySelector('x-list')?.shadowRoot ?? document;
      const box = root.querySelector('#box') ?? frame?.contentDocument?.scrollingElement;
      const anchor = root.querySelector('[data-tour-anchor]');
      const ring = document.querySelector('[data-part=host]')?.shadowRoot?.querySelector('[data-part=ring]');
      const top = frame ? frame.getBoundingClientRect().y + frame.clientTop : 0;
      let worst = 0;
      for (let step = 0; step < 10; step++) {
        box?.scrollBy(0, 5);
        // A frame's scroll events come before its animation frames: what is read in the next one was painted.
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        worst = Math.max(
          worst,
          Math.abs(top + (anchor?.getBoundingClientRect().y ?? 0) - (ring?.getBoundingClientRect().y ?? 99)),
        );
      }
      return { worst, scrolled: box?.scrollTop };
    });
    expect(drift.scrolled).toBeGreaterThan(40);
    expect(drift.worst).toBeLessThan(1);
  });
}

for (const [where, style] of [
  ['a box', ''],
  ['a box at the top of the page', 'position:absolute;inset:0 0 auto'],
  ['a fixed box', 'position:fixed;inset:0 0 auto'],
] as const) {
  test(`B011: scrolled out of ${where}, card and spotlight are gone, but not for the keyboard`, async ({
    open,
    page,
  }) => {
    const box = `<div id="box" style="height:200px;overflow:auto;${style}">${rows(60, 20)}<button>Last</button></div>`;
    const tour = await open(box, oneStep);
    await tour.start();
    const card = (await tour.card.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.evaluate(() => document.querySelector('#box')?.scrollTo(0, 9_999));
    await expect(tour.part('stage')).toHaveCSS('opacity', '0');
    const hit = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x, y)?.closest('[data-part]') ?? null,
      [card.x + card.width / 2, card.y + card.height / 2] as const,
    );
    expect(hit).toBeNull();

    await page.evaluate(() => document.querySelector('[data-tour-anchor]')?.scrollIntoView());
    await expect(tour.part('stage')).toHaveCSS('opacity', '1');
    expect(await tour.offset(ANCHOR)).toBeLessThan(1);

    await page.getByRole('button', { name: 'Last' }).focus();
    await expect(tour.part('stage')).toHaveCSS('opacity', '0');
    await page.keyboard.press('Tab');
    expect(await tour.focused()).toBe('close');
    await expect(tour.part('stage')).toHaveCSS('opacity', '1');
    expect(await tour.offset(ANCHOR)).toBeLessThan(1);
    expect(await tour.events()).not.toContain('step_unavailable s1');
  });
}

test('what moves the anchor is followed: layout shift, transition, size', async ({ open, page }) => {
  const tour = await open(`<div id="above"></div>${button}`, oneStep);
  await tour.start();
  const style = (text: string) =>
    page.evaluate((css) => document.querySelector('#above')?.setAttribute('style', css), text);
  await style('height:120px');
  await expect.poll(() => tour.offset(ANCHOR)).toBeLessThan(1);
  await style('height:120px;transition:margin 400ms');
  const { moved, behind } = await page.evaluate(async () => {
    const anchor = document.querySelector('[data-tour-anchor]');
    const ring = document.querySelector('[data-part=host]')?.shadowRoot?.querySelector('[data-part=ring]');
    const yOf = (element?: Element | null) => element?.getBoundingClientRect().y ?? Number.NaN;
    const above = document.querySelector('#above');
    const from = yOf(anchor);
    let [before, earlier] = [from, from];
    let behind = 0;
    let over = false;
    above?.addEventListener('transitionend', () => {
      over = true;
    });
    above?.setAttribute('style', 'height:120px;transition:margin 400ms;margin-top:200px');
    while (!over) {
      await new Promise(requestAnimationFrame);
      // Between where the anchor is in this frame and where it was two frames ago: that it moves has to be noticed.
      const [now, drawn] = [yOf(anchor), yOf(ring)];
      behind = Math.max(behind, earlier - drawn, drawn - now);
      [before, earlier] = [now, before];
    }
    return { moved: yOf(anchor) - from, behind };
  });
  expect(moved).toBeGreaterThan(150);
  expect(behind, 'px by which it was more than two frames behind').toBeLessThan(1);
  await expect.poll(() => tour.offset(ANCHOR)).toBeLessThan(1);
  await page.evaluate(() =>
    document.querySelector('button')?.setAttribute('style', 'width:300px;height:90px'),
  );
  await expect.poll(() => tour.offset(ANCHOR)).toBeLessThan(1);
});

test('what comes in above while the browser keeps the page in its place moves neither light nor card', async ({
  open,
  page,
}) => {
  const tour = await open(`<div id="above"></div>${rows(100, 50)}`, {
    tours: oneStep,
    options: { animate: false },
  });
  await tour.start();
  const card = await tour.card.boundingBox();
  const anchor = await tour.anchor('a').boundingBox();
  await page.locator('#above').evaluate((above) => above.setAttribute('style', 'height:500px'));
  await expect.poll(() => tour.offset('[data-tour-anchor=a]')).toBeLessThan(2);
  // It did not go along with what came.
  expect(await tour.anchor('a').boundingBox()).toEqual(anchor);
  expect(await tour.card.boundingBox()).toEqual(card);
});

test('more anchors are in the light, and neither page nor screen gets larger', async ({ open, page }) => {
  const edge = '<div data-tour-anchor="a" style="width:100%">Full width</div><p data-tour-anchor="b">B</p>';
  const tour = await open(edge, [{ key: 'tour', steps: [{ anchor: 'a', highlight: ['b'] }] }]);
  const size = () =>
    page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]);
  const before = await size();
  await tour.start();
  expect(await tour.offset(ANCHOR, 0)).toBeLessThan(1);
  expect(await tour.offset('[data-tour-anchor=b]', 1)).toBeLessThan(1);
  expect(await size()).toEqual(before);
});

test('on a small screen the card is a sheet, and the anchor is in view beside it', async ({ open, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const tour = await open(rows(100, 50), oneStep);
  await tour.start();
  const [card, anchor] = [await tour.card.boundingBox(), await tour.anchor('a').boundingBox()];
  expect(card).toMatchObject({ x: 8, width: 344 });
  expect((anchor?.y ?? 999) + (anchor?.height ?? 0)).toBeLessThan(card?.y ?? 0);
});

test('a sheet on a small screen leaves the light around the anchor free, whatever the window’s height', async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const tour = await open(
    '<button data-tour-anchor="a" style="position:fixed;top:250px">A</button>',
    oneStep,
  );
  await tour.start();
  /** Pixels between the sheet and the ring of light, which is drawn outside of the anchor. */
  const apart = () =>
    tour.card.evaluate((card) => {
      const ring = card.parentElement?.querySelector('.ring');
      if (!ring) return Number.NaN;
      const [sheet, lit] = [card.getBoundingClientRect(), ring.getBoundingClientRect()];
      const { outlineOffset, outlineWidth } = getComputedStyle(ring);
      const outside = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      return Math.max(sheet.top - lit.bottom, lit.top - sheet.bottom) - outside;
    });
  for (let height = 445; height > 415; height -= 4) {
    await page.setViewportSize({ width: 360, height });
    await expect.poll(apart, `${height} px`).toBeGreaterThan(0);
  }
});
