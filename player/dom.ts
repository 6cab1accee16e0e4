/** Makes the elements of the card. No markup is parsed anywhere, so that Trusted Types have nothing to object to. */

/**
 * An element of the anatomy. Its part name is its class for our styles, its `part` for the page's, and its
 * `data-part` for tests.
 */
export function part<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const attribute of ['class', 'part', 'data-part']) element.setAttribute(attribute, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/** A line icon on a 16 × 16 grid, hidden from assistive technology. */
export function icon(path: string): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  const line = document.createElementNS(namespace, 'path');
  line.setAttribute('d', path);
  svg.setAttribute('viewBox', '0 0 16 16');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(line);
  return svg;
}

/** Sets or removes an attribute; writes nothing when it is so already. */
export function setAttribute(element: Element, name: string, value: string | null | undefined): void {
  if (value === null || value === undefined) element.removeAttribute(name);
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Makes the children of `parent` these, in this order, without moving one that is in its place: it may have the focus. */
export function arrange(parent: Element, children: readonly Element[]): void {
  for (const child of [...parent.children]) if (!children.includes(child)) child.remove();
  let at = parent.firstElementChild;
  for (const child of children) {
    if (child === at) at = at.nextElementSibling;
    else parent.insertBefore(child, at);
  }
}
