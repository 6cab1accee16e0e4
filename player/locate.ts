/** Which elements an anchor key stands for: registered by the host, marked with the attribute, or located by the registry. */
import type { AnchorRow } from '../schemas/index.ts';

type Locator = NonNullable<AnchorRow['locator']>;

export const ANCHOR_ATTRIBUTE = 'data-tour-anchor';

/** A CSS selector that matches all elements of an anchor, and the check that those of a role locator need as well. */
export interface Matcher {
  readonly selector: string;
  readonly accepts: (element: Element) => boolean;
}

/** How elements are told by role and name; loaded for a registry that locates an anchor so. */
export interface Roles {
  /** A CSS selector of the elements that have the role. */
  selector(role: string): string;
  accessibleName(element: Element): string;
}

/** @param roles needed for a locator with a role, which locates nothing without */
export function matcherOf(key: string, locator: Locator | undefined, roles?: Roles): Matcher {
  const marked = `[${ANCHOR_ATTRIBUTE}="${key}"]`;
  if (locator === undefined) return { selector: marked, accepts: () => true };
  if ('css' in locator) return { selector: `${marked},${locator.css}`, accepts: () => true };
  if ('testId' in locator) {
    return { selector: `${marked},[data-testid="${CSS.escape(locator.testId)}"]`, accepts: () => true };
  }
  const { role, name } = locator;
  if (!roles) throw new Error(`The anchor "${key}" needs roles.`);
  return {
    selector: `${marked},${roles.selector(role)}`,
    accepts: (element) => element.matches(marked) || roles.accessibleName(element) === name,
  };
}
