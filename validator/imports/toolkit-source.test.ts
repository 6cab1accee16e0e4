import { compileGenerative } from '@assistant-ui/x-generative-compiler';
import { describe, expect, it } from 'vitest';
import type { TextRange } from '../diagnostics.ts';
import { indexLines } from '../line-index.ts';
import { toDiagnostics } from '../to-diagnostics.ts';
import { readToolListFile } from './read-file.ts';
import type { ToolkitHost } from './toolkit-source.ts';

const SOURCE = `"use generative";
import { defineToolkit, externalTool, humanTool, providerTool, stubTool } from "@assistant-ui/react";
import { z } from "zod";
import { orders } from "./orders";
import { Card } from "./card";

const id = { type: "string", description: "Public id" } as const;

export default defineToolkit({
  show_order: {
    description: "Shows an order",
    parameters: { type: "object", properties: { id }, required: ["id"] },
    execute: async ({ id }) => {
      "use client";
      return { shown: id };
    },
    render: () => <Card />,
  },
  confirm_delivery: {
    description: \`Asks the user\`,
    parameters: { type: "object", properties: { days: { type: "integer", minimum: -1 } } },
    execute: humanTool(),
    render: () => <Card />,
  },
  late: { parameters: { type: "object" }, execute: stubTool(), render: () => <Card /> },
  book_delivery: {
    description: "Books a delivery",
    parameters: z.object({ order: z.string() }),
    execute: async ({ order }) => orders.book(order),
  },
  web_search: { execute: providerTool({ provider: "any" }) },
  elsewhere: { execute: externalTool(), render: () => <Card /> },
});
`;

const compiler = async () => ({ compileGenerative });

async function read(text: string, host: ToolkitHost = { compiler }) {
  const list = await readToolListFile(text, { file: 'src/orders.generative.tsx' }, host);
  return {
    rows: list.tools.map((tool) => tool.row),
    names: list.tools.map((tool) => cut(text, tool.place.span ?? { start: 0, end: 0 })),
    diagnostics: toDiagnostics(list.problems, () => text).map((each) => [
      each.rule,
      each.severity,
      each.path,
      cutRange(text, each),
      each.message,
    ]),
  };
}

function cut(text: string, { start, end }: { start: number; end: number }): string {
  return text.slice(start, end);
}

function cutRange(text: string, { line, column, endLine, endColumn }: TextRange): string {
  const lines = indexLines(text);
  return text.slice(lines.offsetOf({ line, column }), lines.offsetOf({ line: endLine, column: endColumn }));
}

/** A toolkit of one tool, with these lines in it. */
const kit = (tool: string, before = '') =>
  `"use generative";\n${before}export default defineToolkit({\n${tool}\n});\n`;
const HUMAN = 'execute: humanTool(), render: () => null';

describe('the source of a toolkit', () => {
  it('becomes rows, with the kinds that its compiler infers', async () => {
    const { rows, names, diagnostics } = await read(SOURCE);
    expect(diagnostics).toEqual([]);
    expect(rows.map(({ name, source, description }) => [name, source, description])).toEqual([
      ['show_order', 'client', 'Shows an order'],
      ['confirm_delivery', 'client', 'Asks the user'],
      ['late', 'client', undefined],
      ['book_delivery', 'server', 'Books a delivery'],
      ['web_search', 'server', undefined],
      ['elsewhere', 'server', undefined],
    ]);
    expect(rows.slice(0, 2).map((row) => row.inputSchema)).toEqual([
      {
        type: 'object',
        properties: { id: { type: 'string', description: 'Public id' } },
        required: ['id'],
      },
      { type: 'object', properties: { days: { type: 'integer', minimum: -1 } } },
    ]);
    expect(names).toEqual(rows.map((row) => row.name));
    expect(rows[0]?.module).toBe('orders');
  });

  it.each<[string, string, readonly unknown[]]>([
    [
      'parameters of a schema library',
      kit(`a: { description: "A", parameters: z.object({}), ${HUMAN} }`, 'import { z } from "zod";\n'),
      [
        'gen-import-schema',
        'error',
        '/a/parameters',
        'z.object({})',
        'The parameters of the tool "a" are known only when the module runs. Write them out as JSON Schema, or import the object that your build emits, as JSON.',
      ],
    ],
    [
      'a description that is made',
      kit(`a: { description: t("a"), ${HUMAN} }`),
      [
        'gen-import-shape',
        'warning',
        '/a/description',
        't("a")',
        'The description of the tool "a" is known only when the module runs, so the table has none. Write it out.',
      ],
    ],
    [
      'parameters that are no schema of an object',
      kit(`a: { parameters: { type: "array" }, ${HUMAN} }`),
      [
        'gen-import-schema',
        'error',
        '/a/parameters',
        '{ type: "array" }',
        'The arguments of a call are always an object, but this schema says `type: "array"`. Make it an object in the list, or take the tool out.',
      ],
    ],
    [
      'a name that no step can use',
      kit(`"a b": { ${HUMAN} }`),
      [
        'gen-import-name',
        'error',
        '/a b',
        '"a b"',
        'The tool name "a b" cannot be used: names have letters, digits, `_`, `.` and `-` only. Rename the tool where it is declared.',
      ],
    ],
    [
      'constants that go in circles',
      kit(`a: { parameters: one, ${HUMAN} }`, 'const one = { not: two };\nconst two = { not: one };\n'),
      ['gen-import-schema', 'error', '/a/parameters', 'one', expect.stringContaining('known only when')],
    ],
    [
      'what does not parse',
      '"use generative";\nexport default defineToolkit({ a: }',
      ['gen-import-format', 'error', '', '}', 'The toolkit cannot be compiled: Unexpected token'],
    ],
    [
      'what its compiler refuses',
      kit('a: { description: "A" }'),
      [
        'gen-import-format',
        'error',
        '',
        '',
        'The toolkit cannot be compiled: tool "a" must declare an `execute`; use `humanTool()` for a human-in-the-loop tool',
      ],
    ],
    [
      'no toolkit',
      'export const a = 1;\n',
      [
        'gen-import-format',
        'error',
        '',
        '',
        'The toolkit cannot be compiled: missing "use generative" directive',
      ],
    ],
  ])('says where it cannot be read: %s', async (_, text, expected) => {
    expect((await read(text)).diagnostics).toEqual([expected]);
  });

  it('reads a toolkit of the module that it spreads', async () => {
    const before = `const base = defineToolkit({ b: { description: "B", ${HUMAN} } });\n`;
    const { rows, diagnostics } = await read(kit(`...base, a: { ${HUMAN} }`, before));
    expect(diagnostics).toEqual([]);
    expect(rows.map(({ name, description }) => [name, description])).toEqual([
      ['b', 'B'],
      ['a', undefined],
    ]);
  });

  it('says that a toolkit of another module is not read, and reads the rest', async () => {
    const emitting = {
      compileGenerative: () => ({
        code: 'const self = { ...self };\nexport default { ...self, made: base.make(), a: { type: "human" } };',
      }),
    };
    const { rows, diagnostics } = await read(kit('...self, made: base.make(), a: {}'), {
      compiler: async () => emitting,
    });
    expect(rows.map((row) => row.name)).toEqual(['a']);
    expect(diagnostics).toEqual([
      [
        'gen-import-complete',
        'warning',
        '',
        '',
        expect.stringMatching(/^A toolkit that this one spreads is made by/),
      ],
      [
        'gen-import-complete',
        'warning',
        '/made',
        'made',
        expect.stringMatching(/^The tool "made" is made by/),
      ],
    ]);
  });

  it('asks for its compiler where it is not installed', async () => {
    const { rows, diagnostics } = await read(SOURCE, { compiler: async () => undefined });
    expect(rows).toEqual([]);
    expect(diagnostics.map(([rule, , , , message]) => [rule, message])).toEqual([
      [
        'gen-import-format',
        'To read the source of a toolkit, install `@assistant-ui/x-generative-compiler`; or import the object that your build emits, as JSON.',
      ],
    ]);
  });
});

describe('a host that runs modules', () => {
  const schema = { type: 'object', properties: { order: { type: 'string' } } };
  const parameters = { '~standard': { vendor: 'zod', jsonSchema: { input: () => schema } } };

  it('gives the parameters of a schema library, from the build that has no screens in it', async () => {
    const seen: string[] = [];
    const evaluate = (code: string) => {
      seen.push(code);
      return Promise.resolve({ a: { type: 'human', parameters } });
    };
    const source = kit(
      `a: { parameters: z.object({ order: z.string() }), ${HUMAN} }`,
      'import { z } from "zod";\n',
    );
    const { rows, names, diagnostics } = await read(source, { compiler, evaluate });
    expect(diagnostics).toEqual([]);
    expect(rows.map((row) => row.inputSchema)).toEqual([schema]);
    expect(names).toEqual(['a']);
    expect(seen).toEqual([expect.not.stringMatching(/render|server-only|use generative/)]);
  });

  it('may fail to', async () => {
    const evaluate = () => Promise.reject(new Error('Cannot find package "zod"'));
    expect((await read(kit(`a: { ${HUMAN} }`), { compiler, evaluate })).diagnostics).toEqual([
      ['gen-import-format', 'error', '', '', 'The toolkit cannot be compiled: Cannot find package "zod"'],
    ]);
  });
});
