import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test, vi } from 'vitest';
import type { ClientToolTable, ToolRow } from '../schemas/index.ts';
import { checksFromTable } from './tool-checks.ts';

function tool(name: string, inputSchema: object, outputSchema?: object): ToolRow {
  return {
    name,
    module: 'orders',
    source: 'client',
    risk: 'L0',
    declaredBy: { kind: 'resource', key: name },
    inputSchema: { ...inputSchema },
    ...(outputSchema !== undefined && { outputSchema: { ...outputSchema } }),
  };
}

function checksOf(...tools: ToolRow[]) {
  const table: ClientToolTable = {
    kind: 'ClientToolTable',
    app: 'console',
    hash: `sha256:${'0'.repeat(64)}`,
    routes: [],
    tools,
  };
  return checksFromTable(table);
}

test('says what does not fit, on both sides', () => {
  const checks = checksOf(tool('a', { type: 'object', required: ['x'] }, { type: 'string', format: 'date' }));
  expect(checks('a', 'input', { x: 1 })).toEqual([]);
  expect(checks('a', 'input', {})).toMatchObject([{ keyword: 'required', params: { missingProperty: 'x' } }]);
  expect(checks('a', 'output', '2026-01-31')).toEqual([]);
  expect(checks('a', 'output', 'soon')).toMatchObject([{ keyword: 'format' }]);
});

test('nothing fits a tool that the table does not have', () => {
  expect(checksOf()('a', 'input', {})).toMatchObject([{ keyword: 'unknown_tool' }]);
});

test('without an output schema any result fits', () => {
  expect(checksOf(tool('a', {}))('a', 'output', { any: 1 })).toEqual([]);
});

test('a schema that is none fits nothing, and says why', () => {
  expect(checksOf(tool('a', { type: 'strnig' }))('a', 'input', {})).toMatchObject([
    { keyword: 'schema', params: { message: expect.stringContaining('type') } },
  ]);
});

test('two tools may have schemas of one $id, and foreign keywords', () => {
  const checks = checksOf(
    tool('a', { $id: 'x', type: 'object', 'x-ui': 1 }),
    tool('b', { $id: 'x', type: 'string' }),
  );
  expect(checks('a', 'input', {})).toEqual([]);
  expect(checks('b', 'input', '')).toEqual([]);
});

test('a schema is compiled when it is first asked for', () => {
  const read = vi.fn(() => ({ type: 'object' }));
  const row = Object.defineProperty(tool('a', {}), 'inputSchema', { get: read, enumerable: true });
  const checks = checksOf(row);
  expect(read).not.toHaveBeenCalled();
  checks('a', 'input', {});
  expect(read).toHaveBeenCalled();
});

test('ajv compiles a schema once for all tools that have it, and each has its own mistakes', () => {
  const compile = vi.spyOn(Ajv2020.prototype, 'compile');
  const schema = { type: 'object', properties: { x: { type: 'integer' } } };
  const checks = checksOf(
    tool('a', schema),
    tool('b', structuredClone(schema)),
    tool('c', { type: 'array' }),
  );
  expect(checks('a', 'input', { x: 'one' })).toMatchObject([{ instancePath: '/x' }]);
  expect(checks('b', 'input', { x: 2 })).toEqual([]);
  expect(checks('b', 'input', { x: 0.5 })).toMatchObject([{ instancePath: '/x' }]);
  expect(checks('c', 'input', {})).toMatchObject([{ instancePath: '' }]);
  expect(compile.mock.calls.map(([each]) => each)).toEqual([schema, { type: 'array' }]);
  compile.mockRestore();
});
