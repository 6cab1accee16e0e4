import { describe, expect, it } from 'vitest';
import { intersection, isEmpty } from './geometry.ts';
import { type Placing, place } from './position.ts';

const screen = { x: 0, y: 0, width: 1200, height: 800 };
const card = { width: 350, height: 200 };
const middle = { x: 560, y: 380, width: 80, height: 40 };

function placing(more: Partial<Placing>): Placing {
  return { anchor: middle, lit: [], card, screen, side: 'bottom', rtl: false, ...more };
}

describe('where the card stands', () => {
  it.each(['top', 'right', 'bottom', 'left'] as const)(
    'on the side that the step asks for: %s',
    async (side) => {
      expect((await place(placing({ side }))).side).toBe(side);
    },
  );

  it.each([
    ['below is no room', { x: 560, y: 740, width: 80, height: 40 }, 'bottom', 'top'],
    ['above is no room', { x: 560, y: 20, width: 80, height: 40 }, 'top', 'bottom'],
    ['at the right is no room', { x: 1100, y: 380, width: 80, height: 40 }, 'right', 'left'],
    ['above and below are no room', { x: 560, y: 10, width: 80, height: 780 }, 'bottom', 'right'],
  ] as const)('on another side when %s', async (_, anchor, side, stands) => {
    expect((await place(placing({ anchor, side }))).side).toBe(stands);
  });

  it('inside the screen and off the anchor, wherever the anchor is', async () => {
    for (let x = 0; x <= 1120; x += 140) {
      for (let y = 0; y <= 760; y += 95) {
        const anchor = { x, y, width: 80, height: 40 };
        const at = { ...(await place(placing({ anchor }))), ...card };
        expect(intersection(at, screen)).toMatchObject(card);
        expect(isEmpty(intersection(at, anchor))).toBe(true);
      }
    }
  });

  it.each([
    [false, 1200 - 350 - 12],
    [true, 12],
  ])('over the lower end corner of an anchor that fills the screen (rtl: %s)', async (rtl, x) => {
    const anchor = { x: 0, y: -300, width: 1200, height: 3000 };
    expect(await place(placing({ anchor, rtl }))).toEqual({ x, y: 800 - 200 - 12, side: null, arrow: 0 });
  });

  it('on the side that the step asks for, although the card does not fit beside the middle of the anchor', async () => {
    const anchor = { ...middle, y: 740 };
    expect(await place(placing({ anchor, side: 'right' }))).toMatchObject({
      side: 'right',
      y: 800 - 200 - 12,
    });
  });

  describe('off what else is in the light', () => {
    const dialog = { x: 350, y: 180, width: 400, height: 440 };
    const submit = { x: 620, y: 560, width: 110, height: 40 };

    it('where it hides the least of it', async () => {
      const low = { anchor: { ...submit, y: 700 }, lit: [{ ...dialog, y: 320 }] };
      expect((await place(placing({ ...low, lit: [], side: undefined }))).side).toBe('top');
      expect((await place(placing({ ...low, side: undefined }))).side).toBe('right');
    });

    it('as long as the step names no side', async () => {
      const lit = [dialog, { x: 0, y: 0, width: 1200, height: 100 }];
      expect((await place(placing({ anchor: submit, lit, side: 'top' }))).side).toBe('top');
    });

    it('and stays below when that hides nothing', async () => {
      const lit = [{ x: 560, y: 100, width: 80, height: 100 }];
      expect((await place(placing({ lit, side: undefined }))).side).toBe('bottom');
    });

    it('and stays below when that is as bad everywhere', async () => {
      expect((await place(placing({ lit: [screen], side: undefined }))).side).toBe('bottom');
    });

    it('but never over the anchor for it', async () => {
      const anchor = { x: 0, y: 0, width: 800, height: 800 };
      const lit = [{ x: 800, y: 0, width: 400, height: 800 }];
      expect((await place(placing({ anchor, lit, side: undefined }))).side).toBe('right');
    });
  });

  it('over the lower end corner of an anchor beside which is no room, and inside the screen', async () => {
    const large = { x: 300, y: 150, width: 600, height: 550 };
    expect(await place(placing({ anchor: large }))).toMatchObject({ x: 900 - 350 - 12, y: 700 - 200 - 12 });
    const small = { x: 0, y: 0, width: 400, height: 500 };
    const at = await place(placing({ anchor: { x: 150, y: 200, width: 100, height: 100 }, screen: small }));
    expect(intersection({ ...at, ...card }, small)).toMatchObject(card);
  });

  it('beside the part of the anchor that is on the screen', async () => {
    const anchor = { ...middle, y: -100, height: 600 };
    expect(await place(placing({ anchor, side: 'right' }))).toMatchObject({ side: 'right', y: 250 - 100 });
  });

  it('with a gap to the anchor, and the arrow at its middle', async () => {
    expect(await place(placing({}))).toEqual({ x: 600 - 175, y: 420 + 18, side: 'bottom', arrow: 175 - 6 });
    expect(await place(placing({ side: 'right' }))).toEqual({
      ...{ x: 640 + 18, y: 400 - 100, side: 'right', arrow: 100 - 6 },
    });
  });

  it('with the arrow inside the card when the anchor is in a corner', async () => {
    const { arrow } = await place(placing({ anchor: { x: 0, y: 0, width: 20, height: 20 } }));
    expect(arrow).toBe(16);
  });
});
