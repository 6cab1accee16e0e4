/** Which elements an anchor key stands for: registered by the host, marked with the attribute, or located by the registry. */
import type { AnchorRow } from '../schemas/index.ts';

type Locator = NonNullable<AnchorRow['locator']>;

export const ANCHOR_ATTRIBUTE = 'data-tour-anchor';

/** A CSS selector that matches all elements of an anchor, and the check that those of a role locator need as well. */
export interface Matcher {
  readonly selector: string;
  readonly accepts: (element: Element) => boolean;
}

export function matcherOf(key: string, locator: Locator | undefined): Matcher {
  const marked = `[${ANCHOR_ATTRIBUTE}="${key}"]`;
  if (locator === undefined) return { selector: marked, accepts: () => true };
  if ('css' in locator) return { selector: `${marked},${locator.css}`, accepts: () => true };
  if ('testId' in locator) {
    return { selector: `${marked},[data-testid="${CSS.escape(locator.testId)}"]`, accepts: () => true };
  }
  const { role, name } = locator;
  const native = NATIVE_ROLES[role];
  return {
    selector: `${marked},[role="${CSS.escape(role)}"]${native ? `,${native}` : ''}`,
    accepts: (element) => element.matches(marked) || accessibleName(element) === name,
  };
}

/** The elements that have a role of their own, for the roles that anchors are of. */
const NATIVE_ROLES: Readonly<Record<string, string>> = {
  button: 'button,summary,input:is([type=button],[type=submit],[type=reset],[type=image])',
  checkbox: 'input[type=checkbox]',
  combobox: 'select,input[list]',
  dialog: 'dialog',
  form: 'form',
  heading: 'h1,h2,h3,h4,h5,h6',
  img: 'img,svg',
  link: 'a[href],area[href]',
  list: 'ul,ol',
  main: 'main',
  navigation: 'nav',
  radio: 'input[type=radio]',
  region: 'section',
  searchbox: 'input[type=search]',
  slider: 'input[type=range]',
  spinbutton: 'input[type=number]',
  table: 'table',
  textbox: 'textarea,input:not([type]),input:is([type=text],[type=email],[type=tel],[type=url])',
};

/**
 * The accessible name, as far as a locator needs it: `aria-labelledby`, `aria-label`, labels, alternative text,
 * content, title. White space is collapsed.
 */
function accessibleName(element: Element): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const labelledBy = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const labels = (element as HTMLInputElement).labels;
  const candidates = [
    labelledBy.map((id) => root.getElementById(id)?.textContent ?? '').join(' '),
    element.getAttribute('aria-label'),
    labels && [...labels].map((label) => label.textContent).join(' '),
    element.getAttribute('alt'),
    element.localName === 'input' ? (element as HTMLInputElement).value : element.textContent,
    element.getAttribute('title'),
  ];
  for (const candidate of candidates) {
    const name = candidate?.replace(/\s+/g, ' ').trim();
    if (name) return name;
  }
  return '';
}
