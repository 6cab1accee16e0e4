/**
 * What is drawn for one step and where: the spotlight around the anchors and the card beside the first of them. The
 * stage follows the anchors; it knows no tour.
 */
import type { CardView, Undo } from '../engine/index.ts';
import { ancestryOf } from './ancestry.ts';
import type { Card } from './card.ts';
import { setAttribute } from './dom.ts';
import { focus } from './focus.ts';
import { createFollower, type Followed, measure, type Watched } from './follow.ts';
import { activeElement, type Box, boxOf, intersection, isEmpty, sameBox, viewportBox } from './geometry.ts';
import type { Host } from './host.ts';
import { fadeIn, glide, type Point } from './motion.ts';
import { place } from './position.ts';
import { scrollIntoView } from './scroll.ts';
import type { Spotlight } from './spotlight.ts';

/** Milliseconds without movement after which the card looks for a better place. */
const SETTLE_MS = 120;
/** Milliseconds in which a step that the user has not touched yet is scrolled to again when the app scrolls. */
const SETTLING_MS = 1500;
const SHEET = '(max-width:32.5em)';
/** Pixels that a sheet takes beside its height: from the edge of the screen, and from the ring around the anchor. */
const SHEET_ROOM = 16;

export interface Scene {
  readonly card: CardView;
  /** Whether the page around the elements is dimmed. */
  readonly dim: boolean;
  /** Whether the card stands beside the first of the elements; else it is in the middle of the screen. */
  readonly anchored: boolean;
  /** The elements in the spotlight, the step's own first. */
  readonly elements: readonly Element[];
}

export interface Stage {
  /**
   * Draws a scene and follows its anchors. Resolves when all is in place, within the same task.
   *
   * @param entrance how a new step comes in: its card may move, and the page scroll; null: the card only gets another
   *   place
   */
  set(scene: Scene, entrance: Entrance | null): Promise<void>;
  /** Finds the card a place again: its size or the screen's has changed. */
  settle(): void;
  /**
   * Lets what has the focus in the page be seen: it is scrolled out from under a sheet, and a card that it stays under
   * is seen through. Where nothing has it, and the user has done nothing yet, the card takes it again.
   */
  uncover(): void;
  /** The user does something: what the page does from now on may be what they want. */
  touched(): void;
  /** The keyboard has reached the card: where nobody sees it, its anchor comes back to the screen, and it with it. */
  comeBack(): void;
  /** Stops following. What is drawn stays. */
  rest: Undo;
}

/** What is to be done at certain moments while a step comes in, so that the layout is computed once. */
export interface Entrance {
  /** Fills the card. Before it the page is as the app left it, and looking at it costs nothing. */
  fill(): void;
  /** The layout is known and nothing was written since: to ask for it costs nothing. */
  read(): void;
}

export interface StageParts {
  readonly host: Host;
  readonly element: HTMLElement;
  readonly card: Card;
  readonly spotlight: Spotlight;
  readonly animated: () => boolean;
}

export function createStage({ host, element, card, spotlight, animated }: StageParts): Stage {
  let scene: Scene | undefined;
  let radii: number[] = [];
  let frame: 'page' | 'viewport' = 'viewport';
  /** Where the anchors and the card were drawn, in the frame's coordinates. */
  let drawn: readonly Box[] = [];
  let at: Point | null = null;
  let size: Size = { width: 0, height: 0 };
  let placing = 0;
  /** Until when the page is set right. */
  let untouchedUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sheet = matchMedia(SHEET);

  /** Reads all that placing needs: called while nothing is written, it lays out at most once. */
  const read = (): Layout => ({
    size: sizeOf(card.element),
    screen: viewportBox(window),
    scroll: { x: scrollX, y: scrollY },
    isSheet: sheet.matches,
  });
  const inFrame = <At extends Point>(place: At, { x, y }: Point): At =>
    frame === 'page' ? { ...place, x: place.x + x, y: place.y + y } : place;
  const onScreen = <At extends Point>(place: At, { x, y }: Point): At => inFrame(place, { x: -x, y: -y });

  function draw(boxes: readonly Box[]): void {
    if (!scene) return;
    drawn = boxes;
    const [own] = scene.anchored ? boxes : [];
    // Scrolled out of the box it is in: a card over other content would point at nothing.
    element.toggleAttribute('data-away', own !== undefined && isEmpty(own));
    const shown = boxes.flatMap((box, index) => (isEmpty(box) ? [] : [{ box, radius: radii[index] ?? 0 }]));
    spotlight.draw(scene.dim, shown);
  }

  function moveCard(to: Point | null): void {
    at = to;
    card.element.style.transform = to ? `translate(${to.x}px,${to.y}px)` : '';
  }

  async function placeCard(layout: Layout): Promise<void> {
    const turn = ++placing;
    uncover();
    const { screen, scroll } = layout;
    size = layout.size;
    const [anchor, ...lit] = scene?.anchored ? drawn.map((box) => onScreen(box, scroll)) : [];
    const isOff = anchor && isEmpty(intersection(anchor, screen));
    if (isOff && performance.now() < untouchedUntil) bringBack();
    if (!anchor || !scene || layout.isSheet) {
      const room = size.height + SHEET_ROOM;
      const covered = anchor && anchor.y + anchor.height > screen.height - room && anchor.y > room;
      setAttribute(card.element, 'data-sheet', covered ? 'top' : null);
      setAttribute(card.element, 'data-side', null);
      return moveCard(null);
    }
    // The user has scrolled it away: the card goes with it, and comes back with it.
    if (at && isOff) return;
    const rtl = element.dir === 'rtl';
    const placement = await place({ anchor, lit, card: size, screen, side: scene.card.side, rtl });
    if (turn !== placing) return;
    const { side, arrow, x, y } = placement;
    setAttribute(card.element, 'data-side', side);
    card.arrow.style.translate = side === 'top' || side === 'bottom' ? `${arrow}px` : `0 ${arrow}px`;
    moveCard(inFrame({ x, y }, scroll));
  }

  const settle = (): void => void placeCard(read());
  const bringIn = (watched: Watched): void =>
    scrollIntoView(watched, host.element, sheet.matches ? card.element.offsetHeight + SHEET_ROOM : 0);
  const bringBack = (): void => scene?.elements.slice(0, 1).map(watch).forEach(bringIn);

  function uncover(): void {
    // In most steps the focus is in the card: they are spared a frame.
    if (host.root.activeElement) card.element.style.opacity = '';
    // Once the browser has scrolled to it.
    else requestAnimationFrame(uncoverNow);
  }
  function uncoverNow(): void {
    const active = activeElement() ?? document.body;
    // A router puts it at the top of its new page, which may come after the step has begun.
    if (active === document.body && performance.now() < untouchedUntil) focus(card.main());
    if (sheet.matches && isUnder(active)) bringIn(watch(active));
    card.element.style.opacity = isUnder(active) ? '.1' : '';
  }
  const isUnder = (element: Element): boolean => {
    const box = boxOf(element);
    const { width, height } = intersection(box, boxOf(card.element));
    return !host.root.activeElement && 2 * width * height > box.width * box.height;
  };

  function moved(followed: readonly Followed[]): void {
    const scroll = { x: scrollX, y: scrollY };
    const boxes = followed.map(({ box }) => inFrame(box, scroll));
    const [own] = boxes;
    const [before] = drawn;
    if (boxes.some((box, index) => !sameBox(box, drawn[index] ?? box))) {
      draw(boxes);
      if (own && before) {
        if (!sameSize(own, before)) settle();
        else if (at) moveCard({ x: at.x + own.x - before.x, y: at.y + own.y - before.y });
      }
    }
    settleSoon();
  }

  const resized = new ResizeObserver(() => {
    if (!sameSize(sizeOf(card.element), size)) settle();
  });
  const settleSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(settle, SETTLE_MS);
  };

  const follower = createFollower(moved);

  return {
    async set(next, entrance) {
      const first = scene === undefined;
      scene = next;
      clearTimeout(timer);
      const watched = next.elements.map(watch);
      const [own] = next.anchored ? watched : [];
      const before = at && onScreen(at, { x: scrollX, y: scrollY });
      // A sheet covers as much of the screen as it is high.
      const isFilled = sheet.matches;
      if (isFilled) entrance?.fill();
      if (own && entrance) {
        at = null;
        bringIn(own);
      }
      if (!isFilled) entrance?.fill();
      // What is hidden takes no focus.
      element.toggleAttribute('data-away', false);
      setAttribute(card.element, 'data-loose', next.anchored ? null : '');
      // All that is read of the layout comes before anything is written: it is computed once.
      const layout = read();
      const followed = measure(watched);
      radii = followed.map(({ element: each, box }) => radiusOf(each, box.height));
      follower.follow(watched, followed);
      addEventListener('resize', settleSoon);
      if (entrance) {
        entrance.read();
        untouchedUntil = performance.now() + SETTLING_MS;
      }

      resized.observe(card.element);
      const inPage = watched.length > 0 && watched.every(({ ancestry }) => ancestry.frame === 'page');
      frame = inPage ? 'page' : 'viewport';
      setAttribute(host.element, 'data-frame', frame);
      drawn = followed.map(({ box }) => inFrame(box, layout.scroll));
      const placed = placeCard(layout);
      draw(drawn);
      await placed;
      if (scene !== next || !entrance || !animated()) return;
      const after = at && onScreen(at, layout.scroll);
      glide(card.element, before && after && { x: before.x - after.x, y: before.y - after.y });
      if (first) fadeIn(spotlight.element);
    },
    settle,
    comeBack() {
      if (element.hasAttribute('data-away')) bringBack();
    },
    touched() {
      untouchedUntil = 0;
    },
    uncover,
    rest() {
      scene = undefined;
      at = null;
      placing++;
      follower.stop();
      removeEventListener('resize', settleSoon);
      resized.disconnect();
      clearTimeout(timer);
    },
  };
}

/** What the card's place depends on beside the anchor. */
interface Layout {
  readonly size: Size;
  readonly screen: Box;
  readonly scroll: Point;
  /** Whether the card is a sheet at an edge of a small screen. */
  readonly isSheet: boolean;
}

function watch(element: Element): Watched {
  return { element, ancestry: ancestryOf(element) };
}

type Size = Pick<Box, 'width' | 'height'>;

function sizeOf({ offsetWidth, offsetHeight }: HTMLElement): Size {
  return { width: offsetWidth, height: offsetHeight };
}

function sameSize(a: Size, b: Size): boolean {
  return a.width === b.width && a.height === b.height;
}

/** The element's corner radius in pixels. */
function radiusOf(element: Element, height: number): number {
  const radius = getComputedStyle(element).borderTopLeftRadius;
  const value = Number.parseFloat(radius) || 0;
  return radius.endsWith('%') ? (value / 100) * height : value;
}
