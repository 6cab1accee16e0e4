/** Checks of tool calls against the schemas of a client tool table, by ajv. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { CheckValue, SchemaError } from '../engine/index.ts';
import type { ClientToolTable } from '../schemas/index.ts';
import { type Accept, acceptorOf } from './accept-value.ts';

/**
 * Checks of a table's tools. A tool's schema is compiled when it is first asked for, and by ajv when a value comes that
 * the fast path does not accept: once for all tools with the same schema, as lists have that are sorted or searched
 * alike.
 *
 * Nothing fits a tool that the table does not have (keyword `unknown_tool`), or a schema that is none (`schema`).
 */
export function checksFromTable(table: ClientToolTable): CheckValue {
  const tools = new Map(table.tools.map((tool) => [tool.name, tool]));
  const accepts = new Map<object, Accept | 'unknown'>();
  const compiled = new Map<object, ValidateFunction | SchemaError>();
  const bySchema = new Map<string, ValidateFunction | SchemaError>();
  let ajv: Ajv2020 | undefined;

  function compile(schema: object): ValidateFunction | SchemaError {
    ajv ??= createAjv();
    try {
      return ajv.compile(schema);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return { instancePath: '', schemaPath: '#', keyword: 'schema', params: { message } };
    }
  }

  function compileOnce(schema: object): ValidateFunction | SchemaError {
    const content = JSON.stringify(schema);
    const check = bySchema.get(content) ?? compile(schema);
    bySchema.set(content, check);
    return check;
  }

  return (name, side, value) => {
    const tool = tools.get(name);
    if (tool === undefined) {
      return [{ instancePath: '', schemaPath: '', keyword: 'unknown_tool', params: { tool: name } }];
    }
    const schema = side === 'input' ? tool.inputSchema : tool.outputSchema;
    if (schema === undefined) return [];
    let accept = accepts.get(schema);
    if (accept === undefined) {
      accept = acceptorOf(schema) ?? 'unknown';
      accepts.set(schema, accept);
    }
    if (accept !== 'unknown' && accept(value)) return [];
    const check = compiled.get(schema) ?? compileOnce(schema);
    compiled.set(schema, check);
    if (typeof check !== 'function') return [check];
    return check(value) ? [] : (check.errors ?? []);
  };
}

/** The compiler of a table's schemas. */
export function createAjv(): Ajv2020 {
  // Foreign tables hold keywords and `$id`s of their own, which are no reason to refuse them.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    addUsedSchema: false,
    logger: false,
    // A check is asked a few times: to make it faster takes longer than that.
    code: { optimize: false },
  });
  // The compiled checks of `tour gen` can hold only formats that are patterns: both have to judge alike (S4-21).
  addFormats.default(ajv, { mode: 'fast' });
  return ajv;
}
