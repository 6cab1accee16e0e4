import { createStore, type Store } from './store.ts';

/** The fields of each form, as the inputs hold them. A form has the key of the action that it submits. */
export interface FormValues {
  'orders.create': { customer: string; item: string; quantity: string; note: string };
  'team.invite': { email: string; role: string };
}
export type FormKey = keyof FormValues;

/** The form on screen with its unsaved values. */
export type OpenForm = {
  [K in FormKey]: { readonly key: K; readonly values: Readonly<FormValues[K]> };
}[FormKey];

const EMPTY: { readonly [K in FormKey]: Readonly<FormValues[K]> } = {
  'orders.create': { customer: '', item: '', quantity: '1', note: '' },
  'team.invite': { email: '', role: 'cashier' },
};

/** What opening a form with values says: names, never values. */
export interface Prefilled<K extends FormKey> {
  readonly opened: K;
  readonly filled: readonly FieldName<K>[];
}

export type FieldName<K extends FormKey> = keyof FormValues[K] & string;

export interface Forms {
  /** The open form; at most one at a time. */
  readonly store: Store<OpenForm | undefined>;
  /** The values of a form while it is open. */
  values<K extends FormKey>(form: K): Readonly<FormValues[K]> | undefined;
  /**
   * Opens a form with some fields filled, unsaved. In a form that is open already only these fields change, so that
   * typing in the others is kept. Says which form is open and the names of the fields that were filled.
   */
  prefill<K extends FormKey>(form: K, values: Partial<FormValues[K]>): Prefilled<K>;
  /** Takes over what the user typed; without effect when the form is not open. */
  change<K extends FormKey>(form: K, values: Partial<FormValues[K]>): void;
  /** Closes the form (or whichever is open) and forgets its values. */
  close(form?: FormKey): void;
}

/** Makes the state of the app's forms. */
export function createForms(): Forms {
  const store = createStore<OpenForm | undefined>(undefined);
  const values = <K extends FormKey>(form: K) => {
    const open = store.get();
    return open?.key === form ? (open.values as Readonly<FormValues[K]>) : undefined;
  };
  // TypeScript cannot see that spreading parts of a form's values over all of them gives all of them.
  const show = <K extends FormKey>(form: K, ...layers: readonly (Partial<FormValues[K]> | undefined)[]) =>
    store.update(() => ({ key: form, values: Object.assign({}, ...layers) }) as OpenForm);

  return {
    store,
    values,
    prefill(form, filled) {
      show(form, EMPTY[form], values(form), filled);
      return { opened: form, filled: fieldNames(filled) };
    },
    change(form, typed) {
      const present = values(form);
      if (present) show(form, present, typed);
    },
    close: (form) => store.update((open) => (form === undefined || open?.key === form ? undefined : open)),
  };
}

function fieldNames<T extends object>(values: T): (keyof T & string)[] {
  return Object.keys(values) as (keyof T & string)[];
}
