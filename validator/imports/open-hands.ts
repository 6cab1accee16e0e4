/** OpenHands: `client_tools` of the request that opens a conversation, alone or in the whole request. */
import {
  annotationsOf,
  type ForeignTool,
  type ListReader,
  type Part,
  partOf,
  readItems,
  refused,
} from './foreign-tool.ts';

const LIST = 'client_tools';

export const openHands: ListReader = {
  matches: (document) => partOf(document, LIST, []) !== undefined,
  read(document) {
    const list = partOf(document, LIST, []);
    return list === undefined
      ? refused('gen-import-format', [], `An OpenHands request holds a list \`${LIST}\`; there is none here.`)
      : readItems(list, readTool);
  },
};

function readTool(tool: Part): ForeignTool {
  const part = (name: string) => partOf(tool.value, name, tool.path);
  const { title, destructive } = annotationsOf(tool);
  return {
    path: tool.path,
    source: 'client',
    name: part('name'),
    title,
    description: part('description'),
    input: part('parameters'),
    ...(destructive === true && { destructive }),
  };
}
