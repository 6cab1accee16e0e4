/** What the page hears of the focus while that is in the card: dialogs keep it inside by many means, and lists close without it. */
import { expect, type Tour, test } from './testing/fixture.ts';

const markup = `<button id="opener">New</button><input id="field">
  <div id="form" role="dialog" tabindex="-1" hidden><input data-tour-anchor="a"><button data-tour-anchor="b">B</button></div>`;
const tours = [{ key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'b' }, { anchor: 'a' }] }];

/** Ways in which a dialog keeps the focus inside. */
const traps: Readonly<Record<string, () => void>> = {
  'looks where the focus is a frame after it has left': () => {
    const form = document.querySelector<HTMLElement>('#form');
    let last: HTMLElement | null = form;
    form?.addEventListener('focusin', ({ target }) => {
      last = target as HTMLElement;
    });
    form?.addEventListener('focusout', () =>
      requestAnimationFrame(() => form.contains(document.activeElement) || last?.focus()),
    );
  },
  'hears of each focus on its way down': () => {
    const form = document.querySelector<HTMLElement>('#form');
    document.addEventListener('focus', ({ target }) => form?.contains(target as Node) || form?.focus(), true);
  },
};

async function goOnByKey(tour: Tour): Promise<void> {
  const { page } = tour;
  await tour.settles();
  expect(await tour.focused()).toBe('next');
  await tour.anchor('a').click();
  await page.keyboard.type('x');
  await tour.part('next').click();
  await tour.expectStep('b');
  await tour.settles();
  await page.keyboard.press('Enter');
  await tour.expectStep('a');
  await tour.settles();
  expect(await tour.focused()).toBe('next');
}

for (const [how, trap] of Object.entries(traps)) {
  test(`the card is used by key beside a dialog that ${how}`, async ({ open, page }) => {
    const tour = await open(markup, tours);
    await page.evaluate(trap);
    await page.evaluate(() => {
      const form = document.querySelector<HTMLElement>('#form');
      form?.removeAttribute('hidden');
      form?.focus();
    });
    await tour.start();
    await goOnByKey(tour);
  });
}

test('a list that closes when it loses the focus stays open beside the card, until the focus is elsewhere', async ({
  open,
  page,
}) => {
  const tour = await open(
    `<input id="choose" role="combobox" aria-expanded="false" aria-controls="list">
      <ul id="list" role="listbox" hidden><li data-tour-anchor="a">One</li><li data-tour-anchor="b">Two</li></ul>
      <button id="other">Other</button>`,
    [{ key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'b' }] }],
  );
  await page.evaluate(() => {
    const [choose, list] = [document.querySelector('#choose'), document.querySelector('#list')];
    const turn = (isOpen: boolean): void => {
      choose?.setAttribute('aria-expanded', String(isOpen));
      list?.toggleAttribute('hidden', !isOpen);
    };
    const told: string[] = [];
    Object.assign(window, { told });
    for (const type of ['focus', 'focusin', 'blur', 'focusout']) {
      choose?.addEventListener(type, (event) => {
        const to = (event as FocusEvent).relatedTarget as Element | null;
        told.push(to ? `${type} ${to.id}` : type);
        turn(type.startsWith('focus') && type !== 'focusout');
      });
    }
  });
  const told = () => page.evaluate(() => (window as unknown as { told: string[] }).told);
  await page.locator('#choose').focus();
  await tour.start();
  expect(await tour.focused()).toBe('next');
  await tour.part('next').click();
  await tour.expectStep('b');
  await page.locator('#choose').focus();
  await tour.part('next').focus();
  expect(await told()).toEqual(['focus', 'focusin']);
  await page.locator('#other').focus();
  expect(await told()).toEqual(['focus', 'focusin', 'blur other', 'focusout other']);
  await expect(page.locator('#list')).toBeHidden();
});

test('the end of a tour gives the focus back where the page takes it to be', async ({ open, page }) => {
  const tour = await open(markup, tours);
  await page.evaluate(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    document.querySelector('#form')?.removeAttribute('hidden');
    for (const type of ['focusin', 'focusout'])
      document.addEventListener(type, ({ target }) => told.push(`${type} ${(target as Element).id}`));
  });
  await page.locator('#opener').focus();
  await tour.start();
  await tour.part('close').click();
  await expect(tour.card).toHaveCount(0);
  expect(await tour.focused()).toBe('opener');
  expect(await page.evaluate('told')).toEqual(['focusin opener']);
});

test('a field that saves what was typed when it is left does so when the user turns to the card', async ({
  open,
  page,
}) => {
  const tour = await open(markup, [{ key: 'tour', steps: [{ anchor: 'page', backdrop: 'none' }] }]);
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    for (const type of ['blur', 'focusout'])
      document.querySelector('#field')?.addEventListener(type, () => heard.push(type));
  });
  await tour.start();
  await page.locator('#field').click();
  await page.keyboard.type('x');
  await tour.part('text').click();
  expect(await page.evaluate('heard')).toEqual(['blur', 'focusout']);
});

test('Tab comes from the card to an entry that only arrow keys come to', async ({ open, page }) => {
  const tour = await open(
    '<div role="menu" tabindex="-1"><div role="menuitem" tabindex="-1" data-tour-anchor="a">One</div></div>',
    [{ key: 'tour', steps: [{ anchor: 'a' }] }],
  );
  await tour.start();
  await tour.part('next').focus();
  for (let tries = 0; tries < 4 && (await tour.focused()) !== 'a'; tries++) await page.keyboard.press('Tab');
  expect(await tour.focused()).toBe('a');
  await page.keyboard.press('Shift+Tab');
  await expect(async () => expect(await tour.focused()).not.toBe('a')).toPass();
});

test('Esc in the card is none for a library that hears of it at the window before the player does', async ({
  open,
  page,
}) => {
  const tour = await open(markup, tours);
  await page.evaluate(() => {
    const form = document.querySelector('#form');
    form?.removeAttribute('hidden');
    // As Mantine does.
    const closes = ({ key, target }: KeyboardEvent): void => {
      const isMarked = (target as Element).getAttribute('data-mantine-stop-propagation') === 'true';
      if (key === 'Escape' && !isMarked) form?.setAttribute('hidden', '');
    };
    window.addEventListener('keydown', closes, true);
  });
  await tour.start();
  await page.keyboard.press('Escape');
  await expect(tour.card).toHaveCount(0);
  await expect(tour.anchor('a')).toBeVisible();
});
