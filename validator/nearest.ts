/** The name that was probably meant: the most similar one, when it is similar enough. */
export function nearestName(wrong: string, names: Iterable<string>): string | undefined {
  throw new Error(`not yet: ${wrong} ${names}`);
}
