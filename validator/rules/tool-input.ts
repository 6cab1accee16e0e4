import type { SchemaError } from '../../engine/index.ts';
import type { StepDocument, ToolRow } from '../../schemas/index.ts';
import { tourOn } from '../example.ts';
import { tourOf } from '../facts.ts';
import type { Finding } from '../finding.ts';
import { hasPlaceholder, isPlaceholder } from '../placeholder.ts';
import { fromPointer, isMapping, type Path, valueAt } from '../pointer.ts';
import { quote } from '../quote.ts';
import { defineRule, type RuleText } from '../rule.ts';
import { findMistakes, type Mistake, type SchemaObject } from '../schema-mistakes.ts';
import { describeMistake, type Naming } from '../schema-words.ts';

interface Call {
  readonly tool: string;
  readonly input: StepDocument['input'];
  /** The step's path. */
  readonly path: Path;
}

export const toolInputText: RuleText = {
  summary: "The input of a step does not fit its tool's schema.",
  why: 'The tool refuses such a call, and the user is stuck at the step. It happens when the app renames a filter or a field.',
  fix: 'Give the arguments that the client tool table lists for the tool. `{ from: context.record }`, `{ from: context.params.<name> }` and `{ fact: name }` can stand for a value that is known only when the step begins. `ui.point` takes no input: it points at the anchor of its step.',
  example: {
    failing: tourOn(
      'orders.list',
      'id: open_only\ntool: orders.list.filter\ninput: { status: [opn] }\ntext: tours.example.open\nanchor: orders.list.filters',
    ),
    clean: tourOn(
      'orders.list',
      'id: open_only\ntool: orders.list.filter\ninput: { status: [open] }\ntext: tours.example.open\nanchor: orders.list.filters',
    ),
  },
};

export const toolInput = defineRule({
  id: 'tool-input',
  severity: 'error',
  collect: tourOf,
  link({ app, steps }, scope) {
    const member = scope.member(app);
    if (member === undefined) return [];
    return steps.flatMap((step, index): Finding | Finding[] => {
      const tool = member.catalog.tools.get(step.tool);
      // An unknown tool and one that no step may call are reported by their own rules.
      if (tool === undefined || tool.source === 'server') return [];
      if (tool.effect?.kind === 'point') return step.input === undefined ? [] : pointInput(step.tool, index);
      const errors = member.checks(step.tool, 'input', step.input ?? {});
      if (errors.length === 0) return [];
      return describeInput({ tool: step.tool, input: step.input, path: ['steps', index] }, tool, errors);
    });
  },
});

function pointInput(tool: string, index: number): Finding {
  return {
    path: ['steps', index, 'input'],
    mark: 'key',
    message: `${quote(tool)} takes no input: it points at the anchor of its step. Remove "input".`,
  };
}

function describeInput(call: Call, tool: ToolRow, errors: readonly SchemaError[]): Finding[] {
  const [first] = errors;
  const input = call.input ?? {};
  const at = [...call.path, 'input'];
  const whole: Pick<Finding, 'path' | 'mark'> =
    // Without `input` there is no place for what is missing in it but the name of the tool.
    call.input === undefined ? { path: [...call.path, 'tool'] } : { path: at, mark: 'key' };
  if (first?.keyword === 'schema') {
    const message = `The client tool table has no valid input schema for ${quote(tool.name)} (${String(first.params.message)}). Generate it anew with \`tour gen\`.`;
    return [{ path: [...call.path, 'tool'], message }];
  }
  const mistakes = [
    ...findMistakes(tool.inputSchema, input, (value, path) => path.length === 1 && isPlaceholder(value)),
    ...errors.flatMap((error) => ofFormat(error, input)),
  ].filter(({ kind, path }) => kind !== 'forbidden' || path.length > 0);
  if (mistakes.length > 0) {
    const naming = namingOf(tool, at);
    return mistakes.map((mistake) => {
      const finding = describeMistake({ ...mistake, path: [...at, ...mistake.path] }, naming);
      return call.input === undefined ? { ...finding, ...whole, mark: 'value' } : finding;
    });
  }
  // The check knows no placeholders: what it finds where one stands is decided when the step begins.
  if (hasPlaceholder(input)) return [];
  return [
    {
      ...whole,
      message: `The input does not fit what ${quote(tool.name)} takes (${first?.keyword}). Compare it with the client tool table.`,
    },
  ];
}

/** A text that is not in its format, unless that is only one of the forms which its schema allows. */
function ofFormat({ keyword, instancePath, schemaPath, params }: SchemaError, input: unknown): Mistake[] {
  if (keyword !== 'format' || /\/(?:anyOf|oneOf|not|if)\//.test(schemaPath)) return [];
  const path = fromPointer(instancePath).map((part) => (Number.isNaN(+part) ? part : +part));
  const pattern = String(params.format);
  return [{ kind: 'pattern', path, value: valueAt(input, path), schema: {}, pattern }];
}

/** Texts in the formats that people write otherwise. */
const EXAMPLES = new Map([
  ['date', 'a date such as 2026-01-31'],
  ['time', 'a time such as 09:30:00Z'],
  ['date-time', 'a date and time such as 2026-01-31T09:30:00Z'],
]);

function namingOf(tool: ToolRow, at: Path): Naming {
  const isRoot = (path: Path) => path.length === at.length;
  const holder = (path: Path) => (isRoot(path) ? quote(tool.name) : quote(String(path.at(-1))));
  return {
    notIn: (path) => `${isRoot(path) ? 'argument' : 'property'} of ${holder(path)}`,
    lacks: (path, schema, key) =>
      `${holder(path)} needs ${isRoot(path) ? 'the argument ' : ''}${quote(key)}${meaningOf(schema, key)}`,
    due: () => undefined,
    isOwnName: () => false,
    pattern: (pattern) => EXAMPLES.get(pattern),
  };
}

/** What an argument is for, from the first sentence of its description. */
function meaningOf(schema: SchemaObject, key: string): string {
  const property = isMapping(schema.properties) ? schema.properties[key] : undefined;
  const description = isMapping(property) ? property.description : undefined;
  const sentence =
    typeof description === 'string' ? (/^.+?(?=\.(?:\s|$)|$)/s.exec(description)?.[0] ?? '') : '';
  return sentence === '' ? '' : `: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
}
