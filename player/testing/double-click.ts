import type { Page } from '@playwright/test';

/**
 * Clicks twice in the same place, so many milliseconds apart by the browser's own clock: the events carry the time
 * that a hand would give them, however late a busy machine delivers the second one.
 */
export async function doubleClick(page: Page, x: number, y: number, apart = 40): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.mouse.move(x, y);
  const start = Date.now() / 1000;
  for (const count of [1, 2]) {
    const timestamp = start + ((count - 1) * apart) / 1000;
    const at = { x, y, button: 'left', clickCount: count } as const;
    await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at, timestamp });
    await session.send('Input.dispatchMouseEvent', {
      type: 'mouseReleased',
      ...at,
      timestamp: timestamp + 0.01,
    });
  }
  await session.detach();
}
