import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormValues } from '../desk/forms.ts';
import { ITEM_PRICES, ITEMS, isItem } from '../desk/order.ts';
import { KNOWN_CUSTOMERS } from '../desk/order-book.ts';
import { Field } from '../parts/Field.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { type Errors, useCheckedForm } from '../parts/use-checked-form.ts';
import { useDesk, useStore } from '../parts/use-desk.ts';
import { useFormat } from '../parts/use-format.ts';

type Values = FormValues['orders.create'];

/** The new-order form, modal over the list. */
export function CreateOrder() {
  const { t } = useTranslation();
  return (
    <FormDialog
      form="orders.create"
      kind="modal"
      title={t('create.title')}
      lead={t('create.lead')}
      data-tour-anchor="orders.create"
    >
      <CreateOrderForm />
    </FormDialog>
  );
}

function CreateOrderForm() {
  const { t } = useTranslation();
  const { forms, orders, navigation, notices } = useDesk();
  useStore(forms.store);
  const values = forms.values('orders.create');
  const format = useFormat();
  const customersId = useId();

  const check = (): Errors<keyof Values> => {
    const errors: Errors<keyof Values> = {};
    if (!values?.customer.trim()) errors.customer = t('errors.customer_required');
    if (!isItem(values?.item ?? '')) errors.item = t('errors.item_required');
    if (pieces(values?.quantity) === undefined) errors.quantity = t('errors.quantity_invalid');
    return errors;
  };
  const create = () => {
    const quantity = pieces(values?.quantity);
    if (!values || !isItem(values.item) || quantity === undefined) return;
    const draft = { customer: values.customer.trim(), item: values.item, quantity, note: values.note.trim() };
    const { id } = orders.create(draft);
    forms.close('orders.create');
    notices.tell({ text: 'order_created', params: { id } });
    void navigation.go('orders.detail', { orderId: id });
  };
  const { errors, onSubmit } = useCheckedForm(check, create);
  if (!values) return null;

  const change = (typed: Partial<Values>) => forms.change('orders.create', typed);
  const quantity = pieces(values.quantity);
  const total =
    isItem(values.item) && quantity !== undefined ? quantity * ITEM_PRICES[values.item] : undefined;

  return (
    <form className="dialog-form" noValidate onSubmit={onSubmit}>
      <div className="dialog-fields">
        <div data-tour-anchor="orders.create.customer">
          <Field label={t('create.customer')} error={errors.customer}>
            {(field) => (
              <input
                {...field}
                name="customer"
                autoComplete="off"
                required
                list={customersId}
                value={values.customer}
                onChange={(event) => change({ customer: event.target.value })}
              />
            )}
          </Field>
          <datalist id={customersId}>
            {KNOWN_CUSTOMERS.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
        <div className="dialog-pair">
          <div data-tour-anchor="orders.create.item">
            <Field label={t('create.item')} error={errors.item}>
              {(field) => (
                <select
                  {...field}
                  name="item"
                  required
                  value={values.item}
                  onChange={(event) => change({ item: event.target.value })}
                >
                  <option value="">{t('create.item_none')}</option>
                  {ITEMS.map((item) => (
                    <option key={item} value={item}>
                      {t(`items.${item}`)} · {format.money(ITEM_PRICES[item])}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          <div data-tour-anchor="orders.create.quantity">
            <Field label={t('create.quantity')} error={errors.quantity}>
              {(field) => (
                <input
                  {...field}
                  name="quantity"
                  type="number"
                  inputMode="numeric"
                  min={1}
                  max={999}
                  required
                  value={values.quantity}
                  onChange={(event) => change({ quantity: event.target.value })}
                />
              )}
            </Field>
          </div>
        </div>
        <div data-tour-anchor="orders.create.note">
          <Field label={t('create.note')} optional>
            {(field) => (
              <textarea
                {...field}
                name="note"
                rows={2}
                value={values.note}
                onChange={(event) => change({ note: event.target.value })}
              />
            )}
          </Field>
        </div>
      </div>
      <footer className="dialog-foot">
        <span className="dialog-total">
          <span className="quiet">{t('create.total')}</span>
          <output>{total === undefined ? '–' : format.money(total)}</output>
        </span>
        <button
          type="button"
          className="button"
          data-tour-anchor="orders.create.cancel"
          onClick={() => forms.close('orders.create')}
        >
          {t('actions.cancel')}
        </button>
        <button type="submit" className="button primary" data-tour-anchor="orders.create.submit">
          {t('create.submit')}
        </button>
      </footer>
    </form>
  );
}

/** The typed text as a whole number of pieces from 1 to 999, or `undefined`. */
function pieces(typed: string | undefined): number | undefined {
  const quantity = Number(typed);
  return typed?.trim() && Number.isInteger(quantity) && quantity >= 1 && quantity <= 999
    ? quantity
    : undefined;
}
