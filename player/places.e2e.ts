/** Anchors in what opens, slides and scrolls: disclosures, drawers, popovers, dialogs, virtual lists, full screen. */
import { expect, test } from './testing/fixture.ts';

const oneStep = [{ key: 'tour', steps: [{ anchor: 'a', timeout: '60s' }] }];
const ANCHOR = '[data-tour-anchor=a]';
const button = '<button data-tour-anchor="a">A</button>';

test('in a closed disclosure: the card comes when the user opens it, and goes with it', async ({
  open,
  page,
}) => {
  const tour = await open(`<details><summary data-tour-anchor="more">More</summary>${button}</details>`, [
    {
      key: 'tour',
      steps: [
        { anchor: 'more', advance: 'click' },
        { anchor: 'a', timeout: '60s', page: 'allow' },
      ],
    },
  ]);
  await tour.start();
  await page.locator('summary').click();
  await tour.expectStep('a');
  await expect.poll(() => tour.offset(ANCHOR)).toBeLessThan(2);
  await page.locator('summary').click();
  await expect(tour.card).toBeHidden();
  await page.locator('summary').click();
  await expect(tour.card).toBeVisible();
});

for (const side of ['left', 'right'] as const) {
  test(`in a drawer that slides in from the ${side}`, async ({ open, page }) => {
    const away = side === 'left' ? '-300px' : '300px';
    const tour = await open(
      `<button data-tour-anchor="menu">Menu</button>
       <aside style="position:fixed;${side}:0;top:0;width:300px;height:100%;background:#eee;visibility:hidden;transform:translateX(${away});transition:transform .4s,visibility .4s">
       <p style="height:200px"></p>${button}</aside>`,
      [{ key: 'tour', steps: [{ anchor: 'menu', advance: 'click' }, { anchor: 'a' }] }],
    );
    await page.evaluate(() => {
      const drawer = document.querySelector('aside');
      document.querySelector('[data-tour-anchor=menu]')?.addEventListener('click', () => {
        if (drawer) Object.assign(drawer.style, { visibility: 'visible', transform: 'none' });
      });
    });
    await tour.start();
    await page.locator('[data-tour-anchor=menu]').click();
    await tour.expectStep('a');
    // There it stays.
    await page
      .locator('aside')
      .evaluate((drawer) => Promise.all(drawer.getAnimations().map(({ finished }) => finished)));
    await tour.settles();
    expect(await tour.offset(ANCHOR)).toBeLessThan(2);
    expect(await tour.hits('next')).toBe(true);
    const [card, anchor] = await Promise.all([tour.card.boundingBox(), page.locator(ANCHOR).boundingBox()]);
    // Beside its anchor, not where that was when the drawer began to move.
    expect(Math.abs((card?.y ?? 0) - (anchor?.y ?? 0))).toBeLessThan(260);
    expect((card?.x ?? -1) >= 0 && (card?.x ?? 0) + (card?.width ?? 0) <= 1280).toBe(true);
  });
}

test('in a popover: above it while it is open, away when it closes', async ({ open, page }) => {
  const tour = await open(
    `<div popover="auto" style="inset:100px auto auto 100px;padding:40px">${button}</div>`,
    oneStep,
  );
  await page.evaluate(() => void window.fixture.player.start('tour'));
  await page.evaluate(() => document.querySelector<HTMLElement>('[popover=auto]')?.showPopover());
  await tour.expectStep('a');
  expect(await tour.offset(ANCHOR)).toBeLessThan(2);
  await expect.poll(() => tour.hits('next')).toBe(true);
  // Another click on the card leaves the popover open: it is no click outside.
  await tour.part('text').click();
  await expect(page.locator(ANCHOR)).toBeVisible();
  await page.evaluate(() => document.querySelector<HTMLElement>('[popover=auto]')?.hidePopover());
  await expect(tour.card).toBeHidden();
});

for (const [what, inside] of [
  ['popover', `<div popover="auto">${button}</div>`],
  ['dialog that a press outside closes', `<dialog closedby="any">${button}</dialog>`],
] as const) {
  test(`a press in a blocked page leaves a ${what} open, and one after the tour closes it`, async ({
    open,
    page,
  }) => {
    const tour = await open(inside, oneStep);
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('[popover=auto]')?.showPopover();
      document.querySelector('dialog')?.showModal();
    });
    await tour.start();
    const pressThePage = () => page.mouse.click(1200, 700);
    await pressThePage();
    await tour.settles();
    expect(await tour.hits('next')).toBe(true);
    await page.locator(ANCHOR).click();
    await tour.part('next').click();
    await expect(tour.card).toHaveCount(0);
    await pressThePage();
    await expect(page.locator(ANCHOR)).toBeHidden();
  });
}

test('in a dialog that is not modal', async ({ open, page }) => {
  const tour = await open(`<dialog style="top:100px">${button}</dialog>`, oneStep);
  await page.evaluate(() => void window.fixture.player.start('tour'));
  await page.evaluate(() => document.querySelector('dialog')?.show());
  await tour.expectStep('a');
  expect(await tour.offset(ANCHOR)).toBeLessThan(2);
  expect(await tour.hits('next')).toBe(true);
  await page.evaluate(() => document.querySelector('dialog')?.close());
  await expect(tour.card).toBeHidden();
});

test('in a body that the app puts in place of the one with the dialog that the card was in', async ({
  open,
  page,
}) => {
  const tour = await open(`<dialog>${button}</dialog>`, oneStep);
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  await tour.start();
  await page.evaluate((anchor) => {
    const body = document.createElement('body');
    const made = document.querySelector(anchor)?.cloneNode(true);
    if (made) body.append(made);
    document.body = body;
  }, ANCHOR);
  await tour.expectStep('a');
  await expect.poll(() => tour.offset(ANCHOR)).toBeLessThan(2);
  await tour.part('next').click();
  await expect(tour.part('host')).toHaveCount(0);
});

test('a row of a virtual list is brought on screen by the host', async ({ open, page }) => {
  await page.addInitScript(() => {
    const rows = 10_000;
    const height = 30;
    const draw = (list: Element): void => {
      const first = Math.floor(list.scrollTop / height);
      const inner = list.firstElementChild;
      inner?.replaceChildren(
        ...Array.from({ length: 12 }, (_, index) => {
          const row = document.createElement('p');
          const number = first + index;
          if (number === 7_000) row.dataset.tourAnchor = 'row';
          row.textContent = `Row ${number}`;
          row.style.cssText = `position:absolute;margin:0;height:${height}px;top:${number * height}px`;
          return row;
        }),
      );
    };
    document.addEventListener('DOMContentLoaded', () => {
      const list = document.querySelector('#list');
      const inner = list?.appendChild(document.createElement('div'));
      if (!list || !inner) return;
      inner.style.cssText = `position:relative;height:${rows * height}px`;
      list.addEventListener('scroll', () => draw(list));
      draw(list);
    });
    window.hostOptions = () => ({
      reveal(anchor) {
        window.fixture.calls.push(`reveal ${anchor}`);
        document.querySelector('#list')?.scrollTo(0, 7_000 * height);
      },
    });
  });
  const tour = await open('<div id="list" style="height:300px;width:300px;overflow:auto"></div>', {
    tours: [{ key: 'tour', steps: [{ anchor: 'page' }, { anchor: 'row' }] }],
    anchors: [{ key: 'row', virtual: true }],
  });
  await tour.start();
  await tour.part('next').click();
  await tour.expectStep('row');
  expect(await tour.offset('[data-tour-anchor=row]')).toBeLessThan(2);
  expect(await tour.calls()).toEqual(['reveal row']);
});

test('a slide of a carousel that is there and out of sight is brought on screen by the host', async ({
  open,
  page,
}) => {
  await page.addInitScript(() => {
    window.hostOptions = () => ({
      reveal: () => document.querySelector('#slides')?.setAttribute('style', 'translate:-300px'),
    });
  });
  const tour = await open(
    `<div style="width:300px;overflow:hidden"><div id="slides">
      <p style="margin-left:300px;width:300px">${button}</p></div></div>`,
    { tours: [{ key: 'tour', steps: [{ anchor: 'a' }] }], anchors: [{ key: 'a', virtual: true }] },
  );
  await tour.start();
  await tour.expectStep('a');
  await expect.poll(() => tour.offset('[data-tour-anchor=a]')).toBeLessThan(2);
});

test('B020: in what fills the screen, and back on the page', async ({ open, page }) => {
  const tour = await open(`<section style="background:#fff">${button}</section>`, [
    { key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'a' }] },
  ]);
  await page.evaluate(() => {
    const section = document.querySelector('section');
    section?.addEventListener('dblclick', () => void section.requestFullscreen());
  });
  await tour.start();
  await page.locator(ANCHOR).dblclick();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await expect.poll(() => tour.hits('next')).toBe(true);
  await expect.poll(() => tour.offset(ANCHOR)).toBeLessThan(2);
  await page.evaluate(() => document.exitFullscreen());
  await expect.poll(() => tour.hits('next')).toBe(true);
  await tour.part('next').click();
  await expect(tour.part('counter')).toHaveText('Step 2 of 2');
});

test('B020: beside what fills the screen and shows no content of its own', async ({ open, page }) => {
  const tour = await open(`<video></video>${button}`, [
    { key: 'tour', steps: [{ anchor: 'page', backdrop: 'none' }] },
  ]);
  await page.evaluate(() => {
    const video = document.querySelector('video');
    document.body.addEventListener('dblclick', () => void video?.requestFullscreen());
  });
  await tour.start();
  await page.locator(ANCHOR).dblclick();
  await page.waitForFunction(() => document.fullscreenElement !== null);
  await tour.settles();
  await expect(page.locator('video [data-part=host]')).toHaveCount(0);
  await page.evaluate(() => document.exitFullscreen());
  await expect.poll(() => tour.hits('next')).toBe(true);
});

test('a message of the app in passing is seen and heard, and covers no button of the card', async ({
  open,
  page,
}) => {
  const tour = await open(
    `${button}<div id="toast" role="status" popover="manual" style="inset:auto 20px 20px auto;padding:20px">Saved</div>`,
    oneStep,
  );
  await tour.start();
  await page.evaluate(() => document.querySelector<HTMLElement>('#toast')?.showPopover());
  await expect.poll(() => tour.hits('next')).toBe(true);
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
});

test('an app that keeps raising a layer of its own does not make the page spin', async ({ open, page }) => {
  const tour = await open(
    `${button}<div id="top" popover="manual" style="inset:0;width:auto;height:auto;background:#fff">Mine</div>`,
    oneStep,
  );
  await tour.start();
  const raised = await page.evaluate(async () => {
    const top = document.querySelector<HTMLElement>('#top');
    let count = 0;
    document.addEventListener(
      'toggle',
      (event) => {
        if (event.target === top || !top) return;
        count++;
        top.hidePopover();
        top.showPopover();
      },
      true,
    );
    top?.showPopover();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    return count;
  });
  expect(raised).toBeLessThan(20);
});

test.describe('an app that scrolls after the step has begun', () => {
  const page2 = `${button}<div style="height:3000px"></div><button data-tour-anchor="b">B</button><div style="height:2000px"></div>`;
  const down = [{ key: 'tour', steps: [{ anchor: 'a', advance: 'click' as const }, { anchor: 'b' }] }];

  for (const width of [1280, 400]) {
    test(`to the top of what it takes for a new page, ${width} px wide`, async ({ open, page }) => {
      await page.setViewportSize({ width, height: 800 });
      const tour = await open(page2, down);
      await page.evaluate(() =>
        document.querySelector('button')?.addEventListener('click', () =>
          setTimeout(() => {
            scrollTo(0, 0);
            window.fixture.calls.push('top');
          }, 100),
        ),
      );
      await tour.start();
      await tour.anchor('a').click();
      await tour.expectStep('b');
      await expect.poll(() => tour.calls()).toEqual(['top']);
      await expect(tour.anchor('b')).toBeInViewport();
      await expect(tour.part('next')).toBeInViewport();
      // The user may go where they like.
      await page.mouse.move(width / 2, 40);
      await page.mouse.wheel(0, -5000);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      // Longer than the card waits before it looks for its place.
      await page.waitForTimeout(300);
      await expect(tour.anchor('b')).not.toBeInViewport();
    });
  }

  test('to the end of a movement of its own, which the wheel began', async ({ open, page }) => {
    const tour = await open(page2, [{ key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'b' }] }]);
    await page.evaluate(() => {
      let [at, target] = [0, 0];
      const go = () => {
        at += (target - at) * 0.2;
        scrollTo(0, at);
        if (target - at > 1) requestAnimationFrame(go);
        else window.fixture.calls.push('there');
      };
      addEventListener(
        'wheel',
        (event) => {
          event.preventDefault();
          target += event.deltaY;
          go();
        },
        { passive: false },
      );
    });
    await tour.start();
    await page.mouse.move(400, 500);
    await page.mouse.wheel(0, 200);
    await page.keyboard.press('Enter');
    await tour.expectStep('b');
    await expect.poll(() => tour.calls()).toEqual(['there']);
    await expect(tour.anchor('b')).toBeInViewport();
  });
});
