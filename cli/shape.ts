/** What a compiled schema found, in words: one mistake each, at the place where the author can mend it. */
import { distance } from 'fastest-levenshtein';
import type { CheckError } from '../schemas/index.ts';

export interface ShapeMistake {
  readonly path: string;
  /** Whether the property's name or its value is at fault. */
  readonly at: 'key' | 'value';
  readonly message: string;
}

const KEY_PATTERN = '^[a-z][a-z0-9_]*(\\.[a-z][a-z0-9_]*)*$';

export function describeMistakes(errors: readonly CheckError[]): ShapeMistake[] {
  const mistakes = withoutBranches(errors).map(describe);
  const seen = new Set<string>();
  return mistakes.filter(({ path, message }) => {
    const same = `${path} ${message}`;
    return !seen.has(same) && seen.add(same);
  });
}

/** Of a choice that fits no branch, what a branch found deeper inside is the mistake; else the choice itself. */
function withoutBranches(errors: readonly CheckError[]): CheckError[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf');
  return errors.filter((error) => {
    if (error.keyword === 'if') return false;
    const isChoice = choices.includes(error);
    const branches = choices.filter((choice) => choice !== error && isInside(error, choice));
    const isDeep = branches.every((choice) => error.instancePath.length > choice.instancePath.length);
    if (branches.length > 0 && !isDeep) return false;
    return (
      !isChoice ||
      !errors.some((inner) => inner !== error && isInside(inner, error) && isDeeper(inner, error))
    );
  });
}

function isInside(inner: CheckError, choice: CheckError): boolean {
  return (
    (inner.instancePath === choice.instancePath ||
      inner.instancePath.startsWith(`${choice.instancePath}/`)) &&
    (inner.schemaPath.startsWith(`${choice.schemaPath}/`) || isDeeper(inner, choice))
  );
}

function isDeeper(inner: CheckError, outer: CheckError): boolean {
  return inner.instancePath.startsWith(`${outer.instancePath}/`);
}

function describe(error: CheckError): ShapeMistake {
  const { instancePath: path, params, data } = error;
  const subject = path === '' ? 'The document' : quote(path.slice(path.lastIndexOf('/') + 1));
  const at = 'value' as const;
  switch (error.keyword) {
    case 'required':
      return { path, at: 'key', message: `${subject} lacks ${quote(params.missingProperty)}.` };
    case 'additionalProperties': {
      const name = String(params.additionalProperty);
      return {
        path: `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`,
        at: 'key',
        message: `${quote(name)} is no property here.${nearest(name, propertiesOf(error))}`,
      };
    }
    case 'type':
      return { path, at, message: `${subject} must be ${kindName(params.type)}, not ${kindOf(data)}.` };
    case 'const':
      return {
        path,
        at,
        message: `${subject} must be ${JSON.stringify(params.allowedValue)}, not ${show(data)}.`,
      };
    case 'enum': {
      const allowed = Array.isArray(params.allowedValues) ? params.allowedValues : [];
      return {
        path,
        at,
        message: `${subject} is ${show(data)}; allowed are ${allowed.map((value) => JSON.stringify(value)).join(', ')}.`,
      };
    }
    case 'pattern':
      return { path, at, message: `${show(data)} ${patternWords(String(params.pattern))}.` };
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return { path, at, message: `${subject} must not be empty.` };
    case 'uniqueItems':
      return { path, at, message: `${subject} holds the same value twice.` };
    default:
      return { path, at, message: `${subject} has none of the forms that are allowed here: ${show(data)}.` };
  }
}

function patternWords(pattern: string): string {
  if (pattern === KEY_PATTERN) return 'is no key: lower-case words joined by dots, such as "orders.list"';
  if (pattern === '^/') return 'must begin with "/"';
  if (pattern === '\\{locale\\}') return 'must hold "{locale}", in whose place each locale is put';
  return `does not fit the pattern ${pattern}`;
}

function propertiesOf(error: CheckError): string[] {
  const schema = error.parentSchema as { properties?: object } | undefined;
  return Object.keys(schema?.properties ?? {});
}

function nearest(name: string, known: readonly string[]): string {
  const close = nearestName(name, known);
  if (close !== undefined) return ` Did you mean ${quote(close)}?`;
  return known.length === 0 ? '' : ` Known are ${known.map(quote).join(', ')}.`;
}

/** The known name that differs least, if it differs little. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const ranked = known
    .map((candidate) => ({ candidate, edits: distance(name.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits);
  const best = ranked[0];
  return best !== undefined && best.edits <= Math.max(1, Math.floor(name.length / 3))
    ? best.candidate
    : undefined;
}

function kindName(type: unknown): string {
  const names: Readonly<Record<string, string>> = {
    object: 'a mapping',
    array: 'a list',
    string: 'a text',
    integer: 'a whole number',
    number: 'a number',
    boolean: '`true` or `false`',
  };
  return names[String(type)] ?? String(type);
}

function kindOf(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' ? 'a mapping' : show(value);
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

function quote(name: unknown): string {
  return `"${String(name)}"`;
}
