/**
 * The spotlight: dims the page except for the anchors. One small element casts a shadow over everything and has
 * holes cut into it, so that there is nothing to lay out, and scrolling with the page moves it for free. Each hole is
 * cut by an element of its own, one around the other: where two holes overlap, both are open.
 */
import { part } from './dom.ts';
import type { Box } from './geometry.ts';
import type { Point } from './motion.ts';

/** Pixels between an anchor's edge and the edge of its hole. */
const PADDING = 6;
/** Smallest corner radius of a hole: square ones look cut with scissors. */
const MIN_RADIUS = 4;
/** As an outline: farther than any screen reaches. */
const EVERYWHERE = 'M-1e5-1e5H1e5V1e5H-1e5Z';

export interface Spotlight {
  readonly element: HTMLElement;
  /**
   * Cuts the holes.
   *
   * @param dim whether all but the anchors is dimmed
   * @param anchors the anchors, the step's own first, relative to the origin of `element`'s parent
   */
  draw(dim: boolean, anchors: readonly Lit[]): void;
}

/** An anchor in the light: its box and its own corner radius. */
export interface Lit {
  readonly box: Box;
  readonly radius: number;
}

export function createSpotlight(): Spotlight {
  const veil = part('div', 'veil');
  const element = part('div', 'spotlight', { 'aria-hidden': 'true' }, veil);
  /** From the inside out. */
  let cuts: readonly HTMLElement[] = [veil];

  function nest(count: number): void {
    if (count === cuts.length) return;
    element.firstElementChild?.remove();
    cuts = [veil, ...Array.from({ length: count - 1 }, () => part('div', 'cut'))];
    element.prepend(
      cuts.reduce((inner, outer) => {
        outer.append(inner);
        return outer;
      }),
    );
  }

  return {
    element,
    draw(dim, anchors) {
      const origin = anchors[0]?.box ?? { x: 0, y: 0 };
      element.style.transform = `translate(${origin.x}px,${origin.y}px)`;
      element.dataset.dim = String(dim);
      nest(Math.max(1, anchors.length));
      for (const [index, cut] of cuts.entries()) {
        const lit = anchors[index];
        cut.style.clipPath = lit ? `path(evenodd,"${EVERYWHERE}${hole(lit, origin)}")` : '';
      }
      while (element.childElementCount > anchors.length + 1) element.lastElementChild?.remove();
      for (const [index, { box, radius }] of anchors.entries()) {
        // A ring is as large as its anchor and draws around itself, or one at the page's edge would widen the page.
        const ring = (element.children[index + 1] ?? element.appendChild(part('div', 'ring'))) as HTMLElement;
        Object.assign(ring.style, {
          transform: `translate(${box.x - origin.x}px,${box.y - origin.y}px)`,
          width: `${box.width}px`,
          height: `${box.height}px`,
          borderRadius: `${Math.max(radius, MIN_RADIUS)}px`,
        });
      }
    },
  };
}

/** The outline of the hole for an anchor, from `origin`. */
function hole({ box, radius }: Lit, origin: Point): string {
  const [width, height] = [box.width + 2 * PADDING, box.height + 2 * PADDING];
  const r = Math.min(Math.max(radius, MIN_RADIUS) + PADDING, width / 2, height / 2);
  const [w, h] = [width - 2 * r, height - 2 * r];
  const [x, y] = [box.x - origin.x - PADDING + r, box.y - origin.y - PADDING];
  const arc = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x} ${y}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}Z`;
}
