/**
 * Where the card stands: arithmetic on plain boxes by the rules of floating-ui, to which a test holds it. The layout
 * is read once, by the caller, and neither the card nor the anchor is asked anything more.
 */
import type { Side } from '../engine/index.ts';
import { type Box, intersection, isEmpty } from './geometry.ts';

/** Pixels between the anchor and the card; the arrow is in between. */
const GAP = 18;
/** Pixels between the card and the edge of the screen. */
const EDGE = 12;
const ARROW_SIZE = 12;
/** Pixels between the arrow and the card's corners. */
const ARROW_EDGE = 16;

const ACROSS = { at: 'x', size: 'width' } as const;
const DOWN = { at: 'y', size: 'height' } as const;
const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

type Edge = keyof typeof OPPOSITE;
type Alignment = 'start' | 'end' | undefined;

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
  readonly side: Edge | null;
  /** Pixels from the card's left or top edge to the arrow. */
  readonly arrow: number;
}

export function place(placing: Placing): Placement {
  const { card, screen } = placing;
  const seen = intersection(placing.anchor, screen);
  const anchor = isEmpty(seen) ? placing.anchor : seen;
  const room = {
    x: screen.x + EDGE,
    y: screen.y + EDGE,
    width: screen.width - 2 * EDGE,
    height: screen.height - 2 * EDGE,
  };
  const { edge, along, alignment, at } = bestOf(
    sidesInOrder(placing).map(([edge, alignment]) => standing({ ...placing, anchor }, room, edge, alignment)),
  );
  const size = card[along.size];
  const padding = Math.min(ARROW_EDGE, (size - ARROW_SIZE) / 2 - 1);
  const arrowAt = (start: number): number => anchor[along.at] + (anchor[along.size] - ARROW_SIZE) / 2 - start;
  const inCard = (arrow: number): number => clamp(arrow, padding, size - ARROW_SIZE - padding);
  const into = ({ x, y }: typeof at): typeof at => ({
    x: clamp(x, room.x, room.x + room.width - card.width),
    y: clamp(y, room.y, room.y + room.height - card.height),
  });
  let held = into(at);
  // In line with the edge of a small anchor, the arrow would point past it: the card moves for it.
  if (alignment && anchor[along.size] < 2 * padding + ARROW_SIZE) {
    const arrow = arrowAt(held[along.at]);
    held = into({ ...held, [along.at]: held[along.at] + arrow - inCard(arrow) });
  }
  const { x, y } = rounded(held);
  if (isEmpty(intersection({ x, y, ...card }, anchor))) {
    return { x, y, side: edge, arrow: inCard(arrowAt(held[along.at])) };
  }
  // No side has room: over the lower end corner of the anchor, where text and headings rarely are.
  const corner = {
    x: placing.rtl ? anchor.x + EDGE : anchor.x + anchor.width - card.width - EDGE,
    y: anchor.y + anchor.height - card.height - EDGE,
  };
  return { ...rounded(into(corner)), side: null, arrow: 0 };
}

/** The sides to try: along the wanted one's axis first, then along the other, each in either alignment. */
function sidesInOrder({ side, rtl }: Placing): [Edge, Alignment][] {
  const [edge, alignment] = side.split('-') as [Edge, Alignment];
  const alignments: Alignment[] =
    alignment === 'end' ? ['end', 'start'] : alignment ? ['start', 'end'] : [alignment];
  const others: Edge[] = isVertical(edge) ? (rtl ? ['left', 'right'] : ['right', 'left']) : ['bottom', 'top'];
  return [
    ...[edge, OPPOSITE[edge]].flatMap((each) => alignments.map((by): [Edge, Alignment] => [each, by])),
    ...alignments.flatMap((by) => others.map((each): [Edge, Alignment] => [each, by])),
  ];
}

/** The card on one side of the anchor. */
interface Standing {
  readonly edge: Edge;
  readonly alignment: Alignment;
  /** The axis of the anchor's edge. */
  readonly along: typeof ACROSS | typeof DOWN;
  readonly at: Readonly<Record<'x' | 'y', number>>;
  /** Pixels that it juts out of the room: away from the anchor, then along its edge, first where alignment moves it. */
  readonly excess: readonly [number, number, number];
}

function standing({ anchor, card, rtl }: Placing, room: Box, edge: Edge, alignment: Alignment): Standing {
  const [away, along] = isVertical(edge) ? [DOWN, ACROSS] : [ACROSS, DOWN];
  const isBefore = edge === 'top' || edge === 'left';
  const isMirrored = rtl && isVertical(edge);
  const shift = alignment ? ((alignment === 'end') === isMirrored ? -1 : 1) : 0;
  const spare = (anchor[along.size] - card[along.size]) / 2;
  const at = { x: 0, y: 0 };
  at[away.at] = isBefore
    ? anchor[away.at] - GAP - card[away.size]
    : anchor[away.at] + anchor[away.size] + GAP;
  at[along.at] = anchor[along.at] + spare * (1 + shift);
  const before = ({ at: start }: typeof along): number => room[start] - at[start];
  const after = ({ at: start, size }: typeof along): number =>
    at[start] + card[size] - room[start] - room[size];
  const isFirstAfter = shift < 0 === spare <= 0;
  return {
    ...{ edge, alignment, along, at },
    excess: [
      isBefore ? before(away) : after(away),
      isFirstAfter ? after(along) : before(along),
      isFirstAfter ? before(along) : after(along),
    ],
  };
}

/** The first that fits; else the one that fits best of those with room away from the anchor; else what fits least badly. */
function bestOf(all: readonly Standing[]): Standing {
  const [wanted] = all as [Standing, ...Standing[]];
  const total = ({ excess }: Standing): number => excess.reduce((sum, each) => sum + Math.max(0, each), 0);
  return (
    all.find(({ excess }) => excess.every((each) => each <= 0)) ??
    least(
      all.filter(({ excess }) => excess[0] <= 0),
      ({ excess }) => excess[1],
    ) ??
    // Lines of text need width: above and below there is all of it.
    least(
      all.filter(({ along }) => along === wanted.along || along === ACROSS),
      total,
    ) ??
    wanted
  );
}

function least(all: readonly Standing[], by: (one: Standing) => number): Standing | undefined {
  return all.toSorted((one, other) => by(one) - by(other))[0];
}

function isVertical(edge: Edge): boolean {
  return edge === 'top' || edge === 'bottom';
}

/** @param from counts where there is no value between the two */
function clamp(value: number, from: number, to: number): number {
  return Math.max(from, Math.min(value, to));
}

function rounded({ x, y }: { readonly x: number; readonly y: number }): { x: number; y: number } {
  return { x: Math.round(x), y: Math.round(y) };
}
