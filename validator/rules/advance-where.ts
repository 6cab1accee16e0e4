import type { Condition } from '../../schemas/index.ts';
import { emptyRange } from '../condition.ts';
import { tourOn } from '../example.ts';
import { advanceRules, tourOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { nearestNames } from '../nearest.ts';
import { isMapping, type Path } from '../pointer.ts';
import { enumerate, quote, showValue } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { findMistakes, type SchemaObject } from '../schema-mistakes.ts';
import { capitalise } from '../schema-words.ts';
import { valueWords } from '../type-words.ts';
import { unknownKey } from '../unknown-name.ts';

const FILTER =
  'id: filter\ntool: orders.list.filter\ninput: { status: [open] }\ntext: tours.example.open\nanchor: orders.list.filters\n';

export const advanceWhereText: RuleText = {
  summary: "A condition on a tool's result names a field or a value that the result cannot have.",
  why: 'The condition never holds, so the user does what the card says and stays at the step.',
  fix: "Use the fields of the tool's `outputSchema` in the client tool table, and values that they can have.",
  example: {
    failing: tourOn('orders.list', `${FILTER}advance: { on: tool_result, where: { counts: { min: 1 } } }`),
    clean: tourOn('orders.list', `${FILTER}advance: { on: tool_result, where: { count: { min: 1 } } }`),
  },
};

export const advanceWhere = defineRule({
  id: 'advance-where',
  severity: 'error',
  collect: tourOf,
  link(tour, { catalog }) {
    const tools = catalog(tour.app)?.tools;
    return tour.steps.flatMap((step, index) => {
      const result = tools?.get(step.tool)?.outputSchema;
      if (result === undefined) return [];
      return advanceRules(step).flatMap(({ rule, at }) =>
        rule.on !== 'tool_result'
          ? []
          : Object.entries(rule.where ?? {}).flatMap(([field, condition]) =>
              checkField({ tool: step.tool, result, field }, condition, [
                'steps',
                index,
                ...at,
                'where',
                field,
              ]),
            ),
      );
    });
  },
});

interface Place {
  readonly tool: string;
  /** The tool's output schema. */
  readonly result: SchemaObject;
  /** Its own name, or a path with dots into nested objects. */
  readonly field: string;
}

function checkField(place: Place, condition: Condition, path: Path): Finding[] {
  const { tool, field } = place;
  const found = fieldOf(place);
  if (found === 'anything') return [];
  if ('known' in found) {
    return [
      unknownKey({
        path,
        fact: `The result of ${quote(tool)} has no ${quote(field)}.`,
        wrong: field,
        nearest: nearestNames(field, found.known),
        otherwise: found.known.length === 0 ? 'It has no fields.' : `It has ${enumerate(found.known)}.`,
      }),
    ];
  }
  const range = emptyRange(condition);
  if (range !== undefined) return [{ path: [...path, 'max'], message: range }];
  return Object.entries(condition).flatMap(([operator, value]): Finding[] => {
    const reason = neverHolds(operator, value, found);
    if (reason === undefined) return [];
    return [
      {
        path: [...path, operator],
        message: `${quote(field)} in the result of ${quote(tool)} ${reason}, so the user waits in vain. ${remedyFor(operator, found)}`,
      },
    ];
  });
}

type Found = 'anything' | { readonly known: readonly string[] } | FoundField;

interface FoundField {
  readonly schema: SchemaObject;
  /** The whole output schema. */
  readonly root: SchemaObject;
  /** Whether it is there in every result. */
  readonly required: boolean;
}

/** What the output schema says of a field. */
function fieldOf({ result, field }: Place): Found {
  const open = (schema: SchemaObject) =>
    schema.additionalProperties !== false ||
    ['$ref', 'allOf', 'anyOf', 'oneOf', 'patternProperties', 'if'].some((keyword) => keyword in schema);
  /** @param isThere whether the object that `schema` describes is there in every result */
  const look = (schema: SchemaObject, rest: string, isThere: boolean): Found => {
    const properties = objectOr(schema.properties);
    // Of a value that may be something else than an object, nothing is required.
    const requires = (name: string) =>
      isThere && schema.type === 'object' && Array.isArray(schema.required) && schema.required.includes(name);
    if (Object.hasOwn(properties, rest)) {
      return { schema: objectOr(properties[rest]), root: result, required: requires(rest) };
    }
    const [head = '', ...tail] = rest.split('.');
    if (Object.hasOwn(properties, head)) {
      return look(objectOr(properties[head]), tail.join('.'), requires(head));
    }
    return open(schema) ? 'anything' : { known: Object.keys(properties) };
  };
  return look(result, field, true);
}

/** What stands in place of a schema, such as true, says nothing. */
function objectOr(value: unknown): SchemaObject {
  return isMapping(value) ? value : {};
}

/** What to write instead of a condition that never holds. */
function remedyFor(operator: string, { schema }: FoundField): string {
  const words = valueWords(schema);
  const is = words === undefined ? '' : `It is ${words}: `;
  switch (operator) {
    case 'exists':
      return 'Remove the condition.';
    case 'min':
    case 'max':
      return isNumber(schema)
        ? 'Give a limit that it can meet, or remove the condition.'
        : capitalise(`${is}remove the condition, or name another field.`);
    default:
      return capitalise(`${is}name a value that it can have.`);
  }
}

/** Why a condition never holds, as the end of a sentence about the field; undefined when it may. */
function neverHolds(
  operator: string,
  value: unknown,
  { schema, root, required }: FoundField,
): string | undefined {
  // References are looked up in the whole schema.
  const fits = (each: unknown) => findMistakes({ $defs: root.$defs, ...schema }, each).length === 0;
  switch (operator) {
    case 'equals':
      return fits(value) ? undefined : `is never ${showValue(value)}`;
    case 'in': {
      const impossible = [value].flat().filter((each) => !fits(each));
      return impossible.length === 0 ? undefined : `is never ${enumerate(impossible.map(showValue), 'or')}`;
    }
    case 'min':
    case 'max':
      return limitReason(operator, Number(value), schema);
    case 'exists':
      return value === false && required ? 'is always there' : undefined;
    default:
      return undefined;
  }
}

function limitReason(operator: 'min' | 'max', limit: number, schema: SchemaObject): string | undefined {
  if (!isNumber(schema)) return 'is no number';
  // Not a number where the schema sets none: no limit is beyond it.
  const [most, least] = [Number(schema.maximum), Number(schema.minimum)];
  if (operator === 'min' && limit > most) {
    return `is at most ${most}, never ${limit} or more`;
  }
  if (operator === 'max' && limit < least) {
    return `is at least ${least}, never ${limit} or less`;
  }
  return undefined;
}

/** Whether a value can be a number, as far as the schema says. */
function isNumber({ type }: SchemaObject): boolean {
  if (type === undefined) return true;
  const types = [type].flat();
  return types.includes('number') || types.includes('integer');
}
