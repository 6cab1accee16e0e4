import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

/** What an input needs so that label, hint and error belong to it. */
export interface FieldProps {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldOptions {
  readonly label: string;
  readonly optional?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly children: (props: FieldProps) => ReactNode;
}

/** An input with its label, a hint, and the error that the last submit found. */
export function Field({ label, optional = false, hint, error, children }: FieldOptions) {
  const { t } = useTranslation();
  const id = useId();
  const message = error ?? hint;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="quiet"> ({t('create.optional')})</span>}
      </label>
      {children({
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': message === undefined ? undefined : `${id}-message`,
      })}
      {message !== undefined && (
        <p id={`${id}-message`} className={error === undefined ? 'hint' : 'error'}>
          {message}
        </p>
      )}
    </div>
  );
}
