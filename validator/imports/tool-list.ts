/** A foreign tool list, read: what of it can become rows of the client tool table, and what is wrong with it. */
import type { ToolRow } from '../../schemas/index.ts';
import type { Finding } from '../finding.ts';
import { TOOL_NAME } from '../name-patterns.ts';
import { describeValue, enumerate, quote } from '../quote.ts';
import type { FileProblem } from '../to-diagnostics.ts';
import { agUi } from './ag-ui.ts';
import {
  type ForeignList,
  type ForeignTool,
  type ListFinding,
  type ListReader,
  type Part,
  partOf,
} from './foreign-tool.ts';
import { mcp } from './mcp.ts';
import { memberJunction } from './member-junction.ts';
import { openHands } from './open-hands.ts';
import { severityOf } from './rules.ts';
import { createSchemaReader, type SchemaReader } from './tool-schema.ts';
import { toolkit } from './toolkit.ts';

/** The formats of tool lists, as the config names them. */
export type ToolListFormat = 'mcp' | 'openhands' | 'memberjunction' | 'ag_ui' | 'use_generative';

/** In the order in which they are tried: the ones with the more telling marks first. */
const READERS: ReadonlyMap<ToolListFormat, ListReader> = new Map([
  ['openhands', openHands],
  ['memberjunction', memberJunction],
  ['mcp', mcp],
  ['use_generative', toolkit],
  ['ag_ui', agUi],
]);

export const TOOL_LIST_FORMATS: readonly ToolListFormat[] = [...READERS.keys()];

/** Where a list comes from: an entry of `imports` in the config. */
export interface ToolListSource {
  /** Relative to the folder of the config, with `/`. */
  readonly file: string;
  /** Absent: told by the list itself. */
  readonly format?: ToolListFormat;
  /** The module that the tools count to. Absent: a key made from the file's name. */
  readonly module?: string;
}

type NamePlace = Pick<Finding, 'path' | 'mark' | 'span'>;

export interface ListedTool {
  /** A row without `risk`: the config gives it one, or not. */
  readonly row: ToolRow;
  readonly file: string;
  /** Where its name is. */
  readonly place: NamePlace;
  /** Whether its list says that a call may destroy something. */
  readonly destructive: boolean;
}

export interface ToolList {
  readonly file: string;
  readonly tools: readonly ListedTool[];
  readonly problems: readonly FileProblem[];
}

/**
 * Reads a list from the value of its document. Lenient as to the case of keys, which lists that a model wrote vary;
 * strict as to the rows that come out (S2-06, S4-05 … S4-10). Never throws: a tool that cannot be imported is among
 * the problems, the others are there.
 */
export function readToolList(document: unknown, source: ToolListSource): ToolList {
  // A list of nothing is one in every format.
  if (Array.isArray(document) && document.length === 0) return listOf({ tools: [], findings: [] }, source);
  const looksLike = formatOf(document);
  const format = source.format ?? looksLike;
  const reader = format === undefined ? undefined : READERS.get(format);
  if (reader === undefined) return refusedList(source, unknownFormat(document));
  if (looksLike !== undefined && !reader.matches(document) && !isOfNothing(document)) {
    return refusedList(source, {
      rule: 'gen-import-format',
      path: [],
      message: `The config says that the list is in the format \`${format}\`, but it looks like \`${looksLike}\`. Correct \`format\`, or leave it out.`,
    });
  }
  return listOf(reader.read(document), source);
}

/** `{ tools: [] }`, which looks like a list of every format that has `tools`. */
function isOfNothing(document: unknown): boolean {
  const tools = partOf(document, 'tools', [])?.value;
  return Array.isArray(tools) && tools.length === 0;
}

/** The format that a document looks like. */
export function formatOf(document: unknown): ToolListFormat | undefined {
  for (const [format, reader] of READERS) if (reader.matches(document)) return format;
  return undefined;
}

function unknownFormat(document: unknown): ListFinding {
  const formats = TOOL_LIST_FORMATS.map((format) => `\`${format}\``);
  return {
    rule: 'gen-import-format',
    path: [],
    message: `This is no tool list of a known format, but ${describeValue(document)}. Known are ${enumerate(formats)}.`,
  };
}

/** A list without tools, and why. */
export function refusedList(source: ToolListSource, finding: ListFinding): ToolList {
  return { file: source.file, tools: [], problems: [problemIn(source.file, finding)] };
}

function problemIn(file: string, finding: ListFinding): FileProblem {
  return { severity: severityOf(finding.rule), file, document: 0, ...finding };
}

/** The rows of what a reader found. */
export function listOf({ tools, findings }: ForeignList, source: ToolListSource): ToolList {
  const schemas = createSchemaReader();
  const module = source.module ?? moduleOf(source.file);
  const listed: ListedTool[] = [];
  const problems = [...findings];
  for (const tool of tools) {
    const read = rowOf(tool, { schemas, module, file: source.file });
    problems.push(...read.findings);
    if (read.row === undefined) continue;
    listed.push({
      row: read.row,
      file: source.file,
      place: placeOfName(tool),
      destructive: tool.destructive === true,
    });
  }
  return { file: source.file, tools: listed, problems: problems.map((each) => problemIn(source.file, each)) };
}

const NAME = new RegExp(TOOL_NAME);

interface RowContext {
  readonly schemas: SchemaReader;
  readonly module: string;
  readonly file: string;
}

function rowOf(
  tool: ForeignTool,
  { schemas, module, file }: RowContext,
): { readonly row?: ToolRow; readonly findings: readonly ListFinding[] } {
  const findings: ListFinding[] = [];
  const name = textOf(tool.name);
  if (name === undefined || !NAME.test(name)) findings.push(badName(tool));
  const input = schemas.input(tool.input);
  if (!input.ok) findings.push(input.finding);
  const output = tool.output === undefined ? undefined : schemas.output(tool.output);
  if (output?.ok === false) findings.push(output.finding);
  for (const part of [tool.title, tool.description]) {
    if (part === undefined || typeof part.value === 'string') continue;
    findings.push({
      rule: 'gen-import-shape',
      path: part.path,
      message: `This is to be a text, not ${describeValue(part.value)}.`,
    });
  }
  const timeoutMs = tool.timeoutMs?.value;
  const isTime = Number.isSafeInteger(timeoutMs) && Number(timeoutMs) > 0;
  if (tool.timeoutMs !== undefined && !isTime) {
    findings.push({
      rule: 'gen-import-shape',
      path: tool.timeoutMs.path,
      message: `How long a call may take is a whole number of milliseconds from 1, not ${describeValue(timeoutMs)}.`,
    });
  }
  if (name === undefined || !input.ok || findings.length > 0) return { findings };
  const title = textOf(tool.title);
  const description = textOf(tool.description);
  return {
    findings,
    row: {
      name,
      module,
      source: tool.source,
      declaredBy: { kind: 'import', key: file },
      ...(title !== undefined && { title }),
      ...(description !== undefined && { description }),
      inputSchema: input.schema,
      ...(output?.ok === true && { outputSchema: output.schema }),
      ...(isTime && { timeoutMs: Number(timeoutMs) }),
    },
  };
}

function textOf(part: Part | undefined): string | undefined {
  return typeof part?.value === 'string' && part.value.trim() !== '' ? part.value : undefined;
}

function placeOfName(tool: ForeignTool): NamePlace {
  const { path, mark } = tool.name ?? tool;
  return { path, ...(mark !== undefined && { mark }) };
}

function badName(tool: ForeignTool): ListFinding {
  const value = tool.name?.value;
  const place = placeOfName(tool);
  if (typeof value !== 'string' || value === '') {
    return {
      rule: 'gen-import-name',
      ...place,
      message: 'This tool has no name. Without one no step can call it.',
    };
  }
  const reason =
    value.length > 128
      ? `it has ${value.length} characters, and names have at most 128`
      : 'names have letters, digits, `_`, `.` and `-` only';
  return {
    rule: 'gen-import-name',
    ...place,
    message: `The tool name ${quote(value)} cannot be used: ${reason}. Rename the tool where it is declared.`,
  };
}

/** `tools/crm-tools.json` -> `crm_tools`. */
function moduleOf(file: string): string {
  const base = file.slice(file.lastIndexOf('/') + 1).replace(/\..*$/s, '');
  const key = base
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '');
  return key === '' ? 'imported' : key;
}
