/** Forms of the stage: modal dialogs with a control for each field of the prefill tool's input. */
import { anchored, type Press } from './anchored.ts';
import type { JsonSchema } from './data.ts';
import { button, element } from './dom.ts';
import { type FieldModel, type FormModel, isPlain } from './model.ts';
import { wordsOf } from './names.ts';

/** A text that may be longer than this gets more than one line. */
const ONE_LINE = 200;

export interface FormOptions {
  readonly values: JsonSchema;
  readonly press: Press;
  /** The user closed the dialog by its cross or by Esc. */
  readonly closed: () => void;
}

/** @returns the dialog, which is not yet shown */
export function formDialog(form: FormModel, { values, press, closed }: FormOptions): HTMLDialogElement {
  const parts = form.anchors.map((anchor) => ({ anchor, drawn: anchored(anchor, press) }));
  const panels = parts.filter(({ anchor }) => isPlain(anchor)).map(({ drawn }) => drawn);
  const actors = parts.filter(({ anchor }) => !isPlain(anchor)).map(({ drawn }) => drawn);
  const heading = element('h2', { id: 'form-title' }, wordsOf(form.key.replaceAll('.', '_')));
  const dialog = element(
    'dialog',
    {
      class: 'form',
      'aria-labelledby': 'form-title',
      'data-tour-anchor': form.self?.key,
      'data-form': form.key,
    },
    element(
      'header',
      {},
      element('div', {}, heading, element('code', {}, form.key)),
      button({ class: 'cross', 'aria-label': 'Close' }, () => dialog.close(), '×'),
    ),
    element(
      'div',
      { class: 'fields' },
      ...form.fields.map((field) => fieldElement(field, values[field.name])),
      ...panels,
    ),
    actors.length === 0 ? undefined : element('footer', {}, ...actors),
  );
  dialog.addEventListener('close', closed);
  return dialog;
}

function fieldElement({ name, schema, anchor }: FieldModel, value: unknown): HTMLElement {
  const control = controlOf(schema);
  control.id = `field-${name}`;
  setValue(control, value);
  return element(
    'div',
    { class: 'field', 'data-tour-anchor': anchor?.key, 'data-filled': value !== undefined },
    element('label', { for: control.id }, wordsOf(name)),
    control,
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlOf(schema: JsonSchema): Control {
  if (Array.isArray(schema.enum)) {
    const options = schema.enum.map((each) => element('option', { value: asText(each) }, asText(each)));
    return element('select', {}, element('option', { value: '' }, '—'), ...options);
  }
  switch (schema.type) {
    case 'boolean':
      return element('input', { type: 'checkbox' });
    case 'integer':
    case 'number':
      return element('input', { type: 'number' });
    case 'array':
    case 'object':
      return element('textarea', { rows: '3' });
    default: {
      const isLong = typeof schema.maxLength === 'number' && schema.maxLength > ONE_LINE;
      return isLong ? element('textarea', { rows: '2' }) : element('input', { type: 'text' });
    }
  }
}

function setValue(control: Control, value: unknown): void {
  if (value === undefined) return;
  if (control instanceof HTMLInputElement && control.type === 'checkbox') control.checked = value === true;
  else control.value = asText(value);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
