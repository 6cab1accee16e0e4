/**
 * Clicks by the browser's own clock: the events carry the time that a hand would give them, however early a test or late
 * a busy machine delivers them.
 */
import type { Page } from '@playwright/test';

/** Clicks twice in the same place, so many milliseconds apart. */
export async function doubleClick(page: Page, x: number, y: number, apart = 40): Promise<void> {
  await clicks(page, x, y, [0, apart]);
}

/** Clicks once, so many milliseconds from now. */
export async function clickLater(page: Page, x: number, y: number, after: number): Promise<void> {
  await clicks(page, x, y, [after]);
}

/** Clicks in one place, each so many milliseconds from now. */
export async function clicks(page: Page, x: number, y: number, times: readonly number[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await page.mouse.move(x, y);
  const start = Date.now() / 1000;
  for (const [index, after] of times.entries()) {
    const timestamp = start + after / 1000;
    const at = { x, y, button: 'left', clickCount: index + 1 } as const;
    await session.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...at, timestamp });
    await session.send('Input.dispatchMouseEvent', {
      type: 'mouseReleased',
      ...at,
      timestamp: timestamp + 0.01,
    });
  }
  await session.detach();
}
