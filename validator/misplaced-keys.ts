/** Keys that are one level too deep or not deep enough: one mistake, which a schema meets in two places. */
import { isMapping, type Path, valueAt } from './pointer.ts';
import type { Mistake, SchemaObject } from './schema-mistakes.ts';

/**
 * Joins mistakes that are one: a mapping lacks a key that one of its values has by mistake, or the mapping around it;
 * or a key has nothing behind it, and is followed by what belongs under it.
 */
export function joinMisplaced(mistakes: readonly Mistake[], root: unknown): readonly Mistake[] {
  if (mistakes.length < 2) return mistakes;
  const joined = new Set<Mistake>();
  const result = mistakes.flatMap((mistake): Mistake[] => {
    if (joined.has(mistake)) return [];
    const found =
      mistake.kind === 'missing'
        ? (tooDeep(mistake, mistakes) ?? beside(mistake, mistakes))
        : behindEmpty(mistake, mistakes, root);
    if (found === undefined) return [mistake];
    for (const each of found.parts) joined.add(each);
    return [found.whole];
  });
  return result.filter((mistake) => !joined.has(mistake));
}

interface Joined {
  readonly whole: Mistake;
  readonly parts: readonly Mistake[];
}

type Kind<Name extends Mistake['kind']> = Mistake & { readonly kind: Name };

function unknownIn(holder: Path, mistakes: readonly Mistake[]): Kind<'unknown'>[] {
  return mistakes.filter(
    (each): each is Kind<'unknown'> => each.kind === 'unknown' && isSame(each.path.slice(0, -1), holder),
  );
}

/** The missing key is among those of a value that does not know it, perhaps with others of the same mapping. */
function tooDeep({ path, key, schema }: Kind<'missing'>, mistakes: readonly Mistake[]): Joined | undefined {
  const first = mistakes.find(
    (each): each is Kind<'unknown'> =>
      each.kind === 'unknown' && each.key === key && isSame(each.path.slice(0, -2), path),
  );
  if (first === undefined) return undefined;
  const holder = first.path.slice(0, -1);
  const properties = isMapping(schema.properties) ? schema.properties : {};
  const alike = unknownIn(holder, mistakes).filter((each) => Object.hasOwn(properties, each.key));
  const missing = mistakes.filter(
    (each) =>
      each.kind === 'missing' && isSame(each.path, path) && alike.some((other) => other.key === each.key),
  );
  const { path: at, value } = alike[0] ?? first;
  const keys = alike.map((each) => each.key);
  return { whole: { kind: 'deep', path: at, value, schema, keys }, parts: [...alike, ...missing] };
}

/** The missing key is beside the mapping that lacks it. */
function beside(
  { path, value, key, schema }: Kind<'missing'>,
  mistakes: readonly Mistake[],
): Joined | undefined {
  if (typeof path.at(-1) !== 'string') return undefined;
  const parts = unknownIn(path.slice(0, -1), mistakes).filter((each) => each.key === key);
  return parts.length === 0
    ? undefined
    : { whole: { kind: 'shallow', path, value, schema, keys: [key] }, parts };
}

/** A key without a value, and behind it keys that its value could have. */
function behindEmpty(mistake: Mistake, mistakes: readonly Mistake[], root: unknown): Joined | undefined {
  const { kind, path, value, schema } = mistake;
  const name = path.at(-1);
  if ((kind !== 'type' && kind !== 'form') || value !== null || typeof name !== 'string') return undefined;
  const forms = kind === 'form' ? mistake.forms : [schema];
  const isNamed = (key: string) => forms.some((form) => canHave(form, key));
  const isOpen = forms.some(takesAnyKey);
  const holder = path.slice(0, -1);
  const unknown = unknownIn(holder, mistakes).filter(
    ({ key, nearest }) => nearest === undefined || isNamed(key),
  );
  const following = Object.keys(valueAt(root, holder) ?? {});
  const behind = following.slice(following.indexOf(name) + 1);
  const extra = new Set(unknown.map(({ key }) => key));
  const end = behind.findIndex((key) => !extra.has(key));
  const keys = end < 0 ? behind : behind.slice(0, end);
  const [first] = keys;
  if (first === undefined || !(isNamed(first) || isOpen)) return undefined;
  const parts = unknown.filter((each) => keys.includes(each.key));
  return { whole: { kind: 'shallow', path, value, schema, keys }, parts };
}

function canHave({ properties, required, oneOf }: SchemaObject, key: string): boolean {
  return (
    (isMapping(properties) && Object.hasOwn(properties, key)) ||
    (Array.isArray(required) && required.includes(key)) ||
    (Array.isArray(oneOf) && oneOf.some((branch) => canHave(branch, key)))
  );
}

/** Whether its keys are names of the author's or of the app's, such as arguments and locales. */
function takesAnyKey({ type, properties, additionalProperties, patternProperties }: SchemaObject): boolean {
  return (
    type === 'object' &&
    properties === undefined &&
    (additionalProperties !== false || patternProperties !== undefined)
  );
}

function isSame(a: Path, b: Path): boolean {
  return a.length === b.length && a.every((part, index) => part === b[index]);
}
