/** Where the spotlight and the card are, whatever the page scrolls, clips and transforms. */
import { expect, test } from './testing/fixture.ts';
import { isFree } from './testing/is-free.ts';
import { ANCHOR, button, oneStep, rows } from './testing/one-anchor.ts';

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

test('an anchor higher than what a sticky header leaves of the screen begins below it', async ({ open }) => {
  const header = '<header style="position:sticky;top:0;height:72px;background:#ddd">Bar</header>';
  const high = '<div data-tour-anchor="a" style="height:760px;background:#eee"></div>';
  const tour = await open(`${header}${rows(60, -1)}${high}${rows(60, -1)}`, oneStep);
  await tour.start();
  expect((await tour.anchor('a').boundingBox())?.y).toBeGreaterThanOrEqual(72);
});

test('a bar beside the box in which a long anchor scrolls is not in its way', async ({ open, page }) => {
  const long = '<div data-tour-anchor="a" style="height:600px;background:#eee"></div>';
  const footer = '<footer style="position:fixed;bottom:0;height:100px;width:100%;background:#ddd"></footer>';
  const box = `<div id="box" style="height:300px;overflow:auto;margin-top:350px">${rows(20, -1)}${long}${rows(20, -1)}</div>`;
  const tour = await open(`${box}${footer}`, oneStep);
  await tour.start();
  const [outer, anchor] = [await page.locator('#box').boundingBox(), await tour.anchor('a').boundingBox()];
  expect(anchor?.y).toBeCloseTo(outer?.y ?? 0, 0);
});

test('an anchor larger than the screen keeps the card on the screen', async ({ open }) => {
  const tour = await open(`<main data-tour-anchor="a">${rows(200, -1)}</main>`, oneStep);
  await tour.start();
  const card = await tour.card.boundingBox();
  expect((card?.y ?? -1) >= 0 && (card?.y ?? 0) + (card?.height ?? 0) <= 800).toBe(true);
});

test('a card without an anchor is in the middle of the screen, wherever the page is scrolled to', async ({
  open,
}) => {
  const steps = [{ anchor: 'a' }, { anchor: 'page' }];
  const tour = await open(rows(100, 80), [{ key: 'tour', steps }]);
  await tour.start();
  await expect(tour.part('arrow')).toBeVisible();
  await tour.part('next').click();
  await tour.expectStep('page');
  await expect(tour.part('arrow')).toBeHidden();
  await expect(async () => {
    const card = await tour.card.boundingBox();
    expect((card?.x ?? 0) + (card?.width ?? 0) / 2).toBeCloseTo(640, 0);
    expect((card?.y ?? 0) + (card?.height ?? 0) / 2).toBeCloseTo(400, 0);
  }).toPass({ timeout: 5000 });
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
