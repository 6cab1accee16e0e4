import type { Diagnostic } from '../validator/index.ts';

/** A diagnostic on one line, as compilers print it: for what is said on stderr. */
export function oneLine(diagnostic: Diagnostic): string {
  const { file, line, column, severity, message, rule } = diagnostic;
  return `${file}:${line}:${column}: ${severity}: ${message}${mendOf(diagnostic)} [${rule}]`;
}

/** What to write, where the message does not ask for it already. */
function mendOf({ message, suggestions = [] }: Diagnostic): string {
  const [only] = suggestions;
  return only === undefined || suggestions.length > 1 || message.includes('Did you mean')
    ? ''
    : ` ${only.title}`;
}
