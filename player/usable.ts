/** What the user can use of the page beside the card. */
import type { SpotlightView } from '../engine/index.ts';
import type { Anchors } from './anchors.ts';

export interface Usable {
  /** The anchors that are for use, whatever is done with the rest of the page. */
  elements(): Element[];
  /** Whether an event on this path may use the page. */
  allows(path: readonly EventTarget[]): boolean;
}

/** @param spotlightNow that of the card on the screen; nothing while there is none */
export function createUsable(
  anchors: Pick<Anchors, 'follow'>,
  spotlightNow: () => SpotlightView | null | undefined,
): Usable {
  function elementsOf(keys: readonly string[]): Element[] {
    const elements = new Set<Element>();
    for (const anchor of keys) anchors.follow(anchor, ({ element }) => element && elements.add(element))();
    return [...elements];
  }

  function elements(): Element[] {
    const spotlight = spotlightNow();
    if (!spotlight) return [];
    const { anchors: lit, anchorBlocked, clickable } = spotlight;
    return elementsOf(anchorBlocked ? clickable : [...lit, ...clickable]);
  }

  return {
    elements,
    allows(path) {
      const spotlight = spotlightNow();
      /** Whether it happened on the element, or on what a label labels that is the element or in it. */
      const isOn = (element: Element): boolean =>
        path.includes(element) ||
        [element, ...element.querySelectorAll('label')].some((label) =>
          path.includes((label as HTMLLabelElement).control as EventTarget),
        );
      return (
        !spotlight ||
        elements().some(isOn) ||
        (!spotlight.pageBlocked && !elementsOf(spotlight.anchors).some(isOn))
      );
    },
  };
}
