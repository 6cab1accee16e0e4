/** Our own documents against their schemas: findings in words. */
import type { Check, CheckError } from '../schemas/index.ts';
import type { Finding } from './finding.ts';
import { fromPointer, isMapping, type Path, toPointer, valueAt } from './pointer.ts';
import { quote } from './quote.ts';
import { findMistakes, type Mistake, type SchemaObject } from './schema-mistakes.ts';
import { capitalise, describeMistake, type Naming } from './schema-words.ts';

/** The mistakes of a value that should be such a document; empty when it fits. `check` is the schema, compiled. */
export function mistakesOf(check: Check, schema: object, value: unknown): readonly Mistake[] {
  if (check(value)) return [];
  const errors = check.errors ?? [];
  const mistakes = findMistakes(schema as SchemaObject, value, itemsWithout(errors));
  return mistakes.length > 0 ? mistakes : errors.map((error) => bareMistake(error, value));
}

/**
 * Accepts the items of a list at the root, such as the steps of a tour, in which the check found nothing: it looks for
 * all errors, so they need no second look.
 */
function itemsWithout(errors: readonly CheckError[]): (value: unknown, path: Path) => boolean {
  const atFault = new Set(errors.map(({ instancePath }) => instancePath.split('/', 3).join('/')));
  return (_, path) => path.length === 2 && typeof path[1] === 'number' && !atFault.has(toPointer(path));
}

/** A mistake that the second look did not find: it is said where it is, if not how to mend it. */
function bareMistake(error: CheckError, value: unknown): Mistake {
  const path = fromPointer(error.instancePath);
  return { kind: 'forbidden', path, value: valueAt(value, path), schema: {} };
}

/** The words for one kind of document. */
export interface DocumentWords {
  /** Mappings by the title of their schema. */
  readonly nouns: Readonly<Record<string, string>>;
  /** What the required properties are for. */
  readonly meanings: Readonly<Record<string, string>>;
  readonly patterns: Readonly<Record<string, string>>;
  /** Keys of texts for the user. */
  readonly texts: readonly string[];
}

/** A mistake in one of our own documents, in words; some with an edit. */
export function describeDocumentMistake(mistake: Mistake, document: unknown, words: DocumentWords): Finding {
  const isText = (path: Path) => words.texts.includes(String(path.at(-1)));
  const finding = describeMistake(mistake, namingOf(document, words, isText));
  const inline = isText(mistake.path) ? inlineMeant(mistake.value) : undefined;
  if (mistake.kind !== 'form' || inline === undefined) return finding;
  const title = 'Write it as an inline text.';
  return {
    ...finding,
    suggestions: [{ title, safe: true, change: { path: mistake.path, wrapped: inline, keys: ['inline'] } }],
  };
}

/** `{ en: …, de: … }` without the `inline` around it. */
function inlineMeant(value: unknown): Readonly<Record<string, unknown>> | undefined {
  if (!isMapping(value)) return undefined;
  const entries = Object.entries(value);
  const isInline = entries.every(
    ([key, text]) => /^[a-z]{2,3}(?:-\w+)*$/.test(key) && typeof text === 'string',
  );
  return entries.length > 0 && isInline ? value : undefined;
}

/** Of tours, steps, routes and the like where they are declared. */
const OWN_NAMES = new Set<string | number | undefined>(['key', 'id']);

function namingOf(
  document: unknown,
  { nouns, meanings, patterns }: DocumentWords,
  isText: (path: Path) => boolean,
): Naming {
  const nameOf = (path: Path, schema: SchemaObject) =>
    nouns[String(schema.title)] ?? rowName(document, path) ?? keyName(path);
  return {
    notIn: (path, schema) => `property of ${nameOf(path, schema)}`,
    lacks(path, schema, key) {
      const meaning = meanings[key];
      return `${capitalise(nameOf(path, schema))} has no ${quote(key)}${meaning === undefined ? '' : `: ${meaning}`}`;
    },
    isOwnName: (path) => OWN_NAMES.has(path.at(-1)),
    pattern: (pattern) => patterns[pattern],
    due: (path) => (isText(path) ? 'an i18n key, { key: …, params: … } or { inline: { en: … } }' : undefined),
  };
}

/** A list item by its own name: `step "open_orders"`, or `item 3 of "steps"`. */
function rowName(document: unknown, path: Path): string | undefined {
  const [list, index] = path.slice(-2);
  if (typeof index !== 'number') return undefined;
  const row = valueAt(document, path);
  const name = isMapping(row) ? (row.id ?? row.key ?? row.name) : undefined;
  const noun = String(list).replace(/s$/, '');
  return typeof name === 'string' ? `${noun} ${quote(name)}` : `${noun} ${index + 1}`;
}

function keyName(path: Path): string {
  const last = path.at(-1);
  return last === undefined ? 'the document' : quote(String(last));
}
