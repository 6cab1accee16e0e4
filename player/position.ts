/**
 * Where the card stands. floating-ui's core does the arithmetic on plain boxes; the layout is read once, by the
 * caller, and neither the card nor the anchor is asked anything more.
 */
import { arrow, computePosition, flip, offset, type Platform, shift } from '@floating-ui/core';
import type { Side } from '../engine/index.ts';
import { type Box, intersection, isEmpty } from './geometry.ts';
import type { Point } from './motion.ts';

/** Pixels between the anchor and the card; the arrow is in between. */
const GAP = 18;
/** Pixels between the card and the edge of the screen. */
const EDGE = 12;
// To floating-ui's core an element is what the platform makes of it: here its size.
const ARROW = { width: 12, height: 12 };
const OTHER_SIDES = ['right', 'left', 'top'] as const;

export interface Placing {
  /** The anchor. What is off the screen of it does not count. */
  readonly anchor: Box;
  /** What else is in the light. */
  readonly lit: readonly Box[];
  readonly card: { readonly width: number; readonly height: number };
  readonly screen: Box;
  /** As the step says; else below, or where the card hides less of what is in the light. */
  readonly side: Side | undefined;
  readonly rtl: boolean;
}

export interface Placement {
  readonly x: number;
  readonly y: number;
  /** The side of the anchor on which the card stands; null when it lies over the anchor. */
  readonly side: 'top' | 'right' | 'bottom' | 'left' | null;
  /** Pixels from the card's left or top edge to the arrow. */
  readonly arrow: number;
}

export async function place(placing: Placing): Promise<Placement> {
  const { side, lit, card } = placing;
  const hidden = (at: Point): number =>
    lit.reduce((sum, box) => {
      const { width, height } = intersection(box, { ...at, ...card });
      return sum + width * height;
    }, 0);
  let best = await placeAt(placing, side ?? 'bottom');
  for (const other of OTHER_SIDES) {
    if (side || !hidden(best)) break;
    const next = await placeAt(placing, other);
    if (hidden(next) < hidden(best)) best = next;
  }
  return { ...best, x: Math.round(best.x), y: Math.round(best.y) };
}

async function placeAt({ anchor, card, screen, rtl }: Placing, side: Side): Promise<Placement> {
  const reference = intersection(anchor, screen);
  const platform: Platform = {
    getElementRects: () => ({ reference, floating: { x: 0, y: 0, ...card } }),
    getDimensions: (size) => size,
    getClippingRect: () => screen,
    isRTL: () => rtl,
  };
  const onScreen = shift({ padding: EDGE, crossAxis: true });
  const beside = await computePosition(reference, card, {
    platform,
    placement: side,
    middleware: [
      offset(GAP),
      flip({ padding: EDGE, crossAxis: false, fallbackAxisSideDirection: 'end' }),
      onScreen,
      arrow({ element: ARROW, padding: 16 }),
    ],
  });
  if (isEmpty(intersection({ ...beside, ...card }, reference))) {
    const { x, y, placement, middlewareData } = beside;
    const [stands] = placement.split('-') as ['top' | 'right' | 'bottom' | 'left'];
    return { x, y, side: stands, arrow: middlewareData.arrow?.x ?? middlewareData.arrow?.y ?? 0 };
  }
  // No side has room: the lower end corner of the anchor, where text and headings rarely are.
  const { x, y } = await computePosition(reference, card, {
    platform,
    placement: 'bottom-end',
    middleware: [offset({ mainAxis: -card.height - EDGE, alignmentAxis: EDGE }), onScreen],
  });
  return { x, y, side: null, arrow: 0 };
}
