import type { Condition, ToolRow } from '../../schemas/index.ts';
import { tourOn } from '../example.ts';
import { advanceRules, tourOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { nearestName } from '../nearest.ts';
import { isMapping, type Path } from '../pointer.ts';
import { enumerate, quote, showValue } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { findMistakes, type JsonSchema } from '../schema-mistakes.ts';
import { capitalise, valueWords } from '../schema-words.ts';
import { didYouMean } from '../unknown-name.ts';

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
      const tool = tools?.get(step.tool);
      if (tool?.outputSchema === undefined) return [];
      return advanceRules(step, ['steps', index]).flatMap(({ rule, path }) =>
        rule.on !== 'tool_result'
          ? []
          : Object.entries(rule.where ?? {}).flatMap(([field, condition]) =>
              checkField(field, condition, [...path, 'where', field], tool),
            ),
      );
    });
  },
});

function checkField(field: string, condition: Condition, path: Path, tool: ToolRow): Finding[] {
  const found = fieldOf(tool.outputSchema, field);
  if (found === 'anything') return [];
  if ('known' in found) {
    const nearest = nearestName(field, found.known);
    const finding = didYouMean({
      path,
      fact: `The result of ${quote(tool.name)} has no ${quote(field)}.`,
      wrong: field,
      nearest,
      otherwise: found.known.length === 0 ? 'It has no fields.' : `It has ${enumerate(found.known)}.`,
    });
    const mend = {
      title: `Rename it to ${quote(nearest ?? '')}.`,
      safe: false,
      change: { path, key: nearest ?? '' },
    };
    return [{ ...finding, mark: 'key', ...(nearest !== undefined && { suggestions: [mend] }) }];
  }
  return Object.entries(condition).flatMap(([operator, value]): Finding[] => {
    const reason = neverHolds(operator, value, found);
    if (reason === undefined) return [];
    return [
      {
        path: [...path, operator],
        message: `${quote(field)} in the result of ${quote(tool.name)} ${reason}, so the user waits in vain. ${remedyFor(operator, found)}`,
      },
    ];
  });
}

type Found = 'anything' | { readonly known: readonly string[] } | FoundField;

interface FoundField {
  readonly schema: JsonSchema;
  /** The whole output schema. */
  readonly root: JsonSchema;
  readonly required: boolean;
}

/** What the output schema says of a field, which may be a path with dots into nested objects. */
function fieldOf(root: unknown, field: string): Found {
  if (!isMapping(root)) return 'anything';
  const open = (schema: Readonly<Record<string, unknown>>) =>
    schema.additionalProperties !== false ||
    ['$ref', 'allOf', 'anyOf', 'oneOf', 'patternProperties', 'if'].some((keyword) => keyword in schema);
  const look = (schema: unknown, rest: string): Found => {
    if (!isMapping(schema)) return 'anything';
    const properties = isMapping(schema.properties) ? schema.properties : {};
    if (Object.hasOwn(properties, rest)) {
      const required = Array.isArray(schema.required) && schema.required.includes(rest);
      const property = properties[rest];
      return isMapping(property) ? { schema: property, root, required } : 'anything';
    }
    const [head = '', ...tail] = rest.split('.');
    if (Object.hasOwn(properties, head)) return look(properties[head], tail.join('.'));
    return open(schema) ? 'anything' : { known: Object.keys(properties) };
  };
  return look(root, field);
}

/** What to write instead of a condition that never holds. */
function remedyFor(operator: string, { schema }: FoundField): string {
  const words = isMapping(schema) ? valueWords(schema) : undefined;
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
  const fits = (each: unknown) => findMistakes(withDefinitions(schema, root), each).length === 0;
  switch (operator) {
    case 'equals':
      return fits(value) ? undefined : `is never ${showValue(value)}`;
    case 'in': {
      const impossible = Array.isArray(value) ? value.filter((each) => !fits(each)) : [];
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

function limitReason(operator: 'min' | 'max', limit: number, schema: JsonSchema): string | undefined {
  if (!isMapping(schema)) return undefined;
  if (!isNumber(schema)) return 'is no number';
  if (operator === 'min' && typeof schema.maximum === 'number' && limit > schema.maximum) {
    return `is at most ${schema.maximum}, never ${limit} or more`;
  }
  if (operator === 'max' && typeof schema.minimum === 'number' && limit < schema.minimum) {
    return `is at least ${schema.minimum}, never ${limit} or less`;
  }
  return undefined;
}

/** Whether a value can be a number, as far as the schema says. */
function isNumber(schema: JsonSchema): boolean {
  if (!isMapping(schema) || schema.type === undefined) return true;
  const types = [schema.type].flat();
  return types.includes('number') || types.includes('integer');
}

function withDefinitions(schema: JsonSchema, root: JsonSchema): JsonSchema {
  if (!isMapping(schema) || !isMapping(root)) return schema;
  return { $defs: root.$defs, ...schema };
}
