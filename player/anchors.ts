/**
 * Finds anchors on the page and keeps track of them, without polling: a mutation observer runs while something is
 * looked for or followed, and the size and the place of what was found are watched by the browser's own observers.
 */
import { type AnchorStatus, type Catalog, PAGE_ANCHOR, type Undo } from '../engine/index.ts';
import { type Matcher, matcherOf, type Roles } from './locate.ts';
import type { RegisteredAnchors } from './registered.ts';
import { isInPage, watchRoots } from './roots.ts';
import { missing, statusOf } from './visibility.ts';

/** An anchor at one moment: its status, and the element it was found on, if there is one. */
export interface FoundAnchor {
  readonly status: AnchorStatus;
  readonly element: Element | null;
}

export interface Anchors {
  /** Reports the anchor at once and whenever its status or its element changes, until undone. */
  follow(key: string, report: (found: FoundAnchor) => void): Undo;
  /** Where the anchor is now. To follow it within the same task costs nothing more. */
  look(key: string): AnchorStatus;
  /** Whether the element is one of those that the key stands for. */
  matches(key: string, element: Element): boolean;
  stop: Undo;
}

export interface AnchorsContext {
  readonly catalog: Pick<Catalog, 'anchors'>;
  readonly registered: RegisteredAnchors;
  /** Needed when the registry locates an anchor by its role. */
  readonly roles?: Roles | undefined;
  /** Brings a virtual anchor on screen. */
  readonly reveal?: (anchor: string) => unknown;
}

interface Search {
  readonly key: string;
  readonly matcher: Matcher;
  readonly reports: Set<(found: FoundAnchor) => void>;
  found: FoundAnchor;
  unwatch: Undo;
}

const PAGE: FoundAnchor = { status: { state: 'visible' }, element: null };
const NOTHING: Undo = () => {};

export function createAnchors({ catalog, registered, roles, reveal }: AnchorsContext): Anchors {
  const searches = new Map<string, Search>();
  const matchers = new Map<string, Matcher>();
  let machinery: ReturnType<typeof startMachinery> | undefined;

  function matcher(key: string): Matcher {
    const known = matchers.get(key) ?? matcherOf(key, catalog.anchors.get(key)?.locator, roles);
    matchers.set(key, known);
    return known;
  }

  function matches(key: string, element: Element): boolean {
    if (registered.of(key).includes(element)) return true;
    const { selector, accepts } = matcher(key);
    return element.matches(selector) && accepts(element);
  }

  function* candidates(search: Search): Iterable<Element> {
    for (const element of registered.of(search.key)) if (isInPage(element)) yield element;
    for (const root of machinery?.roots.known() ?? []) {
      for (const element of root.querySelectorAll(search.matcher.selector)) {
        if (search.matcher.accepts(element)) yield element;
      }
    }
  }

  function lookUp(search: Search): FoundAnchor {
    let first: FoundAnchor | undefined;
    for (const element of candidates(search)) {
      const found = { element, status: statusOf(element) };
      if (found.status.state === 'visible') return found;
      first ??= found;
    }
    return first ?? { element: null, status: missing('absent') };
  }

  function check(search: Search): void {
    const before = search.found;
    search.found = lookUp(search);
    const { element, status } = search.found;
    if (element !== before.element) {
      search.unwatch();
      search.unwatch = element ? watchElement(element, status, () => check(search)) : NOTHING;
    }
    if (element === before.element && sameStatus(status, before.status)) return;
    for (const report of search.reports) report(search.found);
  }

  function startMachinery() {
    let frame = 0;
    const soon = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        searches.forEach(check);
      });
    };
    const observer = new MutationObserver((records) => {
      const lost = [...searches.values()].filter((search) => !holds(search));
      for (const { addedNodes } of lost.length > 0 ? records : []) roots.inserted(addedNodes);
      for (const search of searches.values()) {
        const { element } = search.found;
        // Reading the layout once per batch would cost more than the app's own work: what exists waits for the frame.
        if (!isInPage(element) || !matches(search.key, element)) check(search);
        else if (records.some(({ target, addedNodes }) => target.contains(element) && !isOwn(addedNodes)))
          soon();
      }
    });
    const observe = (root: Document | ShadowRoot): void =>
      observer.observe(root, { childList: true, subtree: true, attributes: true });
    const checkLost = (): void => {
      roots.discover();
      for (const search of searches.values()) if (!holds(search)) check(search);
    };
    const roots = watchRoots(observe, checkLost);
    const listening = new AbortController();
    // A transition, a popover or a checked box can show or hide an element without any change in the tree.
    for (const type of ['transitionend', 'animationend', 'toggle', 'change'] as const) {
      document.addEventListener(type, soon, { capture: true, signal: listening.signal });
    }
    // A component that renders again may take its element out and put it in again: that is no change.
    const unregister = registered.onChange((key) =>
      queueMicrotask(() => {
        const search = searches.get(key);
        if (search) check(search);
      }),
    );
    return {
      roots,
      stop(): void {
        cancelAnimationFrame(frame);
        observer.disconnect();
        roots.stop();
        listening.abort();
        unregister();
      },
    };
  }

  function begin(key: string): Search {
    machinery ??= startMachinery();
    const search: Search = { key, matcher: matcher(key), reports: new Set(), found: PAGE, unwatch: NOTHING };
    searches.set(key, search);
    check(search);
    if (!holds(search) && catalog.anchors.get(key)?.virtual) reveal?.(key);
    if (search.found.element === null) {
      machinery.roots.discover();
      check(search);
    }
    return search;
  }

  function end(search: Search): void {
    search.unwatch();
    searches.delete(search.key);
  }

  /** The next one to follow an anchor comes right after: what is watched stays for it. */
  function endSoon(search: Search): void {
    queueMicrotask(() => {
      if (search.reports.size === 0 && searches.get(search.key) === search) end(search);
      rest();
    });
  }

  function rest(): void {
    if (searches.size > 0) return;
    machinery?.stop();
    machinery = undefined;
  }

  /** What is not to be searched for: the page itself, and what nobody has declared. */
  function known(key: string): FoundAnchor | undefined {
    if (key === PAGE_ANCHOR) return PAGE;
    return catalog.anchors.has(key) ? undefined : { element: null, status: missing('undeclared') };
  }

  return {
    look(key) {
      const found = known(key);
      if (found) return found.status;
      const search = searches.get(key) ?? begin(key);
      endSoon(search);
      return search.found.status;
    },
    follow(key, report) {
      const found = known(key);
      if (found) {
        report(found);
        return NOTHING;
      }
      const search = searches.get(key) ?? begin(key);
      search.reports.add(report);
      report(search.found);
      return () => {
        if (search.reports.delete(report) && search.reports.size === 0) endSoon(search);
      };
    },
    matches,
    stop() {
      for (const search of [...searches.values()]) end(search);
      rest();
    },
  };
}

/** Whether the search has an element that is on the screen. */
function holds({ found }: Search): boolean {
  return isInPage(found.element) && found.status.state === 'visible';
}

/** Whether what came is the player's own: the first card need not have its anchor looked at again. */
function isOwn([node]: NodeList): boolean {
  return (node as HTMLElement | undefined)?.dataset?.part === 'host';
}

/** What is visible has no reason. */
type Missing = Extract<AnchorStatus, { state: 'missing' }>;

function sameStatus(a: AnchorStatus, b: AnchorStatus): boolean {
  return (a as Missing).reason === (b as Missing).reason;
}

/** Calls `changed` when the element gets or loses its box, or comes on or leaves the screen. */
function watchElement(element: Element, { state }: AnchorStatus, changed: () => void): Undo {
  // Each observer begins with the state that was just read, but for a drawer that has come further in by then.
  let quiet = state === 'visible' ? 2 : 0;
  const report = (): void => {
    if (quiet-- <= 0) changed();
  };
  const size = new ResizeObserver(report);
  // What touches the screen without being on it counts as come on it, and is not told of again at 0.
  const place = new IntersectionObserver(report, { threshold: [0, 0.01] });
  size.observe(element);
  place.observe(element);
  return () => {
    size.disconnect();
    place.disconnect();
  };
}
