/** Where the keyboard is: into the card, between card and anchor, and back where it was. */
import { activeElement, frameDocument, outward } from './geometry.ts';

/**
 * What Tab may reach in an element, the element itself included, in document order: in shadow roots and frames, too.
 * Whether one takes the focus is only known when it is asked to: it may be out of use for what is around it.
 */
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

/** What Tab reaches of an anchor: of what only arrow keys come to, as to an entry of a menu, the element itself. */
export function stopsOf(anchor: Element): HTMLElement[] {
  const stops = tabbable(anchor);
  return stops.length > 0 ? stops : [anchor as HTMLElement];
}

function takesTab(element: HTMLElement): boolean {
  // An editor takes the focus, and in most browsers what scrolls, without an index of their own.
  const isReached = element.tabIndex >= 0 || element.matches('[contenteditable]') || scrolls(element);
  return (
    isReached &&
    // In a group of radio buttons only the checked one is gone to, and any while none is.
    !element.matches('[tabindex="-1"],:disabled,[inert] *,[type=radio]:not(:checked,:indeterminate)') &&
    element.checkVisibility?.({ checkVisibilityCSS: true }) !== false
  );
}

/** Whether the element scrolls, and nothing in it takes the focus and brings it along. */
function scrolls(element: HTMLElement): boolean {
  return (
    element.scrollHeight > element.clientHeight &&
    /auto|scroll/.test(getComputedStyle(element).overflowY) &&
    !element.querySelector('a,button,input,select,textarea,[tabindex]')
  );
}

/** Whether the element takes typed text, or letters as a list of choices does. */
export function takesText(element: Element | null): boolean {
  return element?.matches?.(':read-write,select,[role=textbox]') ?? false;
}

/** Focuses without scrolling: the anchor has just been scrolled to its place. */
export function focus(element: Element | null | undefined): void {
  (element as HTMLElement | null)?.focus?.({ preventScroll: true });
}

/**
 * Remembers what has the focus. The function it returns gives the focus back: to that element, or, when it is gone,
 * to the nearest one around it that still is there and takes the focus.
 *
 * @param otherwise gives it back to what had it before, when nothing of those takes it
 */
export function rememberFocus(otherwise?: () => void): () => void {
  const around = outward(activeElement());
  return () => {
    for (const element of around) {
      focus(element);
      if (activeElement() === element && element !== document.body) return;
    }
    otherwise?.();
  };
}

/**
 * What Tab may go to from here in the ring of the card and its anchor, the next one first; nothing to leave it to the
 * browser.
 *
 * @param closed whether the rest of the page is out of reach
 */
export function stopsAhead(
  active: Element | null,
  back: boolean,
  card: readonly HTMLElement[],
  anchor: readonly HTMLElement[],
  closed: boolean,
): readonly HTMLElement[] {
  const ring = [...card, ...anchor].filter((stop) => stop === active || !areOneGroup(stop, active));
  if (back) ring.reverse();
  const at = ring.indexOf(active as HTMLElement);
  const ahead = ring.splice(at + 1);
  if (closed) return [...ahead, ...ring];
  // The page is open: only the crossing between card and anchor is ours, all else is the page's own order.
  const [from, to] = [ring[at], ahead[0]];
  return from && to && card.includes(from) !== card.includes(to) ? ahead : [];
}

/** Whether both are radio buttons of one group: Tab does not go from one to the other. */
function areOneGroup(stop: Element, active: Element | null): boolean {
  const [a, b] = [stop, active] as [HTMLInputElement, HTMLInputElement | null];
  return a.type === 'radio' && a.name !== '' && a.name === b?.name && a.form === b.form;
}
