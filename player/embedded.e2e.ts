/** In an app that is itself in a frame: of another origin, or sandboxed and without an origin. */
import type { Frame, Page } from '@playwright/test';
import { expect, test } from './testing/fixture.ts';
import type { TourSketch } from './testing/page.ts';

const markup =
  '<button data-tour-anchor="a">A</button><div style="height:3000px"></div><button data-tour-anchor="b">B</button>';
const tours: TourSketch[] = [{ key: 'tour', steps: [{ anchor: 'a' }, { anchor: 'b', advance: 'click' }] }];

/** Puts the app into the page that is open, and waits until its player is there. */
async function embed(page: Page, site: string, sandbox?: string): Promise<Frame> {
  const url = `${site}/?${new URLSearchParams({ markup, sketch: JSON.stringify({ tours }) })}`;
  await page.evaluate(
    ([src, allowed]) => {
      const frame = Object.assign(document.createElement('iframe'), { width: 900, height: 500 });
      if (allowed) frame.setAttribute('sandbox', allowed);
      frame.src = src;
      document.body.append(frame);
    },
    [url, sandbox] as const,
  );
  await expect.poll(() => page.frames().length).toBe(2);
  const frame = page.frames()[1];
  if (!frame) throw new Error('The app is in no frame.');
  await frame.waitForFunction(() => 'fixture' in window && window.fixture.player);
  return frame;
}

async function playThrough(frame: Frame): Promise<void> {
  const part = (name: string) => frame.locator(`[data-part=${name}]`);
  await frame.evaluate(() => window.fixture.player.start('tour'));
  await expect(part('text')).toHaveText('About a.');
  await part('next').click();
  await expect(part('text')).toHaveText('About b.');
  const [anchor, ring] = [
    await frame.locator('[data-tour-anchor=b]').boundingBox(),
    await part('ring').boundingBox(),
  ];
  expect(Math.abs((anchor?.y ?? 0) - (ring?.y ?? 99))).toBeLessThan(2);
  await frame.locator('[data-tour-anchor=b]').click();
  await expect(part('card')).toHaveCount(0);
  const events = await frame.evaluate(() => window.fixture.events.map(({ type }) => type));
  expect(events).toContain('tour_completed');
}

test('in a frame of another origin a tour is played as anywhere else', async ({ open, page, site }) => {
  await open('<h1>Portal</h1>', []);
  await playThrough(await embed(page, site.replace('localhost', '127.0.0.1')));
});

test('B076: in a sandboxed frame, which has no storage and no locks, a tour plays to its end', async ({
  open,
  page,
  site,
}) => {
  // Scripts of a page without an origin are from elsewhere.
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'access-control-allow-origin': '*' };
    await route.fulfill({ response, headers });
  });
  await open('<h1>Portal</h1>', []);
  await playThrough(await embed(page, site, 'allow-scripts'));
});
