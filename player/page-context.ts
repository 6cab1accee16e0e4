/** The page context: where the user is, as ids and declared keys, never values (S0-25 to S0-27). */
import type { Catalog, PageContext, RouteState } from '../engine/index.ts';
import type { ScreenContext } from './options.ts';

/** Most ids that a selection names; `count` stays the true number. */
const MAX_SELECTED = 200;

/**
 * Only what the route declares to publish comes in, and of that only its declared shape: a host that hands over more,
 * such as the values of a form, gives nothing away.
 */
export function pageContext(catalog: Catalog, state: RouteState, screen: ScreenContext): PageContext {
  const declared = state.route === null ? undefined : catalog.routes.get(state.route)?.context;
  const record = declared?.record && state.params[declared.record.param];
  const { selection, filters, view, modal } = screen;
  return {
    app: catalog.app,
    route: state.route,
    params: state.params,
    ...(record !== undefined && { record }),
    ...(declared?.selection &&
      selection && {
        selection: {
          ids: selection.ids.slice(0, MAX_SELECTED),
          count: selection.count,
          ...(selection.filter !== undefined && { filter: selection.filter }),
        },
      }),
    ...(declared?.filters && filters && { filters }),
    ...(declared?.view && view !== undefined && { view }),
    ...(declared?.modal && modal && { modal: { action: modal.action, fields: [...modal.fields] } }),
  };
}
