import type { ClientToolHandlers } from '../catalog/console/client-tools.d.ts';
import type { FieldName, FormKey, FormValues } from './desk/forms.ts';
import type { Desk } from './desk/index.ts';
import type { RouteKey } from './desk/routes.ts';

/**
 * Makes the handlers of the app's client tools over one desk. Each does what the user could do on screen, by the same
 * functions, and says only what was done. It throws when the screen that the tool belongs to is not there.
 */
export function createHandlers(desk: Desk): ClientToolHandlers {
  const { navigation, orders, orderList, forms, appearance } = desk;

  const on = (route: RouteKey): void => {
    const here = navigation.current().route;
    if (here !== route)
      throw new Error(`This works on "${route}"; the app is on "${here ?? 'an unknown address'}".`);
  };
  const go = async <R extends RouteKey>(route: R, params?: Readonly<Record<string, string>>) => {
    await navigation.go(route, params);
    return { route };
  };
  const prefill = <K extends FormKey>(form: K, values: Partial<Record<FieldName<K>, string | number>>) =>
    forms.prefill(form, asTyped<FormValues[K]>(values));

  return {
    'navigate.home': () => go('home'),
    'navigate.orders.list': () => go('orders.list'),
    'navigate.orders.detail': ({ orderId }) => {
      if (!orders.find(orderId)) throw new Error(`There is no order "${orderId}".`);
      return go('orders.detail', { orderId });
    },
    'navigate.team.settings': () => go('team.settings'),
    'navigate.appearance': () => go('appearance'),

    'orders.list.filter': (filters) => {
      on('orders.list');
      return orderList.filter(filters);
    },
    'orders.list.search': ({ query }) => {
      on('orders.list');
      return orderList.search(query);
    },
    'orders.list.sort': ({ field, direction }) => {
      on('orders.list');
      return orderList.sort({ by: field, direction: direction === 'desc' ? 'descending' : 'ascending' });
    },
    'orders.list.columns': ({ columns }) => {
      on('orders.list');
      return orderList.showColumns(columns);
    },
    'orders.list.view': ({ view }) => {
      on('orders.list');
      return orderList.applyView(view);
    },
    'orders.list.select': ({ ids }) => {
      on('orders.list');
      return orderList.select(ids);
    },

    'orders.create.prefill': (values) => {
      on('orders.list');
      return prefill('orders.create', values);
    },
    'team.invite.prefill': (values) => {
      on('team.settings');
      return prefill('team.invite', values);
    },

    'ui.theme.preview': ({ theme }) => appearance.previewTheme(theme),
    'ui.layout.preview': ({ layout }) => appearance.previewLayout(layout),
  };
}

/** The values as the user would type them. */
function asTyped<V>(values: Readonly<Record<string, string | number | undefined>>): Partial<V> {
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)])) as Partial<V>;
}
