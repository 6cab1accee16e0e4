/** Presses that the browser makes no click of: the page has changed under the pointer, or hears the keys itself. */
import { expect, test } from './testing/fixture.ts';

test('a press that opens a menu over its button counts as a click on it, and a drag from there does not', async ({
  open,
  page,
}) => {
  const tour = await open(
    '<button data-tour-anchor="a">A</button><div id="cover" hidden style="position:fixed;inset:0"></div><p data-tour-anchor="b">B</p>',
    [{ key: 'tour', steps: [{ anchor: 'a', advance: 'click' }, { anchor: 'b' }] }],
  );
  await page.evaluate(() => {
    const cover = document.querySelector('#cover');
    document.querySelector('button')?.addEventListener('pointerdown', () => cover?.removeAttribute('hidden'));
    cover?.addEventListener('pointerup', () => cover.setAttribute('hidden', ''));
  });
  await tour.start();
  await tour.anchor('a').hover();
  await page.mouse.down();
  await page.mouse.move(300, 300);
  await page.mouse.up();
  await page.mouse.move(20, 20);
  await tour.settles();
  await tour.expectStep('a');
  await tour.anchor('a').hover();
  await page.mouse.down({ button: 'right' });
  await page.mouse.up({ button: 'right' });
  await tour.settles();
  await tour.expectStep('a');
  await tour.anchor('a').click();
  await tour.expectStep('b');
  expect((await tour.events()).filter((event) => event === 'step_completed s1')).toHaveLength(1);
});

test('a press whose release takes the anchor away counts as a click on it', async ({ open, page }) => {
  const tour = await open('<button data-tour-anchor="a">A</button><p data-tour-anchor="b">B</p>', [
    { key: 'tour', steps: [{ anchor: 'a', advance: 'click' }, { anchor: 'b' }] },
  ]);
  await page.evaluate(() => {
    const button = document.querySelector('button');
    button?.addEventListener('pointerup', () => button.remove());
  });
  await tour.start();
  await tour.anchor('a').click();
  await tour.expectStep('b');
});

for (const [what, markup] of [
  ['a button that is out of use', '<button data-tour-anchor="a" disabled>A</button>'],
  ['what is in one', '<button disabled><b data-tour-anchor="a">A</b></button>'],
  ['what is around one', '<p data-tour-anchor="a"><button disabled>A</button></p>'],
  [
    'a button in a part of a form that is',
    '<fieldset disabled><button data-tour-anchor="a">A</button></fieldset>',
  ],
] as const) {
  test(`a press on ${what} is no click`, async ({ open, page }) => {
    const tour = await open(`${markup}<p data-tour-anchor="b">B</p>`, [
      { key: 'tour', steps: [{ anchor: 'a', advance: 'click' }, { anchor: 'b' }] },
    ]);
    await tour.start();
    const button = page.getByRole('button', { name: 'A', exact: true });
    await button.click({ force: true });
    await tour.settles();
    await tour.expectStep('a');
    await button.evaluate((element) => {
      for (const at of [element, element.parentElement]) at?.removeAttribute('disabled');
    });
    await button.click();
    await tour.expectStep('b');
  });
}

for (const [what, acts, key, markup] of [
  [
    'that acts when the key goes down',
    'keydown',
    'Enter',
    '<div role="menuitem" tabindex="0" data-tour-anchor="a">A</div>',
  ],
  [
    'that acts when the key comes up',
    'keyup',
    ' ',
    '<div role="button" tabindex="0" data-tour-anchor="a">A</div>',
  ],
  ['whose key goes no further', 'keydown', ' ', '<button data-tour-anchor="a">A</button>'],
  [
    'that a text field marks',
    'keydown',
    'Enter',
    '<input role="combobox" aria-activedescendant="one"><ul role="listbox"><li role="option" id="one" data-tour-anchor="a">A</li></ul>',
  ],
] as const) {
  test(`a key pressed on something ${what} counts as a click on it, once`, async ({ open, page }) => {
    const tour = await open(`${markup}<p data-tour-anchor="b">B</p>`, [
      {
        key: 'tour',
        steps: [{ anchor: 'a', advance: 'click' }, { anchor: 'a', advance: 'click' }, { anchor: 'b' }],
      },
    ]);
    await page.evaluate(
      ([type, pressed]) => {
        const field = document.querySelector('[tabindex],button,input');
        field?.addEventListener('keydown', (event) => event.preventDefault());
        field?.addEventListener(type, (event) => {
          const { key: each, ctrlKey } = event as KeyboardEvent;
          if (each === pressed && !ctrlKey) document.title += '!';
        });
      },
      [acts, key] as const,
    );
    const field = page.locator('[tabindex],button,input').first();
    await tour.start();
    for (const step of [2, 3]) {
      await field.focus();
      await field.press(key === ' ' ? 'x' : 'Control+Enter');
      await page.keyboard.down(key);
      await tour.settles();
      await expect(tour.part('counter')).toHaveText(`Step ${step - 1} of 3`);
      await page.keyboard.up(key);
      await expect(tour.part('counter')).toHaveText(`Step ${step} of 3`);
    }
    await expect(page).toHaveTitle('Fixture!!');
    expect(await tour.events()).toEqual(
      expect.arrayContaining(['step_completed s1', 'step_completed s2', 'step_shown s3']),
    );
  });
}

test('a key that the app goes to another page by counts before that, and one in a field does not count', async ({
  open,
  page,
}) => {
  const tour = await open(
    '<div data-tour-anchor="a"><input><i role="link" tabindex="0">A</i></div><p data-tour-anchor="b">B</p>',
    {
      tours: [{ key: 'tour', steps: [{ anchor: 'a', advance: 'click' }, { anchor: 'b' }] }],
      anchors: [{ key: 'a', routes: ['home'] }],
    },
  );
  await page.evaluate(() =>
    document.querySelector('[role=link]')?.addEventListener('keydown', () => {
      location.hash = '/orders';
    }),
  );
  await tour.start();
  await page.locator('input').press('Enter');
  await tour.settles();
  await tour.expectStep('a');
  await page.getByRole('link').focus();
  await page.keyboard.down('Enter');
  await tour.expectStep('b');
  await page.keyboard.up('Enter');
});

test('what is pressed in the card, also where that is within the anchor, is no click on it', async ({
  open,
  page,
}) => {
  const tour = await open(
    '<dialog data-tour-anchor="a"><p>Form</p><button>Save</button></dialog><p data-tour-anchor="b">B</p>',
    [{ key: 'tour', steps: [{ anchor: 'a', advance: 'click' }, { anchor: 'b' }] }],
  );
  await page.evaluate(() => document.querySelector('dialog')?.showModal());
  await tour.start();
  await tour.part('text').click();
  await tour.card.press('Enter');
  await tour.settles();
  await tour.expectStep('a');
  await page.getByRole('button', { name: 'Save' }).press('Enter');
  await tour.expectStep('b');
});
