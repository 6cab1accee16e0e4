import { type FormEvent, useState } from 'react';

/** The error of each field that has one, as a text. */
export type Errors<F extends string> = Partial<Record<F, string>>;

/**
 * A form that checks itself on submit and, once it has found an error, after every change. `check` gives the errors;
 * `send` runs when there are none. The first field in error gets the focus, found by its `name`.
 */
export function useCheckedForm<F extends string>(check: () => Errors<F>, send: () => void) {
  const [tried, setTried] = useState(false);
  const errors: Errors<F> = tried ? check() : {};
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = Object.keys(check());
    setTried(true);
    if (found.length === 0) return send();
    for (const input of event.currentTarget.elements) {
      if (input instanceof HTMLElement && found.includes(input.getAttribute('name') ?? ''))
        return input.focus();
    }
  };
  return { errors, onSubmit };
}
