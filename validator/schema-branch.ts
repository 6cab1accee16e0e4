/** Which branch of a union a value means, when it fits none. */
import { nearestName } from './nearest.ts';
import { isMapping, type Path } from './pointer.ts';
import type { Mistake, SchemaObject } from './schema-mistakes.ts';

export interface TriedBranch {
  readonly schema: SchemaObject;
  readonly mistakes: readonly Mistake[];
}

/** The mistakes of the branch that the value means, or one that no branch is meant. */
export function chooseBranch(
  union: SchemaObject,
  branches: readonly TriedBranch[],
  value: unknown,
  path: Path,
): Mistake[] {
  const open = branches.filter((branch) => !isOtherType(branch, path));
  const [only] = open;
  if (only === undefined || (open.length === 1 && isAnotherWord(only, path))) {
    return [{ kind: 'form', path, value, schema: union, forms: branches.map((branch) => branch.schema) }];
  }
  if (open.length === 1) {
    // What else the union takes belongs to what the value can be.
    return only.mistakes.map((mistake) =>
      mistake.kind === 'choice' && mistake.path.length === path.length
        ? { ...mistake, schema: union }
        : mistake,
    );
  }
  if (isMapping(value)) return chooseMapping(union, open, value, path);
  const choices = open.map(({ mistakes: [only, ...more] }) =>
    only?.kind === 'choice' && more.length === 0 && only.path.length === path.length
      ? only.allowed
      : undefined,
  );
  if (choices.every((allowed) => allowed !== undefined)) {
    return [{ kind: 'choice', path, value, schema: union, allowed: choices.flat() }];
  }
  return fewest(open);
}

/** A text that is not the one word of a branch, nor that word misspelt: it may be meant for another branch. */
function isAnotherWord({ mistakes: [mistake, ...more] }: TriedBranch, path: Path): boolean {
  if (mistake?.kind !== 'choice' || more.length > 0 || mistake.path.length !== path.length) return false;
  const words = mistake.allowed.map(String);
  return words.length === 1 && nearestName(String(mistake.value), words) === undefined;
}

function isOtherType({ mistakes: [first] }: TriedBranch, path: Path): boolean {
  if (first === undefined || first.path.length !== path.length) return false;
  return first.kind === 'type' || (first.kind === 'choice' && typeof first.value === 'object');
}

function chooseMapping(
  union: SchemaObject,
  branches: readonly TriedBranch[],
  value: Readonly<Record<string, unknown>>,
  path: Path,
): Mistake[] {
  const mappings = branches.filter((branch) => isMapping(branch.schema.properties));
  if (mappings.length === 0) return fewest(branches);
  const tag = tagOf(mappings);
  if (tag !== undefined) return chooseTagged(union, mappings, tag, value, path);
  const scored = mappings.map((branch) => ({ branch, score: likeness(branch.schema, value) }));
  const best = Math.max(...scored.map((each) => each.score));
  if (best === 0 && mappings.length > 1) {
    return [{ kind: 'form', path, value, schema: union, forms: branches.map((branch) => branch.schema) }];
  }
  return fewest(scored.filter((each) => each.score === best).map((each) => each.branch));
}

/** The property by whose constant value all branches differ, such as `on`. */
function tagOf(branches: readonly TriedBranch[]): string | undefined {
  const [first] = branches;
  return Object.keys(propertiesOf(first?.schema)).find((key) =>
    branches.every(({ schema }) => constantsOf(schema, key) !== undefined),
  );
}

function chooseTagged(
  union: SchemaObject,
  branches: readonly TriedBranch[],
  tag: string,
  value: Readonly<Record<string, unknown>>,
  path: Path,
): Mistake[] {
  if (!Object.hasOwn(value, tag)) {
    const nearest = nearestName(tag, Object.keys(value));
    const schema = { ...union, properties: branches[0]?.schema.properties };
    return nearest === undefined
      ? [{ kind: 'missing', path, value, schema, key: tag }]
      : [
          {
            kind: 'unknown',
            path: [...path, nearest],
            value: value[nearest],
            schema,
            key: nearest,
            nearest: tag,
          },
        ];
  }
  const meant = branches.find(({ schema }) => constantsOf(schema, tag)?.includes(value[tag]));
  if (meant !== undefined) return [...meant.mistakes];
  const allowed = branches.flatMap(({ schema }) => constantsOf(schema, tag) ?? []);
  return [{ kind: 'choice', path: [...path, tag], value: value[tag], schema: union, allowed }];
}

function constantsOf(schema: SchemaObject, key: string): readonly unknown[] | undefined {
  const property = propertiesOf(schema)[key];
  if (!isMapping(property)) return undefined;
  if ('const' in property) return [property.const];
  return Array.isArray(property.enum) ? property.enum : undefined;
}

/** How many of the keys the branch knows; a misspelt one counts half. */
function likeness(schema: SchemaObject, value: Readonly<Record<string, unknown>>): number {
  const names = Object.keys(propertiesOf(schema));
  let score = 0;
  for (const key of Object.keys(value)) {
    if (names.includes(key)) score += 1;
    else if (nearestName(key, names) !== undefined) score += 0.5;
  }
  return score;
}

function propertiesOf(schema: SchemaObject | undefined): SchemaObject {
  const properties = schema?.properties;
  return isMapping(properties) ? properties : {};
}

function fewest(branches: readonly TriedBranch[]): Mistake[] {
  const [first, ...others] = branches;
  const best = others.reduce(
    (least, branch) => (branch.mistakes.length < (least?.mistakes.length ?? 0) ? branch : least),
    first,
  );
  return [...(best?.mistakes ?? [])];
}
