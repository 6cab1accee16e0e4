/** Configs and catalogs that cannot be used, with the place of each mistake in them. */
import type { Diagnostic } from '../validator/index.ts';
import { oneLine } from './diagnostic-line.ts';
import { InputError } from './exit.ts';

/** A config with mistakes: each with its place. */
export class BrokenConfig extends InputError {
  constructor(
    /** As it is shown: relative to the working directory. */
    readonly file: string,
    readonly diagnostics: readonly Diagnostic[],
  ) {
    super(diagnostics.map(oneLine).join('\n'));
  }
}

/** A catalog file that cannot be used: names it, and says where its mistakes are when it has a place for them. */
export class BrokenCatalog extends InputError {
  constructor(
    message: string,
    readonly diagnostics: readonly Diagnostic[] = [],
  ) {
    super(message);
  }
}
