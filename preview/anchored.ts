/** Elements that stand for anchors. */
import type { AnchorRow, RouteRow } from '../schemas/index.ts';
import { button, element } from './dom.ts';
import { isPlain } from './model.ts';
import { routeWords, wordsOf } from './names.ts';

/** Closes, opens and leads to what the registry says. */
export type Press = (anchor: AnchorRow) => void;

/** A button when the registry says what a click does, else a panel. */
export function anchored(anchor: AnchorRow, press: Press): HTMLElement {
  return isPlain(anchor) ? panel(anchor) : actor(anchor, press);
}

/** A way to another page, in the navigation. */
export function entry(
  {
    route,
    path,
    entry: anchor,
  }: { readonly route: RouteRow; readonly path: string; readonly entry?: AnchorRow },
  { current, missing }: { readonly current: boolean; readonly missing: string | undefined },
): HTMLElement {
  const title = missing === undefined ? undefined : `Needs the permission ${missing}`;
  return element(
    'a',
    {
      class: 'entry',
      href: missing === undefined ? `#${path}` : undefined,
      'aria-disabled': missing === undefined ? undefined : 'true',
      'aria-current': current ? 'page' : undefined,
      'data-tour-anchor': anchor?.key,
      title,
    },
    element('span', {}, routeWords(route.key)),
    element('code', {}, missing === undefined ? route.path : `needs ${missing}`),
  );
}

const WAY_OUT = /(?:^|[._])(?:cancel|close|back|discard)$/;

function actor(anchor: AnchorRow, press: Press): HTMLElement {
  const { key, description } = anchor;
  const look = WAY_OUT.test(key) ? 'plain' : 'main';
  return button(
    { class: `actor ${look}`, 'data-tour-anchor': key, title: description },
    () => press(anchor),
    wordsOf(key),
  );
}

function panel({ key, description }: AnchorRow): HTMLElement {
  return element(
    'section',
    { class: 'panel', 'data-tour-anchor': key },
    element('h3', {}, wordsOf(key)),
    element('code', {}, key),
    description === undefined ? undefined : element('p', {}, description),
    element('span', { class: 'lines', 'aria-hidden': 'true' }),
  );
}
