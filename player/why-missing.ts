/** Why an anchor is missing, in words, for whoever develops the page (case B006). Loaded when one is, to say so. */
import type { FoundAnchor } from './anchors.ts';
import { boxOf, parentOf } from './geometry.ts';
import { ANCHOR_ATTRIBUTE } from './locate.ts';
import { cutOffBy } from './visibility.ts';

/** Names the element and the property at fault. */
export function whyMissing(key: string, { element, status }: FoundAnchor): string {
  const reason = status.state === 'missing' ? status.reason : status.state;
  if (reason === 'undeclared') return `The anchor registry has no anchor "${key}".`;
  const fault = element
    ? `${nameOf(element)} ${reason === 'empty' ? sizeOf(element) : whyHidden(element)}`
    : `no element carries ${ANCHOR_ATTRIBUTE}="${key}", and none is registered or located`;
  return `The anchor "${key}" is missing: ${fault}.`;
}

function sizeOf(element: Element): string {
  const { width, height } = boxOf(element);
  return `is ${width} × ${height} px`;
}

/** What has no box of its own, and what has one around it. */
const DRAWN_WITHIN: Readonly<Record<string, string>> = {
  area: 'an element around the image and its map',
  option: 'its <select>',
};

function whyHidden(element: Element): string {
  const around = DRAWN_WITHIN[element.localName];
  if (around) return `has no box of its own: put the anchor on ${around}`;
  for (let at: Element | null = element; at; at = parentOf(at)) {
    const style = getComputedStyle(at);
    const fault = style.display === 'none' ? 'display: none' : closedDetails(at, element);
    if (fault) return `is not shown: ${nameOf(at)} has ${fault}`;
  }
  const { visibility } = getComputedStyle(element);
  if (visibility === 'visible') {
    const cutter = cutOffBy(element, boxOf(element));
    if (cutter)
      return cutter === document.documentElement ? 'is off the screen' : `is cut off by ${nameOf(cutter)}`;
    // It may have come while this was loaded.
    return element.checkVisibility?.() === false
      ? 'is not shown: content-visibility is hidden'
      : 'was not shown';
  }
  let at = element;
  for (let outer = parentOf(at); outer; outer = parentOf(at)) {
    if (getComputedStyle(outer).visibility !== visibility) break;
    at = outer;
  }
  return `is not shown: ${nameOf(at)} has visibility: ${visibility}`;
}

function closedDetails(at: Element, element: Element): string | undefined {
  if (at === element || at.localName !== 'details' || at.hasAttribute('open')) return undefined;
  return at.querySelector(':scope > summary')?.contains(element) ? undefined : 'no open attribute';
}

/** How to name an element to a developer: `<div#menu.open>`. */
function nameOf(element: Element): string {
  const id = element.id && `#${element.id}`;
  const classes = [...element.classList].slice(0, 2).map((name) => `.${name}`);
  return `<${element.localName}${id}${classes.join('')}>`;
}
