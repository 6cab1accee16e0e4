import type { Diagnostic } from '../validator/index.ts';

/** A diagnostic on one line, as compilers print it: for what is said on stderr. */
export function oneLine({ file, line, column, severity, message, rule }: Diagnostic): string {
  return `${file}:${line}:${column}: ${severity}: ${message} [${rule}]`;
}
