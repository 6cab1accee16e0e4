/** On the route of the step, off it and back, whatever keeps the app's address (B044). */
import { expect, type Tour, test } from './testing/fixture.ts';

test.use({ entry: 'routers.tsx' });

const sketch = {
  tours: [
    {
      key: 'tour',
      steps: [
        { tool: 'navigate.orders', anchor: 'link', advance: 'route' as const },
        { anchor: 'list' },
        { anchor: 'page' },
      ],
    },
  ],
  anchors: [{ key: 'list', routes: ['orders'] }],
};

for (const name of [
  'react-router',
  'react-router under a base',
  'TanStack Router',
  'TanStack Router under a base',
  'plain history',
  'plain history, without the Navigation API',
  'the fragment',
]) {
  test(`B044: ${name}`, async ({ open, page }) => {
    const [app, without] = name.split(', ');
    if (without) {
      await page.addInitScript(() =>
        Object.defineProperty(window, 'navigation', { value: undefined, configurable: true }),
      );
    }
    const tour: Tour = await open(`<div id="app" data-name="${app}"></div>`, sketch);
    await tour.start();
    await tour.anchor('link').click();
    await tour.expectStep('list');
    const length = await page.evaluate(() => history.length);
    const here = page.url();
    await page.goBack();
    await expect(tour.card).toBeHidden();
    await page.goForward();
    await tour.expectStep('list');
    expect((await tour.events()).filter((event) => event === 'step_shown s2').length).toBeLessThanOrEqual(2);
    // The same route with another query is the same place.
    await page.locator('#page').evaluate((link) => (link as HTMLElement).click());
    await expect(page).not.toHaveURL(here);
    await tour.settles();
    await expect(tour.card).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(here);
    await tour.settles();
    await expect(tour.card).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(length + 1);
    await tour.part('next').click();
    await tour.part('next').click();
    expect(await tour.events()).toContain('tour_completed');
  });

  test(`B044: shown the way by ${name}`, async ({ open }) => {
    const tour: Tour = await open(`<div id="app" data-name="${name.split(',')[0]}"></div>`, sketch);
    await tour.start();
    await tour.part('show-me').click();
    await tour.expectStep('list');
    expect(await tour.calls()).toEqual(['navigate.orders']);
  });
}
