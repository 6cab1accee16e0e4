/** Values of `input` that are filled when the step begins (design 3.1). */
import { isMapping } from './pointer.ts';

const FROM_CONTEXT = /^context(?:\.|$)/;

export type Placeholder = { readonly from: string } | { readonly fact: string };

/** Whether a value is `{ from: context.… }` or `{ fact: name }`. */
export function isPlaceholder(value: unknown): value is Placeholder {
  if (!isMapping(value) || Object.keys(value).length !== 1) return false;
  const { from, fact } = value;
  return typeof fact === 'string' || (typeof from === 'string' && FROM_CONTEXT.test(from));
}

/** Whether one of the arguments is filled later. Deeper inside an argument nothing is. */
export function hasPlaceholder(input: Readonly<Record<string, unknown>>): boolean {
  return Object.values(input).some(isPlaceholder);
}
