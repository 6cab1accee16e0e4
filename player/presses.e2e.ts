/** Presses of the pointer that the browser makes no click of, because the page has changed under them. */
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
