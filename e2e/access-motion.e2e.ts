import type { Page } from '@playwright/test';
import { playSteps, pointing } from './support/card-kinds.ts';
import type { Desk } from './support/desk.ts';
import { expect, test } from './support/test.ts';
import { TOURS } from './support/tours.ts';

/** Milliseconds of one frame: what takes no longer is no movement. */
const FRAME = 17;

/** So low that the places of the steps are screens apart. */
test.use({ viewport: { width: 1280, height: 360 } });

const STEPS = [
  pointing('figures', 'home.figures'),
  pointing('chart', 'home.chart'),
  pointing('waiting', 'home.waiting'),
  pointing('orders', 'nav.orders'),
];

interface Movement {
  /** Durations in milliseconds of the animations that scripts and style sheets started in the player's drawing. */
  readonly animations: number[];
  /** Where the page was scrolled to, each place once as it came. */
  readonly scrolled: number[];
}

declare global {
  interface Window {
    movement: Movement;
  }
}

/** Records movement, from the next page load on. */
async function recordMovement(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const movement: Movement = { animations: [], scrolled: [] };
    window.movement = movement;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      if (this.getRootNode() instanceof ShadowRoot) {
        movement.animations.push(Number(animation.effect?.getComputedTiming().duration));
      }
      return animation;
    };
    addEventListener('scroll', () => movement.scrolled.push(Math.round(scrollY)), true);
  });
}

/** Durations of all transitions and animations that the style sheet knows for what is drawn. */
async function styledMovement(desk: Desk): Promise<number[]> {
  return desk.card.part('stage').evaluate((stage) =>
    [stage, ...stage.querySelectorAll('*')].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration } = getComputedStyle(element);
      const durations = [transitionDuration, ...(animationName === 'none' ? [] : [animationDuration])];
      return durations.flatMap((all) => all.split(',').map((each) => Number.parseFloat(each) * 1000));
    }),
  );
}

/** Where card and spotlight are, in the page, once nothing moves. */
async function resting(desk: Desk): Promise<string> {
  return desk.card.self.evaluate(async (card) => {
    const root = card.getRootNode() as ShadowRoot;
    await Promise.allSettled(root.getAnimations().map(({ finished }) => finished));
    const drawn = [card, root.querySelector('[data-part="ring"]')].map((part) =>
      part?.getBoundingClientRect(),
    );
    return JSON.stringify([Math.round(scrollY), ...drawn]);
  });
}

/** Plays the tour to its last step and tells where each step came to rest. */
async function restsOf(desk: Desk, position = 1): Promise<string[]> {
  const rests: string[] = [];
  for (let step = position; step <= STEPS.length; step++) {
    await desk.card.expectsStep(step, STEPS.length);
    rests.push(await resting(desk));
    if (step < STEPS.length) await desk.page.keyboard.press('Enter');
  }
  return rests;
}

test('with reduced motion nothing moves, and every step ends where it ends with motion (B033)', async ({
  desk,
  page,
}) => {
  await recordMovement(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await playSteps(desk, STEPS);
  const still = await restsOf(desk);
  const { animations, scrolled } = await page.evaluate(() => window.movement);
  expect(animations).toEqual([]);
  expect(Math.max(...(await styledMovement(desk)))).toBeLessThanOrEqual(FRAME);
  // Each step scrolls at once: no place but those where the steps are.
  const places = new Set(still.map((rest) => (JSON.parse(rest) as [number])[0]));
  expect(places.size).toBeGreaterThan(1);
  expect(scrolled.filter((place) => !places.has(place))).toEqual([]);

  await page.keyboard.press('Enter');
  await desk.card.expectsNoTrace();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.evaluate(() => scrollTo(0, 0));
  await desk.starts(TOURS.round);
  expect(await restsOf(desk)).toEqual(still);
  expect((await page.evaluate(() => window.movement)).animations.length).toBeGreaterThan(0);
});

test('reduced motion that is asked for in the middle takes effect on the next step (B033)', async ({
  desk,
  page,
}) => {
  await recordMovement(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await playSteps(desk, STEPS);
  await desk.card.expectsStep(1, STEPS.length);
  await resting(desk);
  const { length } = (await page.evaluate(() => window.movement)).animations;
  expect(length).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await restsOf(desk);
  expect((await page.evaluate(() => window.movement)).animations).toHaveLength(length);
});
