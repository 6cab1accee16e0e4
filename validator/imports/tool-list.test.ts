import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkClientToolTable } from '../../schemas/index.ts';
import type { TextRange } from '../diagnostics.ts';
import { indexLines } from '../line-index.ts';
import { toDiagnostics } from '../to-diagnostics.ts';
import { readToolListFile } from './read-file.ts';
import {
  formatOf,
  readToolList,
  TOOL_LIST_FORMATS,
  type ToolListFormat,
  type ToolListSource,
} from './tool-list.ts';

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}.json`, import.meta.url), 'utf8');

async function read(text: string, source: Partial<ToolListSource> = {}) {
  const list = await readToolListFile(
    text,
    { file: 'lists/crm.json', ...source },
    { compiler: async () => undefined },
  );
  return {
    rows: list.tools.map((tool) => tool.row),
    diagnostics: toDiagnostics(list.problems, () => text),
  };
}

/** What the range of a diagnostic cuts out of a text. */
function cut(text: string, { line, column, endLine, endColumn }: TextRange): string {
  const lines = indexLines(text);
  return text.slice(lines.offsetOf({ line, column }), lines.offsetOf({ line: endLine, column: endColumn }));
}

const json = (value: unknown) => JSON.stringify(value);

describe('each format becomes rows of the table', () => {
  it.each<[string, ToolListFormat, readonly unknown[]]>([
    [
      'mcp-2025-11-25',
      'mcp',
      [
        {
          name: 'crm.show',
          source: 'client',
          title: 'Show a customer',
          description: 'Opens the card of a customer beside the list',
          inputSchema: {
            type: 'object',
            properties: { customer: { type: 'string', description: 'Public id' } },
            required: ['customer'],
          },
          outputSchema: {
            type: 'object',
            properties: { shown: { type: 'boolean' } },
            required: ['shown'],
            additionalProperties: false,
          },
        },
        { name: 'crm_close', source: 'client', title: 'Close the card', inputSchema: { type: 'object' } },
      ],
    ],
    [
      'mcp-2026-07-28',
      'mcp',
      [
        {
          name: 'find_customer',
          source: 'client',
          title: 'Find a customer',
          inputSchema: {
            type: 'object',
            oneOf: [
              { properties: { id: { type: 'string' } }, required: ['id'] },
              { properties: { name: { type: 'string' } }, required: ['name'] },
            ],
          },
          outputSchema: { type: 'array', items: { type: 'string' } },
        },
      ],
    ],
    [
      'openhands',
      'openhands',
      [
        {
          name: 'show_notice',
          source: 'client',
          description: 'Shows a notice above the list',
          inputSchema: {
            type: 'object',
            properties: {
              message: { type: 'string' },
              level: { type: 'string', enum: ['info', 'warning'] },
              kind: { type: 'string' },
            },
            required: ['message'],
          },
        },
        {
          name: 'clear_notices',
          source: 'client',
          title: 'Clear notices',
          description: 'Removes all notices',
          inputSchema: { type: 'object' },
        },
      ],
    ],
    [
      'memberjunction',
      'memberjunction',
      [
        {
          name: 'OpenOrder',
          source: 'client',
          description: 'Opens an order in a new tab',
          inputSchema: {
            type: 'object',
            properties: { OrderID: { type: 'string' } },
            required: ['OrderID'],
          },
          outputSchema: {
            type: 'object',
            properties: { Opened: { type: 'boolean' } },
            additionalProperties: false,
          },
          timeoutMs: 10_000,
        },
        {
          name: 'GoBack',
          source: 'client',
          description: 'Goes to the screen before',
          inputSchema: { type: 'object' },
        },
      ],
    ],
    [
      'ag-ui',
      'ag_ui',
      [
        {
          name: 'GetLocation',
          source: 'client',
          description: "Asks for the user's location",
          inputSchema: { type: 'object', properties: {} },
        },
        {
          name: 'orders.highlight',
          source: 'client',
          description: 'Highlights an order',
          inputSchema: {
            type: 'object',
            properties: { order: { type: 'string' } },
            required: ['order'],
            additionalProperties: false,
          },
        },
      ],
    ],
    [
      'toolkit',
      'use_generative',
      [
        {
          name: 'show_order',
          source: 'client',
          description: 'Shows an order',
          inputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
        },
        {
          name: 'confirm_delivery',
          source: 'client',
          description: 'Asks the user to confirm a delivery',
          inputSchema: { type: 'object', properties: { address: { type: 'string' } } },
        },
        {
          name: 'book_delivery',
          source: 'server',
          description: 'Books a delivery',
          inputSchema: { type: 'object' },
        },
        { name: 'web_search', source: 'server', inputSchema: { type: 'object' } },
      ],
    ],
  ])('%s', async (name, format, expected) => {
    const text = fixture(name);
    const { rows, diagnostics } = await read(text);
    const declared = { module: 'crm', declaredBy: { kind: 'import', key: 'lists/crm.json' } };
    expect(diagnostics).toEqual([]);
    expect(rows).toEqual(expected.map((row) => Object.assign({}, row, declared)));
    expect(formatOf(JSON.parse(text))).toBe(format);
    expect((await read(text, { format })).rows).toEqual(rows);
    const table = { kind: 'ClientToolTable', app: 'console', hash: `sha256:${'0'.repeat(64)}`, routes: [] };
    expect(checkClientToolTable({ ...table, tools: rows }), json(checkClientToolTable.errors)).toBe(true);
  });
});

const INPUT = { type: 'object' };
const A = { name: 'a', inputSchema: INPUT };

it('the config takes the formats that are read, and no other', () => {
  const schema = readFileSync(new URL('../../schemas/tour-config.schema.json', import.meta.url), 'utf8');
  const { format } = JSON.parse(schema).$defs.import.properties;
  expect([...format.enum].sort()).toEqual([...TOOL_LIST_FORMATS].sort());
});

describe('one list in many wrappings', () => {
  it.each<[string, unknown]>([
    ['the list alone', [A]],
    ['a result', { tools: [A] }],
    ['a JSON-RPC answer', { jsonrpc: '2.0', id: 1, result: { tools: [A] } }],
    ['keys in another case', { Tools: [{ Name: 'a', input_schema: INPUT }] }],
    ['an AG-UI list', [{ name: 'a', description: 'A', parameters: INPUT }]],
    ['an AG-UI tool without parameters', [{ name: 'a', description: 'A', parameters: null }]],
    ['OpenHands, by a model', { ClientTools: [{ Name: 'a', Description: 'A', Parameters: INPUT }] }],
    ['one record', { fields: { Name: 'a', InputSchemaJSON: '{"type":"object"}' } }],
    ['flat definitions', [{ Name: 'a', InputSchema: INPUT }]],
    ['flat definitions with the schema in a string', { tools: [{ Name: 'a', InputSchema: '{}' }] }],
    ['the namespace of a compiled module', { default: { a: { type: 'frontend', parameters: INPUT } } }],
    ['arguments that may be null', [{ name: 'a', inputSchema: { type: ['object', 'null'] } }]],
    ['arguments without a type', [{ name: 'a', inputSchema: { properties: {} } }]],
  ])('%s', async (_, document) => {
    const { rows, diagnostics } = await read(JSON.stringify(document, null, '\t'));
    expect(diagnostics).toEqual([]);
    expect(rows.map(({ name, inputSchema }) => [name, inputSchema.type])).toEqual([['a', 'object']]);
  });

  it.each<[string, string]>([
    ['lists/crm-tools.v2.json', 'crm_tools'],
    ['CRM.json', 'crm'],
    ['2026-07-28.json', 'imported'],
    ['a/Öffnen.json', 'ffnen'],
  ])('the module of %s is %s', (file, module) => {
    expect(readToolList([A], { file }).tools[0]?.row.module).toBe(module);
  });

  it('takes the module that the config names', () => {
    expect(readToolList([A], { file: 'a.json', module: 'sales' }).tools[0]?.row.module).toBe('sales');
  });

  it('keeps tools whose names are properties of every object', async () => {
    const { rows } = await read(
      '[{"name":"__proto__","inputSchema":{"type":"object"}},{"name":"constructor","inputSchema":{}}]',
    );
    expect(rows.map((row) => row.name)).toEqual(['__proto__', 'constructor']);
  });
});

describe('a tool of a toolkit runs in the page only when its kind says so', () => {
  it.each<[unknown, string]>([
    ['frontend', 'client'],
    ['human', 'client'],
    ['backend', 'server'],
    ['provider', 'server'],
    ['external', 'server'],
    [undefined, 'server'],
    ['Frontend', 'server'],
  ])('%s', (type, source) => {
    const list = readToolList({ a: { type } }, { file: 'kit.json', format: 'use_generative' });
    expect(list.tools.map(({ row }) => row.source)).toEqual([source]);
  });

  const schema = { type: 'object', properties: { id: { type: 'string' } } };
  it.each<[string, unknown]>([
    [
      'by the Standard JSON Schema converter',
      { '~standard': { vendor: 'lib', jsonSchema: { input: () => schema } } },
    ],
    ['by `toJSONSchema`', { toJSONSchema: () => schema }],
    ['as JSON Schema', schema],
  ])('asks a schema library %s', (_, parameters) => {
    const list = readToolList({ a: { type: 'frontend', parameters } }, { file: 'kit.json' });
    expect(list.problems).toEqual([]);
    expect(list.tools[0]?.row.inputSchema).toEqual(schema);
  });

  it.each<[string, unknown, RegExp]>([
    ['has no way', { '~standard': { vendor: 'oldlib' } }, /an object of oldlib without a way to JSON Schema/],
    [
      'fails',
      {
        toJSONSchema: () => {
          throw new Error('Dates have no JSON Schema');
        },
      },
      /cannot write these parameters as JSON Schema: Dates have no JSON Schema/,
    ],
  ])('says when a schema library %s', (_, parameters, message) => {
    const list = readToolList({ a: { type: 'frontend', parameters } }, { file: 'kit.json' });
    expect(list.tools).toEqual([]);
    expect(list.problems.map((problem) => problem.message)).toEqual([expect.stringMatching(message)]);
  });
});

describe('what is wrong is said at its place', () => {
  const long = 'a'.repeat(129);
  const first = json(A);
  it.each<[string, string, string, string, string, string | RegExp]>([
    ['nothing', ' \n', 'gen-import-format', '', '', 'The file is empty. Save a tool list in it.'],
    [
      'two documents',
      '[]\n---\n[]\n',
      'gen-import-format',
      '',
      '',
      'The file holds 2 documents. A tool list is one.',
    ],
    ['no JSON', '{"tools": [}', 'yaml-syntax', '', '[', /not closed/],
    [
      'an answer that is no list',
      '{ "content": [] }',
      'gen-import-format',
      '',
      '{ "content": [] }',
      'This is no tool list of a known format, but a mapping. Known are `openhands`, `memberjunction`, `mcp`, `use_generative` and `ag_ui`.',
    ],
    [
      'a manifest of another system that looks alike',
      '{"tools":[{"name":"Lookup","executionContext":"server","schema":{}}]}',
      'gen-import-format',
      '',
      '{"tools":[{"name":"Lookup","executionContext":"server","schema":{}}]}',
      /^This is no tool list of a known format/,
    ],
    [
      'a tool of a toolkit that is no object',
      '{"a":{"type":"human"},"b":7}',
      'gen-import-format',
      '',
      '{"a":{"type":"human"},"b":7}',
      /^This is no tool list of a known format/,
    ],
    [
      'an error',
      '{"jsonrpc":"2.0","id":1,"error":{"code":-32001,"message":"Not signed in"}}',
      'gen-import-format',
      '/error',
      '{"code":-32001,"message":"Not signed in"}',
      'This is an error that a server answered with: "Not signed in", not a list of tools. Save the answer of a call that worked.',
    ],
    [
      'a page of a list',
      `{"tools":[${first}],"nextCursor":"2"}`,
      'gen-import-complete',
      '/nextCursor',
      '"nextCursor"',
      'This is one page of the list: `nextCursor` says that more tools follow. Fetch all pages, and put their tools into one list without `nextCursor`.',
    ],
    [
      'an item that is no tool',
      `{"tools":[${first},"b"]}`,
      'gen-import-shape',
      '/tools/1',
      '"b"',
      'A tool is to be a mapping, not the text "b".',
    ],
    [
      'no schema, where MCP has one',
      `[${first},{"name":"b"}]`,
      'gen-import-shape',
      '/1',
      '{"name":"b"}',
      'This tool has no `inputSchema`, which MCP requires. A tool without arguments has `{ "type": "object" }`.',
    ],
    [
      'a title that is no text',
      '[{"name":"a","title":1,"inputSchema":{}}]',
      'gen-import-shape',
      '/0/title',
      '1',
      'This is to be a text, not the number 1.',
    ],
    [
      'no name',
      '[{"inputSchema":{}}]',
      'gen-import-name',
      '/0',
      '{"inputSchema":{}}',
      'This tool has no name. Without one no step can call it.',
    ],
    [
      'a name with a space',
      '[{"name":"a b","inputSchema":{}}]',
      'gen-import-name',
      '/0/name',
      '"a b"',
      'The tool name "a b" cannot be used: names have letters, digits, `_`, `.` and `-` only. Rename the tool where it is declared.',
    ],
    [
      'a name that is too long',
      `[{"name":"${long}","inputSchema":{}}]`,
      'gen-import-name',
      '/0/name',
      `"${long}"`,
      /^The tool name "a+…" cannot be used: it has 129 characters, and names have at most 128\. Rename/,
    ],
    [
      'a name in a toolkit: the key is its place',
      '{"a b":{"type":"human"}}',
      'gen-import-name',
      '/a b',
      '"a b"',
      /^The tool name "a b" cannot be used/,
    ],
    [
      'arguments that are a text',
      '[{"name":"a","inputSchema":{"type":"string"}}]',
      'gen-import-schema',
      '/0/inputSchema',
      '{"type":"string"}',
      'The arguments of a call are always an object, but this schema says `type: "string"`. Make it an object in the list, or take the tool out.',
    ],
    [
      'a type that is none',
      '[{"name":"a","inputSchema":{"properties":{"n":{"type":"uint8"}}}}]',
      'gen-import-schema',
      '/0/inputSchema/properties/n/type',
      '"uint8"',
      'The schema cannot be used: "uint8" is nothing that JSON Schema 2020-12 takes for "type".',
    ],
    [
      'a reference that leads nowhere',
      '[{"name":"a","inputSchema":{"properties":{"n":{"$ref":"#/$defs/n"}}}}]',
      'gen-import-schema',
      '/0/inputSchema',
      '{"properties":{"n":{"$ref":"#/$defs/n"}}}',
      /^The schema cannot be compiled: can't resolve reference #\/\$defs\/n/,
    ],
    [
      'a pattern that is none',
      '[{"name":"a","inputSchema":{"properties":{"n":{"pattern":"("}}}}]',
      'gen-import-schema',
      '/0/inputSchema',
      '{"properties":{"n":{"pattern":"("}}}',
      /^The schema cannot be compiled: Invalid regular expression/,
    ],
    [
      'an unknown dialect',
      '[{"name":"a","inputSchema":{"$schema":"http://json-schema.org/draft-04/schema#"}}]',
      'gen-import-schema',
      '/0/inputSchema/$schema',
      '"http://json-schema.org/draft-04/schema#"',
      '`$schema` is to name JSON Schema 2020-12, 2019-09, draft-07 or draft-06, not "http://json-schema.org/draft-04/schema#".',
    ],
    [
      'a schema that is a list',
      '[{"name":"a","inputSchema":{},"outputSchema":[]}]',
      'gen-import-schema',
      '/0/outputSchema',
      '[]',
      'A JSON Schema is an object, not a list.',
    ],
    [
      'broken JSON inside a string',
      '[{"Name":"a","InputSchemaJSON":"{ x"}]',
      'gen-import-schema',
      '/0/InputSchemaJSON',
      '"{ x"',
      /^The text is to hold a JSON Schema as JSON, but "\{ x" is none: /,
    ],
    [
      'a mistake inside a string: the string is its place',
      '[{"Name":"a","InputSchemaJSON":"{\\"properties\\":{\\"n\\":{\\"type\\":\\"text\\"}}}"}]',
      'gen-import-schema',
      '/0/InputSchemaJSON',
      '"{\\"properties\\":{\\"n\\":{\\"type\\":\\"text\\"}}}"',
      'The schema cannot be used: "text" is nothing that JSON Schema 2020-12 takes for "type".',
    ],
    [
      'a timeout of no time',
      '[{"Name":"a","InputSchema":{},"DefaultTimeoutMs":0}]',
      'gen-import-shape',
      '/0/DefaultTimeoutMs',
      '0',
      'How long a call may take is a whole number of milliseconds from 1, not the number 0.',
    ],
  ])('%s', async (_, text, rule, path, underlined, message) => {
    const { diagnostics } = await read(text);
    expect(diagnostics.map((each) => [each.rule, each.path, cut(text, each), each.message])).toEqual([
      [rule, path, underlined, typeof message === 'string' ? message : expect.stringMatching(message)],
    ]);
  });

  it.each<[ToolListFormat, unknown, string]>([
    [
      'openhands',
      [A],
      'The config says that the list is in the format `openhands`, but it looks like `mcp`. Correct `format`, or leave it out.',
    ],
    [
      'ag_ui',
      [A],
      'The config says that the list is in the format `ag_ui`, but it looks like `mcp`. Correct `format`, or leave it out.',
    ],
    [
      'mcp',
      { client_tools: [] },
      'The config says that the list is in the format `mcp`, but it looks like `openhands`. Correct `format`, or leave it out.',
    ],
    ['openhands', { tools: 1 }, 'An OpenHands request holds a list `client_tools`; there is none here.'],
    ['ag_ui', {}, 'An AG-UI run holds a list `tools`; there is none here.'],
    ['mcp', {}, 'The result of `tools/list` is to hold a list `tools`; here is a mapping without one.'],
    ['mcp', { result: { tools: 'a' } }, 'The tools are to be a list, not the text "a".'],
    ['memberjunction', 'a', 'The tools are to be a list, not the text "a".'],
    ['use_generative', [1], 'A compiled toolkit is an object of tools by name, not a list.'],
    ['use_generative', { a: 1 }, 'A tool of a toolkit is an object, not the number 1.'],
  ])('a list that is not %s as named: %j', (format, document, message) => {
    const list = readToolList(document, { file: 'a.json', format });
    expect(list.tools).toEqual([]);
    expect(list.problems.map((problem) => problem.message)).toEqual([message]);
  });

  it.each<ToolListFormat | undefined>([undefined, 'mcp', 'memberjunction', 'ag_ui'])(
    'so is one whose `tools` are none, in the format %s',
    (format) => {
      const list = readToolList({ tools: [] }, { file: 'a.json', ...(format && { format }) });
      expect(list).toMatchObject({ tools: [], problems: [] });
    },
  );

  it.each([undefined, ...TOOL_LIST_FORMATS])('a list of nothing is one in the format %s', (format) => {
    const list = readToolList([], { file: 'a.json', ...(format && { format }) });
    expect(list).toMatchObject({ tools: [], problems: [] });
  });

  it('keeps the good tools of a list beside a bad one', async () => {
    const { rows, diagnostics } = await read(`[{"name":"b c","inputSchema":{}},${json(A)}]`);
    expect(rows.map((row) => row.name)).toEqual(['a']);
    expect(diagnostics).toHaveLength(1);
  });

  it('says every mistake of a tool at once', async () => {
    const { diagnostics } = await read(
      '[{"name":"","title":[],"inputSchema":{"type":"null"},"outputSchema":1}]',
    );
    expect(diagnostics.map((each) => each.rule)).toEqual([
      'gen-import-name',
      'gen-import-shape',
      'gen-import-schema',
      'gen-import-schema',
    ]);
  });
});
