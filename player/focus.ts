/** Where the keyboard is: into the card, between card and anchor, and back where it was. */
import { activeElement, frameDocument, outward } from './geometry.ts';

const FOCUSABLE =
  'a[href],area[href],button,input,select,textarea,summary,iframe,audio[controls],video[controls],[tabindex],[contenteditable]';

/** What Tab reaches in an element, the element itself included, in document order: in shadow roots and frames, too. */
export function tabbable(root: Element): HTMLElement[] {
  return [root, ...root.querySelectorAll<HTMLElement>('*')].flatMap((element) => {
    const inner = frameDocument(element) ?? element.shadowRoot;
    const within = inner ? [...inner.children].flatMap(tabbable) : [];
    // A frame whose document is not ours to look into is one stop.
    return inner?.nodeType !== 9 && takesTab(element as HTMLElement)
      ? [element as HTMLElement, ...within]
      : within;
  });
}

function takesTab(element: HTMLElement): boolean {
  return (
    element.tabIndex >= 0 &&
    element.matches(FOCUSABLE) &&
    !isPassed(element as HTMLInputElement) &&
    !element.matches(':disabled,[inert],[inert] *') &&
    (element.checkVisibility?.({ checkVisibilityCSS: true }) ?? element.getClientRects().length > 0)
  );
}

/** Whether Tab passes by a radio button: of a group it comes to the one that has the focus, else to the checked one. */
function isPassed(element: HTMLInputElement): boolean {
  const { type, name, form } = element;
  if (type !== 'radio' || !name) return false;
  const root = element.getRootNode() as ParentNode;
  const inGroup = (state: string): Element | undefined =>
    [...root.querySelectorAll<HTMLInputElement>(`[type=radio]${state}`)].find(
      (each) => each.name === name && each.form === form,
    );
  return (inGroup(':focus') ?? inGroup(':checked') ?? element) !== element;
}

/** Whether the element takes typed text. */
export function takesText(element: Element | null): boolean {
  if (!element) return false;
  const { localName } = element;
  if (localName === 'textarea' || localName === 'select') return true;
  if (localName === 'input') {
    return !/^(button|checkbox|color|file|image|radio|range|reset|submit)$/.test(
      (element as HTMLInputElement).type,
    );
  }
  return (element as HTMLElement).isContentEditable;
}

/** Focuses without scrolling: the anchor has just been scrolled to its place. */
export function focus(element: Element | null | undefined): void {
  (element as HTMLElement | null)?.focus?.({ preventScroll: true });
}

/**
 * Remembers what has the focus. The function it returns gives the focus back: to that element, or, when it is gone,
 * to the nearest one around it that still is there and takes the focus.
 */
export function rememberFocus(): () => void {
  const around = outward(activeElement());
  return () => {
    for (const element of around) {
      if (!element.isConnected || element === document.body) continue;
      focus(element);
      if (activeElement() === element) return;
    }
  };
}

/**
 * Where Tab goes next in the ring of the card and its anchor; undefined to leave it to the browser.
 *
 * @param closed whether the rest of the page is out of reach
 */
export function nextStop(
  active: Element | null,
  back: boolean,
  card: readonly HTMLElement[],
  anchor: readonly HTMLElement[],
  closed: boolean,
): HTMLElement | undefined {
  const ring = [...card, ...anchor];
  const at = ring.indexOf(active as HTMLElement);
  if (at < 0) {
    const first = back ? ring.at(-1) : ring[0];
    return closed ? first : undefined;
  }
  const next = at + (back ? -1 : 1);
  const inside = ring[next];
  if (closed) return inside ?? (back ? ring.at(-1) : ring[0]);
  // The page is open: only the crossing between card and anchor is ours, all else is the page's own order.
  const crosses = inside !== undefined && card.includes(ring[at] as HTMLElement) !== card.includes(inside);
  return crosses ? inside : undefined;
}
