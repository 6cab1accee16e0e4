/** Boxes on the screen, and the way from an element to the elements around it. */

/** A rectangle in CSS pixels. Without other word it is relative to the viewport of the top window. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether two boxes differ by less than a tenth of a pixel everywhere. */
export function sameBox(a: Box, b: Box): boolean {
  return (['x', 'y', 'width', 'height'] as const).every((at) => Math.abs(a[at] - b[at]) < 0.1);
}

/** What two boxes share; without area when they do not meet. */
export function intersection(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}

export function isEmpty(box: Box): boolean {
  return box.width <= 0 || box.height <= 0;
}

/**
 * The element around this one on the screen: over slots, out of shadow roots and out of same-origin frames; null at
 * the top of the player's own window.
 */
export function parentOf(element: Element): Element | null {
  const outer = element.assignedSlot ?? element.parentElement;
  if (outer) return outer;
  const root = element.getRootNode();
  if ('host' in root) return root.host as Element;
  return frameAround(element.ownerDocument.defaultView);
}

/** The element and those around it on the screen, from the inside out. */
export function outward(element: Element | null): Element[] {
  const elements = [];
  for (let at = element; at; at = parentOf(at)) elements.push(at);
  return elements;
}

/** Whether `inner` is `outer` or on the screen within it. */
export function contains(outer: Element, inner: Element | null): boolean {
  return outward(inner).includes(outer);
}

/** The focused element, inside shadow roots and same-origin frames too. */
export function activeElement(): Element | null {
  let active = document.activeElement;
  for (;;) {
    const inner: Element | null | undefined =
      active?.shadowRoot?.activeElement ?? frameDocument(active)?.activeElement;
    if (!inner) return active;
    active = inner;
  }
}

/** The document in a same-origin frame; null for other elements and frames of other origins. */
export function frameDocument(element: Element | null): Document | null {
  return element?.localName === 'iframe' ? (element as HTMLIFrameElement).contentDocument : null;
}

/**
 * Where the element is in the viewport of the player's window. An element without a box of its own (`display: contents`)
 * is where its content is.
 */
export function boxOf(element: Element): Box {
  let box = element.getBoundingClientRect();
  if (box.width === 0 && box.height === 0 && getComputedStyle(element).display === 'contents') {
    const range = element.ownerDocument.createRange();
    range.selectNodeContents(element);
    box = range.getBoundingClientRect();
  }
  return outOfFrames(box, element.ownerDocument.defaultView);
}

/** Where a box in the viewport of a frame's window is in that of the player's: frames have edges, and may be scaled. */
export function outOfFrames({ x, y, width, height }: Box, view: Window | null): Box {
  for (let frame = frameAround(view); frame; frame = frameAround(frame.ownerDocument.defaultView)) {
    const outer = frame.getBoundingClientRect();
    const scale = scaleOf(frame, outer);
    const { paddingLeft, paddingTop } = getComputedStyle(frame);
    x = outer.x + (frame.clientLeft + Number.parseFloat(paddingLeft) + x) * scale;
    y = outer.y + (frame.clientTop + Number.parseFloat(paddingTop) + y) * scale;
    width *= scale;
    height *= scale;
  }
  return { x, y, width, height };
}

/** How much larger than it is laid out an element is on the screen, where its box is this one: by transforms and zoom. */
export function scaleOf(element: Element, { width }: Box): number {
  return width / ((element as HTMLElement).offsetWidth || width) || 1;
}

/**
 * The same-origin frame that a window is in; null for the player's own window: what is around the app, such as a page
 * that embeds it, is not the app's.
 */
export function frameAround(view: Window | null | undefined): Element | null {
  return view === window ? null : (view?.frameElement ?? null);
}

/** The part of the window that is in view. In a page without a doctype it is the body that has its size. */
export function viewportBox(window: Window): Box {
  const { scrollingElement, documentElement } = window.document;
  const { clientWidth, clientHeight } = scrollingElement ?? documentElement;
  return { x: 0, y: 0, width: clientWidth, height: clientHeight };
}
