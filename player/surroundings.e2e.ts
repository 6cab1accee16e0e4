/** Anchors in pages as apps make them: zoomed, scaled, from right to left, under bars of every kind, without a doctype. */
import { expect, test } from './testing/fixture.ts';
import { isFree } from './testing/is-free.ts';

const button = '<button data-tour-anchor="a">A</button>';
const oneStep = [{ key: 'tour', steps: [{ anchor: 'a' }] }];
const ANCHOR = '[data-tour-anchor=a]';
const high = (pixels: number) => `<div style="height:${pixels}px;width:1px"></div>`;
const scroller = `<div style="height:300px;width:400px;overflow:auto;border:20px solid">${high(2000)}${button}${high(2000)}</div>`;
const column = (side: string) =>
  `<div style="position:sticky;${side}:0;width:120px;height:40px;flex:none;background:#ddd"></div>`;

interface Surroundings {
  readonly markup: string;
  /** Style of the page's root. */
  readonly root?: string;
  /** Before the tour starts. */
  readonly prepare?: () => void;
}

const all: Readonly<Record<string, Surroundings>> = {
  'in a zoomed page': { markup: `${high(1500)}${button}${high(900)}`, root: 'zoom:1.5' },
  'in a modal dialog within what is zoomed': {
    markup: `<section style="zoom:1.5"><dialog>${button}</dialog></section>`,
    prepare: () => document.querySelector('dialog')?.showModal(),
  },
  'in a box that scrolls, at half its size': {
    markup: `<div style="transform:scale(.5);transform-origin:0 0">${scroller}</div>`,
  },
  'in a box that scrolls, at twice its size': {
    markup: `<div style="transform:scale(2);transform-origin:0 0">${scroller}</div>`,
  },
  'in a box that scrolls, zoomed out': { markup: `<div style="zoom:.5">${scroller}</div>` },
  'in a modal dialog within what cuts off': {
    markup: `<section style="transform:scale(1);overflow:hidden;width:50px;height:50px"><dialog>${button}</dialog></section>`,
    prepare: () => document.querySelector('dialog')?.showModal(),
  },
  'that hides its own overflow within its border': {
    markup:
      '<p style="padding:60px"><span data-tour-anchor="a" style="display:inline-block;overflow:hidden;border:20px solid">A</span></p>',
  },
  'put into a place of its own, in a box that scrolls': {
    markup: `<div style="height:200px;overflow:auto"><div style="position:relative;height:900px">
      <button data-tour-anchor="a" style="position:absolute;top:700px">A</button></div></div>`,
  },
  'nearly as high as the box that scrolls': {
    markup: `<div style="height:200px;overflow:auto">${high(500)}<button data-tour-anchor="a" style="height:190px">A</button>${high(500)}</div>`,
  },
  'in a line that hides its overflow': {
    markup: `<p style="padding:60px">Text <a style="overflow:hidden">${button}</a></p>`,
  },
  'in what hides its overflow and has no box': {
    markup: `<div style="display:contents;overflow:hidden">${button}</div>`,
  },
  'below what cuts off to the sides alone': {
    markup: `<div style="overflow-x:clip;height:50px;position:relative"><div style="position:absolute;top:100px">${button}</div></div>`,
  },
  'in a drawing in a drawing': {
    markup: `<svg width="400" height="300"><svg x="50" y="50" width="200" height="200"><rect data-tour-anchor="a" x="10" y="10" width="60" height="60"/></svg></svg>`,
  },
  'in what the browser lays out when it is scrolled to': {
    markup: `${high(2000)}<section style="content-visibility:auto">${high(300)}${button}</section>${high(900)}`,
  },
  'far down in what the browser lays out when it is scrolled to': {
    markup: `${high(2000)}<section style="content-visibility:auto">${high(1500)}${button}</section>${high(900)}`,
  },
  'far down a body that scrolls in its page': {
    markup: `${high(2000)}${button}${high(900)}`,
    root: 'overflow:hidden;height:100%',
    prepare: () => document.body.setAttribute('style', 'overflow:auto;height:100%;margin:0'),
  },
  'far down a page without a doctype': { markup: `${high(3000)}${button}${high(900)}` },
  'at the far end of a page from right to left': {
    markup: `<div style="width:4000px;direction:ltr">${button}</div>`,
    root: 'direction:rtl',
  },
  'at the far end of a page of upright lines': {
    markup: `<div style="block-size:4000px"></div>${button}<div style="block-size:900px"></div>`,
    root: 'writing-mode:vertical-rl',
  },
  'under a column that sticks to the left': {
    markup: `<div id="box" style="width:400px;overflow:auto"><div style="display:flex;width:3000px">${column('left')}
      <p style="width:100px;flex:none"></p>${button}<p style="width:2000px;flex:none"></p></div></div>`,
    prepare: () => document.querySelector('#box')?.scrollTo(150, 0),
  },
  'under a column that sticks to the right': {
    markup: `<div id="box" style="width:400px;overflow:auto"><div style="display:flex;width:3000px">
      <p style="width:1000px;flex:none"></p>${button}<p style="width:1000px;flex:none"></p>${column('right')}</div></div>`,
    prepare: () => document.querySelector('#box')?.scrollTo(690, 0),
  },
  'under a bar at the side': {
    markup: `<nav style="position:fixed;left:0;top:0;bottom:0;width:200px;background:#ddd"></nav>
      <div style="width:4000px;height:900px;padding:400px 0 0 400px">${button}</div>`,
    prepare: () => scrollTo(300, 0),
  },
  'whose far upper corner is under something': {
    markup: `<aside style="position:fixed;right:0;top:0;width:300px;height:100px;background:#ddd"></aside>
      ${high(1500)}<p data-tour-anchor="a" style="height:90px">A</p>${high(2000)}`,
    prepare: () => scrollTo(0, 1450),
  },
  'whose near lower corner is under something': {
    markup: `<aside style="position:fixed;left:0;bottom:0;width:300px;height:100px;background:#ddd"></aside>
      ${high(1500)}<p data-tour-anchor="a" style="height:90px">A</p>${high(2000)}`,
    prepare: () => scrollTo(0, 850),
  },
  'under something tall in the corner': {
    markup: `<aside style="position:fixed;left:0;bottom:0;width:300px;height:600px;background:#ddd"></aside>${high(1500)}${button}${high(2000)}`,
    prepare: () => scrollTo(0, 1000),
  },
};

for (const [where, { markup, root, prepare }] of Object.entries(all)) {
  test(`an anchor ${where}`, async ({ open, page }) => {
    if (where.includes('doctype')) {
      await page.route(/markup=/, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('<!doctype html>', '') });
      });
    }
    const tour = await open(markup, oneStep);
    await page.evaluate((style) => document.documentElement.setAttribute('style', style), root ?? '');
    if (prepare) await page.evaluate(prepare);
    await tour.start();
    // What is laid out only when it is scrolled to moves for some frames, and the card looks for its place after that.
    await expect(async () => {
      expect(await tour.offset(ANCHOR)).toBeLessThan(2);
      expect(await page.evaluate(isFree, ANCHOR)).toBe(true);
      expect(await tour.hits('next')).toBe(true);
      const card = await tour.card.boundingBox();
      expect(card).toMatchObject({ width: 356 });
      expect(card?.x).toBeGreaterThanOrEqual(0);
      expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(800);
    }).toPass({ timeout: 5000 });
  });
}

for (const style of [
  ...['transform:scale(1)', 'translate:1px', 'scale:.9', 'filter:blur(0)', 'perspective:900px'],
  ...['contain:layout', 'will-change:transform'],
]) {
  test(`what is fixed in a box with ${style} is scrolled to, as that box holds it`, async ({ open }) => {
    const fixed = '<button data-tour-anchor="a" style="position:fixed;top:20px;left:20px">A</button>';
    const tour = await open(
      `${high(1500)}<div style="${style};height:100px">${fixed}</div>${high(900)}`,
      oneStep,
    );
    await tour.start();
    await expect(tour.anchor('a')).toBeInViewport();
  });
}

test('an app that zooms its page takes the card’s place along, and not its size', async ({ open, page }) => {
  const tour = await open(`<p style="padding:60px">${button}</p>`, oneStep);
  await tour.start();
  await page.evaluate(() => document.documentElement.style.setProperty('zoom', '1.5'));
  await expect.poll(() => tour.offset(ANCHOR)).toBeLessThan(2);
  expect(await tour.card.boundingBox()).toMatchObject({ width: 356 });
});

test('what covers the whole screen scrolls nothing away', async ({ open, page }) => {
  const cover = '<div style="position:fixed;inset:0;background:#0003"></div>';
  const tour = await open(`${high(1500)}${button}${high(2000)}${cover}`, oneStep);
  await page.evaluate(() => scrollTo(0, 1000));
  await tour.start();
  await expect.poll(() => tour.offset(ANCHOR)).toBeLessThan(2);
  expect(await page.evaluate(() => scrollY)).toBe(1000);
});

test('in a slide that is not shown the anchor is missing, and its card comes and goes with the slide', async ({
  open,
  page,
}) => {
  const tour = await open(
    `<div style="overflow:hidden;width:300px"><div id="slides" style="display:flex;width:600px">
      <p style="width:300px">One</p><p style="width:300px">Two ${button}</p></div></div>`,
    [{ key: 'tour', steps: [{ anchor: 'a', timeout: '500ms' }] }],
  );
  const slide = (to: string) =>
    page.evaluate((transform) => {
      const slides = document.querySelector<HTMLElement>('#slides');
      slides?.style.setProperty('transform', transform);
    }, to);
  await tour.start();
  await expect(tour.card).toHaveAttribute('data-kind', 'stuck');
  await slide('translateX(-300px)');
  await expect(tour.card).toHaveAttribute('data-kind', 'anchored');
  await expect.poll(() => tour.offset(ANCHOR)).toBeLessThan(2);
  await slide('none');
  await expect(tour.card).toHaveAttribute('data-kind', 'stuck');
});

for (const style of ['contain:paint', 'contain:strict', 'contain:content']) {
  test(`what ${style} cuts off is missing, and what it leaves is in the light`, async ({ open, page }) => {
    const tour = await open(
      `<div style="${style};width:300px;height:50px">${high(20)}<div data-tour-anchor="a" style="height:100px">A</div></div>`,
      [{ key: 'tour', steps: [{ anchor: 'a', timeout: '500ms' }] }],
    );
    await tour.start();
    expect(await tour.part('ring').boundingBox()).toMatchObject({ width: 300, height: 30 });
    await page.locator(ANCHOR).evaluate((anchor) => anchor.setAttribute('style', 'margin-top:60px'));
    await expect(tour.card).toHaveAttribute('data-kind', 'stuck');
  });
}

test('on paper there is no tour, and a backdrop of the page’s own style sheet is not drawn for it', async ({
  open,
  page,
}) => {
  const tour = await open(button, oneStep);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('::backdrop{background:#000c}');
    document.adoptedStyleSheets = [sheet];
  });
  await tour.start();
  const backdrop = () => tour.part('host').evaluate((host) => getComputedStyle(host, '::backdrop').display);
  expect(await backdrop()).toBe('none');
  await page.emulateMedia({ media: 'print' });
  await expect(tour.card).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(tour.card).toBeVisible();
});
