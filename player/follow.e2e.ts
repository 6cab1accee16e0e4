/** The spotlight and the card while the anchor moves, and the card while it grows. */
import { expect, test } from './testing/fixture.ts';
import { ANCHOR, button, oneStep, rows } from './testing/one-anchor.ts';

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
    await page.locator('#box').hover({ position: { x: 600, y: 20 } });
    await page.mouse.wheel(0, 9_999);
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

test('the light stays on an anchor that is fixed to the screen in the very moment in which the page scrolls', async ({
  open,
}) => {
  const fixed = '<button data-tour-anchor="a" style="position:fixed;top:90px;left:90px">A</button>';
  const tour = await open(`${fixed}<p style="height:3000px"></p>`, [
    { key: 'tour', steps: [{ anchor: 'a' }] },
  ]);
  await tour.start();
  const moved = await tour.part('ring').evaluate((ring) => {
    const before = ring.getBoundingClientRect().y;
    scrollTo(0, 500);
    return ring.getBoundingClientRect().y - before;
  });
  expect(moved).toBe(0);
});

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
  // Where it has come to rest, the card finds the side that has room.
  await expect(tour.card).toHaveAttribute('data-side', 'bottom');
  await page.evaluate(() =>
    document.querySelector('button')?.setAttribute('style', 'position:fixed;bottom:0'),
  );
  await expect(tour.card).toHaveAttribute('data-side', 'top');
});

test('what an app moves or scales frame by frame, and tells nobody, is followed to the pixel', async ({
  open,
}) => {
  const tour = await open(
    `<div style="margin:150px;width:200px">${button.replace('<button', '<button style="width:200px;height:80px"')}</div>`,
    oneStep,
  );
  await tour.start();
  const places = [
    'scale(.9)',
    'scale(.5)',
    'scale(1.01)',
    'none',
    'translate(1px)',
    'none',
    'translateY(1px)',
  ];
  for (const place of [...places, 'none', 'translate(3px,-3px)', 'none']) {
    await tour.settles();
    await tour.anchor('a').evaluate((element, to) => {
      (element.parentElement as HTMLElement).style.transform = to;
    }, place);
    await expect.poll(() => tour.offset(ANCHOR), place).toBeLessThan(0.5);
  }
});

test('a card that has grown is placed anew; the light is as round as its anchor', async ({ open, page }) => {
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/late.svg', async (route) => {
    await answered;
    const body = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"/>';
    await route.fulfill({ contentType: 'image/svg+xml', body });
  });
  const round = 'position:fixed;top:500px;left:300px;width:60px;height:40px;border-radius:50%';
  const alt = { inline: { en: 'A picture' } };
  const tour = await open(`<button data-tour-anchor="a" style="${round}">A</button>`, [
    { key: 'tour', steps: [{ anchor: 'a', side: 'top', media: { image: '/late.svg', alt } }] },
  ]);
  await tour.start();
  await expect(tour.part('ring')).toHaveCSS('border-radius', '20px');
  const cardEnd = async (): Promise<number> => {
    const { y = 0, height = 0 } = (await tour.card.boundingBox()) ?? {};
    return y + height;
  };
  const end = await cardEnd();
  expect(end).toBeLessThan(500);
  answer();
  await expect.poll(async () => (await tour.card.boundingBox())?.height).toBeGreaterThan(250);
  // Its place is a whole number of pixels, its height need not be.
  await expect.poll(cardEnd).toBeLessThan(end + 2);
});

test('a card goes off the screen with its anchor, and stays there', async ({ open, page }) => {
  await page.clock.install();
  const tour = await open(`${button}<div style="height:4000px"></div>`, oneStep);
  await tour.start();
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(2000);
  await page.clock.runFor(1000);
  expect((await tour.card.boundingBox())?.y).toBeLessThan(-1000);
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
