/**
 * What is wrong with a value that a JSON Schema refuses: one mistake per fault, and of a union only those of the
 * branch that the value means (case B065). Whether the value is refused is not decided here but by a compiled
 * check; this looks at the schema and the value a second time, for the author's sake. Keywords that it does not
 * know it passes over, so it may find nothing in a refused value.
 */
import { equal } from '../schemas/checks.ts';
import { joinMisplaced } from './misplaced-keys.ts';
import { nearestName } from './nearest.ts';
import { fromPointer, isMapping, type Path, valueAt } from './pointer.ts';
import { chooseBranch } from './schema-branch.ts';

export type SchemaObject = Readonly<Record<string, unknown>>;
export type JsonSchema = SchemaObject | boolean;

export type Mistake = { readonly path: Path; readonly value: unknown; readonly schema: SchemaObject } & (
  | { readonly kind: 'type' }
  | { readonly kind: 'choice'; readonly allowed: readonly unknown[] }
  /** `path` is that of the key; `schema` that of the mapping. */
  | { readonly kind: 'unknown'; readonly key: string; readonly nearest: string | undefined }
  /** `path` and `value` are those of the mapping. */
  | { readonly kind: 'missing'; readonly key: string }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'limit'; readonly keyword: LimitKeyword; readonly limit: number }
  /** `path` is that of the later item. */
  | { readonly kind: 'repeated'; readonly first: number }
  /** No branch of the union is meant. */
  | { readonly kind: 'form'; readonly forms: readonly SchemaObject[] }
  /** Keys of the mapping around that in which they are. `path` is that of the first, `schema` that of the mapping around. */
  | { readonly kind: 'deep'; readonly keys: readonly string[] }
  /** Keys of the value that `path` lacks are behind it instead of in it. */
  | { readonly kind: 'shallow'; readonly keys: readonly string[] }
  | { readonly kind: 'forbidden' }
);

type LimitKeyword =
  | 'minLength'
  | 'maxLength'
  | 'minimum'
  | 'maximum'
  | 'exclusiveMinimum'
  | 'exclusiveMaximum'
  | 'multipleOf'
  | 'minItems'
  | 'maxItems'
  | 'minProperties'
  | 'maxProperties';

/** A chain of references longer than this leads in a circle. */
const MAX_REFERENCES = 50;

/**
 * The mistakes of a value against a schema.
 *
 * @param accepts values that fit anywhere, such as placeholders that are filled later
 */
export function findMistakes(
  root: JsonSchema,
  value: unknown,
  accepts: (value: unknown, path: Path) => boolean = () => false,
): readonly Mistake[] {
  function check(schema: JsonSchema, value: unknown, path: Path, references = 0): Mistake[] {
    if (schema === true || references > MAX_REFERENCES || accepts(value, path)) return [];
    if (schema === false) return [{ kind: 'forbidden', path, value, schema: {} }];
    const target = schema.$ref;
    if (typeof target === 'string') {
      const referred = check(dereference(target), value, path, references + 1);
      if (referred.length > 0) return referred;
    }
    const own = checkOwn(schema, value, path);
    if (own.some((mistake) => mistake.kind !== 'missing' || mistake.path !== path)) return own;
    // A branch of a union may know a misspelt word that the mapping itself only misses.
    const combined = checkCombined(schema, value, path, references);
    return combined.length > 0 ? combined : own;
  }

  function dereference(target: string): JsonSchema {
    const found = target === '#' ? root : target.startsWith('#/') ? valueAt(root, fromPointer(target)) : true;
    return isMapping(found) || typeof found === 'boolean' ? found : true;
  }

  function checkOwn(schema: SchemaObject, value: unknown, path: Path): Mistake[] {
    const { type, enum: choices } = schema;
    const types = typeof type === 'string' ? [type] : Array.isArray(type) ? type : undefined;
    if (types !== undefined && !types.some((each) => hasType(value, each))) {
      return [{ kind: 'type', path, value, schema }];
    }
    if ('const' in schema && !equal(schema.const, value)) {
      return [{ kind: 'choice', path, value, schema, allowed: [schema.const] }];
    }
    if (Array.isArray(choices) && !choices.some((each) => equal(each, value))) {
      return [{ kind: 'choice', path, value, schema, allowed: choices }];
    }
    if (typeof value === 'string') return checkString(schema, value, path);
    if (typeof value === 'number') return limitsOf(schema, NUMBER_LIMITS, value, value, path);
    if (Array.isArray(value)) return checkList(schema, value, path);
    if (isMapping(value)) return checkMapping(schema, value, path);
    return [];
  }

  function checkString(schema: SchemaObject, value: string, path: Path): Mistake[] {
    const limits = limitsOf(schema, LENGTH_LIMITS, [...value].length, value, path);
    const { pattern } = schema;
    if (limits.length > 0 || typeof pattern !== 'string' || fits(pattern, value)) return limits;
    return [{ kind: 'pattern', path, value, schema, pattern }];
  }

  function checkList(schema: SchemaObject, value: readonly unknown[], path: Path): Mistake[] {
    const mistakes = limitsOf(schema, ITEM_LIMITS, value.length, value, path);
    const first = Array.isArray(schema.prefixItems) ? schema.prefixItems : [];
    const seen = new Map<string, number>();
    for (const [index, item] of value.entries()) {
      const itemSchema = index < first.length ? first[index] : schema.items;
      const itemPath = [...path, index];
      const found = itemSchema === undefined ? [] : check(itemSchema as JsonSchema, item, itemPath);
      mistakes.push(...found);
      if (schema.uniqueItems !== true) continue;
      const same = JSON.stringify(item);
      const earlier = seen.get(same);
      if (earlier === undefined) seen.set(same, index);
      else if (found.length === 0) {
        mistakes.push({ kind: 'repeated', path: itemPath, value: item, schema, first: earlier });
      }
    }
    return mistakes;
  }

  function checkMapping(
    schema: SchemaObject,
    value: Readonly<Record<string, unknown>>,
    path: Path,
  ): Mistake[] {
    const properties = isMapping(schema.properties) ? schema.properties : {};
    const patterns = Object.entries(isMapping(schema.patternProperties) ? schema.patternProperties : {});
    const required = Array.isArray(schema.required) ? (schema.required as string[]) : [];
    const missing = new Set(required.filter((key) => !Object.hasOwn(value, key)));
    const unknown = new Set(Object.keys(value).filter((key) => isUnknown(schema, key)));
    const mistakes: Mistake[] = [];
    /** Keys that misspelt ones were meant as: a second one means another. */
    const taken = new Set<string>();
    /** The one missing key for the one unknown key, when the value would fit there. */
    const onlyCandidate = (item: unknown, keys: ReadonlySet<string>, strays: ReadonlySet<string>) => {
      const [key] = keys;
      if (key === undefined || keys.size > 1 || strays.size > 1) return undefined;
      return check((properties[key] ?? true) as JsonSchema, item, path).length === 0 ? key : undefined;
    };
    for (const [key, item] of Object.entries(value)) {
      const itemPath = [...path, key];
      const matching = patterns.filter(([pattern]) => fits(pattern, key)).map(([, each]) => each);
      if (Object.hasOwn(properties, key)) matching.push(properties[key]);
      if (unknown.has(key)) {
        const free = Object.keys(properties).filter(
          (each) => !Object.hasOwn(value, each) && !taken.has(each),
        );
        const nearest =
          nearestName(key, missing) ?? nearestName(key, free) ?? onlyCandidate(item, missing, unknown);
        // A misspelt property is one mistake, not an unknown and a missing one.
        if (nearest !== undefined) {
          missing.delete(nearest);
          taken.add(nearest);
        }
        mistakes.push({ kind: 'unknown', path: itemPath, value: item, schema, key, nearest });
      } else if (matching.length === 0 && schema.additionalProperties !== undefined) {
        matching.push(schema.additionalProperties);
      }
      for (const each of matching) mistakes.push(...check(each as JsonSchema, item, itemPath));
      if (schema.propertyNames !== undefined) {
        mistakes.push(...check(schema.propertyNames as JsonSchema, key, itemPath));
      }
    }
    for (const key of missing) mistakes.push({ kind: 'missing', path, value, schema, key });
    return mistakes.length > 0
      ? mistakes
      : limitsOf(schema, PROPERTY_LIMITS, Object.keys(value).length, value, path);
  }

  function checkCombined(schema: SchemaObject, value: unknown, path: Path, references: number): Mistake[] {
    const mistakes: Mistake[] = [];
    for (const each of listOf(schema.allOf)) mistakes.push(...check(each, value, path, references + 1));
    for (const keyword of ['anyOf', 'oneOf']) {
      const branches = listOf(schema[keyword]);
      if (branches.length > 0) mistakes.push(...checkUnion(schema, branches, value, path, references));
    }
    if (schema.if !== undefined) {
      const holds = check(schema.if as JsonSchema, value, path, references + 1).length === 0;
      const then = schema[holds ? 'then' : 'else'];
      if (then !== undefined) mistakes.push(...check(then as JsonSchema, value, path, references + 1));
    }
    if (
      schema.not !== undefined &&
      check(schema.not as JsonSchema, value, path, references + 1).length === 0
    ) {
      mistakes.push({ kind: 'forbidden', path, value, schema });
    }
    return mistakes;
  }

  function checkUnion(
    schema: SchemaObject,
    branches: readonly JsonSchema[],
    value: unknown,
    path: Path,
    references: number,
  ): Mistake[] {
    const tried = branches.map((branch) => ({
      schema: followed(branch),
      mistakes: check(branch, value, path, references + 1),
    }));
    if (tried.some((branch) => branch.mistakes.length === 0)) return [];
    return chooseBranch(schema, tried, value, path);
  }

  function followed(schema: JsonSchema): SchemaObject {
    let target = schema;
    for (let count = 0; count < MAX_REFERENCES && isMapping(target); count++) {
      const reference = target.$ref;
      if (typeof reference !== 'string') return target;
      target = dereference(reference);
    }
    return isMapping(target) ? target : {};
  }

  return joinMisplaced(check(root, value, []), value);
}

const LENGTH_LIMITS: readonly LimitKeyword[] = ['minLength', 'maxLength'];
const ITEM_LIMITS: readonly LimitKeyword[] = ['minItems', 'maxItems'];
const PROPERTY_LIMITS: readonly LimitKeyword[] = ['minProperties', 'maxProperties'];
const NUMBER_LIMITS: readonly LimitKeyword[] = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
];

function isUnknown(schema: SchemaObject, key: string): boolean {
  if (schema.additionalProperties !== false) return false;
  const patterns = isMapping(schema.patternProperties) ? Object.keys(schema.patternProperties) : [];
  const isNamed = isMapping(schema.properties) && Object.hasOwn(schema.properties, key);
  return !isNamed && !patterns.some((pattern) => fits(pattern, key));
}

function limitsOf(
  schema: SchemaObject,
  keywords: readonly LimitKeyword[],
  amount: number,
  value: unknown,
  path: Path,
): Mistake[] {
  return keywords.flatMap((keyword): Mistake[] => {
    const limit = schema[keyword];
    return typeof limit !== 'number' || keepsLimit(keyword, amount, limit)
      ? []
      : [{ kind: 'limit', path, value, schema, keyword, limit }];
  });
}

function keepsLimit(keyword: LimitKeyword, amount: number, limit: number): boolean {
  if (keyword === 'multipleOf') return Number.isInteger(Math.round((amount / limit) * 1e9) / 1e9);
  if (keyword === 'exclusiveMinimum') return amount > limit;
  if (keyword === 'exclusiveMaximum') return amount < limit;
  return keyword.startsWith('min') ? amount >= limit : amount <= limit;
}

function hasType(value: unknown, type: unknown): boolean {
  switch (type) {
    case 'object':
      return isMapping(value);
    case 'array':
      return Array.isArray(value);
    case 'null':
      return value === null;
    case 'integer':
      return Number.isInteger(value);
    case 'number':
      return Number.isFinite(value);
    default:
      return typeof value === type;
  }
}

function fits(pattern: string, value: string): boolean {
  try {
    return new RegExp(pattern, 'u').test(value);
  } catch {
    // A pattern that is no regular expression decides nothing here: the compiled check does.
    return true;
  }
}

function listOf(value: unknown): readonly JsonSchema[] {
  return Array.isArray(value) ? value : [];
}
