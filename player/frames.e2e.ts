/** Frames are part of the page: what may not be used in the page may not be used in them. */
import { clickLater } from './testing/clicks.ts';
import { expect, type Tour, test } from './testing/fixture.ts';

const box = '<input type="checkbox" style="width:80px;height:40px">';
const sourceOf = (markup: string, origin = '') => `${origin}/frame?markup=${encodeURIComponent(markup)}`;
const frameOf = (markup: string, origin?: string) =>
  `<iframe width="400" height="200" src="${sourceOf(markup, origin)}"></iframe>`;
const button = '<button data-tour-anchor="a">A</button>';

/** A real click in the middle of what is in the frame; Playwright's own would see that it is out of use. */
async function clickInFrame({ page }: Tour, selector: string): Promise<void> {
  const at = await page.frameLocator('iframe').locator(selector).boundingBox();
  if (!at) throw new Error(`${selector} is not in the frame.`);
  await page.mouse.click(at.x + at.width / 2, at.y + at.height / 2);
}

test('a blocked page takes no click in a frame of its own, but on the anchor', async ({ open, page }) => {
  const inside = `<input type="checkbox" id="other" style="width:80px;height:40px"><label data-tour-anchor="b">B ${box}</label>`;
  const tour = await open(button + frameOf(inside), [
    { key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'b' }] },
  ]);
  const other = page.frameLocator('iframe').locator('#other');
  const anchor = page.frameLocator('iframe').locator('[data-tour-anchor=b] input');
  await expect(anchor).toBeVisible();
  await tour.start();
  await clickInFrame(tour, '#other');
  await expect(other).not.toBeChecked();
  await tour.part('next').click();
  await tour.expectStep('b');
  await clickInFrame(tour, '#other');
  await expect(other).not.toBeChecked();
  await clickInFrame(tour, '[data-tour-anchor=b] input');
  await expect(anchor).toBeChecked();
  await tour.part('next').click();
  await expect(tour.card).toHaveCount(0);
  await clickInFrame(tour, '#other');
  await expect(other).toBeChecked();
});

test('a blocked page takes no click in a frame of another origin, until the tour is over', async ({
  open,
  page,
  site,
}) => {
  const tour = await open(button + frameOf(box, site.replace('localhost', '127.0.0.1')), [
    { key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'a', page: 'allow' }, { anchor: 'a' }] },
  ]);
  const inside = page.frameLocator('iframe').locator('input');
  await expect(inside).toBeVisible();
  await tour.start();
  await clickInFrame(tour, 'input');
  await tour.part('next').click();
  await expect(tour.part('counter')).toHaveText('Step 2 of 3');
  await expect(inside).not.toBeChecked();
  await clickInFrame(tour, 'input');
  await expect(inside).toBeChecked();
  await tour.part('next').click();
  await expect(tour.part('counter')).toHaveText('Step 3 of 3');
  await expect(page.locator('iframe')).toHaveAttribute('inert');
  await tour.part('close').click();
  await expect(tour.card).toHaveCount(0);
  await expect(page.locator('iframe')).not.toHaveAttribute('inert');
  await clickInFrame(tour, 'input');
  await expect(inside).not.toBeChecked();
});

test('a frame that comes during the step is no way around', async ({ open, page }) => {
  const tour = await open(button, [{ key: 'tour', steps: [{ anchor: 'a' }] }]);
  await tour.start();
  await page.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { width: 400, height: 200, src }));
  }, sourceOf(box));
  const inside = page.frameLocator('iframe').locator('input');
  await expect(inside).toBeVisible();
  await clickInFrame(tour, 'input');
  await expect(inside).not.toBeChecked();
});

for (const [where, elsewhere] of [
  ['of its own', false],
  ['of another origin', true],
] as const) {
  test(`a frame ${where} in a shadow root is no way around`, async ({ open, page, site }) => {
    const tour = await open(`${button}<span id="shadow"></span>`, [
      { key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'a', page: 'allow' }] },
    ]);
    await page.evaluate(
      (src) => {
        const frame = Object.assign(document.createElement('iframe'), { width: 400, height: 200, src });
        document.querySelector('#shadow')?.attachShadow({ mode: 'open' }).append(frame);
      },
      sourceOf(box, elsewhere ? site.replace('localhost', '127.0.0.1') : ''),
    );
    const inside = page.frameLocator('iframe').locator('input');
    await expect(inside).toBeVisible();
    await tour.start();
    await clickInFrame(tour, 'input');
    await expect(inside).not.toBeChecked();
    await tour.part('next').click();
    await expect(tour.part('counter')).toHaveText('Step 2 of 2');
    await clickInFrame(tour, 'input');
    await expect(inside).toBeChecked();
    await tour.part('next').click();
    await expect(tour.card).toHaveCount(0);
    await expect(page.locator('iframe')).not.toHaveAttribute('inert');
  });
}

test('a press in a younger frame, where the card’s button was a second ago, is no second tap', async ({
  open,
  page,
}) => {
  const tour = await open('', [
    {
      key: 'tour',
      steps: [{ anchor: 'page', backdrop: 'none' }, { anchor: 'b', advance: 'click' }, { anchor: 'page' }],
    },
  ]);
  // A frame's events count their time from when it was loaded.
  await page.waitForFunction(() => performance.now() > 1200);
  await page.evaluate((src) => {
    const frame = Object.assign(document.createElement('iframe'), { src });
    frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0';
    document.body.append(frame);
  }, sourceOf('<button data-tour-anchor="b" style="position:fixed;inset:0;width:100%">B</button>'));
  await expect(page.frameLocator('iframe').locator('button')).toBeVisible();
  await tour.start();
  const { x = 0, y = 0 } = (await tour.part('next').boundingBox()) ?? {};
  await page.mouse.click(x + 20, y + 15);
  await tour.expectStep('b');
  await clickLater(page, x + 20, y + 15, 1000);
  await tour.expectStep('page');
});

test('a frame that is the anchor, or in it, is for use', async ({ open, page, site }) => {
  const inside = frameOf(box, site.replace('localhost', '127.0.0.1'));
  const tour = await open(`<section data-tour-anchor="a" style="width:420px">${inside}</section>`, [
    { key: 'tour', steps: [{ anchor: 'a' }] },
  ]);
  await tour.start();
  await clickInFrame(tour, 'input');
  await expect(page.frameLocator('iframe').locator('input')).toBeChecked();
});

test('the keyboard goes from an anchor in a frame to the card and back', async ({ open, page }) => {
  const tour = await open(frameOf('<input id="first"><button data-tour-anchor="a">A</button>'), [
    { key: 'tour', steps: [{ anchor: 'a' }] },
  ]);
  await expect(page.frameLocator('iframe').locator('button')).toBeVisible();
  await tour.start();
  const focused = () =>
    page.evaluate(() => document.querySelector('iframe')?.contentDocument?.activeElement?.localName);
  await tour.part('next').press('Shift+Tab');
  await tour.part('close').press('Shift+Tab');
  expect(await focused()).toBe('button');
  await page.keyboard.press('Tab');
  expect(await tour.focused()).toBe('close');
});

test('the keyboard reaches every field of a frame that is the anchor', async ({ open, page }) => {
  const frame = `<iframe data-tour-anchor="a" width="400" height="100" srcdoc="<input id=one><input id=two>"></iframe>`;
  const tour = await open(frame, [{ key: 'tour', steps: [{ anchor: 'a' }] }]);
  await tour.start();
  const inFrame = () =>
    page.evaluate(() => document.querySelector('iframe')?.contentDocument?.activeElement?.id);
  for (const id of ['one', 'two']) {
    await page.keyboard.press('Tab');
    expect(await inFrame()).toBe(id);
  }
  await page.keyboard.press('Tab');
  expect(await tour.focused()).toBe('close');
});

/** How far the light is off what the frame holds. */
async function offset(tour: Tour, selector: string): Promise<number> {
  const at = await tour.page.frameLocator('iframe').locator(selector).boundingBox();
  const ring = await tour.part('ring').boundingBox();
  return at && ring ? Math.max(Math.abs(at.x - ring.x), Math.abs(at.y - ring.y)) : Number.POSITIVE_INFINITY;
}

for (const [how, style] of [
  ['with an edge of its own', 'padding:30px;border:5px solid;margin:40px'],
  ['drawn at half its size', 'transform:scale(.5);transform-origin:0 0;height:600px'],
] as const) {
  test(`the light is on an anchor in a frame ${how}, which is scrolled to`, async ({ open, page }) => {
    const inside = `<p style='height:1500px'></p>${button}<p style='height:900px'></p>`;
    const tour = await open(`<iframe width="500" style="${style}" src="${sourceOf(inside)}"></iframe>`, [
      { key: 'tour', steps: [{ anchor: 'a' }] },
    ]);
    await expect(page.frameLocator('iframe').locator('button')).toBeVisible();
    await tour.start();
    await expect.poll(() => offset(tour, 'button')).toBeLessThan(2);
    await expect(page.frameLocator('iframe').locator('button')).toBeInViewport();
  });
}

test('the page scrolls to a frame in which the anchor stays where it is', async ({ open, page }) => {
  const frame = `<iframe width="500" height="300" src="${sourceOf(button.replace('<button', "<button style='position:fixed;top:90px'"))}"></iframe>`;
  const tour = await open(`<p style="height:1500px"></p>${frame}<p style="height:900px"></p>`, [
    { key: 'tour', steps: [{ anchor: 'a' }] },
  ]);
  await expect(page.frameLocator('iframe').locator('button')).toBeVisible();
  await tour.start();
  await expect.poll(() => offset(tour, 'button')).toBeLessThan(2);
  await expect(page.frameLocator('iframe').locator('button')).toBeInViewport();
});

for (const [what, inside] of [
  ['a modal dialog', `<dialog>${button}</dialog>`],
  ['a popover', `<div popover>${button}</div>`],
] as const) {
  test(`beside an anchor in ${what} within a frame the card is out in the page`, async ({ open, page }) => {
    const tour = await open(frameOf(inside), [{ key: 'tour', steps: [{ anchor: 'a' }] }]);
    const layer = page.frameLocator('iframe').locator('dialog, [popover]');
    await expect(layer).toBeAttached();
    await layer.evaluate((element) => {
      if (element.localName === 'dialog') (element as HTMLDialogElement).showModal();
      else (element as HTMLElement).showPopover();
    });
    await tour.start();
    expect(await tour.hits('next')).toBe(true);
    await expect.poll(() => offset(tour, 'button')).toBeLessThan(2);
    await expect(layer).toBeVisible();
  });
}

test('a frame that loads late, and again, has its anchor found and its click heard each time', async ({
  open,
  page,
}) => {
  const tour = await open('<div id="place"></div>', [
    { key: 'tour', steps: [{ anchor: 'a', advance: 'click', timeout: '30s' }, { anchor: 'page' }] },
  ]);
  await page.evaluate(() => void window.fixture.player.start('tour'));
  const load = (pixels: number) =>
    page.evaluate(
      (src) => {
        const frame = document.querySelector('iframe') ?? document.createElement('iframe');
        frame.src = src;
        if (!frame.isConnected) document.querySelector('#place')?.append(frame);
      },
      sourceOf(`<p style="height:${pixels}px">Text</p>${button}`),
    );
  await load(10);
  await tour.expectStep('a');
  await load(60);
  await expect.poll(() => offset(tour, 'button')).toBeLessThan(2);
  await clickInFrame(tour, 'button');
  await tour.expectStep('page');
});

test('a frame that is taken out takes the card of its anchor away', async ({ open, page }) => {
  const tour = await open(frameOf(button), [{ key: 'tour', steps: [{ anchor: 'a', timeout: '500ms' }] }]);
  await expect(page.frameLocator('iframe').locator('button')).toBeVisible();
  await tour.start();
  await page.evaluate(() => document.querySelector('iframe')?.remove());
  await expect(tour.card).toHaveAttribute('data-kind', 'stuck');
});

test('a frame of another origin that comes during the step is out of use once it is there', async ({
  open,
  page,
  site,
}) => {
  const tour = await open(button, [{ key: 'tour', steps: [{ anchor: 'a' }] }]);
  await tour.start();
  await page.evaluate(
    (src) => document.body.append(Object.assign(document.createElement('iframe'), { src })),
    sourceOf(box, site.replace('localhost', '127.0.0.1')),
  );
  // No pointer has come to it: the keyboard would.
  await expect(page.locator('iframe')).toHaveAttribute('inert');
});

test('a frame of another origin is in use again when the player is destroyed, but not one that the app took out', async ({
  open,
  page,
  site,
}) => {
  const other = site.replace('localhost', '127.0.0.1');
  const out = frameOf(box, other).replace('<iframe', '<iframe inert');
  const tour = await open(button + frameOf(box, other) + out, [{ key: 'tour', steps: [{ anchor: 'a' }] }]);
  await expect(page.frameLocator('iframe >> nth=1').locator('input')).toBeVisible();
  await tour.start();
  await expect(page.locator('iframe[inert]')).toHaveCount(2);
  await page.evaluate(() => window.fixture.player.destroy());
  await expect(tour.part('host')).toHaveCount(0);
  await expect(page.locator('iframe[inert]')).toHaveCount(1);
});
