/**
 * MCP: the result of `tools/list` in any revision up to 2026-07-28, with or without its JSON-RPC envelope, or the
 * bare list of tools.
 */
import type { Path } from '../pointer.ts';
import { describeValue, quote } from '../quote.ts';
import {
  annotationsOf,
  type ForeignList,
  type ForeignTool,
  type ListReader,
  mappingsIn,
  type Part,
  partOf,
  readItems,
  refused,
} from './foreign-tool.ts';

export const mcp: ListReader = {
  matches(document) {
    const result = resultOf({ value: document, path: [] });
    if (result.path.length > 0 || partOf(document, 'jsonrpc', []) !== undefined) return true;
    const list = Array.isArray(result.value) ? result.value : partOf(result.value, 'tools', [])?.value;
    return mappingsIn(list).some((tool) => partOf(tool, 'inputSchema', []) !== undefined);
  },
  read(document) {
    const failure = partOf(document, 'error', []);
    if (failure !== undefined)
      return refused('gen-import-format', failure.path, failureMessage(failure.value));
    const result = resultOf({ value: document, path: [] });
    const list = Array.isArray(result.value) ? result : partOf(result.value, 'tools', result.path);
    if (list === undefined) {
      return refused(
        'gen-import-format',
        result.path,
        `The result of \`tools/list\` is to hold a list \`tools\`; here is ${describeValue(result.value)} without one.`,
      );
    }
    const read = withoutSchema(readItems(list, readTool));
    const cursor = partOf(result.value, 'nextCursor', result.path);
    return cursor === undefined ? read : { ...read, findings: [...read.findings, onePage(cursor.path)] };
  },
};

function resultOf(document: Part): Part {
  return partOf(document.value, 'result', document.path) ?? document;
}

function readTool(tool: Part): ForeignTool {
  const part = (name: string) => partOf(tool.value, name, tool.path);
  const { title, destructive } = annotationsOf(tool);
  return {
    path: tool.path,
    source: 'client',
    name: part('name'),
    title: part('title') ?? title,
    description: part('description'),
    input: part('inputSchema'),
    output: part('outputSchema'),
    ...(destructive === true && { destructive }),
  };
}

/** MCP requires `inputSchema`, and without it nobody knows what the tool takes. */
function withoutSchema({ tools, findings }: ForeignList): ForeignList {
  const missing = tools.filter((tool) => tool.input === undefined);
  return {
    tools: tools.filter((tool) => tool.input !== undefined),
    findings: [
      ...findings,
      ...missing.map((tool) => ({
        rule: 'gen-import-shape' as const,
        path: tool.path,
        message: `This tool has no \`inputSchema\`, which MCP requires. A tool without arguments has \`{ "type": "object" }\`.`,
      })),
    ],
  };
}

function failureMessage(error: unknown): string {
  const said = partOf(error, 'message', [])?.value;
  const reason = typeof said === 'string' ? `: ${quote(said)}` : '';
  return `This is an error that a server answered with${reason}, not a list of tools. Save the answer of a call that worked.`;
}

function onePage(path: Path): ForeignList['findings'][number] {
  return {
    rule: 'gen-import-complete',
    severity: 'warning',
    path,
    mark: 'key',
    message:
      'This is one page of the list: `nextCursor` says that more tools follow. Fetch all pages, and put their tools into one list without `nextCursor`.',
  };
}
