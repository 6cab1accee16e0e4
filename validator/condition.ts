/** What conditions mean, whatever they are on. */
import type { Condition } from '../schemas/index.ts';

/** Why no number can meet both limits of a condition; undefined when one can. */
export function emptyRange({ min, max }: Condition): string | undefined {
  if (min === undefined || max === undefined || min <= max) return undefined;
  return `No number is at least ${min} and at most ${max}. Let "max" be no less than "min".`;
}
