/** AG-UI: `tools` of a `RunAgentInput`, or the bare list. */
import { isMapping } from '../pointer.ts';
import { type ForeignTool, type ListReader, type Part, partOf, readItems, refused } from './foreign-tool.ts';

export const agUi: ListReader = {
  matches(document) {
    if (Array.isArray(document)) return document.length > 0 && document.every(isTool);
    const list = partOf(document, 'tools', [])?.value;
    return Array.isArray(list) && list.every(isTool);
  },
  read(document) {
    const list = Array.isArray(document) ? { value: document, path: [] } : partOf(document, 'tools', []);
    return list === undefined
      ? refused('gen-import-format', [], 'An AG-UI run holds a list `tools`; there is none here.')
      : readItems(list, readTool);
  },
};

/** All that the protocol knows of a tool. */
const PARTS = ['name', 'description', 'parameters', 'metadata'];

/** By what it has not as well as by what it has: nearly every list calls its tools by `name`. */
function isTool(item: unknown): boolean {
  if (!isMapping(item)) return false;
  const known = PARTS.filter((name) => partOf(item, name, []) !== undefined);
  return known.includes('name') && known.includes('description') && known.length === filled(item);
}

function filled(item: Readonly<Record<string, unknown>>): number {
  return Object.values(item).filter((value) => value !== null && value !== undefined).length;
}

function readTool(tool: Part): ForeignTool {
  const part = (name: string) => partOf(tool.value, name, tool.path);
  return {
    path: tool.path,
    source: 'client',
    name: part('name'),
    description: part('description'),
    input: part('parameters'),
  };
}
