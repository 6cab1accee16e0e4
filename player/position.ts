/**
 * Where the card stands. floating-ui's core does the arithmetic on plain boxes; the layout is read once, by the
 * caller, and neither the card nor the anchor is asked anything more.
 */
import { arrow, computePosition, flip, offset, type Platform, shift } from '@floating-ui/core';
import type { Side } from '../engine/index.ts';
import { type Box, intersection, isEmpty } from './geometry.ts';

/** Pixels between the anchor and the card; the arrow is in between. */
const GAP = 18;
/** Pixels between the card and the edge of the screen. */
const EDGE = 12;
const ARROW_SIZE = 12;

export interface Placing {
  /** The anchor. What is off the screen of it does not count. */
  readonly anchor: Box;
  readonly card: { readonly width: number; readonly height: number };
  readonly screen: Box;
  readonly side: Side;
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

export async function place({ anchor, card, screen, side, rtl }: Placing): Promise<Placement> {
  const seen = intersection(anchor, screen);
  const reference = isEmpty(seen) ? anchor : seen;
  const platform: Platform = {
    getElementRects: () => ({ reference, floating: { x: 0, y: 0, ...card } }),
    getDimensions: (element) => (element === ARROW ? ARROW : card),
    getClippingRect: () => screen,
    isRTL: () => rtl,
  };
  const { x, y, placement, middlewareData } = await computePosition(reference, CARD, {
    platform,
    placement: side,
    middleware: [
      offset(GAP),
      flip({ padding: EDGE, fallbackAxisSideDirection: 'end' }),
      shift({ padding: EDGE, crossAxis: true }),
      arrow({ element: ARROW, padding: 16 }),
    ],
  });
  const at = { x: Math.round(x), y: Math.round(y) };
  if (!isEmpty(intersection({ ...at, ...card }, reference))) {
    return { ...inside(reference, card, screen, rtl), side: null, arrow: 0 };
  }
  const { arrow: along } = middlewareData;
  const [stands] = placement.split('-') as ['top' | 'right' | 'bottom' | 'left'];
  return { ...at, side: stands, arrow: along?.x ?? along?.y ?? 0 };
}

/** No side has room: the lower end corner of the anchor, where text and headings rarely are. */
function inside(anchor: Box, card: Placing['card'], screen: Box, rtl: boolean): { x: number; y: number } {
  const end = rtl ? anchor.x + EDGE : anchor.x + anchor.width - card.width - EDGE;
  const low = anchor.y + anchor.height - card.height - EDGE;
  const within = (value: number, from: number, room: number): number =>
    Math.round(Math.max(from + EDGE, Math.min(value, from + room - EDGE)));
  return {
    x: within(end, screen.x, screen.width - card.width),
    y: within(low, screen.y, screen.height - card.height),
  };
}

// floating-ui hands these back to the platform as they are; their sizes come from there.
const CARD = { clientWidth: 0, clientHeight: 0 };
const ARROW = { width: ARROW_SIZE, height: ARROW_SIZE };
