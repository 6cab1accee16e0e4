import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkClientToolTable, type ToolRow } from '../../schemas/index.ts';
import { checksModule, projectCatalog } from '../gen/index.ts';
import { toPointer, valueAt } from '../pointer.ts';
import { importTools } from './import-tools.ts';
import { readToolList, TOOL_LIST_FORMATS } from './tool-list.ts';

const generated = projectCatalog([], 'console').table;

const scalar = fc.oneof(
  fc.constantFrom('object', 'string', '#', '#/$defs/a', '{', '{}', '', 'a.b', 'a-b', '__proto__'),
  fc.integer(),
  fc.constant(null),
  fc.boolean(),
);
const keyword = fc.constantFrom(
  'type',
  'properties',
  'items',
  '$ref',
  '$defs',
  'definitions',
  'enum',
  'required',
  'pattern',
  'format',
  'not',
  'anyOf',
  '$schema',
  '$id',
  'x-own',
  'additionalProperties',
  'dependencies',
  '__proto__',
);
const schema = fc.letrec((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    scalar,
    fc.dictionary(keyword, tie('any'), { maxKeys: 4 }),
    fc.array(tie('any'), { maxLength: 3 }),
  ),
})).any;
const part = fc.constantFrom(
  'name',
  'Name',
  'description',
  'inputSchema',
  'InputSchemaJSON',
  'parameters',
  'outputSchema',
  'annotations',
  'type',
  'DefaultTimeoutMs',
  'fields',
);
const likelySchema = fc.constantFrom<unknown>(
  true,
  { type: 'string', format: 'own', 'x-own': 1 },
  { $ref: '#' },
  { items: [{ type: 'string' }], additionalItems: false },
  { dependencies: { a: ['b'], b: { not: {} } } },
  { enum: [{ $schema: 'a' }], default: { $id: 'a' } },
);
const likelyTool = fc.record({
  name: fc.constantFrom('a', 'a.b', 'a-b', 'ui.a', '__proto__', 'a b'),
  inputSchema: fc.record({
    type: fc.constant('object'),
    properties: fc.dictionary(
      fc.constantFrom('a', '__proto__', 'definitions'),
      fc.oneof({ weight: 5, arbitrary: likelySchema }, schema),
      { maxKeys: 2 },
    ),
  }),
  outputSchema: fc.option(
    fc.constantFrom({ type: 'boolean' }, { $schema: 'http://json-schema.org/draft-07/schema#' }),
  ),
});
const tool = fc.oneof(
  { weight: 3, arbitrary: likelyTool },
  scalar,
  fc.dictionary(part, schema, { maxKeys: 5 }),
);
const document = fc.oneof(
  schema,
  { weight: 3, arbitrary: fc.array(likelyTool, { minLength: 1, maxLength: 3 }) },
  fc.array(tool, { maxLength: 4 }),
  fc.dictionary(
    fc.constantFrom('tools', 'client_tools', 'result', 'error', 'nextCursor', 'default', 'a'),
    fc.oneof(fc.array(tool, { maxLength: 3 }), tool),
    { maxKeys: 3 },
  ),
);
const format = fc.constantFrom(undefined, ...TOOL_LIST_FORMATS);

it('any document gives rows that fit the table, compile, and come with problems at places in the document', () => {
  const rows: ToolRow[] = [];
  fc.assert(
    fc.property(document, format, (value, named) => {
      const list = readToolList(value, { file: 'list.json', ...(named !== undefined && { format: named }) });
      const { table, problems } = importTools([list], generated, { 'a*': 'L0' });
      for (const { row } of list.tools) rows.push({ ...row, name: `${rows.length}` });
      const hash = `sha256:${'0'.repeat(64)}`;
      expect(checkClientToolTable({ ...table, hash }), JSON.stringify(checkClientToolTable.errors)).toBe(
        true,
      );
      for (const problem of problems) {
        expect(problem.message).toMatch(/^[A-Z"`].*[.]$/s);
        if (problem.rule !== 'gen-import-schema') {
          expect(
            problem.path.length === 0 || valueAt(value, problem.path) !== undefined,
            toPointer(problem.path),
          ).toBe(true);
        }
      }
    }),
    { numRuns: 100, seed: 7 },
  );
  expect(rows.length).toBeGreaterThan(30);
  expect(() => checksModule({ tools: rows })).not.toThrow();
});
