/** Elements by role and accessible name, for anchors that the registry locates so. Loaded only for those. */

/** The elements that have a role of their own, for the roles that anchors are of. */
const NATIVE_ROLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
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
  }),
);

/** A CSS selector of the elements that have the role, by attribute or of their own. */
export function selector(role: string): string {
  const native = NATIVE_ROLES.get(role);
  return `[role="${CSS.escape(role)}"]${native ? `,${native}` : ''}`;
}

/**
 * The accessible name, as far as a locator needs it: `aria-labelledby`, `aria-label`, labels, alternative text,
 * content, title. White space is collapsed.
 */
export function accessibleName(element: Element): string {
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
