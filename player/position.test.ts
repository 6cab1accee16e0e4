import { arrow, computePosition, flip, offset, shift } from '@floating-ui/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intersection, isEmpty } from './geometry.ts';
import { type Placing, place } from './position.ts';

const screen = { x: 0, y: 0, width: 1200, height: 800 };
const card = { width: 350, height: 200 };
const middle = { x: 560, y: 380, width: 80, height: 40 };

function placing(more: Partial<Placing>): Placing {
  return { anchor: middle, card, screen, side: 'bottom', rtl: false, ...more };
}

describe('where the card stands', () => {
  it.each(['top', 'right', 'bottom', 'left'] as const)('on the side that the step asks for: %s', (side) => {
    expect(place(placing({ side })).side).toBe(side);
  });

  it.each([
    ['below is no room', { x: 560, y: 740, width: 80, height: 40 }, 'bottom', 'top'],
    ['above is no room', { x: 560, y: 20, width: 80, height: 40 }, 'top', 'bottom'],
    ['at the right is no room', { x: 1100, y: 380, width: 80, height: 40 }, 'right', 'left'],
    ['above and below are no room', { x: 560, y: 10, width: 80, height: 780 }, 'bottom', 'right'],
  ] as const)('on another side when %s', (_, anchor, side, stands) => {
    expect(place(placing({ anchor, side })).side).toBe(stands);
  });

  it('inside the screen and off the anchor, wherever the anchor is', () => {
    for (let x = 0; x <= 1120; x += 140) {
      for (let y = 0; y <= 760; y += 95) {
        const anchor = { x, y, width: 80, height: 40 };
        const at = { ...place(placing({ anchor })), ...card };
        expect(intersection(at, screen)).toMatchObject(card);
        expect(isEmpty(intersection(at, anchor))).toBe(true);
      }
    }
  });

  it.each([
    [false, 1200 - 350 - 12],
    [true, 12],
  ])('over the lower end corner of an anchor that fills the screen (rtl: %s)', (rtl, x) => {
    const anchor = { x: 0, y: -300, width: 1200, height: 3000 };
    expect(place(placing({ anchor, rtl }))).toEqual({ x, y: 800 - 200 - 12, side: null, arrow: 0 });
  });

  it('with the arrow at the middle of the anchor', () => {
    const { x, arrow } = place(placing({}));
    expect(x + arrow + 6).toBe(600);
  });

  it('with the arrow inside the card when the anchor is in a corner', () => {
    const { arrow } = place(placing({ anchor: { x: 0, y: 0, width: 20, height: 20 } }));
    expect(arrow).toBeGreaterThanOrEqual(16);
  });

  it('as floating-ui has it, on whichever side and wherever the anchor is', async () => {
    const length = fc.integer({ min: 1, max: 900 });
    const box = fc.record({
      x: fc.integer({ min: -300, max: 1300 }),
      y: fc.integer({ min: -300, max: 900 }),
      width: length,
      height: length,
    });
    const size = fc.integer({ min: 40, max: 500 });
    const cases = fc.record({
      anchor: box,
      card: fc.record({ width: size, height: size }),
      side: fc.constantFrom(...SIDES),
      rtl: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(cases, async (given) => {
        const { side, ...at } = place(placing(given));
        // Over the anchor it stands by a rule of its own.
        if (side !== null) expect({ side, ...at }).toEqual(await byFloatingUi(placing(given)));
      }),
      { seed: 1, numRuns: 4000 },
    );
  });
});

const SIDES = (['top', 'right', 'bottom', 'left'] as const).flatMap(
  (edge) => [edge, `${edge}-start`, `${edge}-end`] as const,
);

async function byFloatingUi({ anchor, card, screen, side, rtl }: Placing) {
  const seen = intersection(anchor, screen);
  const reference = isEmpty(seen) ? anchor : seen;
  const pointer = { width: 12, height: 12 };
  const { x, y, placement, middlewareData } = await computePosition(
    reference,
    { clientWidth: 0 },
    {
      platform: {
        getElementRects: () => ({ reference, floating: { x: 0, y: 0, ...card } }),
        getDimensions: (element) => (element === pointer ? pointer : card),
        getClippingRect: () => screen,
        isRTL: () => rtl,
      },
      placement: side,
      middleware: [
        offset(18),
        flip({ padding: 12, fallbackAxisSideDirection: 'end' }),
        shift({ padding: 12, crossAxis: true }),
        arrow({ element: pointer, padding: 16 }),
      ],
    },
  );
  return {
    x: Math.round(x),
    y: Math.round(y),
    side: placement.split('-')[0],
    arrow: middlewareData.arrow?.x ?? middlewareData.arrow?.y,
  };
}
