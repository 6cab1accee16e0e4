/** Frames are part of the page: what may not be used in the page may not be used in them. */
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
