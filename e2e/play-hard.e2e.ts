import { expect, test } from './support/test.ts';
import { TOURS } from './support/tours.ts';

/** What is hard on a player, as much of it at once as one user may have. The policy holds in every test of the demo. */
const HARD = {
  'a slow phone, with a finger': {
    use: { viewport: { width: 320, height: 640 }, hasTouch: true },
    slowdown: 6,
  },
  'right to left, with forced colors and reduced motion': {
    use: { contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } },
    direction: 'rtl',
  },
} as const;

for (const [name, circumstances] of Object.entries(HARD)) {
  test.describe(`each tour to its end: ${name}`, () => {
    test.use(circumstances.use);

    for (const tour of Object.values(TOURS)) {
      test(tour.title, async ({ desk, page }) => {
        if ('slowdown' in circumstances) {
          const session = await page.context().newCDPSession(page);
          await session.send('Emulation.setCPUThrottlingRate', { rate: circumstances.slowdown });
        }
        await desk.open({
          user: tour === TOURS.firstOrder ? 'fresh' : 'returning',
          // Whose overlay leaves the steps of the tour as they are.
          tenant: tour === TOURS.teamSetup ? 'globex' : 'acme',
          ...('direction' in circumstances && { direction: circumstances.direction }),
        });
        await desk.playsToTheEnd(tour);
        expect(await desk.ordersCreated()).toBe(tour === TOURS.firstOrder ? 1 : 0);
      });
    }
  });
}
