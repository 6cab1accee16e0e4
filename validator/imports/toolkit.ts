/**
 * Toolkits of `"use generative"` modules, as their compiler emits them: an object of tools by name, each with the
 * `type` that the compiler inferred (S4-06). Frontend and human tools run in the page. Backend, provider and external
 * tools do not; neither does one without a `type`, for a forgotten mark never opens a tool to the page (S4-10).
 */
import { messageOf } from '../../engine/index.ts';
import { isMapping } from '../pointer.ts';
import { describeValue } from '../quote.ts';
import {
  type ForeignList,
  type ForeignTool,
  type ListFinding,
  type ListReader,
  type Part,
  partOf,
  refused,
} from './foreign-tool.ts';

const CLIENT_KINDS = ['frontend', 'human'];
const SERVER_KINDS = ['backend', 'provider', 'external'];

export const toolkit: ListReader = {
  matches(document) {
    const tools = isMapping(document) ? Object.values(toolsOf(document).value) : [];
    return tools.length > 0 && tools.every((tool) => isMapping(tool) && looksEmitted(tool));
  },
  read(document) {
    if (!isMapping(document)) {
      return refused(
        'gen-import-format',
        [],
        `A compiled toolkit is an object of tools by name, not ${describeValue(document)}.`,
      );
    }
    const { value, path } = toolsOf(document);
    const tools: ForeignTool[] = [];
    const findings: ListFinding[] = [];
    for (const [name, tool] of Object.entries(value)) {
      const read = readTool(name, { value: tool, path: [...path, name] });
      tools.push(...read.tools);
      findings.push(...read.findings);
    }
    return { tools, findings };
  },
};

/** Whether a tool of this `type` runs in the page. */
export function isClientTool(type: unknown): boolean {
  return CLIENT_KINDS.some((kind) => kind === type);
}

/** A module's namespace holds the toolkit as its default export. */
function toolsOf(document: Readonly<Record<string, unknown>>): {
  value: Readonly<Record<string, unknown>>;
  path: readonly string[];
} {
  const inner = Object.keys(document).length === 1 ? document.default : undefined;
  const isToolkit = isMapping(inner) && !looksEmitted(inner);
  return isToolkit ? { value: inner, path: ['default'] } : { value: document, path: [] };
}

function looksEmitted(tool: Readonly<Record<string, unknown>>): boolean {
  return typeof tool.type === 'string' && [...CLIENT_KINDS, ...SERVER_KINDS].includes(tool.type);
}

function readTool(name: string, tool: Part): ForeignList {
  if (!isMapping(tool.value)) {
    return refused(
      'gen-import-shape',
      tool.path,
      `A tool of a toolkit is an object, not ${describeValue(tool.value)}.`,
    );
  }
  const parameters = partOf(tool.value, 'parameters', tool.path);
  const type = partOf(tool.value, 'type', tool.path);
  const input = parameters === undefined ? undefined : jsonSchemaOf(parameters);
  if (typeof input === 'string') {
    return refused('gen-import-schema', parameters?.path ?? tool.path, input);
  }
  const read: ForeignTool = {
    path: tool.path,
    source: isClientTool(type?.value) ? 'client' : 'server',
    name: { value: name, path: tool.path, mark: 'key' },
    description: partOf(tool.value, 'description', tool.path),
    input,
  };
  return { tools: [read], findings: [] };
}

/**
 * What a schema library's object stands for, asked in the ways that libraries agree on: the converter of Standard
 * JSON Schema, else `toJSONSchema()`. A plain JSON Schema is itself.
 *
 * @returns a message when there is no way, or the library fails
 */
function jsonSchemaOf(parameters: Part): Part | string {
  const schema = parameters.value;
  if (!isMapping(schema)) return parameters;
  const standard = isMapping(schema['~standard']) ? schema['~standard'] : undefined;
  const converter = isMapping(standard?.jsonSchema) ? standard.jsonSchema.input : undefined;
  const target = { target: 'draft-2020-12' };
  try {
    if (typeof converter === 'function') {
      return { ...parameters, value: converter.call(standard?.jsonSchema, target) as unknown };
    }
    if (typeof schema.toJSONSchema === 'function') {
      return { ...parameters, value: schema.toJSONSchema(target) as unknown };
    }
  } catch (error) {
    const reason = messageOf(error);
    return `The schema library cannot write these parameters as JSON Schema: ${reason}`;
  }
  if (standard === undefined) return parameters;
  const vendor = typeof standard.vendor === 'string' ? standard.vendor : 'the schema library';
  return `These parameters are an object of ${vendor} without a way to JSON Schema. Use a release of it that has one, or write JSON Schema.`;
}
