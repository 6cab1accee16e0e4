/** Where the focus goes: never away from who is typing, to all that an anchor has, and never out of sight. */
import type { Page } from '@playwright/test';
import { expect, type Tour, test } from './testing/fixture.ts';

const button = '<button data-tour-anchor="a">A</button>';
const twoSteps = [{ key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'page' }] }];

test('a tour that begins while the user types takes neither the focus nor a key', async ({ open, page }) => {
  const tour = await open(`<input id="field">${button}`, twoSteps);
  await page.locator('#field').focus();
  await page.keyboard.type('two');
  await tour.start();
  await page.keyboard.type(' words');
  await expect(page.locator('#field')).toHaveValue('two words');
  await expect(tour.part('counter')).toHaveText('Step 1 of 2');
  await page.keyboard.press('Tab');
  expect(await tour.focused()).toBe('close');
});

test('where nobody has typed, the card takes the focus also from a text field', async ({ open, page }) => {
  // The browser takes what a test does for the user's own.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } }),
  );
  const tour = await open(`<input id="field">${button}`, twoSteps);
  await page.locator('#field').focus();
  await tour.start();
  await expect.poll(() => tour.focused()).toBe('next');
});

for (const [field, isTyping] of [
  ['<input id="field">', true],
  ['<input id="field" type="search">', true],
  ['<input id="field" type="date">', true],
  ['<textarea id="field"></textarea>', true],
  ['<select id="field"><option>one<option>two</select>', true],
  ['<p id="field" contenteditable>text</p>', true],
  ['<input id="field" type="checkbox">', false],
  ['<input id="field" type="range">', false],
  ['<button id="field">button</button>', false],
] as const) {
  test(`a step that comes by itself ${isTyping ? 'leaves the focus' : 'takes the focus'} after a key in ${field}`, async ({
    open,
    page,
  }) => {
    const tour = await open(`${field}${button}`, [
      {
        key: 'tour',
        steps: [
          { anchor: 'a', page: 'allow', tool: 'filter', advance: { on: 'tool_result' } },
          { anchor: 'page', page: 'allow' },
        ],
      },
    ]);
    await tour.start();
    await page.locator('#field').focus();
    await page.keyboard.press('1');
    await page.evaluate(() => window.fixture.player.report('filter', { count: 1 }));
    await tour.expectStep('page');
    expect(await tour.focused()).toBe(isTyping ? 'field' : 'next');
  });
}

/** What has the focus after each press of Tab, until it is where it was. */
async function round(tour: Tour, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const stops: string[] = [];
  const first = await tour.focused();
  do {
    await tour.page.keyboard.press(key);
    await tour.settles();
    stops.push(await tour.focused());
  } while (stops.at(-1) !== first && stops.length < 12);
  return stops;
}

/** Elements that take their focus in a way of their own, in an anchor; what of it Tab has to stop at. */
const KINDS: Readonly<Record<string, readonly [inside: string, stops: readonly string[]]>> = {
  'nothing to focus': ['<p>Text</p>', []],
  'an editor': ['<p id="one" contenteditable>x</p>', ['one']],
  'an editor with an island': [
    '<p id="one" contenteditable>x <span contenteditable="false">y</span></p>',
    ['one'],
  ],
  'a date and a list': ['<input id="one" type="date"><select id="two"><option>1</select>', ['one', 'two']],
  'what is out of use': [
    '<button disabled>x</button><button id="one">x</button><fieldset disabled><input></fieldset>',
    ['one'],
  ],
  'a component that passes its focus on': [
    '<x-passing tabindex="0"></x-passing><button id="two">x</button>',
    ['inner', 'two'],
  ],
  'a component in an inert part': [
    '<button id="one">x</button><p inert><x-passing></x-passing></p><button id="two">x</button>',
    ['one', 'two'],
  ],
  'a text that scrolls': [
    '<div id="one" style="height:40px;overflow:auto"><p style="height:200px">x</p></div>',
    ['one'],
  ],
  'a list that scrolls': [
    '<div style="height:40px;overflow:auto"><p style="height:200px"><button id="one">x</button></p></div>',
    ['one'],
  ],
  'a link that leads nowhere': ['<a>x</a><button id="one">x</button><a>y</a>', ['one']],
};

for (const [kind, [inside, stops]] of Object.entries(KINDS)) {
  test(`SC 2.1.1, 2.1.2: Tab goes round the card and an anchor with ${kind}, both ways`, async ({
    open,
    page,
  }) => {
    await page.addInitScript(() => {
      customElements.define(
        'x-passing',
        class extends HTMLElement {
          constructor() {
            super();
            const inner = document.createElement('button');
            inner.id = 'inner';
            this.attachShadow({ mode: 'open', delegatesFocus: true }).append(inner);
          }
        },
      );
    });
    const tour = await open(
      `<button>page</button><div data-tour-anchor="a">${inside}</div><button>page</button>`,
      twoSteps,
    );
    await tour.start();
    await expect.poll(() => tour.focused()).toBe('next');
    expect(await round(tour, 'Tab')).toEqual(['skip', ...stops, 'close', 'next']);
    expect(await round(tour, 'Shift+Tab')).toEqual(['close', ...[...stops].reverse(), 'skip', 'next']);
  });
}

test('Tab goes from an editor to the card, and writes no tab into the editor', async ({ open, page }) => {
  const tour = await open('<textarea data-tour-anchor="a"></textarea>', twoSteps);
  await page.evaluate(() => {
    const editor = document.querySelector('textarea');
    editor?.addEventListener('keydown', (event) => {
      if (event.key !== 'Tab') return;
      event.preventDefault();
      editor.value += '\t';
    });
  });
  await tour.start();
  await tour.anchor('a').click();
  await page.keyboard.type('x');
  await page.keyboard.press('Tab');
  expect(await tour.focused()).toBe('close');
  await expect(tour.anchor('a')).toHaveValue('x');
});

test('a tour that begins while the user types into what an editor draws itself takes no key', async ({
  open,
  page,
}) => {
  const tour = await open(`<div id="field" role="textbox" tabindex="0">code</div>${button}`, twoSteps);
  const context = await page.evaluateHandle(() => {
    const { EditContext } = window as unknown as { EditContext: new () => { text: string } };
    const made = new EditContext();
    Object.assign(document.querySelector('#field') as Element, { editContext: made });
    return made;
  });
  await page.locator('#field').focus();
  await page.keyboard.type('two');
  await tour.start();
  await page.keyboard.type(' words');
  expect(await context.evaluate(({ text }) => text)).toBe('two words');
});

test('the end of a tour gives the focus back into the dialog that it led to', async ({ open, page }) => {
  const tour = await open(
    '<button data-tour-anchor="a">A</button><dialog><p><input data-tour-anchor="b"></p></dialog>',
    [{ key: 'tour', steps: [{ anchor: 'a', advance: 'click' }, { anchor: 'b' }] }],
  );
  await page.evaluate(() =>
    document.querySelector('button')?.addEventListener('click', () => {
      document.querySelector('dialog')?.showModal();
      document.querySelector('input')?.focus();
    }),
  );
  await tour.start();
  await tour.anchor('a').click();
  await tour.expectStep('b');
  await expect.poll(() => tour.focused()).toBe('next');
  await page.keyboard.press('Escape');
  await expect(tour.part('host')).toHaveCount(0);
  expect(await tour.focused()).toBe('b');
});

test('SC 2.1.2: in a dialog that opens over its anchor, Tab goes round the card alone', async ({
  open,
  page,
}) => {
  const tour = await open(`${button}<dialog><button id="inside">x</button></dialog>`, twoSteps);
  await tour.start();
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  await tour.part('next').focus();
  expect(await round(tour, 'Tab')).toEqual(['skip', 'close', 'next']);
  expect(await round(tour, 'Shift+Tab')).toEqual(['close', 'skip', 'next']);
});

test('SC 2.1.1: Tab goes through the buttons of a video, which only the browser knows', async ({
  open,
  page,
}) => {
  const tour = await open(
    '<div data-tour-anchor="a"><video id="video" controls width="400" height="200"></video><button id="after">x</button></div>',
    twoSteps,
  );
  await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.srcObject = document.createElement('canvas').captureStream();
  });
  await tour.start();
  await expect.poll(() => tour.focused()).toBe('next');
  const stops = await round(tour, 'Tab');
  // Each of its buttons counts as the video, so far as a page can tell.
  expect(stops.filter((stop) => stop === 'video').length).toBeGreaterThan(1);
  expect([...new Set(stops)]).toEqual(['skip', 'video', 'after', 'close', 'next']);
});

/** Whether any of what has the focus is seen: nothing lies over it but a card that is seen through. */
function isFocusSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    if (!active) throw new Error('Nothing has the focus.');
    const host = document.querySelector('[data-part=host]');
    const card = host?.shadowRoot?.querySelector('[data-part=card]');
    const { left, top, width, height } = active.getBoundingClientRect();
    const isFaint = card ? Number(getComputedStyle(card).opacity) < 0.5 : false;
    return [0.1, 0.3, 0.5, 0.7, 0.9].some((x) =>
      [0.1, 0.3, 0.5, 0.7, 0.9].some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        if (active.getRootNode() === document) return hit === active || (hit === host && isFaint);
        return hit === host && !isFaint;
      }),
    );
  });
}

const fields = Array.from({ length: 12 }, (_, at) => `<p><input id="field-${at}"></p>`).join('');

for (const [width, height] of [
  [320, 640],
  [320, 200],
] as const) {
  for (const around of ['block', 'allow'] as const) {
    test(`SC 2.4.11: in an anchor higher than the screen the sheet covers nothing that has the focus: ${width} × ${height}, page: ${around}`, async ({
      open,
      page,
    }) => {
      await page.setViewportSize({ width, height });
      const tour = await open(`<form data-tour-anchor="a">${fields}</form>`, [
        { key: 'tour', steps: [{ anchor: 'a', page: around }, { anchor: 'page' }] },
      ]);
      await tour.start();
      await expect.poll(() => tour.focused()).toBe('next');
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let press = 0; press < 15; press++) {
          await page.keyboard.press(key);
          await expect.poll(() => isFocusSeen(page), `${press}: ${await tour.focused()}`).toBe(true);
        }
      }
    });
  }
}

for (const [width, height] of [
  [1280, 800],
  [360, 640],
] as const) {
  test(`SC 2.4.11: in an open page the card covers nothing that has the focus: ${width} × ${height}`, async ({
    open,
    page,
  }) => {
    const links = Array.from(
      { length: 30 },
      (_, at) => `<a id="link-${at}" href="#" style="display:inline-block;width:90px;height:30px">Link</a>`,
    ).join('');
    await page.setViewportSize({ width, height });
    const tour = await open(`<p>${button}</p>${links}`, [
      { key: 'tour', steps: [{ anchor: 'a', backdrop: 'none' }, { anchor: 'page' }] },
    ]);
    await tour.start();
    await tour.anchor('a').focus();
    let faint = 0;
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab');
      expect(await tour.focused()).toBe(`link-${press}`);
      await expect.poll(() => isFocusSeen(page), `link ${press}`).toBe(true);
      if ((await tour.card.evaluate((card) => card.style.opacity)) !== '') faint++;
    }
    // No more than it has to.
    expect(faint).toBeLessThan(15);
    await tour.part('next').focus();
    await expect(tour.card).toHaveCSS('opacity', '1');
  });
}
