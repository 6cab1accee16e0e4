/** Mistakes in words: what is wrong, where, and what to do. */
import type { Finding, Mend } from './finding.ts';
import { flowText } from './flow-text.ts';
import { digitsIn, sameLetters } from './name-likeness.ts';
import { nearestNames } from './nearest.ts';
import { isMapping, type Path } from './pointer.ts';
import { describeValue, enumerate, quote, showValue } from './quote.ts';
import type { Mistake, SchemaObject } from './schema-mistakes.ts';
import { expected } from './type-words.ts';
import { DURATION, durationMeant, replacing, retyped } from './value-meant.ts';

/** How a document, or a tool's input, names its parts. */
export interface Naming {
  /** What holds the key at a path, as the end of `"x" is no …`: `property of step "open"`. */
  notIn(path: Path, schema: SchemaObject): string;
  /** That the mapping at a path lacks a key, as a sentence without its full stop. */
  lacks(path: Path, schema: SchemaObject, key: string): string;
  /** What is due at a path, when that can be said better than from the schema. */
  due(path: Path): string | undefined;
  /** Whether the text at a path is a name that its author makes up, and not one that is known elsewhere. */
  isOwnName(path: Path): boolean;
  /** What a pattern asks for; undefined for one that can only be quoted. */
  pattern(pattern: string): string | undefined;
}

/** A mistake against a schema in words, with an edit where one is likely to be meant. */
export function describeMistake(mistake: Mistake, naming: Naming): Finding {
  const { path, value, schema } = mistake;
  const subject = subjectOf(path);
  switch (mistake.kind) {
    case 'type':
      return {
        path,
        message: mustBe(subject, naming.due(path) ?? enumerate(expected(schema, naming), 'or'), value),
        ...withMends(retyped(path, value, schema)),
      };
    case 'choice':
      return describeChoice(mistake.allowed, mistake, subject);
    case 'unknown':
      return describeUnknown(mistake, naming);
    case 'missing':
      return {
        path,
        mark: 'key',
        message: `${naming.lacks(path, schema, mistake.key)}.`,
      };
    case 'pattern':
      return describePattern(mistake.pattern, path, value, subject, naming);
    case 'limit':
      return { path, message: `${subject} ${limitWords(mistake)}.` };
    case 'repeated':
      return {
        path,
        message: `${describeItem(value)} is in ${subjectOf(path.slice(0, -1))} already, as item ${mistake.first + 1}. Remove one.`,
      };
    case 'form':
      return {
        path,
        message: mustBe(
          subject,
          naming.due(path) ??
            enumerate(
              mistake.forms.flatMap((form) => expected(form, naming)),
              'or',
            ),
          value,
        ),
        ...withMends(oneOfList(mistake.forms, path, value)),
      };
    case 'deep':
      return {
        path,
        mark: 'key',
        message: `${enumerate(mistake.keys.map((key) => quote(key)))} ${mistake.keys.length === 1 ? 'stands' : 'stand'} in ${quote(String(path.at(-2)))}, one level too deep: ${mistake.keys.length === 1 ? 'it is a' : 'each is a'} ${naming.notIn(path.slice(0, -2), schema)}.`,
      };
    case 'shallow':
      return {
        path,
        mark: 'key',
        message: `${subject} ${value === null ? 'is empty' : 'is not complete'}: ${enumerate(mistake.keys.map((key) => quote(key)))} behind it must be indented deeper than ${subject}.`,
      };
    case 'forbidden':
      return { path, message: `${subject} cannot be ${describeValue(value)} here.` };
  }
}

function describeChoice(
  allowed: readonly unknown[],
  { path, value, schema }: Mistake,
  subject: string,
): Finding {
  const names = allowed.map(String);
  const [only] = names;
  if (names.length === 1) {
    return {
      path,
      message: `${subject} must be ${quote(only ?? '')}, not ${showValue(value)}.`,
      ...withMends(replacing(path, allowed[0], sameLetters(String(value), only ?? ''))),
    };
  }
  const several = severalMeant(value, names, schema);
  if (several !== undefined) {
    const message = `${subject} must be a list, where it is several: ${flowText(several)}.`;
    return { path, message, ...withMends(replacing(path, several, false)) };
  }
  // One of a few levels is not misspelt as another: "L5" may be any of them.
  const sameDigits = names.filter((name) => digitsIn(name) === digitsIn(String(value)));
  const nearest = typeof value === 'string' ? nearestNames(value, sameDigits) : [];
  const fact = value === null ? 'is empty' : `cannot be ${showValue(value)}`;
  const question = nearest.length === 0 ? '' : ` Did you mean ${enumerate(nearest.map(quote), 'or')}?`;
  const suggestions = nearest.map((name) =>
    replacing(path, allowed[names.indexOf(name)], nearest.length === 1 && sameLetters(String(value), name)),
  );
  return {
    path,
    message: `${subject} ${fact}.${question} It can be ${enumerate(names, 'or')}.`,
    ...(suggestions.length > 0 && { suggestions }),
  };
}

/** The choices that are written as one text, where a list of them would be right. */
function severalMeant(
  value: unknown,
  names: readonly string[],
  { anyOf }: SchemaObject,
): readonly string[] | undefined {
  const mayBeList = Array.isArray(anyOf) && anyOf.some((form) => isMapping(form) && form.type === 'array');
  const parts = mayBeList && typeof value === 'string' ? value.split(',').map((part) => part.trim()) : [];
  return parts.length > 1 && parts.every((part) => names.includes(part)) ? parts : undefined;
}

/** The list with a text as its item, where a list is one of several forms. */
function oneOfList(forms: readonly SchemaObject[], path: Path, value: unknown): Mend | undefined {
  const list = forms.find(({ type }) => type === 'array');
  const mend = list && retyped(path, value, list);
  return mend && { ...mend, safe: false };
}

/** Properties that are listed when none is similar: a step has 21. */
const MAX_KNOWN = 24;

function describeUnknown(mistake: Mistake & { readonly kind: 'unknown' }, naming: Naming): Finding {
  const { path, schema, key, nearest } = mistake;
  const known = Object.keys(isMapping(schema.properties) ? schema.properties : {});
  const remedy =
    nearest !== undefined
      ? `Did you mean ${quote(nearest)}?`
      : known.length === 0
        ? 'Remove it.'
        : `Known ${known.length === 1 ? 'is' : 'are'} ${enumerate(known, 'and', MAX_KNOWN)}.`;
  return {
    path,
    mark: 'key',
    message: `${quote(key)} is no ${naming.notIn(path.slice(0, -1), schema)}. ${remedy}`,
    ...withMends(
      nearest === undefined
        ? undefined
        : {
            title: `Rename it to ${quote(nearest)}.`,
            safe: sameLetters(key, nearest),
            change: { path, key: nearest },
          },
    ),
  };
}

function describePattern(
  pattern: string,
  path: Path,
  value: unknown,
  subject: string,
  naming: Naming,
): Finding {
  const text = String(value);
  const words = naming.pattern(pattern) ?? `a text that matches ${pattern}`;
  const corrected = text
    .trim()
    .replace(/([a-z0-9])(?=[A-Z])/g, '$1_')
    .toLowerCase()
    .replace(/[\s/-]+/g, '_');
  const meant = pattern === DURATION ? durationMeant(text) : naming.isOwnName(path) ? corrected : undefined;
  const mend =
    meant !== undefined && meant !== text && new RegExp(pattern, 'u').test(meant)
      ? replacing(path, meant, false)
      : undefined;
  return { path, message: `${subject} must be ${words}, not ${quote(text)}.`, ...withMends(mend) };
}

function limitWords({ keyword, limit, value }: Mistake & { readonly kind: 'limit' }): string {
  switch (keyword) {
    case 'minLength':
      return limit === 1 ? 'is empty. Write a text' : `must have at least ${limit} characters`;
    case 'maxLength':
      return `must have at most ${limit} characters`;
    case 'minItems':
      return limit === 1 ? 'is empty. It needs at least one item' : `must have at least ${limit} items`;
    case 'maxItems':
      return `must have at most ${limit} items`;
    case 'minProperties':
      return limit === 1
        ? 'is empty. It needs at least one key'
        : `must have at least ${limit} keys, and has ${keysOf(value)}`;
    case 'maxProperties':
      return `has ${keysOf(value)}, and can have ${limit} of them. Remove what is too much`;
    case 'minimum':
      return `must be at least ${limit}, not ${String(value)}`;
    case 'maximum':
      return `must be at most ${limit}, not ${String(value)}`;
    case 'exclusiveMinimum':
      return `must be more than ${limit}, not ${String(value)}`;
    case 'exclusiveMaximum':
      return `must be less than ${limit}, not ${String(value)}`;
    case 'multipleOf':
      return `must be a multiple of ${limit}, not ${String(value)}`;
  }
}

function keysOf(value: unknown): string {
  const keys = Object.keys(isMapping(value) ? value : {});
  return keys.length === 0 ? 'none' : enumerate(keys.map(quote));
}

function withMends(mend: Mend | undefined): Pick<Finding, 'suggestions'> {
  return mend === undefined ? {} : { suggestions: [mend] };
}

/** How a value is called in a message: by its key, or as an item of a list. */
function subjectOf(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'The document';
  if (typeof last === 'string') return quote(last);
  const holder = path.at(-2);
  return holder === undefined ? `Item ${last + 1}` : `Item ${last + 1} of ${quote(String(holder))}`;
}

function describeItem(value: unknown): string {
  return typeof value === 'string' ? quote(value) : capitalise(describeValue(value));
}

/** A key with nothing behind it reads as null: that it is empty says more than that it is null. */
function mustBe(subject: string, words: string, value: unknown): string {
  return value === null
    ? `${subject} is empty. It must be ${words}.`
    : `${subject} must be ${words}, not ${describeValue(value)}.`;
}

/** The sentence with a capital at its beginning. */
export function capitalise(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
