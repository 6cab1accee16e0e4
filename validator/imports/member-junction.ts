/**
 * Definitions in the shape of MemberJunction's: PascalCase, either metadata records whose `fields` hold the schemas
 * as JSON inside a string, or the flat form that a page registers. A list of them, one, or `{ tools: … }`.
 */
import { isMapping } from '../pointer.ts';
import {
  type ForeignTool,
  type ListReader,
  mappingsIn,
  type Part,
  partOf,
  readItems,
} from './foreign-tool.ts';

/** Keys that, in this case, no other format has beside `Name`. */
const TELLING = ['InputSchema', 'InputSchemaJSON', 'OutputSchemaJSON', 'DefaultTimeoutMs', 'Description'];

export const memberJunction: ListReader = {
  matches: (document) => isDefinition(document) || mappingsIn(listOf(document).value).some(isDefinition),
  read: (document) =>
    isDefinition(document)
      ? { tools: [readTool({ value: document, path: [] })], findings: [] }
      : readItems(listOf(document), readTool),
};

function listOf(document: unknown): Part {
  return partOf(document, 'tools', []) ?? { value: document, path: [] };
}

function isDefinition(item: unknown): boolean {
  if (!isMapping(item)) return false;
  const fields = isMapping(item.fields) ? item.fields : item;
  return 'Name' in fields && (fields !== item || TELLING.some((key) => key in fields));
}

function readTool(item: Part): ForeignTool {
  const fields = partOf(item.value, 'fields', item.path) ?? item;
  const part = (name: string) => partOf(fields.value, name, fields.path);
  return {
    path: item.path,
    source: 'client',
    name: part('Name'),
    description: part('Description'),
    input: part('InputSchemaJSON') ?? part('InputSchema'),
    output: part('OutputSchemaJSON') ?? part('OutputSchema'),
    timeoutMs: part('DefaultTimeoutMs'),
  };
}
