/** Checks of tool calls against the schemas of a client tool table, by ajv. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type CheckValue, messageOf, type SchemaError } from '../engine/index.ts';
import type { ClientToolTable } from '../schemas/index.ts';
import { type Accept, acceptorOf } from './accept-value.ts';

/** What is known of a schema, once for all tools that have the same: lists are sorted and searched alike. */
interface Schema {
  /** The fast path; absent for a schema that it does not know. */
  readonly accept: Accept | undefined;
  /** ajv's check, or what is wrong with the schema; absent until a value comes that the fast path does not accept. */
  check?: ValidateFunction | SchemaError;
}

/**
 * Checks of a table's tools. A tool's schema is compiled when it is first asked for.
 *
 * Nothing fits a tool that the table does not have (keyword `unknown_tool`), or a schema that is none (`schema`).
 */
export function checksFromTable(table: ClientToolTable): CheckValue {
  const tools = new Map(table.tools.map((tool) => [tool.name, tool]));
  const bySchema = new Map<object, Schema>();
  const byContent = new Map<string, Schema>();
  let ajv: Ajv2020 | undefined;

  function schemaOf(definition: object): Schema {
    const known = bySchema.get(definition);
    if (known !== undefined) return known;
    const content = JSON.stringify(definition);
    const schema = byContent.get(content) ?? { accept: acceptorOf(definition) };
    bySchema.set(definition, schema);
    byContent.set(content, schema);
    return schema;
  }

  function compile(schema: object): ValidateFunction | SchemaError {
    ajv ??= createAjv();
    try {
      return ajv.compile(schema);
    } catch (error) {
      const message = messageOf(error);
      return { instancePath: '', schemaPath: '#', keyword: 'schema', params: { message } };
    }
  }

  return (name, side, value) => {
    const tool = tools.get(name);
    if (tool === undefined) {
      return [{ instancePath: '', schemaPath: '', keyword: 'unknown_tool', params: { tool: name } }];
    }
    const definition = side === 'input' ? tool.inputSchema : tool.outputSchema;
    if (definition === undefined) return [];
    const schema = schemaOf(definition);
    if (schema.accept?.(value) === true) return [];
    schema.check ??= compile(definition);
    const { check } = schema;
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
