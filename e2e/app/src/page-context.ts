import type { Desk } from './desk/index.ts';
import type { Status } from './desk/order.ts';

/** Most ids that a selection names. */
const MAX_SELECTED = 200;

/** What the screen publishes beside its route: ids and keys, never values. */
export interface ScreenContext {
  readonly selection?: { readonly ids: readonly string[]; readonly count: number };
  readonly filters?: { readonly status: readonly Status[] };
  readonly view?: string;
  readonly modal?: { readonly action: string; readonly fields: readonly string[] };
}

/** What the desk shows now, as far as the route in view declares it. */
export function screenContext({ navigation, orderList, forms }: Desk): ScreenContext {
  const open = forms.store.get();
  const modal = open && { action: open.key, fields: filledFields(open.values) };
  if (navigation.current().route !== 'orders.list') return modal ? { modal } : {};
  const { selected, status, view } = orderList.store.get();
  return {
    ...(selected.length > 0 && {
      selection: { ids: selected.slice(0, MAX_SELECTED), count: selected.length },
    }),
    ...(status.length > 0 && { filters: { status } }),
    ...(view !== undefined && { view }),
    ...(modal && { modal }),
  };
}

function filledFields(values: Readonly<Record<string, string>>): string[] {
  return Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name]) => name);
}
