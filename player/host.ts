/**
 * The one element that all drawing is in: a manual popover with an open shadow root. A popover is painted above the
 * page whatever its z-indices are; one inside the top-most modal dialog is above that too, and is not inert.
 */
import type { Undo } from '../engine/index.ts';
import { focus } from './focus.ts';
import { activeElement, contains, outward } from './geometry.ts';

export interface Host {
  readonly element: HTMLElement;
  readonly root: ShadowRoot;
  /** Puts the host where it is seen and can be used: above everything that is open now. Until then it is nowhere. */
  seat(anchor: Element | null): void;
  /** The page's zoom may have changed. */
  unzoom(): void;
  remove: Undo;
}

/** An app may raise a layer of its own whenever another one is raised: so often in so many milliseconds is enough. */
const MOST_RAISES = 5;
const WAR_MS = 2_000;

/** What of a tree tells that a dialog opens or closes, or that the host was taken out. */
const WATCHED = { childList: true, subtree: true, attributeFilter: ['open'] };

/** Attributes with which an app takes everything around its own dialog out of use. */
const DISABLING = ['inert', 'aria-hidden', 'hidden'];

export function mountHost(styles: readonly CSSStyleSheet[]): Host {
  const element = document.createElement('div');
  element.popover = 'manual';
  element.dataset.part = 'host';
  // Mantine closes its dialogs by Esc, and hears of it before the player does: this tells it to leave the card's alone.
  element.dataset.mantineStopPropagation = 'true';
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [...styles];
  let anchor: Element | null = null;
  let raised = 0;
  let countedFrom = Number.NEGATIVE_INFINITY;

  /** What is zoomed around the host would draw it as much larger, and away from where it belongs. */
  function unzoom(): void {
    element.style.setProperty('--zoom', `${element.parentElement?.currentCSSZoom}`);
  }

  function seat(raise: boolean): void {
    // Zone.js of before 2023 does not know that a signal ends listening.
    if (listening.signal.aborted) return;
    const focused = root.activeElement;
    // Where it is counts as well: what it is in may still be open, wherever the focus is.
    const place = placeFor(focused ? element : activeElement(), anchor, element);
    // One in a shadow root is not watched with the page.
    dialogs.observe(place, WATCHED);
    if (element.parentNode !== place) place.append(element);
    else if (raise && isOpen(element)) element.hidePopover();
    if (!isOpen(element)) element.showPopover();
    unzoom();
    // Reparenting takes the focus away.
    if (focused && root.activeElement !== focused) focus(focused);
  }

  const dialogs = new MutationObserver((records) => {
    if (!element.isConnected || records.some(({ type }) => type === 'attributes')) seat(false);
  });
  dialogs.observe(document, WATCHED);

  const enabled = new MutationObserver(() => {
    for (const name of DISABLING) element.removeAttribute(name);
  });
  enabled.observe(element, { attributeFilter: DISABLING });

  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  document.addEventListener('fullscreenchange', () => seat(true), options);
  // All that is heard of a dialog that opens in a shadow root.
  document.addEventListener('focusin', () => seat(false), options);
  document.addEventListener(
    'toggle',
    ({ target, timeStamp }) => {
      if (target === element || !(target as Element).matches('[popover]')) return;
      const opened = isOpen(target as Element);
      if (opened && timeStamp - countedFrom > WAR_MS) [countedFrom, raised] = [timeStamp, 0];
      seat(opened && raised++ < MOST_RAISES);
    },
    options,
  );

  return {
    element,
    root,
    unzoom,
    seat(beside) {
      anchor = beside;
      seat(false);
    },
    remove() {
      dialogs.disconnect();
      enabled.disconnect();
      listening.abort();
      element.remove();
    },
  };
}

function isOpen(element: Element): boolean {
  return element.matches(':popover-open');
}

/**
 * Where the host has to be in the tree.
 *
 * @param active what has the focus: the host itself, when that is inside
 */
export function placeFor(active: Element | null, anchor: Element | null, host: Element): Element {
  const outer = topModal(active, anchor, host) ?? fullscreenOf() ?? document.documentElement;
  // A press outside of such a popover or dialog closes it, or assistive technology is told that nothing is outside: the
  // card is inside.
  const around = outward(anchor).find((at) => {
    const { ariaModal, popover, closedBy, open, ownerDocument } = at as HTMLDialogElement;
    const isInside =
      ariaModal === 'true' || (closedBy === 'any' ? open : popover && popover !== 'manual' && isOpen(at));
    // What is open in a frame lies over nothing out here.
    return isInside && ownerDocument === document && contains(outer, at);
  });
  return around ?? outer;
}

/** The element that fills the screen; Chromium hits nothing else then. One that shows no content of its own is none. */
function fullscreenOf(): Element | null {
  let full = document.fullscreenElement;
  while (full?.shadowRoot) full = full.shadowRoot.fullscreenElement;
  return full?.matches('video,img,canvas,iframe,object,embed') ? null : full;
}

/** What is hit in the middle of the screen, in shadow roots too. */
function inMiddle(tree: Document | ShadowRoot): Element | null {
  const hit = tree.elementFromPoint(innerWidth / 2, innerHeight / 2);
  const inner = hit?.shadowRoot;
  // A tree in which nothing is hit answers with its host.
  return inner && inner !== tree ? inMiddle(inner) : hit;
}

/**
 * The modal dialog that nothing covers. The focus can be in no other one. Those in shadow roots are not known to the
 * document.
 */
function topModal(active: Element | null, anchor: Element | null, host: Element): Element | undefined {
  const around = (inside: Element | null): Element | undefined =>
    outward(inside).find((at) => at.ownerDocument === document && at.matches('dialog:modal'));
  const focused = around(active);
  if (focused) return focused;
  // By name, which the browser keeps a list of: a selector would search a large page in every step.
  const modals = [...document.getElementsByTagName('dialog')].filter((each) => each.matches(':modal'));
  if (modals.length > 0) {
    // All but the top-most are inert, and what is inert cannot be hit.
    const top = around(inMiddle(document));
    if (top) return top;
  }
  return modals.at(-1) ?? around(anchor) ?? around(host);
}
