/** What a developer is told in the console of an anchor that is missing. */
import { expect, test } from './testing/fixture.ts';

const button = '<button data-tour-anchor="a">A</button>';

for (const [name, markup, why] of [
  ['no element has it', '', 'no element carries data-tour-anchor="a", and none is registered or located'],
  [
    'what is around it is not displayed',
    `<main id="page" style="display:none">${button}</main>`,
    '<button> is not shown: <main#page> has display: none',
  ],
  [
    'what is around it is hidden',
    `<p class="old news flash" style="visibility:hidden">${button}</p>`,
    '<button> is not shown: <p.old.news> has visibility: hidden',
  ],
  [
    'it is in a closed disclosure',
    `<details><summary>More</summary>${button}</details>`,
    '<button> is not shown: <details> has no open attribute',
  ],
  [
    'it is a part of a picture',
    '<img usemap="#map" alt=""><map name="map"><area data-tour-anchor="a" href="#x"></map>',
    '<area> has no box of its own: put the anchor on an element around the image and its map',
  ],
  [
    'it is in a closed list',
    '<select><option>First</option><option data-tour-anchor="a">Second</option></select>',
    '<option> has no box of its own: put the anchor on its <select>',
  ],
  ['it has no size', '<div data-tour-anchor="a"></div>', '<div> is 1264 × 0 px'],
  [
    'a box cuts it off',
    `<div id="box" style="overflow:hidden;height:20px"><p style="height:99px"></p>${button.replace(' ', ' style="position:relative;left:-500px" ')}</div>`,
    '<button> is cut off by <div#box>',
  ],
  [
    'no scrolling leads to it',
    button.replace(' ', ' style="position:fixed;left:-500px" '),
    '<button> is off the screen',
  ],
] as const) {
  test(`B006: ${name}`, async ({ open, page }) => {
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    const tour = await open(markup, [{ key: 'tour', steps: [{ anchor: 'a', timeout: '300ms' }] }]);
    await tour.start();
    await expect(tour.card).toHaveAttribute('data-kind', 'stuck');
    await expect.poll(() => told).toEqual([`[tourwright] The anchor "a" is missing: ${why}.`]);
  });
}

test('in production the page is told nothing of it', async ({ open, page }) => {
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));
  const tour = await open('', {
    tours: [{ key: 'tour', steps: [{ anchor: 'a', timeout: '300ms' }] }],
    options: { dev: false },
  });
  await tour.start();
  await expect(tour.card).toHaveAttribute('data-kind', 'stuck');
  await tour.settles();
  expect(told).toEqual([]);
});
