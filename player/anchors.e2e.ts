/** Finding anchors and keeping track of them. Names of the tests hold the ids of the hard cases they are about. */
import { expect, test } from './testing/fixture.ts';

const wait = { onMissing: 'wait', timeout: '300ms' } as const;

test('B001: an anchor that appears only when its step has begun', async ({ open, page }) => {
  const tour = await open('<button data-tour-anchor="edit">Edit</button>', [
    { key: 'tour', steps: [{ anchor: 'edit', advance: 'click' }, { anchor: 'name' }] },
  ]);
  await page.evaluate(() => {
    document.querySelector('button')?.addEventListener('click', () => {
      const input = document.createElement('input');
      input.dataset.tourAnchor = 'name';
      document.body.append(input);
    });
  });
  await tour.start();
  await expect(tour.part('counter')).toHaveText('Step 1 of 2');
  await tour.anchor('edit').click();
  await tour.expectStep('name');
  expect(await tour.events()).not.toContain('step_unavailable s2');
});

test('a late anchor leaves the stuck card in the frame after it appears', async ({ open, page }) => {
  const tour = await open('<main></main>', [{ key: 'tour', steps: [{ anchor: 'late', ...wait }] }]);
  await tour.start();
  await expect(tour.card).toHaveAttribute('data-kind', 'stuck');
  const frames = await page.evaluate(async () => {
    const button = document.createElement('button');
    button.dataset.tourAnchor = 'late';
    button.textContent = 'Late';
    document.querySelector('main')?.append(button);
    const card = document
      .querySelector('[data-part=host]')
      ?.shadowRoot?.querySelector<HTMLElement>('[data-part=card]');
    let count = 0;
    while (card?.dataset.kind !== 'anchored' && count < 60) {
      await new Promise(requestAnimationFrame);
      count++;
    }
    return count;
  });
  expect(frames).toBeLessThanOrEqual(2);
  expect(await tour.offset('[data-tour-anchor=late]')).toBeLessThan(1);
});

test('an anchor that goes and comes back takes the card with it', async ({ open, page }) => {
  const tour = await open('<button data-tour-anchor="a">A</button>', [
    { key: 'tour', steps: [{ anchor: 'a' }] },
  ]);
  await tour.start();
  await page.evaluate(() => {
    const button = document.querySelector('button');
    Object.assign(window, { button });
    button?.remove();
  });
  await expect(tour.card).toBeHidden();
  await page.evaluate(() => document.body.append((window as unknown as { button: Element }).button));
  await tour.expectStep('a');
});

test('a card that comes back takes the focus when it had it, and leaves it alone when not', async ({
  open,
  page,
}) => {
  const tour = await open('<input id="field"><button data-tour-anchor="a">A</button>', [
    { key: 'tour', steps: [{ anchor: 'a' }] },
  ]);
  await tour.start();
  const goes = async () => {
    await page.evaluate(() => document.querySelector('button')?.style.setProperty('display', 'none'));
    await expect(tour.card).toBeHidden();
  };
  const comes = async () => {
    await page.evaluate(() => document.querySelector('button')?.style.removeProperty('display'));
    await tour.expectStep('a');
  };
  expect(await tour.focused()).toBe('next');
  await goes();
  await comes();
  expect(await tour.focused()).toBe('next');
  await page.locator('#field').focus();
  await goes();
  await comes();
  expect(await tour.focused()).toBe('field');
});

test('an anchor that is replaced is followed to its successor', async ({ open, page }) => {
  const tour = await open('<div><button data-tour-anchor="a">A</button></div>', [
    { key: 'tour', steps: [{ anchor: 'a' }] },
  ]);
  await tour.start();
  await page.evaluate(() => {
    const old = document.querySelector('button');
    const next = old?.cloneNode(true) as HTMLElement;
    next.style.marginLeft = '200px';
    old?.replaceWith(next);
  });
  await expect.poll(() => tour.offset('[data-tour-anchor=a]')).toBeLessThan(1);
  expect((await tour.events()).filter((event) => event.startsWith('step_shown'))).toHaveLength(1);
});

for (const [how, hide, show] of [
  ['display', 'display:none', ''],
  ['visibility', 'visibility:hidden', ''],
  ['size', 'width:0;height:0;overflow:hidden;padding:0;border:0', ''],
] as const) {
  test(`an anchor hidden by ${how} waits for it to be shown`, async ({ open, page }) => {
    const tour = await open(`<div style="${hide}"><button data-tour-anchor="a">A</button></div>`, [
      { key: 'tour', steps: [{ anchor: 'a', ...wait }] },
    ]);
    await tour.start();
    await expect(tour.card).toHaveAttribute('data-kind', 'stuck');
    await page.evaluate((style) => document.querySelector('div')?.setAttribute('style', style), show);
    await tour.expectStep('a');
  });
}

test('an anchor that a style sheet shows, by whatever state, is seen at once', async ({ open, page }) => {
  const tour = await open(
    '<input type="checkbox"><div id="menu" data-state="closed"><button data-tour-anchor="a">A</button></div>',
    [{ key: 'tour', steps: [{ anchor: 'a', page: 'allow', ...wait }] }],
  );
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-state=closed]{visibility:hidden} :checked~#menu{visibility:visible}');
    document.adoptedStyleSheets = [sheet];
  });
  await tour.start();
  await expect(tour.card).toHaveAttribute('data-kind', 'stuck');
  await page.locator('input').check();
  await tour.expectStep('a');
  await tour.part('close').click();
  await page.locator('input').uncheck();
  await tour.start();
  await expect(tour.card).toHaveAttribute('data-kind', 'stuck');
  await page.evaluate(() => document.querySelector('#menu')?.setAttribute('data-state', 'open'));
  await tour.expectStep('a');
});

test('an anchor that fades out takes the card away, though the tree changed when it was still seen', async ({
  open,
  page,
}) => {
  const tour = await open('<div><button data-tour-anchor="a">A</button></div>', [
    { key: 'tour', steps: [{ anchor: 'a' }] },
  ]);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'div{transition:opacity .2s,visibility 0s .2s}.closed{opacity:0;visibility:hidden}div:not(.closed){transition:none}',
    );
    document.adoptedStyleSheets = [sheet];
  });
  await tour.start();
  const close = () => page.evaluate(() => document.querySelector('div')?.classList.toggle('closed'));
  await close();
  await expect(tour.card).toBeHidden();
  await close();
  await tour.expectStep('a');
});

test('of two elements for one anchor the visible one is taken', async ({ open }) => {
  const tour = await open(
    '<button hidden data-tour-anchor="a" id="first">A</button><p></p><button data-tour-anchor="a" id="second">A</button>',
    [{ key: 'tour', steps: [{ anchor: 'a' }] }],
  );
  await tour.start();
  expect(await tour.offset('#second')).toBeLessThan(1);
});

test('B023: an anchor in nested open shadow roots is found, followed and clicked', async ({ open, page }) => {
  const tour = await open('<x-outer></x-outer><button data-tour-anchor="b">B</button>', [
    { key: 'tour', steps: [{ anchor: 'inside', advance: 'click' }, { anchor: 'b' }] },
  ]);
  await page.evaluate(() => {
    const inner = document.createElement('x-inner');
    document.querySelector('x-outer')?.attachShadow({ mode: 'open' }).append(inner);
    const button = document.createElement('button');
    button.dataset.tourAnchor = 'inside';
    button.textContent = 'Inside';
    inner.attachShadow({ mode: 'open' }).append(button);
  });
  await tour.start();
  await page.evaluate(() =>
    document.querySelector('x-outer')?.setAttribute('style', 'margin-left: 90px; display: block'),
  );
  await expect.poll(() => tour.offset('[data-tour-anchor=inside]')).toBeLessThan(1);
  await tour.anchor('inside').click();
  await tour.expectStep('b');
});

test('B023: an anchor in a shadow root that came into a known one while nothing was looked for', async ({
  open,
  page,
}) => {
  const tour = await open('<x-app></x-app>', [
    { key: 'tour', steps: [{ anchor: 'outer' }, { anchor: 'inner' }] },
  ]);
  /** Components render on their own, one within the other. */
  const render = (key: string) =>
    page.evaluate((name) => {
      const app = document.querySelector('x-app');
      const tree = app?.shadowRoot ?? app?.attachShadow({ mode: 'open' });
      const button = document.createElement('button');
      button.dataset.tourAnchor = name;
      button.textContent = name;
      const part = document.createElement(`x-${name}`);
      part.attachShadow({ mode: 'open' }).append(button);
      tree?.append(part);
    }, key);
  await render('outer');
  await tour.start();
  await render('inner');
  await tour.part('next').click();
  await tour.expectStep('inner');
});

test('B023: an element in a closed shadow root works when it is registered', async ({ open, page }) => {
  const tour = await open('<div id="closed"></div>', [{ key: 'tour', steps: [{ anchor: 'secret' }] }]);
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Secret';
    document.querySelector('#closed')?.attachShadow({ mode: 'closed' }).append(button);
    window.fixture.player.registerAnchor('secret', button);
  });
  await tour.start();
  await tour.expectStep('secret');
});

test('an anchor in a frame of the same origin is found where it is on the screen', async ({ open, page }) => {
  const frame =
    '<iframe srcdoc="<p>Text</p><button data-tour-anchor=framed>In</button>" style="margin:40px 0 0 60px;border:7px solid"></iframe>';
  const tour = await open(frame, [
    { key: 'tour', steps: [{ anchor: 'framed', advance: 'click' }, { anchor: 'page' }] },
  ]);
  await tour.start();
  const button = page.frameLocator('iframe').locator('button');
  const [anchor, ring] = [await button.boundingBox(), await tour.part('ring').boundingBox()];
  expect(Math.abs((anchor?.x ?? 0) - (ring?.x ?? 99))).toBeLessThan(1);
  expect(Math.abs((anchor?.y ?? 0) - (ring?.y ?? 99))).toBeLessThan(1);
  await button.click();
  await tour.expectStep('page');
});

test('a click that code makes does not advance, and a real one does after the app’s own handlers', async ({
  open,
  page,
}) => {
  const tour = await open('<button data-tour-anchor="a"><b>A</b></button>', [
    { key: 'tour', steps: [{ anchor: 'a', advance: 'click' }, { anchor: 'page' }] },
  ]);
  await page.evaluate(() => {
    const button = document.querySelector('button');
    button?.addEventListener('click', (event) => {
      event.stopImmediatePropagation();
      Object.assign(window, { seen: window.fixture.events.map(({ type }) => type) });
    });
  });
  await tour.start();
  await page.evaluate(() => document.querySelector('button')?.click());
  await tour.expectStep('a');
  await page.locator('b').click();
  await tour.expectStep('page');
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen).not.toContain('step_completed');
});

test('nothing runs while a card is at rest', async ({ open, page }) => {
  const tour = await open('<button data-tour-anchor="a">A</button>', [
    { key: 'tour', steps: [{ anchor: 'a' }] },
  ]);
  await tour.start();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const counts = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const wanted = ['LayoutCount', 'RecalcStyleCount'];
    return metrics.filter(({ name }) => wanted.includes(name)).map(({ value }) => value);
  };
  await page.evaluate(() => {
    const { requestAnimationFrame: real } = window;
    Object.assign(window, { asked: 0 });
    window.requestAnimationFrame = (callback) => {
      (window as unknown as { asked: number }).asked++;
      return real(callback);
    };
  });
  /** What half a second takes: frames that were asked for, layouts, and styles that were made anew. */
  const halfASecond = async () => {
    const before = await counts();
    const asked = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          Object.assign(window, { asked: 0 });
          setTimeout(() => resolve((window as unknown as { asked: number }).asked), 500);
        }),
    );
    const after = await counts();
    return [asked, ...after.map((count, index) => count - (before[index] ?? 0))];
  };
  // The card has to come to rest first.
  await expect.poll(halfASecond).toEqual([0, 0, 0]);
});

for (const where of ['alone', 'within something else']) {
  test(`B023: an anchor in a shadow root that comes during the step, ${where}, is found`, async ({
    open,
    page,
  }) => {
    const tour = await open('<main></main>', [{ key: 'tour', steps: [{ anchor: 'a' }] }]);
    expect(await page.evaluate(() => window.fixture.player.start('tour'))).toMatchObject({ ok: true });
    await tour.settles();
    await page.evaluate((isAlone) => {
      const host = document.createElement('div');
      const inner = document.createElement('button');
      inner.dataset.tourAnchor = 'a';
      inner.textContent = 'A';
      host.attachShadow({ mode: 'open' }).append(inner);
      const section = document.createElement('section');
      section.append(host);
      document.querySelector('main')?.append(isAlone ? host : section);
    }, where === 'alone');
    await tour.expectStep('a');
    await expect(tour.card).toHaveAttribute('data-kind', 'anchored');
  });
}
