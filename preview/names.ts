/** How keys are shown where a person reads them. */

/** The last part of a key as words: `orders.create.due_date` is "Due date". */
export function wordsOf(key: string): string {
  const words = (key.split('.').at(-1) ?? key).replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

/** A route as words: all of its key, for `list` and `detail` alone say nothing. */
export function routeWords(key: string): string {
  const [first = key, ...more] = key.split('.');
  return more.length === 0
    ? wordsOf(first)
    : `${wordsOf(first)} · ${more.map((each) => wordsOf(each).toLowerCase()).join(' ')}`;
}
