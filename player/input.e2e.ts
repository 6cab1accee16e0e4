/** The pointer: presses in the card, and what of the page may be used beside it. */
import { clicks, doubleClick } from './testing/clicks.ts';
import { expect, test } from './testing/fixture.ts';

const page3 =
  '<button id="opener">Open</button><input data-tour-anchor="a"><button data-tour-anchor="b">B</button>';
const three = [{ key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'b' }, { anchor: 'page' }] }];

test('B038: a second press does nothing, by pointer or by key', async ({ open, page }) => {
  const steps = Array.from({ length: 5 }, () => ({ anchor: 'page' }));
  const tour = await open('', [{ key: 'tour', steps }]);
  await tour.start();
  for (const step of [2, 3, 4]) {
    const box = await tour.part('next').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 15];
    await doubleClick(page, x, y);
    await tour.settles();
    await expect(tour.part('counter')).toHaveText(`Step ${step} of 5`);
  }
});

test('B038: a press while the next step is got ready is ignored, and the button says it is busy', async ({
  open,
  page,
}) => {
  const tour = await open('<button data-tour-anchor="a">A</button>', [
    { key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'a', tool: 'slow' }, { anchor: 'page' }] },
  ]);
  await tour.start();
  await tour.part('next').click();
  await expect(tour.part('next')).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Enter');
  await page.evaluate(() => window.fixture.answer());
  await expect(tour.part('counter')).toHaveText('Step 2 of 3');
  expect(await tour.calls()).toEqual(['slow']);
});

test('while a call takes its time, its button says so, once in words, and the others are in use', async ({
  open,
  page,
}) => {
  const tour = await open('<button data-tour-anchor="a">A</button>', [
    {
      key: 'tour',
      steps: [
        { anchor: 'a', tool: 'slow', call: 'offer', advance: ['manual', 'tool_result'] },
        { anchor: 'page', tool: 'slow' },
      ],
    },
  ]);
  await tour.start();
  await tour.part('show-me').click();
  await expect(tour.part('show-me')).toHaveAttribute('aria-busy', 'true');
  await tour.clicksLater('show-me', 1000);
  await tour.clicksLater('next', 2000);
  await expect(tour.part('next')).toHaveAttribute('aria-busy', 'true');
  expect(await tour.calls()).toEqual(['slow', 'slow']);
  await expect(tour.part('status')).toHaveText('Working…');
  await page.evaluate(() => window.fixture.answer());
  await expect(tour.part('counter')).toHaveText('Step 2 of 2');
});

test('a second tap where the card was does not reach the page below', async ({ open, page }) => {
  const field = '<button id="under" style="position:fixed;inset:0;width:100%;height:100%">Under</button>';
  const tour = await open(`${field}<i data-tour-anchor="a" style="position:fixed;left:20px;top:20px">A</i>`, [
    {
      key: 'tour',
      steps: [
        { anchor: 'page', backdrop: 'none' },
        { anchor: 'a', backdrop: 'none' },
      ],
    },
  ]);
  await page.evaluate(() => {
    const { body } = document;
    document.querySelector('#under')?.addEventListener('click', () => body.setAttribute('data-hit', ''));
  });
  await tour.start();
  const box = await tour.part('next').boundingBox();
  const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 15];
  await page.mouse.click(x, y);
  await page.mouse.click(x, y);
  await tour.expectStep('a');
  await expect(page.locator('body')).not.toHaveAttribute('data-hit');
  // Half a second later it does, whatever was pressed meanwhile.
  await clicks(page, x, y, [300, 500]);
  await expect(page.locator('body')).toHaveAttribute('data-hit');
});

test('a blocked page takes no click but on the anchor, and still scrolls', async ({ open, page }) => {
  const tour = await open(`${page3}<div style="height:3000px"></div>`, [
    {
      key: 'tour',
      steps: [{ anchor: 'b' }, { anchor: 'b', interaction: 'block' }, { anchor: 'b', page: 'allow' }],
    },
  ]);
  await page.evaluate(() => {
    Object.assign(window, { hits: [] });
    for (const type of ['pointerdown', 'mousedown', 'click']) {
      document.addEventListener(type, ({ target }) =>
        (window as unknown as { hits: string[] }).hits.push(
          `${type} ${(target as Element).id || (target as HTMLElement).dataset.tourAnchor}`,
        ),
      );
    }
  });
  const opener = await page.locator('#opener').boundingBox();
  const clickOpener = () => page.mouse.click((opener?.x ?? 0) + 5, (opener?.y ?? 0) + 5);
  const hits = () => page.evaluate(() => (window as unknown as { hits: string[] }).hits.splice(0));
  await tour.start();
  await clickOpener();
  expect(await hits()).toEqual([]);
  await tour.anchor('b').click();
  expect(await hits()).toEqual(['pointerdown b', 'mousedown b', 'click b']);
  await page.mouse.move(900, 700);
  await page.mouse.wheel(0, 30);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.evaluate(() => scrollTo(0, 0));
  await tour.part('next').click();
  await tour.expectStep('b');
  await expect(tour.part('counter')).toHaveText('Step 2 of 3');
  await tour.anchor('b').click({ force: true });
  expect(await hits()).toEqual([]);
  await tour.part('next').click();
  await expect(tour.part('counter')).toHaveText('Step 3 of 3');
  await clickOpener();
  expect(await hits()).toContain('click opener');
});

test('a blocked page still takes what its own code presses', async ({ open, page }) => {
  const tour = await open('<button data-tour-anchor="a">A</button><input type="checkbox">', [
    { key: 'tour', steps: [{ anchor: 'a' }] },
  ]);
  await tour.start();
  await page.evaluate(() => document.querySelector('input')?.click());
  await expect(page.locator('input')).toBeChecked();
});

test('a page that has something called `labels` is blocked all the same', async ({ open, page }) => {
  const fields =
    '<form style="position:fixed;right:0;bottom:0"><select name="labels"><option>One</select><input type="checkbox"></form>';
  const tour = await open(
    `<label data-tour-anchor="a">A <i></i><input type="checkbox" id="own"></label><p id="labels">Labels</p>${fields}`,
    [{ key: 'tour', steps: [{ anchor: 'a' }] }],
  );
  await tour.start();
  await page.locator('form input').click();
  await expect(page.locator('form input')).not.toBeChecked();
  await page.locator('i + #own').click();
  await expect(page.locator('#own')).toBeChecked();
});

test('a drag that begins at the anchor ends for the page, wherever it is released', async ({
  open,
  page,
}) => {
  const tour = await open(
    '<div data-tour-anchor="a" style="width:80px;height:40px;background:#ccc"></div><p id="page" style="margin-top:500px">Page</p>',
    [{ key: 'tour', steps: [{ anchor: 'a' }] }],
  );
  await page.evaluate(() => {
    const ended: string[] = [];
    Object.assign(window, { ended });
    for (const type of ['pointerup', 'mouseup']) document.addEventListener(type, () => ended.push(type));
    // As handles do, so that no text is selected.
    document.querySelector('div')?.addEventListener('mousedown', (event) => event.preventDefault());
  });
  await tour.start();
  const ended = () => page.evaluate(() => (window as unknown as { ended: string[] }).ended.splice(0));
  for (const to of [tour.part('text'), page.locator('#page')]) {
    await tour.anchor('a').hover();
    await page.mouse.down();
    const at = await to.boundingBox();
    await page.mouse.move((at?.x ?? 0) + 5, (at?.y ?? 0) + 5, { steps: 3 });
    await page.mouse.up();
    expect(await ended()).toEqual(['pointerup', 'mouseup']);
  }
  // What may not be pressed is not released either.
  await page.mouse.down();
  await page.mouse.up();
  expect(await ended()).toEqual([]);
});

test('a press in the card that is released outside of it is no click in the page', async ({ open, page }) => {
  const tour = await open(
    '<dialog style="width:900px;height:600px"><button data-tour-anchor="a">A</button></dialog>',
    [{ key: 'tour', steps: [{ anchor: 'a', page: 'allow' }] }],
  );
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog');
    dialog?.showModal();
    // As dialogs are closed by a click beside them.
    dialog?.addEventListener('click', ({ target }) => target === dialog && dialog.close());
  });
  await tour.start();
  await tour.part('text').hover();
  await page.mouse.down();
  await page.mouse.move(640, 600, { steps: 3 });
  await page.mouse.up();
  await expect(page.locator('dialog')).toBeVisible();
  await tour.expectStep('a');
  // Sooner, in the same place, it would be taken for a second tap.
  await page.waitForTimeout(400);
  await page.mouse.click(640, 600);
  await expect(page.locator('dialog')).toBeHidden();
});

test('the wheel over the card scrolls the page', async ({ open, page }) => {
  const tour = await open('<button data-tour-anchor="a">A</button><div style="height:3000px"></div>', {
    tours: [{ key: 'tour', steps: [{ anchor: 'a' }] }],
  });
  await tour.start();
  await tour.card.hover();
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test.describe('a page that keeps itself from scrolling, or scrolls itself', () => {
  test.use({ viewport: { width: 800, height: 400 }, hasTouch: true });

  for (const type of ['wheel', 'touchmove'] as const) {
    test(`leaves a long card to ${type}`, async ({ open, page }) => {
      const tour = await open('<button data-tour-anchor="a">A</button>', [
        { key: 'tour', steps: [{ anchor: 'a', text: { inline: { en: 'About a. '.repeat(400) } } }] },
      ]);
      await page.evaluate(
        (name) =>
          document.addEventListener(
            name,
            (event) => {
              window.fixture.calls.push(name);
              event.preventDefault();
            },
            { passive: false },
          ),
        type,
      );
      await tour.start();
      const { x = 0, y = 0 } = (await tour.part('text').boundingBox()) ?? {};
      if (type === 'wheel') {
        await page.mouse.move(x + 50, y + 50);
        await page.mouse.wheel(0, 100);
      } else {
        const input = await page.context().newCDPSession(page);
        const touch = (kind: 'touchStart' | 'touchMove' | 'touchEnd', up: number) =>
          input.send('Input.dispatchTouchEvent', {
            type: kind,
            touchPoints: kind === 'touchEnd' ? [] : [{ x: x + 50, y: y + 150 - up }],
          });
        await touch('touchStart', 0);
        for (const up of [30, 60, 90, 120]) await touch('touchMove', up);
        await touch('touchEnd', 120);
      }
      await expect.poll(() => tour.part('content').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
      expect(await tour.calls()).toEqual([]);
    });
  }
});

test('B033: nothing moves for those who asked for less motion', async ({ open, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const tour = await open(page3, three);
  await tour.start();
  const running = await tour.card.evaluate((card) => card.getAnimations({ subtree: true }).length);
  expect(running).toBe(0);
});

test('leaving is possible while the next step is got ready', async ({ open }) => {
  const tour = await open('<button data-tour-anchor="a">A</button>', [
    { key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'a', tool: 'slow' }, { anchor: 'page' }] },
  ]);
  await tour.start();
  await tour.part('next').click();
  await expect(tour.part('next')).toHaveAttribute('aria-busy', 'true');
  await tour.part('close').click();
  await expect(tour.part('host')).toHaveCount(0);
  expect((await tour.events()).at(-1)).toContain('tour_left');
});
