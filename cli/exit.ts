/** How a command ends (design 5). */

/** Nothing was found: the check passed, or the work was done. */
export const CLEAN = 0;
/** Errors were found in what was checked, or more warnings than allowed. */
export const FOUND = 1;
/** Wrong usage, or an input, config or catalog that cannot be read. */
export const USAGE = 2;
/** A bug of ours. */
export const FAILURE = 3;

export type ExitStatus = typeof CLEAN | typeof FOUND | typeof USAGE | typeof FAILURE;

const FROM_WORST: readonly ExitStatus[] = [FAILURE, USAGE, FOUND];

/** The highest status applies. */
export function worst(statuses: readonly ExitStatus[]): ExitStatus {
  return FROM_WORST.find((status) => statuses.includes(status)) ?? CLEAN;
}

/** Something that the user can mend: said without a stack trace, and ends the command with `USAGE`. */
export class InputError extends Error {
  override readonly name = 'InputError';
}

/**
 * Ends the command where something could not be read.
 *
 * @throws InputError that says all of the faults, when there are any
 */
export function assertNone(faults: readonly InputError[]): void {
  if (faults.length > 0) throw new InputError(faults.map(({ message }) => message).join('\n'));
}
