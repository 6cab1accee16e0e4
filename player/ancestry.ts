/** What around an element scrolls it, cuts it off or holds it in place. Read once per step, not per frame. */
import { type Box, boxOf, intersection, outOfFrames, parentOf, scaleOf, viewportBox } from './geometry.ts';

export interface Ancestry {
  /** From the inside out: the elements whose edges cut this one off. The viewport is not among them. */
  readonly clippers: readonly Element[];
  /** From the inside out: the clippers that scroll. */
  readonly scrollers: readonly Element[];
  /** Scrolls with the page alone: then an overlay in page coordinates needs no work while the page scrolls. */
  readonly frame: 'page' | 'viewport';
  /** No scrolling of the page moves it. */
  readonly fixed: boolean;
}

export function ancestryOf(element: Element): Ancestry {
  const top = document.documentElement;
  const clippers: Element[] = [];
  const scrollers: Element[] = [];
  let sticky = false;
  let position = 'static'; // of the innermost box whose containing block is still to come
  for (let at: Element | null = element; at && at !== top; at = parentOf(at)) {
    const style = getComputedStyle(at);
    if (at !== element && holds(at, style, position)) {
      position = 'static';
      if (clips(at, style)) {
        clippers.push(at);
        if (scrolls(at, style)) scrollers.push(at);
      }
    }
    if (style.position === 'sticky') sticky = true;
    if (style.position === 'fixed' || style.position === 'absolute') position = style.position;
    if (inTopLayer(at)) break;
  }
  const fixed = position === 'fixed';
  return {
    clippers,
    scrollers,
    frame: fixed || sticky || scrollers.length > 0 ? 'viewport' : 'page',
    fixed,
  };
}

/** The part of the element's box that its clippers let through; without area when it is scrolled out of one. */
export function visibleBox(element: Element, clippers: readonly Element[]): Box {
  return clippers.reduce((box, clipper) => intersection(box, innerBox(clipper)), boxOf(element));
}

/** The box inside an element's borders and scroll bars; of a frame's or the page's own scroller: its viewport. */
export function innerBox(element: Element): Box {
  const { scrollingElement, defaultView } = element.ownerDocument;
  if (element === scrollingElement) return outOfFrames(viewportBox(defaultView ?? window), defaultView);
  const box = boxOf(element);
  const scale = scaleOf(element, box);
  return {
    x: box.x + element.clientLeft * scale,
    y: box.y + element.clientTop * scale,
    width: element.clientWidth * scale,
    height: element.clientHeight * scale,
  };
}

/** Whether the element is a modal dialog or an open popover: nothing around it cuts it off or scrolls it. */
function inTopLayer(element: Element): boolean {
  return element.matches('dialog:modal,:popover-open');
}

function clips(element: Element, style: CSSStyleDeclaration): boolean {
  if (isRootScroller(element)) return element.ownerDocument !== document;
  if (isUnsized(element, style)) return false;
  // What is cut off along one axis alone is still seen along the other. Nothing is cut off by `content-visibility: auto`
  // for good: it has room for what is in it when it comes on the screen.
  return (
    (style.overflowX !== 'visible' && style.overflowY !== 'visible') ||
    /paint|strict|content/.test(style.contain)
  );
}

/** Whether the element has no size of its own, as what is inline or in a drawing has not: it cuts nothing off. */
function isUnsized(element: Element, { display }: CSSStyleDeclaration): boolean {
  if ((element as SVGElement).ownerSVGElement) return true;
  return display === 'inline' || display === 'contents';
}

function scrolls(element: Element, style: CSSStyleDeclaration): boolean {
  if (isRootScroller(element)) return true;
  const overflow = style.overflowX + style.overflowY;
  return (
    /auto|scroll/.test(overflow) &&
    (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)
  );
}

/** The root, or the body while the root leaves its overflow to the viewport. */
function isRootScroller(element: Element): boolean {
  const { documentElement, body } = element.ownerDocument;
  if (element === documentElement) return true;
  return element === body && getComputedStyle(documentElement).overflow === 'visible';
}

/** Whether the element is a containing block for a descendant that is positioned so. */
function holds(element: Element, style: CSSStyleDeclaration, position: string): boolean {
  if (position === 'static' || (position === 'absolute' && style.position !== 'static')) return true;
  return (
    element === element.ownerDocument.documentElement ||
    [style.transform, style.translate, style.scale, style.filter, style.perspective].some(
      (value) => value && value !== 'none',
    ) ||
    /paint|layout|strict|content/.test(style.contain) ||
    /transform|filter|perspective/.test(style.willChange)
  );
}
