/** Keyboard and focus, and what is said to those who do not see the card. */
import { expect, test } from './testing/fixture.ts';

const page3 =
  '<button id="opener">Open</button><input data-tour-anchor="a"><button data-tour-anchor="b">B</button>';
const three = [{ key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'b' }, { anchor: 'page' }] }];

for (const key of ['ArrowRight', 'Enter']) {
  test(`B038: ${key} that is held down presses once`, async ({ open, page }) => {
    const steps = Array.from({ length: 5 }, () => ({ anchor: 'page' }));
    const tour = await open('', [{ key: 'tour', steps }]);
    await tour.start();
    for (let times = 0; times < 4; times++) {
      await page.keyboard.down(key);
      await tour.settles();
    }
    await expect(tour.part('counter')).toHaveText('Step 2 of 5');
  });
}

test('the whole tour by keyboard: focus in, round card and anchor, and given back', async ({
  open,
  page,
}) => {
  const tour = await open(page3, three);
  await page.locator('#opener').focus();
  await tour.start();
  await expect.poll(() => tour.focused()).toBe('next');
  const ring: string[] = [];
  for (let stop = 0; stop < 5; stop++) {
    ring.push(await tour.focused());
    await page.keyboard.press('Tab');
  }
  expect(ring).toEqual(['next', 'skip', 'a', 'close', 'next']);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => tour.focused()).toBe('next');
  await page.keyboard.press('Enter');
  await tour.expectStep('b');
  await expect.poll(() => tour.focused()).toBe('next');
  await page.keyboard.press('Space');
  await tour.expectStep('page');
  await page.keyboard.press('Enter');
  await expect(tour.card).toHaveCount(0);
  expect(await tour.focused()).toBe('opener');
  expect(await tour.events()).toContain('tour_completed');
});

test('the focus goes back to where it was when the card took it last', async ({ open, page }) => {
  const tour = await open('<button data-tour-anchor="a">A</button><input id="before"><input id="between">', {
    tours: [{ key: 'tour', steps: [{ anchor: 'a' }] }],
    anchors: [{ key: 'a', routes: ['home'] }],
  });
  await page.locator('#before').focus();
  await tour.start();
  await page.evaluate(() => Object.assign(location, { hash: '/orders' }));
  await expect(tour.card).toBeHidden();
  expect(await tour.focused()).toBe('before');
  await page.locator('#between').focus();
  await page.evaluate(() => Object.assign(location, { hash: '/' }));
  await expect.poll(() => tour.focused()).toBe('next');
  await page.keyboard.press('Escape');
  await expect(tour.part('host')).toHaveCount(0);
  expect(await tour.focused()).toBe('between');
});

test('Tab goes to one radio button of a group, as in the page: to the checked one, else in at its near end', async ({
  open,
  page,
}) => {
  const radio = (name: string, id: string, more = '') =>
    `<input type="radio" name="${name}" id="${id}" ${more}>`;
  const group = `${radio('a', '1')}${radio('a', '2', 'checked')}${radio('a', '3')}${radio('b', '4')}${radio('b', '5')}`;
  const tour = await open(
    `<form data-tour-anchor="a">${group}</form><form>${radio('b', '6', 'checked')}</form>`,
    [{ key: 'tour', steps: [{ anchor: 'a' }] }],
  );
  await tour.start();
  const stops: string[] = [];
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    stops.push(await tour.focused());
  }
  expect(stops).toEqual(['2', '4', 'close', 'next', 'close', '5', '2', 'next']);
});

test('B030: keys typed in the anchor are the page’s own; arrows in the card move between steps', async ({
  open,
  page,
}) => {
  const tour = await open(page3, three);
  await tour.start();
  await page.keyboard.press('ArrowRight');
  await tour.expectStep('b');
  await page.keyboard.press('ArrowLeft');
  await tour.expectStep('a');
  await tour.anchor('a').click();
  await page.keyboard.type('xy');
  for (const key of ['ArrowLeft', 'z', 'ArrowRight', 'ArrowRight', 'Escape']) await page.keyboard.press(key);
  await expect(tour.anchor('a')).toHaveValue('xzy');
  await tour.expectStep('a');
});

test('Escape leaves from inside the card alone, and the record stays active', async ({ open, page }) => {
  const tour = await open(page3, three);
  await tour.start();
  await tour.anchor('a').focus();
  await page.keyboard.press('Escape');
  await tour.expectStep('a');
  await tour.part('next').focus();
  await page.keyboard.press('Escape');
  await expect(tour.part('host')).toHaveCount(0);
  expect(await tour.events()).toContain('tour_left');
  const status = () =>
    JSON.parse(localStorage.getItem('tourwright:acme:u1:progress:tour') ?? '{}').record?.status;
  expect(await page.evaluate(status)).toBe('active');
});

test('B026: each step is announced once', async ({ open, page }) => {
  const tour = await open(page3, three);
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const observer = new MutationObserver(() => {
      const status = document
        .querySelector('[data-part=host]')
        ?.shadowRoot?.querySelector('[data-part=status]');
      if (!status || status.hasAttribute('data-watched')) return;
      status.setAttribute('data-watched', '');
      new MutationObserver(() => status.textContent && said.push(status.textContent)).observe(status, {
        childList: true,
        characterData: true,
        subtree: true,
      });
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said);
  const announced = ['Step 1 of 3', 'A tour. Step 2 of 3. About b.', 'A tour. Step 1 of 3. About a.'];
  await tour.start();
  await expect.poll(said).toEqual(announced.slice(0, 1));
  await tour.part('next').click();
  await expect.poll(said).toEqual(announced.slice(0, 2));
  await tour.part('back').click();
  await expect.poll(said).toEqual(announced);
  await tour.settles();
  expect(await said()).toEqual(announced);
});

test('someone who is typing keeps the focus when a step begins by itself', async ({ open, page }) => {
  const tour = await open('<input id="field"><button data-tour-anchor="b">B</button>', [
    {
      key: 'tour',
      steps: [
        { anchor: 'b', backdrop: 'none', tool: 'filter', advance: { on: 'tool_result' } },
        { anchor: 'page', backdrop: 'none' },
      ],
    },
  ]);
  await tour.start();
  await page.locator('#field').focus();
  await page.keyboard.type('abc');
  await page.evaluate(() => window.fixture.player.report('filter', { count: 1 }));
  await tour.expectStep('page');
  await page.keyboard.type(' d');
  await expect(page.locator('#field')).toHaveValue('abc d');
  await tour.expectStep('page');
});

test('a button that goes while it has the focus leaves it to the main one', async ({ open, page }) => {
  await page.addInitScript(() => {
    const state = { short: false, changed: () => {} };
    Object.assign(window, { state });
    window.hostOptions = () => ({
      template: (card) =>
        state.short ? { ...card, buttons: card.buttons.filter(({ id }) => id !== 'skip') } : card,
      i18n: {
        translate: () => undefined,
        subscribe(changed) {
          state.changed = changed;
          return () => {};
        },
      },
    });
  });
  const tour = await open(page3, three);
  await tour.start();
  await tour.part('skip').focus();
  await page.evaluate(() => {
    const { state } = window as unknown as { state: { short: boolean; changed: () => void } };
    state.short = true;
    state.changed();
  });
  await expect(tour.part('skip')).toHaveCount(0);
  expect(await tour.focused()).toBe('next');
});

test('the key that ends the tour is the card’s until it comes up', async ({ open, page }) => {
  const tour = await open('<button id="opener">Open</button>', [
    { key: 'tour', steps: [{ anchor: 'page' }] },
  ]);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const type of ['keydown', 'keyup', 'click']) document.addEventListener(type, () => heard.push(type));
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard.splice(0));
  for (const [key, repeats] of [
    ['Escape', 0],
    ['Enter', 0],
    ['Enter', 2],
    ['Space', 0],
  ] as const) {
    await page.locator('#opener').focus();
    await tour.start();
    await expect.poll(() => tour.focused()).toBe('next');
    await page.keyboard.down(key);
    // Held down: the browser sends it again.
    for (let repeat = 0; repeat < repeats; repeat++) {
      await expect(tour.card).toHaveCount(0);
      await page.keyboard.down(key);
    }
    await page.keyboard.up(key);
    await expect(tour.card).toHaveCount(0);
    expect(await tour.focused()).toBe('opener');
    expect(await heard(), key).toEqual([]);
    await page.keyboard.press('Enter');
    expect(await heard(), `after ${key}`).toEqual(['keydown', 'click', 'keyup']);
  }
});

for (const where of ['anchor', 'page'] as const) {
  test(`the keys of an input method are its own, in a field that is ${where === 'anchor' ? 'the anchor' : 'beside it'}`, async ({
    open,
    page,
  }) => {
    const [field, anchor] = ['<input id="field"', '<button'];
    const mark = ' data-tour-anchor="a">';
    const tour = await open(
      `<form>${where === 'anchor' ? field + mark : `${field}>${anchor}${mark}A</button>`}</form>`,
      [{ key: 'tour', steps: [{ anchor: 'page' }, { anchor: 'a', page: 'allow' }, { anchor: 'page' }] }],
    );
    await tour.start();
    await tour.part('next').click();
    await tour.expectStep('a');
    await page.locator('#field').focus();
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', { text: 'にほ', selectionStart: 2, selectionEnd: 2 });
    for (const code of ['ArrowRight', 'ArrowLeft', 'Tab', 'Enter', 'Escape']) {
      const key = { key: 'Process', code, windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 229 };
      await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...key });
      await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key });
      await tour.settles();
      await tour.expectStep('a');
      expect(await tour.focused(), code).toBe(where === 'anchor' ? 'a' : 'field');
    }
    await session.send('Input.insertText', { text: '日本' });
    await expect(page.locator('#field')).toHaveValue('日本');
    expect(await tour.events()).toEqual([
      'tour_started',
      'step_shown s1',
      'step_completed s1',
      'step_shown s2',
    ]);
  });
}
