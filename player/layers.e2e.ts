/** Never covered, never inert, never in the way of the app's own layers. */
import { expect, test } from './testing/fixture.ts';

const dialog =
  '<button data-tour-anchor="a">A</button><dialog><p>Form</p><button data-tour-anchor="save">Save</button></dialog>';
const showModal = () => document.querySelector('dialog')?.showModal();

test('B020: beside an anchor in a modal dialog, and back on the page after it', async ({ open, page }) => {
  const tour = await open(dialog, [
    { key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'save', advance: 'click' }, { anchor: 'a' }] },
  ]);
  await tour.start();
  await page.evaluate(showModal);
  expect(await tour.hits('next')).toBe(true);
  await tour.part('next').click();
  await tour.expectStep('save');
  await expect.poll(() => tour.hits('close')).toBe(true);
  await page.evaluate(() =>
    document
      .querySelector('[data-tour-anchor=save]')
      ?.addEventListener('click', () => document.querySelector('dialog')?.close()),
  );
  await tour.anchor('save').click();
  await tour.expectStep('a');
  expect(await tour.hits('next')).toBe(true);
});

test('B020: a dialog that opens during a step, with another one over it, takes the card along', async ({
  open,
  page,
}) => {
  const tour = await open(`${dialog}<dialog id="second"><p>Sure?</p></dialog>`, [
    { key: 'tour', steps: [{ anchor: 'a' }] },
  ]);
  await tour.start();
  for (const index of [0, 1]) {
    await page.evaluate((which) => document.querySelectorAll('dialog')[which]?.showModal(), index);
    await expect.poll(() => tour.hits('next')).toBe(true);
  }
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#second')?.close());
  await expect.poll(() => tour.hits('next')).toBe(true);
  await page.evaluate(() => document.querySelector('dialog')?.remove());
  await expect.poll(() => tour.hits('next')).toBe(true);
});

for (const first of ['before', 'during']) {
  test(`B020: in front of a modal dialog in a shadow root, opened first ${first} a step`, async ({
    open,
    page,
  }) => {
    const tour = await open('<button data-tour-anchor="a">A</button><div id="shadow"></div>', [
      { key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'a' }] },
    ]);
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.append('Form');
      document.querySelector('#shadow')?.attachShadow({ mode: 'open' }).append(dialog);
    });
    const turn = (to: 'showModal' | 'close') =>
      page.evaluate(
        (act) => document.querySelector('#shadow')?.shadowRoot?.querySelector('dialog')?.[act](),
        to,
      );
    if (first === 'before') await turn('showModal');
    await tour.start();
    if (first === 'during') await turn('showModal');
    await expect.poll(() => tour.hits('next')).toBe(true);
    await turn('close');
    await expect.poll(() => tour.hits('next')).toBe(true);
    await turn('showModal');
    await expect.poll(() => tour.hits('next')).toBe(true);
    await tour.part('next').click();
    await expect(tour.part('counter')).toHaveText('Step 2 of 2');
    expect(await tour.hits('next')).toBe(true);
    // Nor does the card leave it when the focus is nowhere.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await tour.start('tour', 's1');
    expect(await tour.hits('next')).toBe(true);
    await turn('close');
    await expect.poll(() => tour.hits('next')).toBe(true);
  });
}

test('B020: a modal dialog over what calls itself modal takes the card along', async ({ open, page }) => {
  const tour = await open(
    `<div role="dialog" aria-modal="true" aria-label="Below"><button data-tour-anchor="a">A</button></div><dialog aria-label="Above">Above</dialog>`,
    [{ key: 'tour', steps: [{ anchor: 'a' }] }],
  );
  await tour.start();
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  await expect.poll(() => tour.hits('next')).toBe(true);
});

test('the focus stays on a button of the card when the dialog around it closes', async ({ open, page }) => {
  const tour = await open(dialog, [{ key: 'tour', steps: [{ anchor: 'page' }, { anchor: 'page' }] }]);
  await page.evaluate(showModal);
  await tour.start();
  expect(await tour.focused()).toBe('next');
  await page.evaluate(() => document.querySelector('dialog')?.close());
  await expect.poll(() => tour.hits('next')).toBe(true);
  expect(await tour.focused()).toBe('next');
});

test('a dialog that keeps the focus inside leaves it to the card beside it', async ({ open, page }) => {
  const tour = await open('<div role="dialog"><input data-tour-anchor="a"></div>', [
    { key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'a' }] },
  ]);
  await page.evaluate(() => {
    const trap = document.querySelector('[role=dialog]');
    trap?.addEventListener('focusout', (event) => {
      const to = (event as FocusEvent).relatedTarget as Node | null;
      if (to && !trap.contains(to)) (event.target as HTMLElement).focus();
    });
  });
  await tour.anchor('a').focus();
  await tour.start();
  await tour.settles();
  expect(await tour.focused()).toBe('next');
});

test('B020: in front of a modal dialog in a shadow root that lies over another one, with the focus nowhere', async ({
  open,
  page,
}) => {
  const tour = await open('<button data-tour-anchor="a">A</button><span></span><dialog>Below</dialog>', [
    { key: 'tour', steps: [{ anchor: 'a' }] },
  ]);
  await page.evaluate(() => {
    const inner = document.createElement('span');
    document.querySelector('span')?.attachShadow({ mode: 'open' }).append(inner);
    const above = document.createElement('dialog');
    above.append('Above');
    inner.attachShadow({ mode: 'open' }).append(above);
    document.querySelector('dialog')?.showModal();
    above.showModal();
    (document.activeElement as HTMLElement).blur();
  });
  await tour.start();
  await expect.poll(() => tour.hits('next')).toBe(true);
});

test('B020: a dialog that opens while a button of the card is held down does not take the press from it', async ({
  open,
  page,
}) => {
  const tour = await open(dialog, [
    { key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'a' }, { anchor: 'a' }] },
  ]);
  await tour.start();
  await tour.part('next').hover();
  await page.mouse.down();
  await page.evaluate(showModal);
  await expect.poll(() => tour.hits('next')).toBe(true);
  await page.mouse.up();
  await expect(tour.part('counter')).toHaveText('Step 2 of 3');
  await tour.settles();
  await expect(tour.part('counter')).toHaveText('Step 2 of 3');
});

test('a press in the card is none outside of the dialog that its anchor is in', async ({ open, page }) => {
  const tour = await open(
    `<dialog closedby="any">${'<p>Text</p>'.repeat(3)}<button data-tour-anchor="a">A</button></dialog>`,
    [{ key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'a' }] }],
  );
  await page.evaluate(() => document.querySelector('dialog')?.show());
  await tour.start();
  await tour.part('text').click();
  await tour.part('next').click();
  await expect(tour.part('counter')).toHaveText('Step 2 of 2');
  await expect(page.locator('dialog')).toBeVisible();
});

test('above a popover that opens later, and above any z-index', async ({ open, page }) => {
  const cover = 'style="position:fixed;inset:0;width:auto;height:auto;z-index:2147483647;background:#fff"';
  const tour = await open(
    `<button data-tour-anchor="a">A</button><div id="high" hidden ${cover}></div><div id="pop" popover="manual" ${cover}></div>`,
    [{ key: 'tour', steps: [{ anchor: 'page' }] }],
  );
  await tour.start();
  await page.evaluate(() => document.querySelector('#high')?.removeAttribute('hidden'));
  expect(await tour.hits('next')).toBe(true);
  await page.evaluate(() => document.querySelector<HTMLElement>('#pop')?.showPopover());
  await expect.poll(() => tour.hits('next')).toBe(true);
});

test('the app’s dialog stays open, and its outside-click and focus handlers hear nothing', async ({
  open,
  page,
}) => {
  const tour = await open(dialog, [{ key: 'tour', steps: [{ anchor: 'save' }, { anchor: 'save' }] }]);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const type of ['pointerdown', 'mousedown', 'click', 'keydown', 'focusin']) {
      document.addEventListener(
        type,
        (event) => {
          if ((event.target as Element).matches('[data-part=host]')) heard.push(type);
        },
        true,
      );
    }
    document.querySelector('dialog')?.showModal();
  });
  await tour.start();
  await tour.part('next').click();
  await expect(tour.part('counter')).toHaveText('Step 2 of 2');
  await page.keyboard.press('Escape');
  await expect(tour.card).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual([]);
  await expect(page.locator('dialog')).toBeVisible();
});

test('stays in use when the app takes everything beside its own dialog out of use', async ({
  open,
  page,
}) => {
  const tour = await open('<div role="dialog"><button data-tour-anchor="a">A</button></div>', [
    { key: 'tour', steps: [{ anchor: 'a' }] },
  ]);
  await tour.start();
  await page.evaluate(() => {
    document.body.style.pointerEvents = 'none';
    const host = document.querySelector('[data-part=host]');
    for (const name of ['inert', 'aria-hidden', 'hidden']) host?.setAttribute(name, 'true');
  });
  await expect.poll(() => tour.hits('next')).toBe(true);
  await expect(tour.part('host')).not.toHaveAttribute('aria-hidden', 'true');
});
