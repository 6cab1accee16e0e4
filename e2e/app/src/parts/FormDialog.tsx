import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormKey } from '../desk/forms.ts';
import { Icon } from './Icon.tsx';
import { useDesk, useStore } from './use-desk.ts';

interface FormDialogProps {
  readonly form: FormKey;
  readonly title: string;
  readonly lead: string;
  /** A modal dialog over the page, or a drawer beside it. */
  readonly kind: 'modal' | 'drawer';
  readonly children: ReactNode;
  readonly 'data-tour-anchor': string;
}

/** The native dialog of a form: on screen while the form is open, and the form closes when the user closes it. */
export function FormDialog({
  form,
  title,
  lead,
  kind,
  children,
  'data-tour-anchor': anchor,
}: FormDialogProps) {
  const { t } = useTranslation();
  const { forms } = useDesk();
  const open = useStore(forms.store)?.key === form;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    const before = document.activeElement;
    if (kind === 'modal') dialog.showModal();
    else dialog.show();
    dialog.querySelector<HTMLElement>('form input')?.focus();
    return () => {
      dialog.close();
      // Closing gives the focus back by itself only while it is inside, and by now the fields are gone.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus();
    };
  }, [open, kind]);

  return (
    <dialog
      ref={ref}
      className={`panel ${kind}`}
      aria-labelledby={titleId}
      data-tour-anchor={anchor}
      // The event is late: by then the dialog may have been opened again.
      onClose={(event) => event.currentTarget.open || forms.close(form)}
      onKeyDown={(event) => {
        if (kind === 'drawer' && event.key === 'Escape') forms.close(form);
      }}
    >
      {open && (
        <>
          <header className="dialog-head">
            <div>
              <h2 id={titleId}>{title}</h2>
              <p className="quiet">{lead}</p>
            </div>
            <button
              type="button"
              className="icon-button"
              aria-label={t('actions.close')}
              onClick={() => forms.close(form)}
            >
              <Icon name="close" />
            </button>
          </header>
          {children}
        </>
      )}
    </dialog>
  );
}
